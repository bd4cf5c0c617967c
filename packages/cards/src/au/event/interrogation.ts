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
  the,
  thereIs,
} from '@spaceline/engine/language';
import { scoresWithMadred } from '../../words/doing.ts';

/** Five lights: the captive goes home. CR-148: without an outpost to return to there is no such choice. */
const five = ifThen(thereIs(opponents(outposts)), inOrder(scoresWithMadred(10), frees(the(host), opponents(outposts))));
const lights = opponentsChoiceOf({ mark: 'four', effect: scoresWithMadred(1) }, { mark: 'five', effect: five });

/** BOG-98 */
export const interrogation = event('Interrogation', {
  plays: [playsOn(captives)],
  abilities: [ability('ask', lights, { limit: onceEachTurn })],
  capturing: true,
});
