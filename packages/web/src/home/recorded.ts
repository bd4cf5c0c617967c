/** A recorded game for the first page: one from the public list, or the one that comes with Spaceline. Never one that was not played. */
import type { Named, Recorded } from '@spaceline/protocol';
import type { Game } from '../net/game.ts';

export interface RecordedGame {
  game: Game;
  names: readonly [string, string];
  /** where it can be replayed; null: it comes with Spaceline, and only this moment of it */
  replay: string | null;
}

const moment = (
  id: string,
  format: string,
  [first, second]: readonly Named[],
  { view, log }: Pick<Recorded, 'view' | 'log'>,
): Game => ({
  id,
  format,
  seat: -1,
  seats: [
    { ...first, deck: '', connected: true },
    { ...second, deck: '', connected: true },
  ],
  n: 0,
  view,
  before: null,
  decision: null,
  waiting: null,
  log,
  seenLog: 0,
  clock: { limit: null, left: [0, 0], away: [null, null], mayBeAway: [0, 0], running: null },
  clockAt: 0,
  commitment: '',
  seed: null,
  undo: null,
  undoable: null,
});

export function fromList(recorded: Recorded): RecordedGame {
  const { id, format, players } = recorded.game;
  const names = [players[0].name, players[1].name] as const;
  const seated = players.map(({ name, kind }) => ({ name, kind }));
  return { game: moment(id, format, seated, recorded), names, replay: id };
}

/** scripts/recorded-game.ts has recorded it. */
export async function theOneThatComesAlong(): Promise<RecordedGame> {
  const { default: file } = await import('./recorded.json');
  const { format, players, view, log } = file as Pick<Recorded, 'view' | 'log'> & {
    format: string;
    players: [string, string];
  };
  const seated = players.map((name) => ({ name, kind: '' }));
  return { game: moment('recorded', format, seated, { view, log }), names: players, replay: null };
}
