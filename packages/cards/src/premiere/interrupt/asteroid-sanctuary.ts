import {
  inFlight,
  inOrder,
  interrupt,
  mayNot,
  playsOn,
  ships,
  target,
  the,
  them,
  until,
  which,
} from '@spaceline/engine/language';
import { answering } from '../../words/answers.ts';
import { cancelsTheBattle, shipsAttacked } from '../../words/fighting.ts';
import { crewHas } from '../../words/permissions.ts';

const navigated = crewHas(['Navigation', 2]);
const hides = until('end of turn', the(target), mayNot('attack-on', them));

export const asteroidSanctuary = interrupt('Asteroid Sanctuary', {
  plays: [
    playsOn(ships.which(inFlight).which(navigated), { effect: hides }),
    answering(
      'ship-battle',
      playsOn(which(which(shipsAttacked(), inFlight), navigated), {
        mark: 'escape',
        effect: inOrder(cancelsTheBattle, hides),
      }),
    ),
  ],
});
