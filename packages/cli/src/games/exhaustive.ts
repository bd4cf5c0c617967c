/** Games with decks made of whatever was not used yet, until every card of the sets has had its turn. */
import { catalogue } from '@spaceline/cards';
import {
  type CardDef,
  type DeckList,
  type Dice,
  diceOf,
  type Format,
  type Game,
  type Telling,
  type TellingKind,
  withCards,
} from '@spaceline/engine';
import { checkDeck, full, voyager, warpSpeed } from '@spaceline/formats';
import { Complaint, messageOf } from '../complaint.ts';
import { botsFor, headerFor, playOut, startGame } from './drive.ts';

export interface Exhaustive {
  set: string;
  /** printings of the sets; of all sets, cards */
  cards: number;
  used: number;
  unused: string[];
  games: number;
  completed: number;
  errors: { game: number; seed: string; message: string }[];
  seconds: number;
}

/** Nearly everything can be played where quadrants, doors and affiliations do not matter, and any card is allowed. */
const loose = (format: Format): Format => ({
  ...format,
  pool: null,
  maxSeeds: 30,
  missions: { min: 0, max: 6 },
  universalTreaty: true,
  attackRestrictions: false,
  ignoreQuadrants: true,
  ignoreAlternateUniverse: true,
  plays: 2,
});
/** The Voyager cards by themselves make legal decks; other sets borrow what they need. */
const formatsFor = (sets: readonly string[]): readonly Format[] =>
  sets.join() === 'voy' ? [warpSpeed, warpSpeed, voyager] : [loose(full), full, loose(full), loose(warpSpeed)];
const DRAW = 45;
const TACTICS = 15;
const Q_CARDS = 12;
/** Cards of the Q-Continuum are faced only where a Q-Flash is met, and one of them does no more than open the side deck. */
const MET_FLASHES = 4;
/** What cards of a set may need of others: a home, a station for sites, a side deck that is open. */
const BORROWED = {
  outposts: [
    'Federation Outpost',
    'Klingon Outpost',
    'Romulan Outpost',
    'Cardassian Outpost',
    'Bajoran Outpost',
    'Borg Outpost',
  ],
  station: ['Nor', 'Ops', 'Docking Pylons'],
  bridge: 'Battle Bridge Door',
  continuum: 'Q-Flash',
} as const;
const borrowed = (...titles: readonly string[]): CardDef[] => titles.flatMap((t) => catalogue.byTitle(t).slice(0, 1));

/** In any order, those not used yet first; of copies by the same title only one. */
function fresh(defs: readonly CardDef[], used: ReadonlySet<number>, dice: Dice): CardDef[] {
  const order = defs.map((d) => ({ d, key: dice(1 << 20) + (used.has(d.index) ? 1 << 20 : 0) }));
  order.sort((a, b) => a.key - b.key);
  const titles = new Set<string>();
  return order.map(({ d }) => d).filter((d) => !titles.has(d.title) && titles.add(d.title));
}

const ids = (defs: readonly CardDef[]): string[] => [...new Map(defs.map((d) => [d.title, d.facts.id])).values()];

const isSite = (d: CardDef): boolean => d.facts.type === 'Site';
const isTactic = (d: CardDef): boolean => d.facts.type === 'Tactic';
const isOfContinuum = (d: CardDef): boolean => d.facts.q === true;
const isTimeLocation = (d: CardDef): boolean => d.facts.type === 'Time Location';
/** What is met: under a mission, and nowhere else. */
const seedsOnly = (d: CardDef): boolean =>
  d.dilemma || d.facts.type === 'Artifact' || d.rules?.seeds?.some((m) => m.under) === true;

/** A deck full of cards that have not been used. */
function coveringDeck(format: Format, all: readonly CardDef[], used: ReadonlySet<number>, dice: Dice): DeckList {
  const some = (test: (d: CardDef) => boolean, n: number) => fresh(all.filter(test), used, dice).slice(0, n);
  const facilities = some((d) => d.facility, 1);
  const tactics = some(isTactic, TACTICS);
  const sites = some(isSite, 3);
  const q = some(isOfContinuum, Q_CARDS);
  const homes =
    format.pool === null
      ? [
          ...borrowed(BORROWED.outposts[dice(BORROWED.outposts.length)]),
          ...(sites.length > 0 ? borrowed(...BORROWED.station) : []),
          ...(tactics.length > 0 ? borrowed(BORROWED.bridge) : []),
          ...(q.length > 0 ? borrowed(BORROWED.continuum) : []),
        ]
      : [];
  const flashes = format.pool === null && q.length > 0 ? MET_FLASHES : 0;
  const met = borrowed(...Array<string>(flashes).fill(BORROWED.continuum)).map((d) => d.facts.id);
  if (facilities.length + homes.length === 0) throw new Complaint('The set has no facility to build a deck around');
  const onTable = some(
    (d) => !d.facility && !seedsOnly(d) && !isSite(d) && (isTimeLocation(d) || (d.rules?.seeds?.length ?? 0) > 0),
    2,
  );
  const before = facilities.length + homes.length + onTable.length;
  const outposts = facilities.some((d) => d.facts.facility === 'outpost') && format.maxOutposts !== null;
  const deck: DeckList = {
    missions: ids(some((d) => d.mission, format.missions.max)),
    seeds: [
      ...ids([
        ...facilities,
        ...(outposts ? homes.filter((d) => d.facts.facility !== 'outpost') : homes),
        ...sites,
        ...onTable,
        ...some(seedsOnly, Math.min(format.maxSeeds, 20) - before - flashes),
      ]),
      ...met,
    ],
    draw: ids(some((d) => !d.mission && !seedsOnly(d) && !isSite(d) && !isTactic(d) && !isOfContinuum(d), DRAW)),
    ...(tactics.length > 0 && format.pool === null && { tactics: ids(tactics) }),
    ...(q.length > 0 && format.pool === null && { q: ids(q) }),
  };
  const { problems } = checkDeck(deck, catalogue, format);
  // a deck of odds and ends need not be a sensible one
  if (format.pool !== null && problems.length > 0)
    throw new Error(`a deck of unused cards is not legal: ${problems[0].message}`);
  return deck;
}

/** Who could have been chosen, or was only looked at, has done nothing yet. */
const ONLY_SEEN: readonly TellingKind[] = [
  'looked',
  'selected',
  'picked',
  'picked-place',
  'left',
  'used-up',
  'put-under',
  'revealed',
];
const isOnlySeen = (t: Telling): boolean =>
  ONLY_SEEN.includes(t.kind) || (t.kind === 'seeded' && t.faceDown) || (t.kind === 'discarded' && t.from !== 'play');

/** Whatever a game told of openly has been used; a mission is when it is attempted. */
function note(g: Game, used: Set<number>): void {
  for (const { telling } of g.log) {
    if (isOnlySeen(telling)) continue;
    withCards(telling, (r) => used.add(r.def));
    if (telling.kind === 'attempted') for (const m of g.location(telling.at).missions) used.add(g.card(m).def);
  }
}

/** Those of the sets; of all sets (`all`), those that are complete, and of one that was printed again one printing. */
function cardsOf(set: string): CardDef[] {
  const faces = catalogue.cards.filter((d) => !d.facts.id.endsWith('-back'));
  if (set === ALL) {
    const printings = new Map<string, CardDef>();
    for (const d of faces) if (d.status === 'complete') printings.set(sameCard(d), printings.get(sameCard(d)) ?? d);
    return [...printings.values()];
  }
  const sets = set.split(',');
  for (const name of sets)
    if (!faces.some((d) => d.facts.set === name))
      throw new Complaint(
        `There is no set "${name}": give one of ${[...new Set(faces.map((d) => d.facts.set))].join(', ')}, or all`,
      );
  return faces.filter((d) => sets.includes(d.facts.set));
}
export const ALL = 'all';
/** The same for all printings of a card that differ in nothing but where they were printed. */
const sameCard = ({ facts }: CardDef): string =>
  JSON.stringify({ ...facts, id: '', set: '', number: null, rarity: '', property: null });

export function playExhaustively(set: string, seed: string, most: number): Exhaustive {
  const all = cardsOf(set);
  const formats = formatsFor(set.split(','));
  const wanted = new Set(all.map((d) => d.index));
  const used = new Set<number>();
  const told: Exhaustive['errors'] = [];
  const started = performance.now();
  let games = 0;
  const unused = () => [...wanted].filter((i) => !used.has(i));
  for (; games < most && unused().length > 0; games++) {
    const name = `${seed}-${games}`;
    const dice = diceOf(`deck ${name}`);
    const format = formats[games % formats.length];
    try {
      const make = (label: string) => ({ name: label, deck: coveringDeck(format, all, used, dice) });
      const header = headerFor(format, [make('unused-a'), make('unused-b')], name);
      const bots = botsFor(games % 2 === 0 ? ['random', 'heuristic'] : ['heuristic', 'random'], name);
      const g = startGame(format, header, bots, true);
      playOut(g, bots);
      note(g, used);
    } catch (e) {
      told.push({ game: games, seed: name, message: messageOf(e) });
    }
  }
  const left = unused();
  return {
    set,
    cards: all.length,
    used: all.length - left.length,
    unused: left.map((i) => `${catalogue.defs[i].title} [${catalogue.defs[i].facts.id}]`),
    games,
    completed: games - told.length,
    errors: told,
    seconds: Math.round(performance.now() - started) / 1000,
  };
}
