import { chooseWord, disabled, scoreBox, shown, sourceRef, toPile, Zone } from '@spaceline/engine';
import {
  dilemma,
  discardThis,
  placeOnTable,
  type Reading,
  remembersCards,
  script,
  trigger,
  when,
} from '@spaceline/engine/language';

const spared = remembersCards('spared', 'the next seed card');

const WAYS = [
  { mark: 'nullify', word: 'nullify it' },
  { mark: 'meet', word: 'meet it' },
] as const;

const lose = ({ g, source, you }: Reading): void => scoreBox(g, you, source);

const choose = script(
  'choose whether to nullify the next seed card here and lose points',
  function* (ctx) {
    const { g, you, source: card } = ctx;
    const [next] = g.location(ctx.attempt!.location).seeds;
    if (next === undefined) return;
    const question = { id: 'nullify', text: '{card}: nullify the next seed card?', card };
    if ((yield* chooseWord(g, you, WAYS, question)) === 'nullify') {
      toPile(g, next, Zone.Discard);
      g.tell(() => ({ kind: 'nullified', card: shown(g, next), by: sourceRef(g, card) }));
      lose(ctx);
    } else {
      yield* placeOnTable().run(ctx);
      spared.keep(ctx, [next]);
    }
  },
  { hint: -1, ways: WAYS },
);

const stopsYours = (r: Reading): boolean => {
  const { g, you, event } = r;
  if (event === null || !spared.anywhere(r).includes(event.card) || !g.def(event.card).dilemma) return false;
  return event.cards.some((id) => g.def(id).personnel && g.card(id).controller === you);
};

const pay = script('you lose points', function* (ctx) {
  lose(ctx);
  yield* discardThis.run(ctx);
});

/** When the attempt is over, the seed card has either been met or waits for the next one. */
const over = script('', function* (ctx) {
  const { g, you } = ctx;
  const seeds = spared.anywhere(ctx).map((id) => g.card(id));
  if (seeds.some(({ zone }) => zone === Zone.Seeded)) return;
  const disables = (dilemma: number, id: number): boolean =>
    g.tableau.disable.some(({ card, modifier }) => card === dilemma && modifier.applies(g, card, id)) ||
    (g.card(dilemma).zone === Zone.On && g.card(dilemma).host === id && disabled(g, id));
  const yours = g.tableau.inPlay.filter((id) => g.def(id).personnel && g.card(id).controller === you);
  if (seeds.some(({ id }) => g.def(id).dilemma && yours.some((x) => disables(id, x)))) lose(ctx);
  yield* discardThis.run(ctx);
});

export const plaNet = dilemma('Pla-Net', {
  encounter: choose,
  triggers: [
    trigger({ on: 'stopped' }, pay, { when: when('it stops your personnel', stopsYours) }),
    trigger({ on: 'attempt-ended' }, over),
  ],
  text: 'Choose whether to nullify the next seed card here. If you do, lose points. If you do not, and it is a dilemma that stops, disables or puts in stasis any of your personnel, lose points.',
});
