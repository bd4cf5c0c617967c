import { tactic } from '@spaceline/engine/language';
import { missIs, offline } from '../../words/tactics.ts';

export const targetShields = tactic('Target Shields', {
  played: [missIs('down')],
  modifiers: [offline('shields enhancements')],
});
