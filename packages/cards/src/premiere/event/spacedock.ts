import { event, outposts, playsOn, your } from '@spaceline/engine/language';
import { repairs } from '../../words/doing.ts';
import { thatShip, whenYourShipDocksHere } from '../../words/whenever.ts';

/** BOG-50 */
export const spacedock = event('Spacedock', {
  plays: [playsOn(your(outposts))],
  triggers: [whenYourShipDocksHere(repairs(thatShip))],
});
