/**
 * A deck from a sealed pool for whoever ran out of time, the way a player in a hurry builds: a facility or a mission that shows an outpost,
 * missions that most of the pool's people can attempt, dilemmas below them, and everybody else into the draw deck. It is not clever; it is legal.
 */
import type { CardDef, Catalogue, DeckList, Format } from '@spaceline/engine';
import { type Allotment, checkSealedDeck } from './sealed-event.ts';

const ids = (defs: readonly CardDef[]): string[] => defs.map((d) => d.facts.id);

/** One of each title. */
function titles(defs: readonly CardDef[]): CardDef[] {
  const seen = new Set<string>();
  return defs.filter((d) => !seen.has(d.title) && seen.add(d.title));
}

/** How many of these have an affiliation that this one has, too. */
const kin = (d: CardDef, people: readonly CardDef[]): number =>
  people.filter((p) => p.facts.affiliations.some((a) => d.facts.affiliations.includes(a))).length;

function missionsFor(cards: readonly CardDef[], people: readonly CardDef[], most: number): CardDef[] {
  const missions = titles(cards.filter((d) => d.mission)).sort((a, b) => kin(b, people) - kin(a, people));
  const chosen: CardDef[] = [];
  const take = (d: CardDef | undefined) => {
    if (d !== undefined && !chosen.includes(d) && chosen.length < most) chosen.push(d);
  };
  take(missions.find((d) => d.facts.outpost !== undefined));
  take(missions.find((d) => d.facts.where === 'planet'));
  take(missions.find((d) => d.facts.where !== 'planet' && !chosen.includes(d)));
  for (const d of missions) if (d.facts.outpost === undefined) take(d);
  return chosen;
}

export function proposeDeck(pool: Allotment, catalogue: Catalogue, format: Format): DeckList {
  const all = pool.flatMap((pack) => pack.cards).flatMap((id) => catalogue.byId(id) ?? []);
  const cards = all.filter((d) => !format.banned.includes(d.title));
  const complete = cards.filter((d) => d.status === 'complete');
  const people = complete.filter((d) => d.personnel);
  const missions = missionsFor(cards, people, format.missions.max);
  const hasOutpost = missions.some((d) => d.facts.outpost !== undefined);
  const facilities = titles(complete.filter((d) => d.facility && d.facts.facility === 'outpost'))
    .sort((a, b) => kin(b, people) - kin(a, people))
    .slice(0, hasOutpost ? 0 : 1);
  const dilemmas = titles(complete.filter((d) => d.dilemma && !d.facts.q));
  const seeds = [...facilities, ...dilemmas].slice(0, format.maxSeeds);
  const draw = complete.filter((d) => d.personnel || d.ship || d.equipment);
  // what is left over fills the deck where people and ships are too few
  const used = new Set([...missions, ...seeds]);
  const rest = complete.filter((d) => !draw.includes(d) && !used.has(d) && !d.mission && !d.dilemma && !d.facility);
  const filled = [...draw, ...rest.slice(0, Math.max(0, format.minDraw - draw.length))];
  return repaired({ missions: ids(missions), seeds: ids(seeds), draw: ids(filled) }, pool, catalogue, format);
}

/** Takes out one card after the other as long as that mends something. */
function repaired(deck: DeckList, pool: Allotment, catalogue: Catalogue, format: Format): DeckList {
  const wrong = (d: DeckList): number => checkSealedDeck(d, pool, catalogue, format).problems.length;
  let best = deck;
  for (let n = wrong(best); n > 0; ) {
    const shorter = (['seeds', 'draw', 'missions'] as const).flatMap((pile) =>
      best[pile].map((_, i) => ({ ...best, [pile]: best[pile].filter((__, j) => j !== i) })),
    );
    const better = shorter.find((d) => wrong(d) < n);
    if (better === undefined) return best;
    best = better;
    n = wrong(best);
  }
  return best;
}
