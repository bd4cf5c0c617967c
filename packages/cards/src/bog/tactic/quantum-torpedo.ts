import { isSpaceLocation, locationOf } from '@spaceline/engine';
import { forbid, shipClass, tactic } from '@spaceline/engine/language';
import { whenFiring } from '../../tactics.ts';

export const quantumTorpedo = tactic('Quantum Torpedo', {
  tactic: { attack: whenFiring(shipClass('Sovereign'), 1) },
  modifiers: [
    forbid(
      'attempt-with',
      'sensors off line: the crew cannot attempt space missions',
      { rule: 'BOG-42', text: 'The ship’s sensors are off line' },
      (g, source, ship) => g.card(source).host === ship && isSpaceLocation(g, locationOf(g, ship)),
    ),
  ],
  text: 'ATTACK +1 if a Sovereign-class ship of yours fires.',
  asDamage: 'sensors off line, the crew cannot attempt space missions',
});
