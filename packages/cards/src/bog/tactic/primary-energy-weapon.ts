import { affiliation, tactic } from '@spaceline/engine/language';
import { casualties, whenFiring } from '../../words/tactics.ts';

export const primaryEnergyWeapon = tactic('Primary Energy Weapon', {
  played: [whenFiring(affiliation('Borg'), 2)],
  damage: casualties,
});
