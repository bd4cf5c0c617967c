/** What the game has kept of who is where and which texts are in force is what a fresh look would find. */
import type { Game } from '@spaceline/engine';

/** Everything but what was asked for meanwhile: by list, the cards, and of a text the card it is on. */
function said(t: Game['tableau']): [string, string][] {
  const { answers: _, deciding: __, ...lists } = t;
  return Object.entries(lists).map(([name, list]) => [
    name,
    JSON.stringify(list, (key, value) => (key === 'modifier' ? (value as { kind: string }).kind : value)),
  ]);
}

/** The first list that is not current, or null. */
export function wrongTableau(g: Game): string | null {
  const fresh = new Map(said(g.asIf().tableau));
  for (const [name, list] of said(g.tableau)) {
    const now = fresh.get(name);
    if (now !== list) return `the tableau's ${name} is ${list}, and should be ${now}`;
  }
  return null;
}
