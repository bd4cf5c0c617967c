import { shipClass, tactic } from '@spaceline/engine/language';
import { offline, whenFiring } from '../../tactics.ts';

export const pulsePhaserCannons = tactic('Pulse Phaser Cannons', {
  tactic: { attack: whenFiring(shipClass('Defiant'), 1) },
  modifiers: [offline('Tractor Beam')],
  text: 'ATTACK +1 if a Defiant-class ship of yours fires.',
  asDamage: 'Tractor Beam off line',
});
