/** What a player has: points, card plays, draws, open side decks. */
import type { Game } from '../game.ts';
import type { LedgerEntry, Seat } from '../state.ts';
import { asTheyLie } from './writable.ts';

/** The points that count from now on. */
export function setLedger(g: Game, ledger: readonly LedgerEntry[]): void {
  asTheyLie(g).ledger = ledger;
}

/** A turn begins: card plays and draws are counted anew. */
export function newAllowances(g: Game, seat: Seat): void {
  const p = asTheyLie(g).players[seat];
  p.plays = g.format.plays;
  p.played = 0;
  p.reported = 0;
  p.noDraws = false;
  p.extraDraws = 0;
}

/** Uses up a normal card play. */
export function spendPlay(g: Game, seat: Seat): void {
  asTheyLie(g).players[seat].plays--;
  playFree(g, seat);
}

/** A card is played that costs no card play. */
export function playFree(g: Game, seat: Seat): void {
  asTheyLie(g).players[seat].played++;
}

/** A report that used a normal card play is done. */
export function countReport(g: Game, seat: Seat): void {
  asTheyLie(g).players[seat].reported++;
}

/** A card was taken back: it was not played, and its normal card play, if it cost one, may be used again. */
export function returnPlay(g: Game, seat: Seat, normal: boolean): void {
  const p = asTheyLie(g).players[seat];
  if (normal) p.plays++;
  p.played--;
}

export function drawExtra(g: Game, seat: Seat, n: number): void {
  asTheyLie(g).players[seat].extraDraws += n;
}

/** "Draw no cards this turn." */
export function forgoDraws(g: Game, seat: Seat): void {
  asTheyLie(g).players[seat].noDraws = true;
}

/** WARP-37: it happens once in a game. */
export function useRegeneration(g: Game, seat: Seat): void {
  asTheyLie(g).players[seat].regenerated = true;
}

/** BOG-03: the Door opens the side deck. */
export function openBridge(g: Game, seat: Seat): void {
  asTheyLie(g).players[seat].bridge = true;
}

/** so does a Q-Flash atop the Q-Continuum. */
export function openContinuum(g: Game, seat: Seat): void {
  asTheyLie(g).players[seat].continuum = true;
}

/** and a Q's Tent atop the tent. */
export function openTent(g: Game, seat: Seat): void {
  asTheyLie(g).players[seat].tent = true;
}
