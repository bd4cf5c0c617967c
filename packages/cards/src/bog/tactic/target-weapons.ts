import { affiliation, tactic } from '@spaceline/engine/language';
import { enhancementsOffline } from '../../words/damage.ts';
import { whenFiring } from '../../words/tactics.ts';

export const targetWeapons = tactic('Target Weapons', {
  played: [whenFiring(affiliation('Dominion'), 1)],
  modifiers: [enhancementsOffline('weapons')],
});
