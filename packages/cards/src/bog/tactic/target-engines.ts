import { affiliation, tactic } from '@spaceline/engine/language';
import { enhancementsOffline, whenFiring } from '../../words/tactics.ts';

export const targetEngines = tactic('Target Engines', {
  played: [whenFiring(affiliation('Dominion'), 1)],
  modifiers: [enhancementsOffline('range')],
});
