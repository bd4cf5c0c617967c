/**
 * Whose move it is, told to that person wherever they are on the site, and how long the other player at the table will wait. Two people
 * alone call each other: a bot waits for nobody.
 */
import type { Seat } from '@spaceline/engine';
import type { CallMessage } from '@spaceline/protocol';
import type { GameRow } from '../database/tables.ts';
import { ticks } from '../ticks.ts';
import { isBot } from './bot-player.ts';
import type { Room } from './room.ts';
import { SEATS, seatOf } from './seats.ts';

type Pair<T> = [T, T];

const messageOf = (row: GameRow, seat: Seat, waits: boolean, away: number | null): CallMessage => ({
  t: 'call',
  game: row.id,
  format: row.format,
  by: seat === 0 ? { name: row.name1, kind: row.kind1 } : { name: row.name0, kind: row.kind0 },
  waits,
  away,
});

/** Of a game that nobody is at: as it is stored. */
export const storedCall = (row: GameRow, user: string): CallMessage =>
  messageOf(row, seatOf(row, user) as Seat, true, null);

export const isBetweenPeople = ({ kind0, kind1 }: GameRow): boolean => !isBot(kind0) && !isBot(kind1);

export class Calls {
  /** what each was told last */
  private readonly told: Pair<string> = ['', ''];

  constructor(private readonly room: Room) {}

  of(seat: Seat): CallMessage {
    const { room } = this;
    const waits = !room.recording.over && !room.isSaved && room.asked[seat];
    return messageOf(room.row, seat, waits, waits ? room.clock.view(ticks()).away[seat] : null);
  }

  /** Tells whoever it concerns, where something has changed. */
  tell(): void {
    const { room } = this;
    if (!isBetweenPeople(room.row)) return;
    for (const seat of SEATS) {
      // it would tell that there is something to answer: see Hold
      if (room.hold.keepsFrom(seat)) continue;
      const call = this.of(seat);
      const key = `${call.waits} ${call.away !== null}`;
      if (this.told[seat] === key) continue;
      this.told[seat] = key;
      this.send(seat, call);
    }
  }

  /** Somebody asks at another server. */
  tellAgain(user: string): void {
    const seat = this.room.seatOf(user);
    if (seat >= 0 && isBetweenPeople(this.room.row)) this.send(seat as Seat, this.of(seat as Seat));
  }

  private send(seat: Seat, call: CallMessage): void {
    const { row, setting } = this.room;
    const user = seat === 0 ? row.user0 : row.user1;
    if (user !== null) setting.call(user, call);
  }
}
