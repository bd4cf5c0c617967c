/** A deck as it lies on the desk: printing ids in six piles. Every change makes new piles, so that it can be taken back. */
import { homePile } from '@spaceline/engine';
import type { DeckBeside, FormatSummary } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import type { Card } from '../cards/index.ts';
import { say } from '../net/say.ts';

export const PILES = ['missions', 'seeds', 'draw', 'tactics', 'q', 'tent'] as const;

export type Pile = (typeof PILES)[number];

/** Where a card can lie: in a pile, or beside them. */
export type Place = Pile | 'aside';

export const PILE_NAMES: Readonly<Record<Pile, Words>> = {
  missions: say('Missions'),
  seeds: say('Seed deck'),
  draw: say('Draw deck'),
  tactics: 'Battle Bridge',
  q: 'Q-Continuum',
  tent: 'Q’s Tent',
};

export const PLACE_NAMES: Readonly<Record<Place, Words>> = { ...PILE_NAMES, aside: say('Kept aside') };

/** What belongs to a list and is not played with: cards kept aside, and names that no card has. */
export const NOTHING_BESIDE: DeckBeside = { aside: [], unknown: [] };

export type Piles = Readonly<Record<Pile, readonly string[]>>;

export const NO_CARDS: Piles = { missions: [], seeds: [], draw: [], tactics: [], q: [], tent: [] };

export const pilesOf = (some: Readonly<Record<string, readonly string[]>>): Piles => ({ ...NO_CARDS, ...some });

/** Side decks that are empty are not there (BOG-01). */
export const filled = (piles: Piles): Record<string, string[]> =>
  Object.fromEntries(PILES.filter((p) => piles[p].length > 0).map((p) => [p, [...piles[p]]]));

export const everyCard = (piles: Piles): string[] => PILES.flatMap((p) => piles[p]);

/** Where a card belongs unless its player wants it elsewhere. */
export const homeOf = ({ facts }: Pick<Card, 'facts'>): Pile => homePile(facts);

/** A copy beside the others of its kind. */
export function added(piles: Piles, pile: Pile, id: string): Piles {
  const cards = [...piles[pile]];
  const last = cards.lastIndexOf(id);
  cards.splice(last < 0 ? cards.length : last + 1, 0, id);
  return { ...piles, [pile]: cards };
}

export function removed(piles: Piles, pile: Pile, id: string): Piles {
  const at = piles[pile].lastIndexOf(id);
  return at < 0 ? piles : { ...piles, [pile]: piles[pile].toSpliced(at, 1) };
}

/** Every copy of one printing becomes another one. */
export const swapped = (piles: Piles, from: string, to: string): Piles =>
  pilesOf(Object.fromEntries(PILES.map((p) => [p, piles[p].map((id) => (id === from ? to : id))])));

export function countOf(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** The pile from which a minus takes a copy: where it belongs, or wherever it is. */
export function pileWith(piles: Piles, card: Pick<Card, 'facts'>): Pile | null {
  const { id } = card.facts;
  const home = homeOf(card);
  if (piles[home].includes(id)) return home;
  return PILES.find((p) => piles[p].includes(id)) ?? null;
}

/** By printing: how many more of it the second has. */
export function changes(before: Piles, now: Piles): { id: string; n: number }[] {
  const [old, fresh] = [countOf(everyCard(before)), countOf(everyCard(now))];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((id) => ({ id, n: (fresh.get(id) ?? 0) - (old.get(id) ?? 0) }))
    .filter((c) => c.n !== 0)
    .sort((a, b) => b.n - a.n);
}

const sorted = (piles: Piles): string => JSON.stringify(PILES.map((p) => [...piles[p]].sort()));

export const sameBeside = (a: DeckBeside, b: DeckBeside): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The same cards in the same piles, in whatever order. */
export const sameCards = (a: Piles, b: Piles): boolean => a === b || sorted(a) === sorted(b);

/** The printing that a title means: where a format asks for a logo one that has it, from the logo's own set if there is one. */
export function versionFor(cards: readonly Card[], title: string, pool: FormatSummary['pool']): Card | undefined {
  const rank = ({ facts }: Card): number =>
    pool === null ? 0 : facts.property !== pool.property ? 2 : facts.set === pool.property.toLowerCase() ? 0 : 1;
  return cards.filter((c) => c.facts.title === title).toSorted((a, b) => rank(a) - rank(b))[0];
}
