/**
 * What a deck can do, by what is printed: who can solve which mission and how likely they are drawn in time, which ships can be staffed, what
 * the first hands hold, and what a legal deck may still lack. Nobody plays here: what texts add in a game is not known.
 */
import {
  type CardDef,
  type CardType,
  type Catalogue,
  type DeckList,
  diceOf,
  type Format,
  hasPrinted,
  isOnesOwn,
  meetPrinted,
  mix,
  type PrintedRequirement,
} from '@spaceline/engine';
import { teamsStopped } from './stops.ts';

/** The turn that chances are told for where nobody says. */
const TURN = 5;
const SHUFFLES = 300;
const TURNS = 6;
/** So many copies of somebody unique are dead cards. */
const MANY_COPIES = 4;

interface Need {
  /** how many of the deck's people have it; null where it is nobody's own */
  people: number | null;
  /** whether everybody together meets it; null where print does not say */
  met: boolean | null;
}

interface MissionFigures {
  id: string;
  /** alternatives, each a list of terms, in the order of the printed requirement */
  ways: Need[][];
  /** the fewest people who do it, by printing; null where nobody can, or print does not say */
  team: string[] | null;
  /** how often they are drawn by that turn, in percent; null where print does not say */
  chance: number | null;
}

type DeckHint =
  | { kind: 'no-facility' }
  | { kind: 'no-ship' }
  | { kind: 'unsolvable'; id: string }
  | { kind: 'unstaffed'; id: string }
  | { kind: 'many-copies'; id: string; n: number };

export interface DeckFigures {
  turn: number;
  missions: MissionFigures[];
  ships: { id: string; icons: { icon: string; people: number | null }[]; matching: number }[];
  /** by type: how often one is in the hand or was drawn by each turn, in percent */
  odds: { type: CardType; n: number; byTurn: number[] }[];
  dilemmas: {
    planet: number;
    space: number;
    both: number;
    /** those of which print says whom they stop: how many of the teams of the own people and of each deck of the field, in percent */
    stops: { id: string; n: number; own: number | null; field: { deck: string; percent: number }[] }[];
  };
  hints: DeckHint[];
}

/** Cards that were in one's hand by a turn: the opening hand, and one for each turn that ended before. */
const seenBy = (format: Format, turn: number): number => format.hand + turn - 1;

/** That at least one of `k` among `n` cards is among the `seen` first, in percent. */
export function oddsOfOne(n: number, k: number, seen: number): number {
  let none = 1;
  for (let i = 0; i < Math.min(seen, n); i++) none *= Math.max(0, n - k - i) / (n - i);
  return Math.round((1 - none) * 100);
}

const waysOf = (r: PrintedRequirement): PrintedRequirement[][] =>
  ('any' in r ? r.any : [r]).map((way) => ('all' in way ? way.all : [way]));

const thingsIn = (r: PrintedRequirement): PrintedRequirement[] => {
  const of = 'all' in r ? r.all : 'any' in r ? r.any : null;
  return of === null ? [r] : of.flatMap(thingsIn);
};

/** What must not be there too much of is met by taking fewer along: only what must be there counts here. */
function withoutLimits(r: PrintedRequirement): PrintedRequirement {
  if ('all' in r) return { all: r.all.map(withoutLimits) };
  if ('any' in r) return { any: r.any.map(withoutLimits) };
  return 'noSkill' in r || ('attribute' in r && r.over === undefined) ? { all: [] } : r;
}

/** of somebody unique one can be there, however many were drawn. */
function together(cards: readonly CardDef[]): CardDef[] {
  const seen = new Set<string>();
  return cards.filter((d) => {
    if (!d.unique) return true;
    if (d.personas.some((p) => seen.has(p))) return false;
    for (const p of d.personas) seen.add(p);
    return true;
  });
}

const meets = (cards: readonly CardDef[], r: PrintedRequirement): boolean | null =>
  meetPrinted(
    cards.map((d) => d.facts),
    r,
  );

/** The smallest team: every one, two and three of those who give something, then whoever adds most until it is met. */
function teamFor(people: readonly CardDef[], r: PrintedRequirement): CardDef[] | null {
  if (meets(people, r) !== true) return null;
  const things = thingsIn(r);
  const useful = people.filter((d) => things.some((t) => !isOnesOwn(t) || hasPrinted(d.facts, t)));
  const skills = (d: CardDef) => things.filter((t) => isOnesOwn(t) && hasPrinted(d.facts, t)).length;
  const ranked = [...useful].sort((a, b) => skills(b) - skills(a) || sum(b) - sum(a)).slice(0, 24);
  for (const a of ranked) if (meets([a], r)) return [a];
  for (const [i, a] of ranked.entries()) for (const b of ranked.slice(i + 1)) if (meets([a, b], r)) return [a, b];
  for (const [i, a] of ranked.entries())
    for (const [j, b] of ranked.slice(i + 1).entries())
      for (const c of ranked.slice(i + j + 2)) if (meets([a, b, c], r)) return [a, b, c];
  const team: CardDef[] = [];
  for (const d of [...ranked, ...people.filter((x) => !ranked.includes(x))]) {
    team.push(d);
    if (meets(team, r))
      return team.filter(
        (x) =>
          meets(
            team.filter((y) => y !== x),
            r,
          ) !== true,
      );
  }
  return null;
}

const sum = ({ facts: f }: CardDef): number =>
  [f.integrity, f.cunning, f.strength].reduce<number>((n, x) => n + (typeof x === 'number' ? x : 0), 0);

/** How often what is drawn by that turn, with what is seeded, meets it. */
function chanceOf(deck: Piles, r: PrintedRequirement, seen: number): number | null {
  const all = meets(together([...deck.seeds, ...deck.draw].filter(isThere)), r);
  if (all !== true) return all === null ? null : 0;
  const seeded = deck.seeds.filter(isThere);
  const dice = diceOf('figures');
  let often = 0;
  for (let n = 0; n < SHUFFLES; n++) {
    const order = [...deck.draw];
    mix(order, dice);
    if (meets(together([...seeded, ...order.slice(0, seen).filter(isThere)]), r)) often++;
  }
  return Math.round((often / SHUFFLES) * 100);
}

/** Who or what can be at a mission. */
const isThere = (d: CardDef): boolean => d.personnel || d.equipment;

type Piles = Record<'missions' | 'seeds' | 'draw', readonly CardDef[]>;

function missionFigures(deck: Piles, mission: CardDef, format: Format, turn: number): MissionFigures {
  const { requirement } = mission.facts;
  const { id } = mission.facts;
  if (requirement === undefined) return { id, ways: [], team: null, chance: null };
  const people = together([...deck.seeds, ...deck.draw].filter((d) => d.personnel));
  const asked = withoutLimits(requirement);
  const need = (r: PrintedRequirement): Need => {
    const things = thingsIn(r);
    const own = things.every(isOnesOwn);
    const have = [...deck.seeds, ...deck.draw].filter((d) => d.personnel && things.some((t) => hasPrinted(d.facts, t)));
    return { people: own ? have.length : null, met: meets(people, withoutLimits(r)) };
  };
  return {
    id,
    ways: waysOf(requirement).map((way) => way.map(need)),
    team: teamFor(people, asked)?.map((d) => d.facts.id) ?? null,
    chance: chanceOf(deck, asked, seenBy(format, turn)),
  };
}

/** a command star fills a staffing star as well. */
function shipFigures(people: readonly CardDef[], ship: CardDef): DeckFigures['ships'][number] {
  const has = (d: CardDef, icon: string) =>
    d.icons.has(icon) ||
    (icon === 'Stf' && d.icons.has('Cmd')) ||
    (icon === 'Borg' && d.facts.affiliations.includes('Borg')) ||
    (icon === 'NA' && d.facts.affiliations.includes('Non-Aligned'));
  return {
    id: ship.facts.id,
    icons: (ship.facts.staffing ?? []).map((icon) => ({
      icon,
      people: icon.startsWith('special:') ? null : people.filter((d) => has(d, icon)).length,
    })),
    matching: people.filter((d) => (d.affiliations & ship.affiliations) !== 0).length,
  };
}

function hintsFor(deck: Piles, figures: Omit<DeckFigures, 'hints'>): DeckHint[] {
  const hints: DeckHint[] = [];
  const all = [...deck.seeds, ...deck.draw];
  const people = all.filter((d) => d.personnel);
  if (people.length > 0 && !deck.seeds.some((d) => d.facility)) hints.push({ kind: 'no-facility' });
  if (people.length > 0 && !all.some((d) => d.ship)) hints.push({ kind: 'no-ship' });
  if (people.length > 0)
    for (const m of figures.missions)
      if (m.chance === 0 && m.team === null) hints.push({ kind: 'unsolvable', id: m.id });
  for (const { id, icons, matching } of figures.ships) {
    const lacking = (icon: string) => icons.filter((x) => x.icon === icon).length;
    if (matching === 0 || icons.some((x) => x.people !== null && x.people < lacking(x.icon)))
      hints.push({ kind: 'unstaffed', id });
  }
  const copies = new Map<string, CardDef[]>();
  for (const d of people) if (d.unique) copies.set(d.title, [...(copies.get(d.title) ?? []), d]);
  for (const same of copies.values())
    if (same.length >= MANY_COPIES) hints.push({ kind: 'many-copies', id: same[0].facts.id, n: same.length });
  return hints;
}

/** A deck of the field, by its people. */
export interface Opponent {
  deck: string;
  people: readonly CardDef[];
}

/** The people of a list, of somebody unique one. */
export const peopleOf = (list: DeckList, catalogue: Catalogue): CardDef[] =>
  together([...list.seeds, ...list.draw].flatMap((id) => catalogue.byId(id) ?? []).filter((d) => d.personnel));

function dilemmaFigures(seeds: readonly CardDef[], people: readonly CardDef[], field: readonly Opponent[]) {
  const dilemmas = seeds.filter((d) => d.dilemma);
  const at = (where: string) => dilemmas.filter((d) => d.facts.where === where).length;
  const kinds = new Map(dilemmas.map((d) => [d.facts.id, d]));
  const stops = [...kinds.values()].flatMap((d) => {
    const against = field.flatMap(({ deck, people: theirs }) => {
      const percent = teamsStopped(d, theirs);
      return percent === null ? [] : [{ deck, percent }];
    });
    const own = teamsStopped(d, together(people));
    const n = dilemmas.filter((x) => x === d).length;
    return own === null && against.length === 0 ? [] : [{ id: d.facts.id, n, own, field: against }];
  });
  return { planet: at('planet'), space: at('space'), both: at('both'), stops };
}

interface Wishes {
  /** the turn that chances are told for */
  turn?: number;
  /** whom the dilemmas may meet */
  field?: readonly Opponent[];
}

export function deckFigures(
  list: DeckList,
  catalogue: Catalogue,
  format: Format,
  { turn = TURN, field = [] }: Wishes = {},
): DeckFigures {
  const known = (ids: readonly string[]) => ids.flatMap((id) => catalogue.byId(id) ?? []);
  const deck: Piles = { missions: known(list.missions), seeds: known(list.seeds), draw: known(list.draw) };
  const people = [...deck.seeds, ...deck.draw].filter((d) => d.personnel);
  const types = [...new Set(deck.draw.map((d) => d.facts.type))];
  const ships = new Map([...deck.seeds, ...deck.draw].filter((d) => d.ship).map((d) => [d.facts.id, d]));
  const figures = {
    turn,
    missions: deck.missions.filter((d) => d.mission).map((m) => missionFigures(deck, m, format, turn)),
    ships: [...ships.values()].map((ship) => shipFigures(people, ship)),
    odds: types.map((type) => {
      const n = deck.draw.filter((d) => d.facts.type === type).length;
      const byTurn = Array.from({ length: TURNS }, (_, t) => oddsOfOne(deck.draw.length, n, seenBy(format, t + 1)));
      return { type, n, byTurn };
    }),
    dilemmas: dilemmaFigures(deck.seeds, people, field),
  };
  return { ...figures, hints: hintsFor(deck, figures) };
}
