import { event, outposts, playsOn } from '@spaceline/engine/language';
import { ifPossible } from '../../words/choosing.ts';
import { repairs } from '../../words/doing.ts';
import { thatShip, whenYourShipDocksHere, yourShipsDockedThere } from '../../words/whenever.ts';

/** BOG-50: those that lie there already have stopped there, too. */
export const spacedock = event('Spacedock', {
  plays: [playsOn(outposts, { effect: ifPossible(repairs(yourShipsDockedThere)), stays: true })],
  triggers: [whenYourShipDocksHere(repairs(thatShip))],
});
