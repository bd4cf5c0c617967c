/** Playing a card from the hand: openly, or a hidden agenda face down. */

import { type Action, neverAnOrder } from '../core/action.ts';
import { Option, type Reason } from '../core/decision.ts';
import { NOWHERE } from '../core/spot.ts';
import { playFaceDown, whyNotPlayFaceDown } from './hidden-agenda.ts';
import { isPlayedNormally, listPlays, runPlay, whyNotPlay } from './play.ts';

/** The mark of a play face down. */
const FACE_DOWN = 'face-down';

export const play: Action = {
  verb: 'play',
  answers: 'always',
  isOrder: neverAnOrder,
  isCardPlay: (g, o) => o.mark === FACE_DOWN || isPlayedNormally(g, o.card),
  list(g, seat, out, moment) {
    if (moment.event === null) {
      for (const id of g.hand(seat)) {
        if (whyNotPlayFaceDown(g, seat, id) === null) out.push(new Option('play', id, NOWHERE, NOWHERE, FACE_DOWN));
      }
    }
    listPlays(g, seat, moment, out);
  },
  why: (g, seat, a, moment): Reason | null =>
    a.word === FACE_DOWN ? whyNotPlayFaceDown(g, seat, a.card) : whyNotPlay(g, seat, a, moment),
  *run(g, seat, o, _, moment) {
    if (o.mark === FACE_DOWN) yield* playFaceDown(g, seat, o.card);
    else yield* runPlay(g, seat, o, moment);
  },
};
