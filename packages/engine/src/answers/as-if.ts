/** The table as it would be: a copy on which something is tried out. The game itself is not touched. */
import { copyState } from '../core/copy.ts';
import { putAt } from '../core/door.ts';
import { Game } from '../core/game.ts';
import type { Spot } from '../core/spot.ts';

/** The same table with these cards somewhere else. */
export function asIfAt(g: Game, ids: readonly number[], spot: Spot): Game {
  if (ids.length === 0) return g;
  const copy = new Game(g.rules, copyState(g.state));
  for (const id of ids) putAt(copy, id, spot);
  return copy;
}
