/** A deck as it lies on the desk: printing ids in six piles. Every change makes new piles, so that it can be taken back. */
import { homePile, printingRank } from '@spaceline/engine';
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

/** Every place, the piles first. */
export const PLACES: readonly Place[] = [...PILES, 'aside'];

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

/** What is compared of a deck. */
export interface Listed {
  piles: Piles;
  beside: DeckBeside;
}

/** How many there are of each printing and of each line that is not known, apart from each other where they are kept aside. */
function everything({ piles, beside }: Listed): Map<string, { what: string; aside: boolean; n: number }> {
  const all = new Map<string, { what: string; aside: boolean; n: number }>();
  const put = (what: string, aside: boolean, n: number) => {
    const key = `${aside} ${what}`;
    all.set(key, { what, aside, n: (all.get(key)?.n ?? 0) + n });
  };
  for (const id of everyCard(piles)) put(id, false, 1);
  for (const id of beside.aside) put(id, true, 1);
  for (const u of beside.unknown) put(u.name, u.pile === 'aside', u.copies);
  return all;
}

/** By printing or unknown line: how many more of it the second has. */
export function changes(before: Listed, now: Listed): { what: string; aside: boolean; n: number }[] {
  const [old, fresh] = [everything(before), everything(now)];
  return [...new Map([...old, ...fresh])]
    .map(([key, { what, aside }]) => ({ what, aside, n: (fresh.get(key)?.n ?? 0) - (old.get(key)?.n ?? 0) }))
    .filter((c) => c.n !== 0)
    .sort((a, b) => b.n - a.n);
}

export const lyingIn = ({ piles, beside }: Listed, place: Place): readonly string[] =>
  place === 'aside' ? beside.aside : piles[place];

const sorted = (piles: Piles): string => JSON.stringify(PILES.map((p) => [...piles[p]].sort()));

export const sameBeside = (a: DeckBeside, b: DeckBeside): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The same cards in the same piles, in whatever order. */
export const sameCards = (a: Piles, b: Piles): boolean => a === b || sorted(a) === sorted(b);

/** The printing that a title means in a format. */
export const versionFor = (cards: readonly Card[], title: string, pool: FormatSummary['pool']): Card | undefined =>
  cards
    .filter((c) => c.facts.title === title)
    .toSorted((a, b) => printingRank(a.facts, pool) - printingRank(b.facts, pool))[0];
