/** How a deck can be mended: which cards to take out of which pile, and which to put where. Nothing is done before its player says so. */
import { type CardDef, type DeckList, homePile } from '@spaceline/engine';

type Pile = keyof DeckList;

export interface Lying {
  pile: Pile;
  id: string;
}

export interface DeckFix {
  how: 'move' | 'take-out' | 'add' | 'swap';
  /** each is one copy */
  out: Lying[];
  in: Lying[];
}

const lying = (pile: Pile, cards: readonly CardDef[]): Lying[] => cards.map((d) => ({ pile, id: d.facts.id }));

/** Into the pile where they belong, or this one. */
export const moved = (from: Pile, cards: readonly CardDef[], to?: Pile): DeckFix => ({
  how: 'move',
  out: lying(from, cards),
  in: cards.map((d) => ({ pile: to ?? homePile(d.facts), id: d.facts.id })),
});

export const takenOut = (from: Pile, cards: readonly CardDef[]): DeckFix => ({
  how: 'take-out',
  out: lying(from, cards),
  in: [],
});

export const putIn = (pile: Pile, card: CardDef): DeckFix => ({ how: 'add', out: [], in: lying(pile, [card]) });

/** The cards for which this holds, wherever they lie. */
export const everywhere = (
  piles: Readonly<Record<Pile, readonly CardDef[]>>,
  holds: (d: CardDef) => boolean,
): Lying[] => (Object.keys(piles) as Pile[]).flatMap((p) => lying(p, piles[p].filter(holds)));

/** Those to part with first: what is there more than once, then what came last. */
export function weakest(cards: readonly CardDef[], n: number): CardDef[] {
  const seen = new Map<string, number>();
  const nth = cards.map((d) => {
    const copy = (seen.get(d.title) ?? 0) + 1;
    seen.set(d.title, copy);
    return copy;
  });
  return cards
    .map((card, i) => ({ card, i, copy: nth[i] }))
    .sort((a, b) => Number(b.card.dilemma) - Number(a.card.dilemma) || b.copy - a.copy || b.i - a.i)
    .slice(0, n)
    .map(({ card }) => card);
}
