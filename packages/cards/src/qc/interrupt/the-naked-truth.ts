import {
  chooseCards,
  countUse,
  enterAt,
  type Game,
  type Seat,
  setController,
  stop,
  whyNotEnter,
} from '@spaceline/engine';
import { interrupt, script } from '@spaceline/engine/language';

/** Nobody is sent twice in a game. */
const sentKey = (g: Game, seat: Seat, id: number): string => `game:${seat}:The Naked Truth:${g.def(id).title}`;

const maySend = (g: Game, seat: Seat, id: number): boolean => {
  const d = g.def(id);
  return d.personnel && d.unique && !g.state.used.has(sentKey(g, seat, id)) && whyNotEnter(g, seat, id) === null;
};

export const theNakedTruth = interrupt('The Naked Truth', {
  encounter: script(
    'opponent may report a unique personnel from hand to your crew or Away Team: it is used as your own and is stopped (each personnel once per game)',
    function* ({ g, source, you, opponent, attempt }) {
      const sent = g.hand(opponent).filter((id) => maySend(g, opponent, id));
      const question = { id: 'report', text: '{card}: report which unique personnel?', card: source };
      const [id] = yield* chooseCards(opponent, sent, 0, 1, question);
      if (id === undefined) return;
      countUse(g, sentKey(g, opponent, id));
      yield* enterAt(g, opponent, id, attempt!.spot);
      setController(g, id, you);
      yield* stop(g, [id], source);
    },
  ),
});
