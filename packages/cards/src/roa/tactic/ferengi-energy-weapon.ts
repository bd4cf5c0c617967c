import { affiliation, tactic } from '@spaceline/engine/language';
import { casualties } from '../../words/damage.ts';
import { whenFiring } from '../../words/tactics.ts';

export const ferengiEnergyWeapon = tactic('Ferengi Energy Weapon', {
  played: [whenFiring(affiliation('Ferengi'), 2)],
  damage: casualties,
});
