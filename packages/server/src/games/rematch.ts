/** Another game between the same two, when both want it. A bot always does. */
import type { Seat } from '@spaceline/engine';
import { isBot } from './bot-player.ts';
import { Refusal } from './refusal.ts';
import type { Room } from './room.ts';

export function askRematch(room: Room, seat: Seat): Promise<void> {
  return room.does(async () => {
    if (!room.recording.over) throw new Refusal('not-now', 'The game is not over yet');
    const { games, fanout } = room.setting;
    await games.set(room.id, { [`rematch${seat}`]: 1 });
    const row = await room.readRow();
    if (row === undefined) return;
    const agreed = [0, 1].every((s) => isBot(room.kinds[s]) || (s === 0 ? row.rematch0 : row.rematch1) === 1);
    if (agreed && row.next === null) {
      await room.setting.rematch(row);
      await room.readRow();
    }
    room.tellRematch();
    fanout.publish({ kind: 'changed', game: room.id });
  });
}
