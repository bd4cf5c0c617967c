import {
  discard,
  draw,
  drawn,
  inOrder,
  interrupt,
  oneOf,
  opponentChooses,
  playsTo,
  youChoose,
} from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';

export const thePower = interrupt('The Power', {
  plays: [
    playsTo(
      oneOf(
        { mark: 'draw-one', effect: draw(1) },
        { mark: 'draw-two', effect: inOrder(draw(2), discard(youChoose(1, drawn))) },
        { mark: 'draw-three', effect: inOrder(draw(3), discard(opponentChooses(1, drawn))) },
      ),
      {
        mark: 'draw',
        timing: 'turn',
        limit: onePlayEachTurn,
      },
    ),
  ],
});
