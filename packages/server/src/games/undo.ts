/** Taking moves back: free while nothing was revealed, else the other player is asked. A bot never minds. */
import { other, type Seat } from '@spaceline/engine';
import { systemEntry, whyConsent } from '@spaceline/protocol';
import { isBot } from './bot-player.ts';
import type { Room } from './room.ts';
import { SAVED } from './saving.ts';

const REFUSED = 'The other player does not agree.';

const undoEntry = (n: number): string => systemEntry({ do: 'undo', n });

/** Why entry `n` is not this player's to take back, or null. */
function whyNot(room: Room, seat: Seat, n: number): string | null {
  const { recording, done } = room;
  if (recording.over) return 'The game is over.';
  if (room.isSaved) return `${SAVED}.`;
  if (!recording.stands.includes(n)) return 'There is no such move to take back.';
  if (done[n].seat !== seat || done[n].auto === 1) return 'That was not your move.';
  return null;
}

export function askUndo(room: Room, seat: Seat, n: number): Promise<void> {
  return room.doesFor(seat, async () => {
    const refuse = (reason: string) => room.audience.send({ t: 'undo-refused', game: room.id, n, reason }, [seat]);
    const why = whyNot(room, seat, n);
    if (why !== null) return refuse(why);
    const { recording, done, setting } = room;
    // Once is asking, twice is nagging.
    if (room.undo.isRefused(seat, recording.n)) return refuse(REFUSED);
    const answered = recording.stands.some((i) => i > n && done[i].seat === other(seat) && done[i].auto === 0);
    const free =
      isBot(room.kinds[other(seat)]) || whyConsent(recording.game, recording.before(n), seat, answered) === null;
    if (free) {
      if (!(await room.commit(undoEntry(n), seat))) refuse('The game has gone on.');
      return;
    }
    room.undo.ask({ n, by: seat });
    room.audience.send({ t: 'undo-asked', game: room.id, n, by: seat });
    setting.fanout.publish({ kind: 'undo-asked', game: room.id, n, by: seat });
  });
}

export function replyToUndo(room: Room, seat: Seat, n: number, accept: boolean): Promise<void> {
  return room.doesFor(seat, async () => {
    const { pending } = room.undo;
    if (pending === null || pending.n !== n || pending.by === seat) return;
    if (accept && whyNot(room, pending.by, n) === null) {
      await room.commit(undoEntry(n), pending.by);
      return;
    }
    settle(room, n, REFUSED);
    room.setting.fanout.publish({ kind: 'undo-settled', game: room.id, n, reason: REFUSED });
  });
}

/** A request was asked or refused at another process. */
export function undoElsewhere(
  room: Room,
  news: { n: number; by: number } | { n: number; reason: string },
): Promise<void> {
  return room.does(() => {
    if ('by' in news) {
      room.undo.ask({ n: news.n, by: news.by as Seat });
      room.audience.send({ t: 'undo-asked', game: room.id, n: news.n, by: news.by });
    } else settle(room, news.n, news.reason);
  });
}

function settle(room: Room, n: number, reason: string): void {
  if (!room.undo.refuse(n, room.recording.n)) return;
  room.audience.send({ t: 'undo-refused', game: room.id, n, reason }, [0, 1]);
}
