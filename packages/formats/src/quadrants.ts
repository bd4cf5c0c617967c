/** Where a deck plays: the quadrants of its missions. */
import type { Catalogue, DeckList, Quadrant } from '@spaceline/engine';

const quadrantsOf = (deck: DeckList, catalogue: Catalogue): Set<Quadrant> =>
  new Set(deck.missions.flatMap((id) => catalogue.byId(id)?.facts.quadrant ?? []));

/** Do the two decks meet? Whose missions are all in other quadrants play side by side, without ever seeing each other. */
export function shareQuadrant(a: DeckList, b: DeckList, catalogue: Catalogue): boolean {
  const there = quadrantsOf(b, catalogue);
  return [...quadrantsOf(a, catalogue)].some((q) => there.has(q));
}
