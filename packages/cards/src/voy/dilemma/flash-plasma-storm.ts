import { attribute } from '@spaceline/engine';
import { all, awayTeam, dilemma, kill, simply, which, whoIs, youHaveInPlay } from '@spaceline/engine/language';
import { isHandWeapon, withoutThose } from '../../attributes.ts';

const exposed = whoIs(
  'with both STRENGTH<6 (hand weapons do not help) and CUNNING<9',
  (g, id) => withoutThose(g, id, 'strength', isHandWeapon) < 6 && attribute(g, id, 'cunning') < 9,
);

export const flashPlasmaStorm = dilemma('Flash Plasma Storm', {
  encounter: simply(kill(all(which(awayTeam, exposed)))),
  nullified: youHaveInPlay('Thermal Deflectors'),
});
