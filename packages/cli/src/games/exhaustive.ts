/** Games with decks made of whatever was not used yet, until every card of a set has had its turn. */
import { catalogue } from '@spaceline/cards';
import {
  type CardDef,
  type DeckList,
  type Dice,
  diceOf,
  type Format,
  type Game,
  type TellingKind,
  withCards,
} from '@spaceline/engine';
import { checkDeck, voyager, warpSpeed } from '@spaceline/formats';
import { Complaint, messageOf } from '../complaint.ts';
import { botsFor, headerFor, playOut, startGame } from './drive.ts';

export interface Exhaustive {
  set: string;
  /** printings of the set */
  cards: number;
  used: number;
  unused: string[];
  games: number;
  completed: number;
  errors: { game: number; seed: string; message: string }[];
  seconds: number;
}

/** Warp Speed ignores quadrants, holograms and affiliations, so that nearly everything can be played; the full game does the rest. */
const FORMATS: readonly Format[] = [warpSpeed, warpSpeed, voyager];
const DRAW = 45;

/** In any order, those not used yet first; of copies by the same title only one. */
function fresh(defs: readonly CardDef[], used: ReadonlySet<number>, dice: Dice): CardDef[] {
  const order = defs.map((d) => ({ d, key: dice(1 << 20) + (used.has(d.index) ? 1 << 20 : 0) }));
  order.sort((a, b) => a.key - b.key);
  const titles = new Set<string>();
  return order.map(({ d }) => d).filter((d) => !titles.has(d.title) && titles.add(d.title));
}

const ids = (defs: readonly CardDef[]): string[] => defs.map((d) => d.facts.id);

/** A deck full of cards that have not been used. */
function coveringDeck(format: Format, all: readonly CardDef[], used: ReadonlySet<number>, dice: Dice): DeckList {
  const some = (test: (d: CardDef) => boolean, n: number) => fresh(all.filter(test), used, dice).slice(0, n);
  const seedsOnly = (d: CardDef) => d.dilemma || d.facts.type === 'Artifact';
  const [facility] = some((d) => d.facility, 1);
  if (facility === undefined) throw new Complaint('The set has no facility to build a deck around');
  const onTable = some((d) => !d.facility && !seedsOnly(d) && (d.rules?.seeds?.length ?? 0) > 0, 1);
  const deck: DeckList = {
    missions: ids(some((d) => d.mission, format.missions.max)),
    seeds: ids([facility, ...onTable, ...some(seedsOnly, Math.min(format.maxSeeds, 20) - 1 - onTable.length)]),
    draw: ids(some((d) => !d.mission && !seedsOnly(d), DRAW)),
  };
  const { problems } = checkDeck(deck, catalogue, format);
  if (problems.length > 0) throw new Error(`a deck of unused cards is not legal: ${problems[0].message}`);
  return deck;
}

/** Who could have been chosen, or was only looked at, has done nothing yet. */
const ONLY_SEEN: readonly TellingKind[] = ['looked', 'selected', 'picked', 'picked-place'];

/** Whatever a game told of openly has been used; a mission is when it is attempted. */
function note(g: Game, used: Set<number>): void {
  for (const { telling } of g.log) {
    if (ONLY_SEEN.includes(telling.kind) || (telling.kind === 'seeded' && telling.faceDown)) continue;
    withCards(telling, (r) => used.add(r.def));
    if (telling.kind === 'attempted') for (const m of g.location(telling.at).missions) used.add(g.card(m).def);
  }
}

export function playExhaustively(set: string, seed: string, most: number): Exhaustive {
  const all = catalogue.cards.filter((d) => d.facts.set === set && !d.facts.id.endsWith('-back'));
  if (all.length === 0) throw new Complaint(`There is no set "${set}"`);
  const wanted = new Set(all.map((d) => d.index));
  const used = new Set<number>();
  const told: Exhaustive['errors'] = [];
  const started = performance.now();
  let games = 0;
  const unused = () => [...wanted].filter((i) => !used.has(i));
  for (; games < most && unused().length > 0; games++) {
    const name = `${seed}-${games}`;
    const dice = diceOf(`deck ${name}`);
    const format = FORMATS[games % FORMATS.length];
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
