import {
  atALocation,
  inOrder,
  interrupt,
  people,
  playsOn,
  putOutOfPlay,
  relocate,
  ships,
  target,
  the,
  titled,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { stopWithCrew } from '../../crews.ts';
import { locationsAll } from '../../worlds.ts';

const kes = your(people).which(titled('Kes')).aboard(target);

export const theGift = interrupt('The Gift', {
  plays: [
    playsOn(your(ships).which(atALocation), {
      timing: 'any',
      effect: {
        ...inOrder(
          putOutOfPlay(youChoose(1, kes)),
          relocate(the(target), locationsAll.elsewhere.sameQuadrant),
          stopWithCrew(target),
        ),
        hint: -1,
      },
    }),
  ],
});
