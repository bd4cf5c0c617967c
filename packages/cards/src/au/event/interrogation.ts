import {
  ability,
  captives,
  event,
  frees,
  host,
  ifThen,
  inOrder,
  onceEachTurn,
  opponents,
  opponentsChoiceOf,
  outposts,
  playsOn,
  plus,
  points,
  the,
  thereIs,
} from '@spaceline/engine/language';
import { added, counted } from '../../madred.ts';

/** Five lights: the captive goes home. CR-148: without an outpost to return to there is no such choice. */
const five = ifThen(
  thereIs(opponents(outposts)),
  inOrder(points(plus(10, added)), counted, frees(the(host), opponents(outposts))),
);
const lights = opponentsChoiceOf(
  { mark: 'four', effect: inOrder(points(plus(1, added)), counted) },
  { mark: 'five', effect: five },
);

/** BOG-98 */
export const interrogation = event('Interrogation', {
  plays: [playsOn(captives)],
  abilities: [ability('ask', lights, { limit: onceEachTurn })],
  capturing: true,
});
