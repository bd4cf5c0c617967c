import { tactic } from '@spaceline/engine/language';
import { enhancementsOffline } from '../../words/damage.ts';
import { hitIs } from '../../words/tactics.ts';

export const targetShields = tactic('Target Shields', {
  played: [hitIs(['down'], 'if missed')],
  modifiers: [enhancementsOffline('shields')],
});
