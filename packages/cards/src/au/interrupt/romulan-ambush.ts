import {
  captures,
  destroyShip,
  inOrder,
  interrupt,
  opponents,
  people,
  playsOn,
  presentWith,
  shipClass,
  ships,
  target,
  under,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { ifPossible } from '../../words/choosing.ts';

const warbirds = your(ships).which(shipClass("D'deridex"));
const prey = opponents(ships).which(under('shields', 6)).which(presentWith(warbirds));
const spared = youChoose(1, opponents(people).aboard(target));

export const romulanAmbush = interrupt('Romulan Ambush', {
  plays: [
    playsOn(prey, {
      timing: 'any',
      effect: inOrder(ifPossible(captures(spared)), destroyShip(target)),
    }),
  ],
  capturing: true,
});
