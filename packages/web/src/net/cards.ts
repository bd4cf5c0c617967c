/** The cards as the site knows them: facts, generated text, state. One file, fetched once. */
import { create } from 'zustand';
import type { Card } from '../cards/card.ts';
import { loadCards as fetchCards } from '../data/cards.ts';

export type CardInfo = Card;

/** A card by its printing id. */
export type Lookup = (printing: string) => CardInfo | undefined;

interface Cards {
  byId: Map<string, CardInfo>;
  state: 'none' | 'loading' | 'ready' | 'failed';
}

export const useCardFile = create<Cards>()(() => ({ byId: new Map(), state: 'none' }));

export async function loadCards(): Promise<void> {
  const { state } = useCardFile.getState();
  if (state === 'loading' || state === 'ready') return;
  useCardFile.setState({ state: 'loading' });
  try {
    const cards = await fetchCards();
    useCardFile.setState({ state: 'ready', byId: new Map(cards.map((c) => [c.facts.id, c])) });
  } catch {
    useCardFile.setState({ state: 'failed' });
  }
}

export const lookup: Lookup = (id) => useCardFile.getState().byId.get(id);
