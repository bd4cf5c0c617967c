import {
  all,
  both,
  captures,
  inOrder,
  interrupt,
  opponents,
  people,
  playsOn,
  target,
  undocked,
  which,
} from '@spaceline/engine/language';
import { answering } from '../../words/answers.ts';
import { ifPossible } from '../../words/choosing.ts';
import { cancelsTheBattle, commandeers, onlyShipThere, outgunnedBy, shipsAttacked } from '../../words/fighting.ts';

const prey = which(shipsAttacked('you'), both(undocked, onlyShipThere, outgunnedBy(3)));
const crew = opponents(people).aboard(target);

export const outgunned = interrupt('Outgunned', {
  plays: [
    answering(
      'ship-battle',
      playsOn(prey, { effect: inOrder(cancelsTheBattle, ifPossible(captures(all(crew))), commandeers(target)) }),
    ),
  ],
  capturing: true,
});
