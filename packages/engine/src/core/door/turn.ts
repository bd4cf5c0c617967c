/** Whose turn it is, how far it has come, and what the game is in the middle of. */
import type { Game } from '../game.ts';
import type { Process } from '../process.ts';
import { other, type Result, type Segment } from '../state.ts';
import { forgetTurn } from './uses.ts';
import { asTheyLie, writablePart } from './writable.ts';

export function beginProcess(g: Game, p: Process): void {
  asTheyLie(g).processes.push(writablePart(g, p));
}

export function endProcess(g: Game, p: Process): void {
  const at = g.state.processes.indexOf(p);
  if (at >= 0) asTheyLie(g).processes.splice(at, 1);
}

/** The seed phases are over; the first turn begins. */
export function beginPlay(g: Game): void {
  forgetTurn(g);
  const s = asTheyLie(g);
  s.processes = [{ kind: 'turn' }];
  s.turn = { number: 1, seat: s.first, segment: 'start', fresh: true };
}

export function setSegment(g: Game, segment: Segment): void {
  if (g.state.turn.segment !== segment) asTheyLie(g).turn.segment = segment;
}

/** The other player has been asked; the turn goes on with its first action. */
export function goOn(g: Game): void {
  asTheyLie(g).turn.fresh = false;
}

/**
 * The other player's turn begins; or another of the same player's. Turns are numbered as if they alternated, so that a number
 * tells whose turn it is: that of the other player is left out.
 */
export function passTurn(g: Game, again: boolean): void {
  forgetTurn(g);
  const state = asTheyLie(g);
  const { number, seat } = state.turn;
  state.turn = {
    number: number + (again ? 2 : 1),
    seat: again ? seat : other(seat),
    segment: 'start',
    fresh: true,
    ...(again && { extra: true }),
  };
}

export function endGame(g: Game, result: Result): void {
  asTheyLie(g).result = result;
}
