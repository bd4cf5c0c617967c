/** A card that was just played goes back to the hand; another may be played instead. */

import type { Reason } from '../core/decision.ts';
import { barThisTurn, returnPlay, toPile } from '../core/door.ts';
import type { GameEvent } from '../core/events.ts';
import type { Game } from '../core/game.ts';
import { Zone } from '../core/state.ts';
import { shown, TAKES_PLAY } from '../core/telling.ts';

const TAKEN_BACK: Reason = { rule: 'R-4.26', text: 'That card was returned to your hand: play a different one' };

/** Hand cards have no other use for `until`. */
export function whyTakenBack(g: Game, id: number): Reason | null {
  const c = g.card(id);
  return c.until === g.state.turn.number && c.zone === Zone.Hand ? TAKEN_BACK : null;
}

/** Undoes the play, or the report, that the event tells of. */
export function takeBack(g: Game, played: GameEvent): void {
  g.tell(() => ({
    kind: 'played-back',
    who: played.seat,
    card: shown(g, played.card),
    ...(played.paid === 'normal' && TAKES_PLAY),
  }));
  toPile(g, played.card, Zone.Hand);
  barThisTurn(g, played.card);
  returnPlay(g, played.seat, played.paid === 'normal');
  played.cancelled = true;
}
