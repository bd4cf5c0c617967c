/** The cards as the site knows them: facts, generated text, state. One file, fetched once. */
import type { CardFacts } from '@spaceline/engine';
import { create } from 'zustand';

export interface CardInfo {
  facts: CardFacts;
  /** the card's text, generated from its definition */
  lines: string[];
  /** 'complete', or how far the game plays this card */
  status: string;
  missing?: string;
  /** a mission's requirement: alternatives, each a list of terms that are all needed */
  requirement?: string[][];
}

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
    const response = await fetch('/data/cards.json');
    if (!response.ok) throw new Error(String(response.status));
    const cards = (await response.json()) as CardInfo[];
    useCardFile.setState({ state: 'ready', byId: new Map(cards.map((c) => [c.facts.id, c])) });
  } catch {
    useCardFile.setState({ state: 'failed' });
  }
}

export const lookup: Lookup = (id) => useCardFile.getState().byId.get(id);
