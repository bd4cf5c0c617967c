/**
 * The one place where a telling becomes a sentence: for the log, the terminal, the screen reader, replays and the page of the
 * result. Whoever needs to know what happened looks at the telling, never at its words.
 */
import {
  other,
  type Seat,
  type TellingKind,
  type Told,
  type ToldCard,
  type ToldOf,
  type Verdict,
  type Words,
  wordOf,
} from '@spaceline/engine';
import { DETAILS, SUMS, TOLD, WAYS } from './english.ts';
import type { Naming } from './naming.ts';
import { subjectOf } from './short.ts';
import type { Hole, Holes, Link, Value } from './template.ts';
import { verdictWords } from './verdict-words.ts';
import { isCard, type ToldPlace, type ToldSum, type Voice, voiceOf } from './voice.ts';

export interface ToldWords {
  text: Words;
  /** the cards that the text names, in its order, for links */
  cards: Link[];
  /** more of it: every term of each sum, who was there, what was to choose from */
  detail?: Words;
}

// ----- which sentence

type Sentences = typeof TOLD;
/** The kinds that can be told in several ways. */
type Varied = { [K in TellingKind]: Sentences[K] extends string ? never : K }[TellingKind];

const byPlayer = (seat: Seat | -1): seat is Seat => seat >= 0;

/** Of a place on a line: it has others on both sides, or on which side it is; null where it is alone. */
function lineKey([left, right]: readonly [number, number]): 'between' | 'left' | 'right' | null {
  if (left >= 0) return right >= 0 ? 'between' : 'right';
  return right >= 0 ? 'left' : null;
}

const WHICH: { readonly [K in Varied]: (t: ToldOf<K>, naming: Naming) => keyof Sentences[K] } = {
  turn: (t, naming) => (t.who === naming.viewer ? 'yours' : 'theirs'),
  conceded: (t) => (t.why === '' ? 'itself' : t.why),
  'game-over': ({ winner, result }) => (result === 'ruling' && !byPlayer(winner) ? 'ruled-tie' : result),
  seeded: (t) => {
    if (t.line !== undefined) return lineKey(t.line) ?? 'openly';
    if (t.at === null) return t.faceDown ? 'down' : 'openly';
    if (isCard(t.at)) return 'aboard';
    return t.faceDown ? 'under' : 'openly';
  },
  location: (t) => {
    const beside = lineKey(t.line);
    return t.how === 'gone' || beside === null ? t.how : `${t.how}-${beside}`;
  },
  opened: (t) => t.deck,
  played: (t) => (t.how === 'openly' && t.on !== null && 'location' in t.on ? 'at' : t.how),
  took: (t) => t.from,
  selected: (t) => t.how,
  picked: (t) => (t.asked === 'order' ? 'order' : 'any'),
  draws: (t) => (t.more === null ? 'none' : t.more < 0 ? 'fewer' : 'more'),
  shuffled: (t) => t.pile,
  range: (t) => (t.spent < 0 ? 'restored' : 'spent'),
  held: (t) => (t.until === null ? 'countdown' : 'turn'),
  placed: (t) => (t.on === null ? 'table' : 'on'),
  left: (t) => t.to,
  replaced: (t) => t.how,
  discarded: (t) => t.from,
  ended: (t) => t.why,
  transported: (t) => t.how,
  hid: (t) => t.how,
  lasts: (t) => (t.how !== 'text' ? t.how : t.cards.length === 0 ? t.until : `${t.until}-for`),
  'wore-off': (t) => (t.how === 'text' && t.cards.length > 0 ? 'text-for' : t.how),
  'put-off': (t) => t.at,
  silenced: (t) => (t.on ? 'on' : 'off'),
  condition: (t) => (t.on ? t.is : `not-${t.is}`),
  killed: (t) => t.cause.how,
  destroyed: (t) => t.cause.how,
  scouting: (t) => (isCard(t.from) ? 'crew' : 'team'),
  attempted: (t) => (isCard(t.from) ? 'crew' : 'team'),
  judged: (t) =>
    t.of === 'people' ? 'people' : t.of === 'depends' ? (t.met ? 'holds' : 'not') : t.met ? 'met' : 'missing',
  'void-seed': (t) => t.why,
  'encounter-over': (t) => t.outcome,
  'not-solved': (t) => t.why,
  experienced: (t) => (t.left === 0 ? 'last' : 'more'),
  'probe-over': (t) => (t.fits ? 'fits' : 'none'),
  'attempt-over': (t) => (t.scouting ? 'scouting' : 'attempt'),
  points: ({ how, points, bonus }) => {
    const lost = points < 0;
    if (how === 'taken-back') return lost ? 'take-back' : 'make-good';
    if (how === 'multiplied') return lost ? 'lose-more' : 'score-more';
    if (how === 'stolen') return lost ? 'lose-to' : 'steal';
    return lost ? (bonus ? 'lose-bonus' : 'lose') : bonus ? 'bonus' : 'score';
  },
  attacked: (t) => (byPlayer(t.who) ? 'player' : 'itself'),
  shot: (t) => t.result,
  repaired: (t) => (t.fully ? 'fully' : 'partly'),
  maneuver: (t) => (t.deceives ? 'deceives' : 'fails'),
  fight: (t) => (isCard(t.at) ? 'aboard' : 'planet' in t.at ? 'on' : 'at'),
  'struck-down': (t) => t.how,
  custody: (t) => t.how,
};

function sentenceFor(told: Told, naming: Naming): string {
  const sentences: string | Readonly<Record<string, string>> = TOLD[told.kind];
  if (typeof sentences === 'string') return sentences;
  const which = WHICH[told.kind as Varied] as (t: Told, naming: Naming) => string;
  return sentences[which(told, naming)];
}

// ----- its holes

/** Fields with a seat, and with the number of a location. */
const SEAT_FIELDS: readonly string[] = ['who'];
const PLACE_FIELDS: readonly string[] = ['at'];
/** Fields with the card that is the reason; "by a card" would say nothing. */
const REASON_FIELDS: readonly string[] = ['by', 'using', 'source'];

const reason = (card: ToldCard | null, voice: Voice): Hole =>
  card === null || card.printing === null ? null : voice.card(card);

const isSum = (value: object): value is ToldSum => 'terms' in value;
const isPlace = (value: object): value is ToldPlace => 'card' in value || 'planet' in value || 'location' in value;
const isCards = (value: object): value is readonly ToldCard[] =>
  Array.isArray(value) && value.every((v) => typeof v === 'object' && v !== null && 'printing' in v);

function holeOf(field: string, value: unknown, voice: Voice): Hole | undefined {
  if (value === null) return null;
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value === 'number') {
    if (SEAT_FIELDS.includes(field)) return byPlayer(value as Seat | -1) ? voice.who(value as Seat) : null;
    return PLACE_FIELDS.includes(field) ? voice.location(value) : value;
  }
  if (typeof value !== 'object') return undefined;
  if (isCards(value)) return voice.cards(value);
  if (isSum(value)) return value.total;
  if (!isPlace(value)) return undefined;
  return REASON_FIELDS.includes(field) && isCard(value) ? reason(value, voice) : voice.place(value);
}

const sameCard = (a: ToldCard | null, b: ToldCard): boolean =>
  a !== null && a.printing !== null && a.card === b.card && a.printing === b.printing;

const isSame = (a: unknown, b: ToldCard): boolean => typeof a === 'object' && sameCard(a as ToldCard | null, b);

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

const NONE: Holes = {};

const besideHoles = ([left, right]: readonly [number, number], voice: Voice): Holes => ({
  left: left < 0 ? null : voice.location(left),
  right: right < 0 ? null : voice.location(right),
});

/** How a card calls what has this mark: with its own word, or as the mark itself is read. */
function calledBy(card: ToldCard | null, mark: string, word: Naming['way']): Words {
  const own = card === null || card.printing === null ? null : word(card.printing, mark);
  return own ?? wordOf({ mark });
}

/** Whoever chooses a player, or what is a player's, chooses one that has a name for every reader; the rest the card calls its way. */
function wayOf({ who, way, by }: ToldOf<'chose'>, voice: Voice): Hole {
  const shared = WAYS[way];
  if (shared !== undefined) return voice.say(shared, { own: voice.who(who), other: voice.who(other(who)) });
  return voice.naming.language(calledBy(by, way, voice.naming.way));
}

/** Where a hole is not just a field of the telling. */
const OWN_HOLES: { readonly [K in TellingKind]?: (t: ToldOf<K>, voice: Voice) => Holes } = {
  discarded: (t, voice) => ({ along: t.along === undefined ? null : reason(t.along, voice), rule: t.rule ?? null }),
  'game-over': (t, voice) => ({ who: byPlayer(t.winner) ? voice.who(t.winner) : null }),
  // a mission that is seeded makes its own place
  seeded: (t, voice) => {
    const own = t.at !== null && 'location' in t.at && voice.naming.placeCard(t.at.location) === t.card.printing;
    return { ...(own && { at: null }), ...(t.line && besideHoles(t.line, voice)) };
  },
  location: (t, voice) => ({
    ...besideHoles(t.line, voice),
    // a place that is gone has no name but that of its card
    card: t.card === null ? voice.location(t.at) : voice.card(t.card),
  }),
  reported: (t) => (sameCard(t.using, t.card) ? { using: null } : NONE),
  used: (t, { naming }) => ({ ability: naming.language(calledBy(t.card, t.ability, naming.ability)) }),
  chose: (t, voice) => ({ way: wayOf(t, voice) }),
  'no-duel': ({ fighters: [a, b] }, voice) => ({ a: voice.card(a), b: voice.card(b) }),
  selected: (t) => ({ n: t.pool.length > t.chosen.length ? t.pool.length : null }),
  // how many there were to choose from is known to whoever knows them all
  picked: ({ cards, of }) => ({ n: !of.more && of.known.length > cards.length ? of.known.length : null }),
  draws: (t) => ({ more: t.more === null ? null : Math.abs(t.more) }),
  range: (t) => ({ spent: Math.abs(t.spent) }),
  killed: (t, voice) => ({ by: reason(t.cause.by, voice) }),
  destroyed: (t, voice) => ({ by: reason(t.cause.by, voice) }),
  points: (t, voice) => ({ points: Math.abs(t.points), other: voice.who(other(t.who)) }),
  tactic: (t) => ({ attack: signed(t.attack), defense: signed(t.defense) }),
  duel: ({ fighters: [a, b], strengths: [x, y] }, voice) => ({
    a: voice.card(a),
    b: voice.card(b),
    x: x.total,
    y: y.total,
  }),
  'fight-totals': ({ standing: [x, y] }, voice) => ({ a: voice.who(0), b: voice.who(1), x: x.total, y: y.total }),
};

function holesOf(told: Told, voice: Voice): Holes {
  const holes: Record<string, Hole> = {};
  for (const [field, value] of Object.entries(told)) {
    const hole = holeOf(field, value, voice);
    if (hole !== undefined) holes[field] = hole;
  }
  // what a card does to itself is not said to be because of it
  if ('by' in told && 'card' in told && told.card !== null && isSame(told.by, told.card)) holes.by = null;
  const own = OWN_HOLES[told.kind] as ((t: Told, voice: Voice) => Holes) | undefined;
  return { ...holes, ...own?.(told, voice) };
}

// ----- more of it

const both = (a: Value, b: Value, voice: Voice): Value => voice.say(DETAILS.both, { a, b });

const oneOrBoth = (a: Value | null, b: Value | null, voice: Voice): Value | null =>
  a === null || b === null ? (a ?? b) : both(a, b, voice);

const team = (cards: readonly ToldCard[], voice: Voice): Value | null =>
  cards.length > 0 ? voice.say(DETAILS.team, { cards: voice.cards(cards) }) : null;

/** Only whoever leads the team is told. */
const needed = (needs: Verdict<ToldCard> | null, voice: Voice, template: string = DETAILS.needs): Value | null =>
  needs === null ? null : voice.say(template, { needs: verdictWords(needs, voice.naming) });

/** The number that a card has by itself needs no explanation. */
const isExplained = ({ terms }: ToldSum): boolean => terms.filter((t) => t.n !== 0).length > 1;

const DETAIL: { readonly [K in TellingKind]?: (t: ToldOf<K>, voice: Voice) => Value | null } = {
  selected: (t, voice) =>
    t.pool.length > t.chosen.length ? voice.say(DETAILS.pool, { cards: voice.cards(t.pool) }) : null,
  picked: ({ cards, of }, voice) =>
    of.known.length > cards.length || (of.more && of.known.length > 0)
      ? voice.say(of.more ? DETAILS.knownPool : DETAILS.pool, { cards: voice.cards(of.known) })
      : null,
  destroyed: (t, voice) => (t.aboard.length > 0 ? voice.say(DETAILS.aboard, { cards: voice.cards(t.aboard) }) : null),
  'commandeer-attempt': (t, voice) => team(t.team, voice),
  scouting: (t, voice) => team(t.team, voice),
  attempted: (t, voice) => team(t.team, voice),
  probed: ({ line }, voice) => (line === null ? null : voice.say(DETAILS.means, { line: voice.naming.language(line) })),
  met: (t, voice) => oneOrBoth(team(t.team, voice), needed(t.needs, voice), voice),
  judged: (t, voice) => needed(t.needs, voice, t.of === 'depends' ? DETAILS.depends : DETAILS.needs),
  solved: (t, voice) => needed(t.needs, voice),
  'not-solved': (t, voice) => needed(t.needs, voice),
  shot: (t, voice) => both(voice.sum(SUMS.attack, t.attack), voice.sum(SUMS.defense, t.defense), voice),
  fight: ({ sides: [a, b] }, voice) => voice.say(DETAILS.sides, { a: voice.cards(a), b: voice.cards(b) }),
  duel: ({ fighters, strengths }, voice) => {
    const sums = strengths.flatMap((sum, i) =>
      isExplained(sum)
        ? [voice.say(SUMS.of, { who: voice.card(fighters[i]), sum: voice.sum(SUMS.strength, sum) })]
        : [],
    );
    return oneOrBoth(sums[0] ?? null, sums[1] ?? null, voice);
  },
  'fight-totals': ({ standing }, voice) => {
    const [a, b] = standing.map((sum, seat) => {
      const who = voice.who(seat as Seat);
      return sum.terms.length === 0
        ? voice.say(SUMS.nobody, { who })
        : voice.say(SUMS.of, { who, sum: voice.sum(SUMS.strength, sum) });
    });
    return both(a, b, voice);
  },
};

function detailOf(told: Told, voice: Voice): Words | null {
  const detail = DETAIL[told.kind] as ((t: Told, voice: Voice) => Value | null) | undefined;
  return detail?.(told, voice)?.text ?? null;
}

// ----- words

function toldWords(told: Told, holes: Holes, detail: Words | null, voice: Voice): ToldWords {
  const { text, links = [] } = voice.say(sentenceFor(told, voice.naming), holes);
  return { text, cards: [...links], ...(detail === null ? {} : { detail }) };
}

/** A telling in words. */
export function wordsOf(told: Told, naming: Naming): ToldWords {
  const voice = voiceOf(naming);
  return toldWords(told, holesOf(told, voice), detailOf(told, voice), voice);
}

/** Tellings that `short` has put together, as one sentence. */
export function wordsOfAll(all: readonly Told[], naming: Naming): ToldWords {
  const [first] = all;
  if (first.kind === 'drew') return wordsOf(drawnTogether(all as readonly ToldOf<'drew'>[]), naming);
  const subject = subjectOf(first);
  if (all.length === 1 || subject === null) return wordsOf(first, naming);
  const voice = voiceOf(naming);
  const values = all.flatMap((told): unknown => (told as unknown as Record<string, unknown>)[subject]);
  return toldWords(first, { ...holesOf(first, voice), [subject]: voice.cards(values as ToldCard[]) }, null, voice);
}

const drawnTogether = (all: readonly ToldOf<'drew'>[]): ToldOf<'drew'> => ({
  ...all[0],
  count: all.reduce((n, t) => n + t.count, 0),
  cards: all[0].cards === null ? null : all.flatMap((t) => t.cards ?? []),
});
