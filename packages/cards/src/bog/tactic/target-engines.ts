import { affiliation, tactic } from '@spaceline/engine/language';
import { enhancementsOffline } from '../../words/damage.ts';
import { whenFiring } from '../../words/tactics.ts';

export const targetEngines = tactic('Target Engines', {
  played: [whenFiring(affiliation('Dominion'), 1)],
  modifiers: [enhancementsOffline('range')],
});
