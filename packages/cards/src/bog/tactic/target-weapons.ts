import { affiliation, tactic } from '@spaceline/engine/language';
import { offline, whenFiring } from '../../tactics.ts';

export const targetWeapons = tactic('Target Weapons', {
  tactic: { attack: whenFiring(affiliation('Dominion'), 1) },
  modifiers: [offline('weapons enhancements', 'WEAPONS enhancements off line')],
  text: 'ATTACK +1 if a Dominion ship of yours fires.',
  asDamage: 'WEAPONS enhancements off line',
});
