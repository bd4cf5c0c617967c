/** Hands, draw decks and discard piles: what goes back, and what is drawn to be chosen from. */

import {
  type CardType,
  chooseWord,
  concede,
  lose,
  markOfName,
  pile,
  reveal,
  shown,
  sourceRef,
  toPile,
  Zone,
} from '@spaceline/engine';
import {
  all,
  type Effect,
  type Filter,
  inOrder,
  inPile,
  type Picker,
  putAtopDeck,
  type Selector,
  shuffleDeck,
  squeeze,
} from '@spaceline/engine/language';

/** All of your discard pile goes back into your draw deck. */
export const shufflesDiscardPileBack: Effect = {
  ...inOrder(putAtopDeck(all(inPile('you', 'discard pile'))), shuffleDeck('you')),
  text: 'shuffle your discard pile into your draw deck',
  hint: 2,
};

const HAND_OR_DECK = [
  { mark: 'hand', word: 'hand' },
  { mark: 'deck', word: 'beneath draw deck' },
] as const;

/** Somebody who has just died goes elsewhere instead of lying in the discard pile. */
export const deadToHandOrBeneathDeck = (s: Selector): Effect => ({
  *run(r) {
    for (const id of s.ids(r).filter((x) => r.g.card(x).zone === Zone.Discard)) {
      const question = { id: 'place', text: '{card}: where does that personnel go?', card: id };
      const place = yield* chooseWord(r.g, r.you, HAND_OR_DECK, question);
      if (place === 'hand') toPile(r.g, id, Zone.Hand);
      else toPile(r.g, id, Zone.Deck, 'bottom');
    }
  },
  could: () => true,
  text: `place ${s.one} in hand or beneath draw deck`,
  hint: 1,
  ways: HAND_OR_DECK,
});

/** From a pile to the hand. */
export const takesBack = (p: Picker): Effect => ({
  *run(r) {
    for (const id of yield* p.pick(r)) toPile(r.g, id, Zone.Hand);
  },
  could: (r) => p.any(r),
  text: `take into hand ${p.text}`,
  hint: 1.5,
});

// ----- turning up a draw deck

/** What may lie in a draw deck; Tactics do not (BOG-10). */
const TYPES: readonly CardType[] = [
  'Artifact',
  'Dilemma',
  'Doorway',
  'Equipment',
  'Event',
  'Facility',
  'Incident',
  'Interrupt',
  'Mission',
  'Objective',
  'Personnel',
  'Ship',
  'Site',
  'Time Location',
];
const WAYS = TYPES.map((t) => ({ mark: markOfName(t), word: t }));
const NAMED = 'named type';

export const namesACardType: Effect = {
  *run(r) {
    const mark = yield* chooseWord(r.g, r.you, WAYS, { id: 'type', text: '{card}: name a card type', card: r.source });
    r.bind(NAMED, [WAYS.findIndex((w) => w.mark === mark)]);
  },
  could: () => true,
  text: 'name a card type',
  hint: 0,
  ways: WAYS,
};

export const ofNamedType: Filter = {
  test: (r, id) => TYPES.indexOf(r.g.def(id).facts.type) === r.bound(NAMED)[0],
  pre: '',
  post: 'of that type',
};

/** From the top until such a card comes, which is taken; the others are gone for good. */
export const turnsUpUntil = (f: Filter): Effect => ({
  *run(r) {
    const { g } = r;
    for (const id of pile(g, r.you, Zone.Deck).slice()) {
      reveal(g, id, 'both');
      g.tell(() => ({ kind: 'revealed', card: shown(g, id), by: sourceRef(g, r.source) }));
      const found = f.test(r, id);
      toPile(g, id, found ? Zone.Hand : Zone.OutOfPlay);
      if (found) return;
    }
  },
  could: ({ g, you }) => g.deck(you).length > 0,
  text: squeeze(
    `reveal cards from the top of your draw deck until a ${f.pre} card ${f.post} appears; take it into hand and place the others out of play`,
  ),
  hint: 1,
});

export const youLoseTheGame: Effect = {
  *run({ g, you }) {
    lose(g, you);
  },
  could: () => true,
  text: 'you lose the game',
  hint: -100,
};

/** */
export const givesUpTheGame: Effect = {
  ...youLoseTheGame,
  *run({ g, you }) {
    concede(g, you);
  },
  text: 'give up the game',
};
