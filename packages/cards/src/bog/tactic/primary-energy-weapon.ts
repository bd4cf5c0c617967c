import { affiliation, tactic } from '@spaceline/engine/language';
import { casualties } from '../../words/damage.ts';
import { whenFiring } from '../../words/tactics.ts';

export const primaryEnergyWeapon = tactic('Primary Energy Weapon', {
  played: [whenFiring(affiliation('Borg'), 2)],
  damage: casualties,
});
