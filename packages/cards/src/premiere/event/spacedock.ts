import { event, outposts, playsOn, thatCard, your } from '@spaceline/engine/language';
import { repairs, whenYourShipDocksHere } from '../../words/lasting-cards.ts';

/** BOG-50 */
export const spacedock = event('Spacedock', {
  plays: [playsOn(your(outposts))],
  triggers: [whenYourShipDocksHere(repairs(thatCard))],
});
