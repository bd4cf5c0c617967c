/** The table as a seat may know it, for questions whose answer must not depend on what is hidden. */
import type { Game } from '../core/game.ts';
import { copyProcess, type ShipBattleProcess } from '../core/process.ts';
import { knows } from '../core/sight.ts';
import { type Card, type Seat, Zone } from '../core/state.ts';

/** Where the viewer sees no more than that there is a card. */
export const isHidden = (g: Game, viewer: Seat, c: Pick<Card, 'id' | 'zone'>): boolean =>
  (c.zone === Zone.Aboard || c.zone === Zone.Planet) && !knows(g, viewer, c.id);

/**
 * The same table without what the viewer may not know: hidden cards have no text there. One may be `instead` of what it is. In the
 * `battle`, texts hold that speak of one.
 */
export function asSeen(
  g: Game,
  viewer: Seat,
  battle: ShipBattleProcess | null,
  instead?: { card: number; def: number },
): Game {
  return g.asIf((s) => {
    const { cards } = s;
    if (battle !== null) s.processes = [...s.processes, copyProcess(battle)];
    for (const c of cards) {
      if (!isHidden(g, viewer, c)) continue;
      if (c.id === instead?.card) c.def = instead.def;
      else {
        c.zone = Zone.OutOfPlay;
        c.host = -1;
      }
    }
  });
}
