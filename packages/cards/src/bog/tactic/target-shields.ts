import { tactic } from '@spaceline/engine/language';
import { enhancementsOffline } from '../../words/damage.ts';
import { missIs } from '../../words/tactics.ts';

export const targetShields = tactic('Target Shields', {
  played: [missIs('down')],
  modifiers: [enhancementsOffline('shields')],
});
