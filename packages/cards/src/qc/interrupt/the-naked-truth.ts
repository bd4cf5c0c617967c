import { chooseCards, enterAt, setController, stop, whyNotEnter } from '@spaceline/engine';
import { interrupt, oncePerGame, type Reading, script, useOf } from '@spaceline/engine/language';

/** Nobody is sent twice in a game. */
const sending = useOf('report', oncePerGame);
const sender = ({ g, source, opponent }: Reading) => ({ g, source, you: opponent });

const maySend = (r: Reading, id: number): boolean => {
  const d = r.g.def(id);
  return d.personnel && d.unique && sending.isLeft(sender(r), d.title) && whyNotEnter(r.g, r.opponent, id) === null;
};

export const theNakedTruth = interrupt('The Naked Truth', {
  encounter: script(
    'opponent may report a unique personnel from hand to your crew or Away Team: it is used as your own and is stopped (each personnel once per game)',
    function* (r) {
      const { g, source, you, opponent, attempt } = r;
      const sent = g.hand(opponent).filter((id) => maySend(r, id));
      const question = { id: 'report', text: '{card}: report which unique personnel?', card: source };
      const [id] = yield* chooseCards(g, opponent, sent, 0, 1, question);
      if (id === undefined) return;
      sending.use(sender(r), g.def(id).title);
      yield* enterAt(g, opponent, id, attempt!.spot);
      setController(g, id, you);
      yield* stop(g, [id], source);
    },
  ),
});
