/** Two people save their game for later when both want it, and go on with it when both want that. Meanwhile it stands still. */
import { other, type Seat } from '@spaceline/engine';
import { type SavedMessage, systemEntry } from '@spaceline/protocol';
import { ticks } from '../ticks.ts';
import { Refusal } from './refusal.ts';
import type { Room } from './room.ts';
import { SEATS } from './seats.ts';

export const SAVED = 'The game is saved for later: it goes on when both players want to';

/** What is kept while one waits for the other; an adjourned game (adjourned.ts) keeps other words there. */
const WISH = 'save';

export const savedMessage = (room: Room): SavedMessage => ({
  t: 'saved',
  game: room.id,
  saved: room.isSaved,
  asked: [room.row.wish0 === WISH, room.row.wish1 === WISH],
});

/** Its row has changed: the clocks stand still or run, and everybody hears of it. */
export function tellSaved(room: Room): void {
  room.clock.setStill(room.isSaved, ticks());
  room.audience.send(savedMessage(room));
  room.tellPresence();
  room.driver.schedule();
}

/** A player wants to save the game, or to go on with it where it is saved; or does not want what was asked for. */
export function wishToSave(room: Room, seat: Seat, wish: boolean): Promise<void> {
  return room.does(async () => {
    if (room.recording.over) throw new Refusal('not-now', 'The game is over');
    if (!room.people[other(seat)])
      throw new Refusal('not-now', 'A game against a bot waits for you by itself: leave the table whenever you like');
    const { games, fanout, log } = room.setting;
    const none = { wish0: null, wish1: null };
    await games.set(room.id, wish ? { [`wish${seat}`]: WISH } : none);
    const row = await room.readRow();
    if (row === undefined) return;
    if (SEATS.every((s) => (s === 0 ? row.wish0 : row.wish1) === WISH)) {
      await games.set(room.id, { ...none, saved_at: row.saved_at === null ? Date.now() : null });
      await room.readRow();
      log.info({ game: room.id, saved: room.isSaved }, 'a game was saved for later, or goes on');
    }
    tellSaved(room);
    fanout.publish({ kind: 'changed', game: room.id });
  });
}

/** The other player is asked and has been away for too long. */
export function claimWin(room: Room, seat: Seat): Promise<void> {
  return room.doesFor(seat, async () => {
    if (room.recording.over) throw new Refusal('out-of-turn', 'The game is over');
    if (!room.clock.hasLeft(other(seat), ticks()))
      throw new Refusal('not-now', 'The other player is here, or may still come back');
    await room.commit(systemEntry({ do: 'left', seat: other(seat) }), seat);
  });
}
