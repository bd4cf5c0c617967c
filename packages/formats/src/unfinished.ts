/** Which cards of a deck are not all there: nobody should have to find that out at the table. */
import type { Catalogue, DeckList, UnfinishedCard } from '@spaceline/engine';

/** The cards of these decks whose text the game does not play in full yet, each printing once. */
export function unfinishedCards(decks: readonly DeckList[], catalogue: Catalogue): UnfinishedCard[] {
  const ids = decks.flatMap((d) => [d.draw, d.missions, d.seeds, d.tactics, d.q, d.tent].flatMap((pile) => pile ?? []));
  return [...new Set(ids)].flatMap((id) => {
    const def = catalogue.byId(id);
    if (def === undefined || def.status === 'complete') return [];
    return { id, title: def.title, status: def.status, missing: def.missing };
  });
}
