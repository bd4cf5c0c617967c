/** A draw: one player offers it, the other agrees or does not. Whoever answers a question of the game instead has not agreed. */
import { agreesToDraw } from '@spaceline/bots';
import { other, type Seat } from '@spaceline/engine';
import { type DrawMessage, systemEntry } from '@spaceline/protocol';
import { isBot } from './bot-player.ts';
import { Refusal } from './refusal.ts';
import type { Room } from './room.ts';
import { SAVED } from './saving.ts';

const DECLINED = 'The other player does not agree to a draw; ask again in another turn';

/** The offer that stands, and the last that was declined. */
export class DrawOffer {
  by: Seat | null = null;
  private declined: { by: Seat; turn: number } | null = null;

  /** Has this player been told no in this turn? */
  isDeclined(by: Seat, turn: number): boolean {
    return this.declined?.by === by && this.declined.turn === turn;
  }

  decline(by: Seat, turn: number): void {
    this.declined = { by, turn };
    this.by = null;
  }
}

export const drawMessage = (room: Room, why?: DrawMessage['why']): DrawMessage => ({
  t: 'draw',
  game: room.id,
  by: room.draw.by,
  ...(why !== undefined && { why }),
});

const turnOf = (room: Room): number => room.recording.game.state.turn.number;

/** Something has changed here: everybody hears of it, at other processes too. */
function settle(room: Room, by: Seat | null, why?: DrawMessage['why']): void {
  const from = room.draw.by;
  if (why === 'declined' && from !== null) room.draw.decline(from, turnOf(room));
  room.draw.by = by;
  room.audience.send(drawMessage(room, why));
}

export function wishForDraw(room: Room, seat: Seat, wish: boolean): Promise<void> {
  return room.doesFor(seat, async () => {
    if (room.recording.over) throw new Refusal('not-now', 'The game is over');
    if (room.isSaved) throw new Refusal('not-now', SAVED);
    const { by } = room.draw;
    const them = other(seat);
    if (by === them && wish) {
      await room.commit(systemEntry({ do: 'draw' }), seat);
      return;
    }
    if (by === null && !wish) return;
    if (by === seat && wish) return;
    const news = (why?: DrawMessage['why']) =>
      room.setting.fanout.publish({ kind: 'draw', game: room.id, by: room.draw.by, ...(why !== undefined && { why }) });
    if (!wish) {
      const why = by === seat ? 'withdrawn' : 'declined';
      settle(room, null, why);
      return news(why);
    }
    if (room.draw.isDeclined(seat, turnOf(room))) throw new Refusal('not-now', DECLINED);
    if (isBot(room.kinds[them])) {
      if (agreesToDraw(room.recording.game, them)) await room.commit(systemEntry({ do: 'draw' }), seat);
      else throw new Refusal('not-now', 'The bot plays on: it is not behind');
      return;
    }
    settle(room, seat);
    news();
  });
}

/** An offer was made or answered at another process. */
export const drawElsewhere = (room: Room, by: Seat | null, why?: DrawMessage['why']): Promise<void> =>
  room.does(() => settle(room, by, why));
