import {
  all,
  atEndOf,
  discardThis,
  inOrder,
  inRegion,
  interrupt,
  kill,
  missions,
  onAPlanet,
  people,
  playsOn,
  struckHere,
  vessels,
  which,
} from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';
import { ifPossible } from '../../words/choosing.ts';
import { destroysAll } from '../../words/ships-and-crews.ts';

export const theWakeOfTheBorg = interrupt('The Wake of the Borg', {
  plays: [playsOn(which(missions.opponents, inRegion('Neutral Zone Region')), { timing: 'any' })],
  modifiers: [mayNotBeNullified()],
  triggers: [
    atEndOf(
      "opponent's next turn",
      inOrder(
        ifPossible(destroysAll(vessels.which(struckHere))),
        ifPossible(kill(all(people.which(onAPlanet).which(struckHere)))),
        discardThis,
      ),
    ),
  ],
});
