import { affiliation, tactic } from '@spaceline/engine/language';
import { offline, whenFiring } from '../../tactics.ts';

export const targetEngines = tactic('Target Engines', {
  tactic: { attack: whenFiring(affiliation('Dominion'), 1) },
  modifiers: [offline('range enhancements', 'RANGE enhancements off line')],
  text: 'ATTACK +1 if a Dominion ship of yours fires.',
  asDamage: 'RANGE enhancements off line',
});
