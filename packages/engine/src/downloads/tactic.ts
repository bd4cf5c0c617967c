/**
 * A Tactic is downloaded from the Battle Bridge alone, as a ship battle begins, where the icon is: it is the current tactic then, and never a damage
 * marker.
 */
import { aside, pile, reveal, setTactic } from '../core/door.ts';
import type { GameEvent } from '../core/events.ts';
import type { Game } from '../core/game.ts';
import type { ShipBattleProcess } from '../core/process.ts';
import { type Seat, Zone } from '../core/state.ts';

export const isTactic = (g: Game, id: number): boolean => g.def(id).facts.type === 'Tactic';

/** The battle that begins, in which the player has no current tactic yet. */
function beginning(g: Game, seat: Seat, event: GameEvent | null): ShipBattleProcess | null {
  const p = event?.name === 'ship-battle' ? g.state.processes.at(-1) : undefined;
  return p?.kind === 'ship-battle' && p.sides.includes(seat) && p.tactics[seat] === -1 ? p : null;
}

/** The Tactics that could be downloaded now. */
export const tacticsAtHand = (g: Game, seat: Seat, event: GameEvent | null): readonly number[] =>
  beginning(g, seat, event) === null ? [] : pile(g, seat, Zone.Bridge);

export const mayTakeTactic = (g: Game, seat: Seat, location: number, event: GameEvent | null): boolean =>
  beginning(g, seat, event)?.location === location;

export function takeTactic(g: Game, seat: Seat, id: number, event: GameEvent | null): void {
  const p = beginning(g, seat, event);
  if (p === null) return;
  aside(g, id);
  reveal(g, id, 'both');
  setTactic(g, p, seat, id);
}
