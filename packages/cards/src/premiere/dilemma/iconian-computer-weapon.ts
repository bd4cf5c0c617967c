import { dilemma } from '@spaceline/engine/language';
import { computerWeapon } from '../../words/classic-dilemmas.ts';

export const iconianComputerWeapon = dilemma('Iconian Computer Weapon', { encounter: computerWeapon });
