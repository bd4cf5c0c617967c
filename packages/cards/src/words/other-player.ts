/** What a text leaves to the other player, or does to both. */
import {
  chooseCards,
  chooseWord,
  confirm,
  type Flow,
  locationSpot,
  NOWHERE,
  ref,
  reveal,
  SEATS,
  sourceRef,
  stealPoints,
} from '@spaceline/engine';
import {
  type Ability,
  type Amount,
  ability,
  amountOf,
  amountText,
  awake,
  both,
  type Condition,
  type Effect,
  type Filter,
  inPile,
  people,
  Reading,
  squeeze,
  thereIs,
  your,
} from '@spaceline/engine/language';
import { affectsAll, affectsItsPlayer, isReversed } from './all-players.ts';

/** The same text, read by the other player. */
function readByOpponent(r: Reading): Reading {
  const theirs = new Reading(r.g, r.source, r.opponent);
  // in an attempt "here" is where that is
  theirs.target = r.attempt !== null && r.target === NOWHERE ? locationSpot(r.attempt.location) : r.target;
  theirs.event = r.event;
  return theirs;
}

/** The other player says whether it is done; it is still your text, and "you" are you in it. */
export const ifOpponentLikes = (e: Effect): Effect => ({
  *run(r): Flow {
    if (!e.could(r)) return;
    const question = { id: 'may', text: `{card}: ${e.text}?`, card: r.source };
    if (yield* confirm(r.opponent, question)) yield* e.run(r);
  },
  could: () => true,
  parts: [e],
  text: `your opponent may ${e.text}`,
  hint: Math.min(0, e.hint),
});

/** The other player may do it, or decline; that player is "you" in it. */
export const opponentMay = (e: Effect): Effect => ({
  *run(r): Flow {
    const theirs = readByOpponent(r);
    if (!e.could(theirs)) return;
    const question = { id: 'may', text: `{card}: ${e.text}?`, card: r.source };
    if (yield* confirm(r.opponent, question)) yield* e.run(theirs);
  },
  could: () => true,
  parts: [e],
  text: `your opponent may ${e.text}`,
  hint: -Math.max(0, e.hint),
});

/** Where another card reverses it, the other player is "you" in it. */
export const unlessReversed = (e: Effect): Effect => {
  const reading = (r: Reading): Reading => (isReversed.met(r) ? readByOpponent(r) : r);
  return { ...e, run: (r) => e.run(reading(r)), could: (r) => e.could(reading(r)), parts: [e] };
};

/** "Choose any player, who …": that player is "you" in it; or both, where another card says so. */
export const anyPlayer = (e: Effect): Effect => ({
  *run(r): Flow {
    const all = affectsAll.met(r);
    const ways = WHO.filter(({ mark }) => e.could(mark === 'you' ? r : readByOpponent(r)));
    const question = { id: 'player', text: '{card}: which player?', card: r.source };
    const own = affectsItsPlayer.met(r) ? 'you' : null;
    const who = all ? null : (own ?? (yield* chooseWord(r.g, r.you, ways, question)));
    for (const { mark } of WHO) if (all || mark === who) yield* e.run(mark === 'you' ? r : readByOpponent(r));
  },
  could: (r) => e.could(r) || e.could(readByOpponent(r)),
  parts: [e],
  text: `choose any player, who must ${e.text}`,
  hint: e.hint,
});
const WHO = [
  { mark: 'you', word: 'you' },
  { mark: 'opponent', word: 'your opponent' },
] as const;

/** It is read once for each player, whoever meets it. */
export const eachPlayer = (e: Effect): Effect => ({
  *run(r): Flow {
    for (const seat of SEATS) yield* e.run(seat === r.you ? r : readByOpponent(r));
  },
  could: () => true,
  parts: [e],
  text: `for each player: ${e.text}`,
  hint: 0,
});

/** Something that the other player may have this card do, in the own turn, by personnel with whom it is, stopped or not (R-8.22). */
export const opponentsAbility = (mark: string, f: Filter, effect: Effect): Ability => {
  const able = thereIs(your(people).which(both(awake, f)).present);
  const theirs: Condition = { ...able, met: (r) => r.g.card(r.source).controller !== r.you && able.met(r) };
  return ability(mark, effect, {
    byAnyone: true,
    when: theirs,
    text: squeeze(`your opponent’s ${f.pre} personnel ${f.post} present may ${effect.text}`),
  });
};

/** The other player shows such a personnel from the hand, or does not. */
export const ifOpponentShows = (f: Filter, then: Effect): Effect => ({
  *run(r): Flow {
    const { g, source } = r;
    const question = { id: 'show', text: '{card}: show which card?', card: source };
    const shown = inPile('opponent', 'hand', f)
      .ids(r)
      .filter((id) => g.def(id).personnel);
    const [card] = yield* chooseCards(r.g, r.opponent, shown, 0, 1, question);
    if (card === undefined) return;
    reveal(g, card, r.you);
    g.tell(() => ({ kind: 'revealed', card: ref(g, card), by: sourceRef(g, source) }));
    yield* then.run(r);
  },
  could: () => true,
  parts: [then],
  text: squeeze(`if your opponent then shows ${f.pre} personnel ${f.post} from hand, ${then.text}`),
  hint: then.hint / 2,
});

/** R-11.60: who has too few may, too, and is below zero afterwards. */
export const giveOpponentPoints = (n: Amount): Effect => ({
  *run(r): Flow {
    stealPoints(r.g, r.you, amountOf(n, r), r.source);
  },
  could: () => true,
  text: `give your opponent ${typeof n === 'number' ? `${n} points` : `points (${amountText(n)})`}`,
  hint: -1,
});
