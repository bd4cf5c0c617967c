/** Effects that move cards: to other places, to hands, decks and discard piles. */

import { showBefore } from '../cloaking/cloaking.ts';
import { inPlay, pile, toDiscardPile, toPile } from '../core/door.ts';
import { chooseCards, chooseSpot, type Flow } from '../core/flow.ts';
import { forbidden } from '../core/permissions.ts';
import type { Spot } from '../core/spot.ts';
import { type PileZone, type Seat, Zone } from '../core/state.ts';
import { type Destination, placeRef, shown, sourceRef } from '../core/telling.ts';
import { leavePlay } from '../happenings/leaving.ts';
import { drawnByChance } from '../happenings/selecting.ts';
import { shuffleDrawDeck } from '../happenings/shuffling.ts';
import { sendTo } from '../holograms/holograms.ts';
import { joiners } from '../infiltration/infiltration.ts';
import { spotOf } from '../spaceline/places.ts';
import { type Amount, amountOf, hintOf, measured } from './amounts.ts';
import type { Effect, Filter, Picker, Selector } from './definition.ts';
import { count, squeeze } from './english.ts';
import type { Reading } from './reading.ts';

export type Who = 'you' | 'opponent';
/** @internal */
export const seatOf = (r: Reading, who: Who): Seat => (who === 'you' ? r.you : r.opponent);

interface RelocateOptions {
  /** who says where */
  chooser?: Who;
  /** a place for each of them, not one for all */
  eachElsewhere?: true;
}

function move(r: Reading, id: number, spot: Spot): void {
  const from = placeRef(r.g, spotOf(r.g, id));
  showBefore(r.g, id);
  if (!sendTo(r.g, id, spot)) return;
  const by = sourceRef(r.g, r.source);
  r.g.tell(() => ({ kind: 'relocated', cards: [shown(r.g, id)], from, to: placeRef(r.g, spot), by }));
}

/** Moves cards to one of these places; whoever is asked says which. */
export const relocate = (p: Picker, to: Selector, o: RelocateOptions = {}): Effect => {
  function* where(r: Reading, card: number): Flow<Spot> {
    const question = { id: 'relocate', text: '{card}: where to?', card };
    return yield* chooseSpot(r.g, seatOf(r, o.chooser ?? 'you'), to.ids(r), question);
  }
  return {
    *run(r): Flow {
      // R-7.20: the quarantined stay
      const ids = (yield* p.pick(r)).filter((id) => forbidden(r.g, 'leave', id, r.g.card(id).controller) === null);
      if (ids.length === 0 || to.ids(r).length === 0) return;
      let spot = o.eachElsewhere ? -1 : yield* where(r, r.source);
      const left = new Map<string, { from: Spot; among: Seat; spot: Spot }>();
      for (const id of ids) {
        if (o.eachElsewhere) spot = yield* where(r, id);
        const went = { from: spotOf(r.g, id), among: r.g.card(id).controller, spot };
        if (r.g.def(id).personnel) left.set(Object.values(went).join(), went);
        move(r, id, spot);
      }
      // DOM-29: infiltrators among those who leave may go along
      for (const went of left.values())
        for (const id of yield* joiners(r.g, went.from, went.among, '{card}: go along with the others?'))
          move(r, id, went.spot);
    },
    aims: p,
    could: (r) => p.any(r) && to.ids(r).length > 0,
    text: squeeze(`relocate ${p.text} to ${to.one} ${o.chooser === 'opponent' ? '(opponent’s choice)' : ''}`),
    hint: -0.5 * p.hint,
  };
};

/** It has an owner; of several, "their owner" is the owner of each. */
const isOne = ({ text }: Picker): boolean =>
  /^(this|that|it|one|an?|any|another|the)\b(?! (top|and)\b)/.test(text) && !/^(any|it) (or all|and)\b/.test(text);

/** Cards in play leave it; others just change piles. */
const toZone =
  (verb: string, zone: PileZone, at: 'top' | 'bottom', to: Destination, worth: number) =>
  (p: Picker): Effect => ({
    *run(r): Flow {
      for (const id of yield* p.pick(r)) {
        if (inPlay(r.g.card(id))) {
          // told here: a card that was named a moment ago, as one selected is, counts as told of
          r.g.tell(() => ({ kind: 'left', card: shown(r.g, id), to, by: sourceRef(r.g, r.source) }));
          leavePlay(r.g, id, zone, at);
        } else toPile(r.g, id, zone, at);
      }
    },
    aims: p,
    could: (r) => p.any(r),
    text: (isOne(p) ? verb.replace('their owner', 'its owner') : verb).replace('…', p.text),
    hint: worth * p.hint,
  });

export const returnToHand = toZone('return … to their owner’s hand', Zone.Hand, 'top', 'hand', -1);
export const putAtopDeck = toZone('place … atop their owner’s draw deck', Zone.Deck, 'top', 'deck', -1.5);
export const putUnderDeck = toZone('place … under their owner’s draw deck', Zone.Deck, 'bottom', 'bottom-of-deck', -2);
/** R-12.10: even a card that would go elsewhere when it is discarded. */
export const putInDiscardPile = (p: Picker): Effect => ({
  *run(r): Flow {
    for (const id of yield* p.pick(r)) {
      r.g.tell(() => ({ kind: 'left', card: shown(r.g, id), to: 'discard', by: sourceRef(r.g, r.source) }));
      toDiscardPile(r.g, id);
    }
  },
  aims: p,
  could: (r) => p.any(r),
  text: `place ${p.text} in ${isOne(p) ? 'its' : 'their'} owner’s discard pile`,
  hint: -1 * p.hint,
});
export const putOutOfPlay = toZone('place … out of play', Zone.OutOfPlay, 'top', 'out-of-play', -3);

// ----- piles

const PILE_ZONES = {
  hand: Zone.Hand,
  deck: Zone.Deck,
  'discard pile': Zone.Discard,
  'point area': Zone.Points,
  'Battle Bridge side deck': Zone.Bridge,
  'Q-Continuum side deck': Zone.QDeck,
  'Q’s Tent': Zone.Tent,
} as const;
export type Pile = keyof typeof PILE_ZONES;

const pileText = (who: Who, name: Pile): string =>
  `${who === 'you' ? 'your' : 'your opponent’s'} ${name === 'deck' ? 'draw deck' : name}`;

/** Cards of a pile that pass: to choose from, to count. */
export const inPile = (who: Who, name: Pile, f?: Filter): Selector => {
  const ids = (r: Reading): number[] =>
    pile(r.g, seatOf(r, who), PILE_ZONES[name]).filter((id) => id !== r.source && (f === undefined || f.test(r, id)));
  const words = (noun: string) => squeeze(`${f?.pre ?? ''} ${noun} ${f?.post ?? ''} in ${pileText(who, name)}`);
  return {
    ids,
    has: (r, id) => ids(r).includes(id),
    one: `a ${words('card')}`,
    bare: words('card'),
    many: words('cards'),
    each: `each ${words('card')}`,
    ofPile: true,
  };
};

/** The upper cards of a pile, or of those in it that pass. */
export const topOf = (n: Amount, who: Who, name: Pile, f?: Filter): Picker => {
  const top = f === undefined ? 'top' : 'topmost';
  const cards = (k: number): string => squeeze(`${f?.pre ?? ''} ${k === 1 ? 'card' : 'cards'} ${f?.post ?? ''}`);
  const found = (r: Reading): number[] =>
    pile(r.g, seatOf(r, who), PILE_ZONES[name]).filter((id) => f?.test(r, id) !== false);
  return {
    ofPile: true,
    *pick(r): Flow<number[]> {
      return found(r).slice(0, amountOf(n, r));
    },
    any: (r) => found(r).length > 0,
    wanted: (r) => ({ have: found(r).length, need: amountOf(n, r), who: [] }),
    text: `the ${top} ${measured(n, (k) => (k === 1 ? cards(1) : `${count(k)} ${cards(k)}`))} of ${pileText(who, name)}`,
    hint: hintOf(n),
  };
};

export const shuffleDeck = (who: Who): Effect => ({
  *run(r): Flow {
    const seat = seatOf(r, who);
    shuffleDrawDeck(r.g, seat);
  },
  could: () => true,
  text: `shuffle ${pileText(who, 'deck')}`,
  hint: 0,
});

interface DiscardOptions {
  who?: Who;
  /** who chooses; `random` by chance */
  chooser?: Who | 'random';
  which?: Filter;
}

/** Discards from a hand. */
export const discardsFromHand = (n: Amount, o: DiscardOptions = {}): Effect => {
  const who = o.who ?? 'you';
  const from = inPile(who, 'hand', o.which);
  const enough = (r: Reading): number => Math.min(amountOf(n, r), from.ids(r).length);
  const words = (k: number): string =>
    squeeze(`${k === 1 ? 'a' : count(k)} ${o.which?.pre ?? ''} ${k === 1 ? 'card' : 'cards'} ${o.which?.post ?? ''}`);
  return {
    *run(r): Flow {
      const k = enough(r);
      const question = { id: 'discard', text: `{card}: discard ${count(k)} from hand`, card: r.source };
      const ids =
        o.chooser === 'random'
          ? drawnByChance(r.g, from.ids(r), k)
          : yield* chooseCards(r.g, seatOf(r, o.chooser ?? who), from.ids(r), k, k, question);
      for (const id of ids) toPile(r.g, id, Zone.Discard);
    },
    could: (r) => from.ids(r).length >= amountOf(n, r),
    text: squeeze(
      `${who === 'you' ? 'discard' : 'opponent discards'} ${measured(n, words)} from hand ${o.chooser === 'random' ? '(random selection)' : ''}`,
    ),
    hint: who === 'you' ? -hintOf(n) : hintOf(n),
  };
};
