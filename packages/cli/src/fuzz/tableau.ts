/** What the game has kept of who is where and which texts are in force is what a fresh look would find. */
import type { Game } from '@spaceline/engine';

type Tableau = Game['tableau'];
type Entry = number | readonly number[] | { readonly card: number; readonly modifier: { readonly kind: string } };

/** A card, the cards at a place, or a text in force: the card it is on, and of what kind it is. */
function entry(e: Entry): string {
  if (typeof e === 'number') return String(e);
  return 'modifier' in e ? `${e.card} ${e.modifier.kind}` : `[${e.join(' ')}]`;
}

/** Everything but what was asked for meanwhile. */
function listsOf({ answers: _, deciding: __, copying: ___, borg, ...lists }: Tableau): Map<string, string> {
  const all: [string, readonly Entry[]][] = Object.entries(lists);
  return new Map([
    ['borg', String(borg)],
    ...all.map(([name, list]): [string, string] => [name, list.map(entry).join()]),
  ]);
}

/** The first list that is not current, or null. */
export function wrongTableau(g: Game): string | null {
  const fresh = listsOf(g.asIf().tableau);
  for (const [name, list] of listsOf(g.tableau)) {
    if (fresh.get(name) !== list) return `the tableau's ${name} is ${list}, and should be ${fresh.get(name)}`;
  }
  return null;
}
