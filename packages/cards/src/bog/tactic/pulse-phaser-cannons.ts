import { shipClass, tactic } from '@spaceline/engine/language';
import { offline } from '../../words/damage.ts';
import { whenFiring } from '../../words/tactics.ts';

export const pulsePhaserCannons = tactic('Pulse Phaser Cannons', {
  played: [whenFiring(shipClass('Defiant'), 1)],
  modifiers: [offline('Tractor Beam')],
});
