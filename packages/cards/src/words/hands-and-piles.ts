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
  toPile,
  whyTooDear,
  Zone,
} from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  count,
  type Effect,
  type Filter,
  type ForbidModifier,
  forbid,
  hintOf,
  list,
  measured,
  oneOf,
  type Picker,
  putOutOfPlay,
  putUnderDeck,
  type Reading,
  squeeze,
  type Who,
} from '@spaceline/engine/language';

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

const PILES = {
  'your-deck': { word: 'your draw deck', whose: 'you', zone: Zone.Deck },
  'their-deck': { word: "opponent's draw deck", whose: 'opponent', zone: Zone.Deck },
  'your-discard': { word: 'your discard pile', whose: 'you', zone: Zone.Discard },
  'their-discard': { word: "opponent's discard pile", whose: 'opponent', zone: Zone.Discard },
} as const satisfies Record<string, { word: string; whose: Who; zone: Zone }>;
type PileName = keyof typeof PILES;
const EVERY: readonly PileName[] = ['your-deck', 'their-deck', 'your-discard', 'their-discard'];

interface Pile extends NamedWay<PileName> {
  readonly seat: Seat;
  readonly zone: Zone.Deck | Zone.Discard;
}
const pilesOf = (r: Reading, names: readonly PileName[]): Pile[] =>
  names
    .map((mark) => ({ mark, ...PILES[mark], seat: PILES[mark].whose === 'you' ? r.you : r.opponent }))
    .filter((p) => pile(r.g, p.seat, p.zone).length > 0);

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

/**
 * Looks at the upper cards of one of these piles, or of any draw deck or discard pile, and puts them back in any order (CR-194, CR-195); of a
 * whole pile as many on top as you like, and the others stay in their order.
 */
export const rearranges = (top: Amount | 'all', ...names: readonly PileName[]): Effect => {
  const open = (r: Reading): Pile[] => pilesOf(r, names.length === 0 ? EVERY : names);
  const where =
    names.length === 0
      ? 'any draw deck or discard pile'
      : list(
          names.map((n) => PILES[n].word.replace("'", '’')),
          'or',
        );
  return {
    *run(r): Flow {
      const { g, you, source } = r;
      const look = { id: 'pile', text: '{card}: look at which pile?', card: source };
      const mark = yield* chooseWord(g, you, open(r), look);
      const chosen = open(r).find((p) => p.mark === mark);
      if (chosen === undefined) return;
      const cards = pile(g, chosen.seat, chosen.zone).slice();
      yield* rearrange(r, chosen, top === 'all' ? cards : cards.slice(0, amountOf(top, r)), top === 'all' ? 0 : 1);
    },
    could: (r) => open(r).length > 0,
    text: `look at ${top === 'all' ? '' : `the top ${measured(top, (k) => `${k} cards`)} of `}${where} and ${top === 'all' ? 'rearrange it' : 'put them back'} as you like`,
    hint: top === 'all' ? 3 : 1,
  };
};

/** CR-140: of several draws that a card gives a player together, one at most may be given up for a download. */
export const convertsOneDraw: ForbidModifier = forbid(
  'convert-draw',
  'each time a card gives several card draws, only one of them may be converted to a download',
  { rule: 'CR-140', text: '{card}: another of these draws was converted already' },
  () => true,
);
