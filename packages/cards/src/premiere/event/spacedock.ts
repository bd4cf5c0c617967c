import { dockedTo, eachTime, event, host, outposts, playsOn, ships, target, your } from '@spaceline/engine/language';
import { ifPossible } from '../../words/choosing.ts';
import { repairs } from '../../words/doing.ts';
import { thatShip } from '../../words/whenever.ts';

/** BOG-50: those that lie there already have stopped there, too. */
export const spacedock = event('Spacedock', {
  plays: [playsOn(outposts, { effect: ifPossible(repairs(your(ships).which(dockedTo(target)))), stays: true })],
  triggers: eachTime('docked', { by: 'you', what: ships, at: host }, repairs(thatShip)),
});
