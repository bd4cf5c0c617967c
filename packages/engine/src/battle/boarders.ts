/** Rogue Borg and their like: interrupts that fight aboard a ship as a force of their own. */
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import type { Spot } from '../core/spot.ts';
import { disabled } from '../core/values.ts';
import { cardsAt } from '../spaceline/places.ts';
import { alongside, fightAtOnce, fighters } from './personnel-battle.ts';

const isBoarder = (g: Game, id: number): boolean => g.def(id).rules?.boards === true;

/** All of them aboard, whoever sent them. */
export const boardersAt = (g: Game, spot: Spot): number[] => cardsAt(g, spot).filter((id) => isBoarder(g, id));

/** They battle the crew: no leader is needed and no restriction holds. */
export function* boardersFight(g: Game, ship: number): Flow {
  const boarders = boardersAt(g, ship).filter((id) => !disabled(g, id));
  const defender = g.card(ship).controller;
  const crew = fighters(g, ship, defender).filter((id) => g.def(id).personnel);
  if (boarders.length === 0 || crew.length === 0) return;
  const seat = g.card(boarders[0]).controller;
  const beside = yield* alongside(g, ship, defender);
  yield* fightAtOnce(g, seat, ship, [boarders, [...crew, ...beside]], []);
}
