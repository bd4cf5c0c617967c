import {
  inOrder,
  interrupt,
  people,
  playsOn,
  putOutOfPlay,
  relocate,
  ships,
  target,
  the,
  your,
} from '@spaceline/engine/language';
import { stopWithCrew } from '../../crews.ts';
import { elsewhereInQuadrant } from '../../words/ships-and-crews.ts';
import { atALocation, persona } from '../../words/whereabouts.ts';

const kes = your(people).which(persona('Kes')).aboard(target);

export const theGift = interrupt('The Gift', {
  plays: [
    playsOn(your(ships).which(atALocation), {
      timing: 'any',
      effect: {
        ...inOrder(putOutOfPlay(the(kes)), relocate(the(target), elsewhereInQuadrant), stopWithCrew(target)),
        hint: -1,
      },
    }),
  ],
});
