/** Cards for a table by what somebody types: each version of a title once, however often it was printed. */
import { plainly } from '@spaceline/protocol/words';
import type { Card } from '../cards/index.ts';
import type { References } from './references.ts';

const MOST = 10;

/** What printings of one version share, and versions of one title do not. */
const version = ({ facts }: Card): string =>
  JSON.stringify([
    facts.title,
    facts.affiliations,
    facts.class,
    facts.classification,
    facts.skills,
    [facts.integrity, facts.cunning, facts.strength, facts.range, facts.weapons, facts.shields],
    [facts.where, facts.points, facts.span, facts.quadrant],
  ]);

/** What begins with what was typed first; of a title that several versions share the one that the title alone means. */
export function findCards(refs: References, cards: readonly Card[], typed: string): Card[] {
  const wanted = plainly(typed).trim();
  if (wanted === '') return [];
  const words = wanted.split(/\s+/);
  const rank = (card: Card, title: string) => {
    if (title === wanted || card.facts.id === wanted) return 0;
    return title.startsWith(wanted) ? 1 : 2;
  };
  const meant = (card: Card) => (refs.cardOf(card.facts.title) === card ? 0 : 1);
  const found = cards
    .map((card) => ({ card, title: plainly(card.facts.title) }))
    .filter(({ card, title }) => card.facts.id === wanted || words.every((w) => title.includes(w)))
    .sort(
      (a, b) =>
        rank(a.card, a.title) - rank(b.card, b.title) ||
        a.title.length - b.title.length ||
        (a.title < b.title ? -1 : a.title > b.title ? 1 : meant(a.card) - meant(b.card)),
    );
  const seen = new Set<string>();
  return found
    .map(({ card }) => card)
    .filter((card) => !seen.has(version(card)) && seen.add(version(card)))
    .slice(0, MOST);
}
