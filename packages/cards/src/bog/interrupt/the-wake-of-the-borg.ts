import {
  all,
  discardThis,
  inOrder,
  interrupt,
  kill,
  missions,
  people,
  playsOn,
  vessels,
  which,
} from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';
import { atEndOfOpponentsNextTurn } from '../../words/answers.ts';
import { ifPossible } from '../../words/choosing.ts';
import { destroysAll } from '../../words/ships-and-crews.ts';
import { inRegion, onAPlanet, struckHere } from '../../words/whereabouts.ts';

export const theWakeOfTheBorg = interrupt('The Wake of the Borg', {
  plays: [playsOn(which(missions.opponents, inRegion('Neutral Zone Region')), { timing: 'any' })],
  modifiers: [mayNotBeNullified()],
  triggers: [
    atEndOfOpponentsNextTurn(
      inOrder(
        ifPossible(destroysAll(vessels.which(struckHere))),
        ifPossible(kill(all(people.which(onAPlanet).which(struckHere)))),
        discardThis,
      ),
    ),
  ],
});
