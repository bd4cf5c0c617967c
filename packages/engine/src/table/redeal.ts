/**
 * Another table that looks the same to a seat: whatever it cannot know is dealt anew, consistently with all that it has seen. What it sees
 * now the visibility oracle says (core/sight.ts), what it was shown before the witness (core/witness.ts). Bots think on such tables.
 *
 * The same for all tables that look the same to the seat: cards and identities are put in an order that says nothing before they are mixed.
 */
import type { CardDef } from '../cards/catalogue.ts';
import type { WritableState } from '../core/door/writable.ts';
import { isInPool } from '../core/format.ts';
import type { Game } from '../core/game.ts';
import { type Dice, diceOf, mix } from '../core/random.ts';
import { knows } from '../core/sight.ts';
import { type Card, FIRST_IN_PLAY, other, type Seat, Zone } from '../core/state.ts';
import type { Sighting } from '../core/witness.ts';

/** What a player has stocked, or may have: numbers of definitions, by the pile they start in. */
export interface Stock {
  readonly missions: readonly number[];
  readonly seeds: readonly number[];
  readonly draw: readonly number[];
  readonly tactics: readonly number[];
  readonly q: readonly number[];
  readonly tent: readonly number[];
}

interface Deal {
  /** which card each hidden card is now */
  readonly defs: ReadonlyMap<number, number>;
  /** the seat's own piles in another order */
  readonly piles: readonly { readonly zone: Zone; readonly ids: readonly number[] }[];
}

const OWN_PILES = [Zone.Deck, Zone.Bridge, Zone.QDeck, Zone.Tent] as const;

type Sort = 'mission' | 'tactic' | 'q' | 'tent' | 'seed' | 'draw';

/** From which part of a deck a hidden card must be. */
function sortOf(c: Card): Sort {
  switch (c.zone) {
    case Zone.MissionPile:
      return 'mission';
    case Zone.Bridge:
      return 'tactic';
    case Zone.QDeck:
      return 'q';
    case Zone.Tent:
      return 'tent';
    case Zone.SeedPile:
    case Zone.Seeded:
    case Zone.Under:
      return 'seed';
    default:
      return 'draw';
  }
}

const SORTS: readonly Sort[] = ['mission', 'tactic', 'q', 'tent', 'seed', 'draw'];
const PART_OF = { mission: 'missions', tactic: 'tactics', q: 'q', tent: 'tent', seed: 'seeds', draw: 'draw' } as const;

/** Could it lie there? What lies under a mission fits the mission; a crew is people and their things; what lies face down on the table is an agenda. */
function fits(g: Game, c: Card, d: CardDef): boolean {
  switch (c.zone) {
    case Zone.Seeded: {
      const [mission] = g.location(c.host).missions;
      const where = mission === undefined ? 'both' : g.def(mission).facts.where;
      if (d.dilemma) return d.facts.where === 'both' || where === 'both' || d.facts.where === where;
      return d.facts.type === 'Artifact' && where !== 'space';
    }
    case Zone.Aboard:
    case Zone.Planet:
      return d.personnel || d.equipment;
    case Zone.On:
    case Zone.OnLocation:
    case Zone.Table:
      return d.hidesAgenda;
    default:
      return true;
  }
}

/** The more that is asked of a card, the sooner it is dealt. */
const STRICT: Partial<Record<Zone, number>> = {
  [Zone.Seeded]: 0,
  [Zone.On]: 0,
  [Zone.OnLocation]: 0,
  [Zone.Table]: 0,
  [Zone.Aboard]: 1,
  [Zone.Planet]: 1,
};
const strictness = (c: Card): number => STRICT[c.zone] ?? 2;

/** Gives each of the first one of the second that it allows, as far as that can be: by augmenting paths. -1 for none. */
function matching(n: number, m: number, allows: (i: number, j: number) => boolean): number[] {
  const of = new Array<number>(n).fill(-1);
  const by = new Array<number>(m).fill(-1);
  const place = (i: number, tried: Set<number>): boolean => {
    for (let j = 0; j < m; j++) {
      if (by[j] >= 0 || !allows(i, j)) continue;
      by[j] = i;
      of[i] = j;
      return true;
    }
    for (let j = 0; j < m; j++) {
      if (tried.has(j) || !allows(i, j)) continue;
      tried.add(j);
      if (!place(by[j], tried)) continue;
      by[j] = i;
      of[i] = j;
      return true;
    }
    return false;
  };
  for (let i = 0; i < n; i++) place(i, new Set());
  return of;
}

/** Whatever the open question names, the seat sees. */
function namedIn(g: Game): Set<number> {
  const out = new Set<number>();
  for (const d of [g.decision, g.decision?.also]) {
    if (!d) continue;
    out.add(d.prompt.card);
    for (const o of d.options) {
      out.add(o.card);
      for (const id of o.group ?? []) out.add(id);
    }
  }
  return out;
}

/** Own piles are known but for their order; a card that was put there in the open stays where it is. */
function ownPiles(g: Game, seat: Seat, sightings: readonly Sighting[], dice: Dice): Deal['piles'] {
  const fixed = new Set(sightings.flatMap((s) => (s.at.length === 1 ? s.at : [])));
  return OWN_PILES.map((zone) => {
    const ids = g.state.piles[seat][zone - 1];
    const isFree = (id: number) => !fixed.has(id) && !knows(g, seat, id);
    const free = ids.filter(isFree).sort((a, b) => a - b);
    mix(free, dice);
    return { zone, ids: ids.map((id) => (isFree(id) ? free.pop()! : id)) };
  });
}

/** What is left of a stock when all that is known of it has been taken out. */
function rest(stock: readonly number[], known: Map<number, number>): number[] {
  return stock.filter((def) => {
    const n = known.get(def) ?? 0;
    if (n > 0) known.set(def, n - 1);
    return n === 0;
  });
}

interface Hidden {
  readonly card: Card;
  readonly sort: Sort;
}

export function dealAnew(g: Game, seat: Seat, key: string, stock?: Stock): Deal {
  const dice = diceOf(key);
  const sightings = g.witness?.sightings(seat) ?? [];
  const piles = ownPiles(g, seat, sightings, dice);
  const named = namedIn(g);
  const foe = other(seat);
  const hidden: Hidden[] = [];
  const known = new Map<number, number>();
  const count = (def: number) => known.set(def, (known.get(def) ?? 0) + 1);
  for (const c of g.state.cards) {
    if (c.owner !== foe || g.defs[c.def].facts.token) continue;
    if (knows(g, seat, c.id) || named.has(c.id)) count(c.def);
    else hidden.push({ card: c, sort: sortIn(g, c) });
  }
  const defs = new Map<number, number>();
  const free = new Set(hidden.map(({ card }) => card.id));
  // who was shown is somewhere where they may be
  const shown = sightings
    .map((s) => ({ def: s.def, at: s.owner === foe ? s.at.filter((id) => free.has(id)) : [] }))
    .filter((s) => s.at.length > 0)
    .sort((a, b) => a.def - b.def || a.at.length - b.at.length || a.at[0] - b.at[0]);
  mix(shown, dice);
  const tokens = [...free].sort((a, b) => a - b);
  mix(tokens, dice);
  matching(shown.length, tokens.length, (i, j) => shown[i].at.includes(tokens[j])).forEach((j, i) => {
    if (j < 0) return;
    defs.set(tokens[j], shown[i].def);
    free.delete(tokens[j]);
    count(shown[i].def);
  });
  const real = stock === undefined ? actual(hidden, defs) : null;
  for (const sort of SORTS) {
    const cards = hidden.filter((h) => h.sort === sort && free.has(h.card.id)).map(({ card }) => card);
    if (cards.length === 0) continue;
    mix(cards, dice);
    cards.sort((a, b) => strictness(a) - strictness(b));
    const pool = real?.get(sort) ?? rest(stock![PART_OF[sort]], known);
    pool.sort((a, b) => a - b);
    mix(pool, dice);
    const of = matching(cards.length, pool.length, (i, j) => fits(g, cards[i], g.defs[pool[j]]));
    const left = pool.filter((_, j) => !of.includes(j));
    cards.forEach((c, i) => {
      defs.set(c.id, of[i] >= 0 ? pool[of[i]] : (left.pop() ?? anotherOne(g, c, stock, sort, dice)));
    });
  }
  return { defs, piles };
}

/** While the missions are being seeded, seed cards that are laid out beside them are seed cards still (WARP-21). */
function sortIn(g: Game, c: Card): Sort {
  if (c.zone === Zone.Aside) {
    const [p] = g.state.processes;
    if (p.kind === 'seeding' && p.stacks.some((of) => of.some((ids) => ids?.includes(c.id)))) return 'seed';
  }
  return sortOf(c);
}

/** What those hidden cards really are that are no part of what was shown, by sort: where lists lie open. */
function actual(hidden: readonly Hidden[], dealt: ReadonlyMap<number, number>): Map<Sort, number[]> {
  const shown = new Map<number, number>();
  for (const def of dealt.values()) shown.set(def, (shown.get(def) ?? 0) + 1);
  const out = new Map<Sort, number[]>(SORTS.map((sort) => [sort, []]));
  // who was shown is taken out of what is drawn first, where the same card lies in two sorts
  for (const { sort, card } of hidden.toSorted((x, y) => SORTS.indexOf(y.sort) - SORTS.indexOf(x.sort))) {
    const n = shown.get(card.def) ?? 0;
    if (n > 0) shown.set(card.def, n - 1);
    else out.get(sort)!.push(card.def);
  }
  return out;
}

/** The guess has too few cards: another copy of one that could lie there, or of whatever there is of that sort. Never what really lies there. */
function anotherOne(g: Game, c: Card, stock: Stock | undefined, sort: Sort, dice: Dice): number {
  const stocked = stock?.[PART_OF[sort]] ?? [];
  const fitting = stocked.filter((def) => fits(g, c, g.defs[def]));
  const any = fitting.length > 0 ? fitting : stocked.length > 0 ? stocked : everyOne(g, sort);
  return any[dice(any.length)];
}

const ofSort: Readonly<Record<Sort, (d: CardDef) => boolean>> = {
  mission: (d) => d.mission,
  tactic: (d) => d.facts.type === 'Tactic',
  q: (d) => d.facts.q === true,
  tent: (d) => d.facts.type === 'Doorway',
  seed: (d) => d.dilemma,
  draw: (d) => d.personnel,
};

function everyOne(g: Game, sort: Sort): number[] {
  const { pool } = g.format;
  const all = g.rules.catalogue.cards.filter((d) => ofSort[sort](d));
  const inPool = all.filter((d) => isInPool(d.facts, pool));
  return (inPool.length > 0 ? inPool : all).map((d) => d.index);
}

/** Carries it out on a copy of a state. */
export function applyDeal(g: Game, seat: Seat, deal: Deal, state: WritableState): void {
  for (const [id, def] of deal.defs) {
    const c = state.cards[id];
    c.def = def;
    c.memory = null;
    const { modes } = g.defs[def];
    c.mode = modes.length > 1 && c.zone >= FIRST_IN_PLAY ? modes[0] : -1;
  }
  for (const { zone, ids } of deal.piles) {
    const pile = state.piles[seat][zone - 1];
    // some may have left the pile since this copy was made, or come to it
    const moved = ids.filter((id) => pile.includes(id));
    let next = 0;
    for (let i = 0; i < pile.length; i++) if (ids.includes(pile[i])) pile[i] = moved[next++];
  }
}
