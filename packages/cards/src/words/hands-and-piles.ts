/** Hands, draw decks and discard piles: how many are drawn, thrown away, or looked at. */
import {
  chooseCard,
  chooseCards,
  chooseNumber,
  chooseWord,
  downloadSources,
  drawable,
  draw as drawCards,
  type Flow,
  forbidden,
  hide,
  lookAt,
  type NamedWay,
  payForDownload,
  pile,
  rearrangeTop,
  type Seat,
  shown,
  shuffleDrawDeck,
  sourceRef,
  toDiscardPile,
  toPile,
  whyTooDear,
  Zone,
} from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  type Condition,
  count,
  type Effect,
  type Filter,
  type ForbidModifier,
  forbid,
  hintOf,
  inPile,
  measured,
  oneOf,
  type Picker,
  putOutOfPlay,
  putUnderDeck,
  type Reading,
  type Selector,
  select,
  squeeze,
  when,
} from '@spaceline/engine/language';

/** One of those, or such a card in your hand. */
export const inHandOrInPlay = (inPlay: Selector, f: Filter): Selector => {
  const inHand = inPile('you', 'hand', f);
  const either = select(`${inPlay.one}, or one in your hand`, `${inPlay.many}, or those in your hand`, (r) => [
    ...inHand.ids(r),
    ...inPlay.ids(r),
  ]);
  return { ...either, ofPile: true };
};

/** As many cards as you like go from the hand, none included; as many are drawn, and some more. */
export const discardsAnyToDraw = (more: Amount): Effect => {
  const hand = inPile('you', 'hand');
  return {
    *run(r): Flow {
      const question = { id: 'discard', text: '{card}: discard which cards from hand?', card: r.source };
      const ids = yield* chooseCards(r.g, r.you, hand.ids(r), 0, hand.ids(r).length, question);
      for (const id of ids) toPile(r.g, id, Zone.Discard);
      yield* drawCards(r.g, r.you, ids.length + amountOf(more, r));
    },
    could: ({ g, you }) => drawable(g, you) > 0,
    text: `discard any number of cards from hand and draw as many, and ${measured(more, (k) => count(k))} more`,
    hint: hintOf(more),
  };
};

/** Whoever has just drawn a card goes without it and draws another. */
export const drawnAnew: Effect = {
  *run({ g, event }): Flow {
    if (event === null) return;
    for (const id of event.chosen) toPile(g, id, Zone.Discard);
    event.chosen = yield* drawCards(g, event.seat, event.chosen.length);
  },
  could: ({ event }) => event !== null && event.chosen.length > 0,
  text: 'that player discards it and draws another',
  hint: 0,
};

/** As many as the player likes, one at least. */
export const drawUpTo = (n: Amount): Effect => ({
  *run(r): Flow {
    const { g, you, source } = r;
    const most = Math.min(amountOf(n, r), drawable(g, you));
    if (most < 1) return;
    const numbers = Array.from({ length: most }, (_, i) => most - i);
    const many = yield* chooseNumber(g, you, numbers, { id: 'draw', text: '{card}: draw how many?', card: source });
    yield* drawCards(g, you, many);
  },
  could: (r) => amountOf(n, r) > 0 && drawable(r.g, r.you) > 0,
  text: `draw up to ${measured(n, (k) => `${k} cards`)}`,
  hint: hintOf(n),
});

/** Draws so many, of which one goes beneath the draw deck again. */
export const drawsButOneGoesBeneath = (n: Amount): Effect => ({
  *run(r): Flow {
    const { g, you, source } = r;
    const drawn = yield* drawCards(g, you, amountOf(n, r));
    const question = { id: 'beneath', text: '{card}: which card goes beneath the draw deck?', card: source };
    const id = yield* chooseCard(g, you, drawn, question);
    if (id >= 0) toPile(g, id, Zone.Deck, 'bottom');
  },
  could: ({ g, you }) => drawable(g, you) > 0,
  text: `draw ${measured(n, (k) => `${count(k)} cards`)} and place one of them beneath your draw deck`,
  hint: hintOf(n),
});

/** The lowest cards of your discard pile. */
export const bottomOfDiscardPile = (n: Amount): Picker => ({
  ofPile: true,
  *pick(r): Flow<number[]> {
    const cards = pile(r.g, r.you, Zone.Discard);
    return cards.slice(Math.max(0, cards.length - amountOf(n, r)));
  },
  any: ({ g, you }) => pile(g, you, Zone.Discard).length > 0,
  text: `the bottom ${measured(n, (k) => (k === 1 ? 'card' : `${count(k)} cards`))} of your discard pile`,
  hint: hintOf(n),
});
/** It goes beneath your draw deck, or out of play. */
export const clearsDiscardPile: Effect = oneOf(
  { mark: 'beneath', effect: putUnderDeck(bottomOfDiscardPile(1)) },
  { mark: 'out-of-play', effect: putOutOfPlay(bottomOfDiscardPile(1)) },
);

/** From wherever a download looks but the hand itself, to the hand; it is shown. */
export const downloadToHand = (f: Filter): Effect => {
  const found = (r: Reading): number[] =>
    downloadSources(r.g, r.you).filter(
      (id) => r.g.card(id).zone !== Zone.Hand && f.test(r, id) && whyTooDear(r.g, 'download', id, r.you) === null,
    );
  return {
    *run(r): Flow {
      const { g, you, source } = r;
      const id = yield* chooseCard(g, you, found(r), {
        id: 'download',
        text: '{card}: download which card to hand?',
        card: source,
      });
      if (id < 0 || !(yield* payForDownload(g, you, id))) return;
      g.tell(() => ({ kind: 'downloaded', who: you, card: shown(g, id), using: sourceRef(g, source) }));
      toPile(g, id, Zone.Hand);
      shuffleDrawDeck(g, you);
    },
    fetches: true,
    could: (r) => forbidden(r.g, 'download', r.source, r.you) === null && found(r).length > 0,
    text: squeeze(`download to hand one ${f.pre} card ${f.post}`),
    hint: 2,
  };
};

/** Even a Q card, which would go back under its side deck: to its owner's discard pile (R-12.10). */
export const thisToDiscardPile: Effect = {
  *run({ g, source }) {
    g.tell(() => ({ kind: 'left', card: shown(g, source), to: 'discard', by: sourceRef(g, source) }));
    toDiscardPile(g, source);
  },
  could: () => true,
  text: 'place this card in its owner’s discard pile',
  hint: 0,
};

export const discardsHand: Effect = {
  *run({ g, you }): Flow {
    for (const id of g.hand(you).slice()) toPile(g, id, Zone.Discard);
  },
  could: () => true,
  text: 'discard your hand',
  hint: -3,
};

export const nothingPlayedYet: Condition = when(
  'you have played no cards this turn',
  ({ g, you }) => g.state.players[you].played === 0,
);

interface Pile extends NamedWay {
  readonly seat: Seat;
  readonly zone: Zone.Deck | Zone.Discard;
}

const piles = (ctx: Reading): Pile[] =>
  (
    [
      { mark: 'your-deck', word: 'your draw deck', seat: ctx.you, zone: Zone.Deck },
      { mark: 'their-deck', word: "opponent's draw deck", seat: ctx.opponent, zone: Zone.Deck },
      { mark: 'your-discard', word: 'your discard pile', seat: ctx.you, zone: Zone.Discard },
      { mark: 'their-discard', word: "opponent's discard pile", seat: ctx.opponent, zone: Zone.Discard },
    ] as const
  ).filter((p) => pile(ctx.g, p.seat, p.zone).length > 0);

/** Looks at them and says which comes next, from the top; whoever need not go on leaves the others in their order. */
function* rearrange({ g, you, source }: Reading, of: Pick<Pile, 'seat' | 'zone'>, cards: number[], least: 0 | 1): Flow {
  lookAt(g, you, cards);
  const left = [...cards];
  const order: number[] = [];
  const question = { id: 'rearrange', text: '{card}: which card comes next, from the top?', card: source };
  while (left.length > 0) {
    const [id] = yield* chooseCards(g, you, left, least, 1, question);
    if (id === undefined) break;
    order.push(...left.splice(left.indexOf(id), 1));
  }
  rearrangeTop(g, of.seat, of.zone, [...order, ...left]);
  // only a look: a later shuffle must leave nothing that the player could recognise
  hide(g, cards);
}

/** Looks at your opponent's whole draw deck and puts as many cards on top as you like; the others stay in their order (CR-194). */
export const rearrangesOpponentsDeck: Effect = {
  *run(ctx): Flow {
    const of = { seat: ctx.opponent, zone: Zone.Deck } as const;
    yield* rearrange(ctx, of, pile(ctx.g, of.seat, of.zone).slice(), 0);
  },
  could: (ctx) => pile(ctx.g, ctx.opponent, Zone.Deck).length > 0,
  text: 'look at your opponent’s draw deck and rearrange it as you like',
  hint: 3,
};

/** Looks at the upper cards of a pile of either player and puts them back in any order (CR-194, CR-195). */
export const rearrangesTop = (n: Amount): Effect => ({
  *run(ctx): Flow {
    const { g, you, source } = ctx;
    const open = piles(ctx);
    const look = { id: 'pile', text: '{card}: look at which pile?', card: source };
    const mark = yield* chooseWord(g, you, open, look);
    const chosen = open.find((p) => p.mark === mark);
    if (chosen === undefined) return;
    yield* rearrange(ctx, chosen, pile(g, chosen.seat, chosen.zone).slice(0, amountOf(n, ctx)), 1);
  },
  could: (ctx) => piles(ctx).length > 0,
  text: `look at the top ${measured(n, (k) => `${k} cards`)} of any draw deck or discard pile and put them back as you like`,
  hint: 1,
});

/** CR-140: of several draws that a card gives a player together, one at most may be given up for a download. */
export const convertsOneDraw: ForbidModifier = forbid(
  'convert-draw',
  'each time a card gives several card draws, only one of them may be converted to a download',
  { rule: 'CR-140', text: '{card}: another of these draws was converted already' },
  () => true,
);
