import { affiliation } from '@spaceline/engine/language';
import { casualties, simpleTactic } from '../../tactics.ts';

export const primaryEnergyWeapon = simpleTactic('Primary Energy Weapon', {
  firing: [affiliation('Borg'), 2],
  damage: casualties,
  text: 'ATTACK +2 if a Borg ship of yours fires.',
  asDamage: 'kills one personnel aboard (random selection)',
});
