/** Games that are over, to look at again: everything about them may be known. */
import { type Seat, type Viewer, view } from '@spaceline/engine';
import {
  diffView,
  folded,
  type GameRecord,
  type LogLine,
  logLineOf,
  type PlayOnRequest,
  Recording,
  type ReplayFile,
  type ReplayFrames,
  standing,
} from '@spaceline/protocol';
import type { Checkpoints } from '../database/checkpoints.ts';
import type { DecisionLog } from '../database/decisions.ts';
import type { Games } from '../database/games.ts';
import type { DecisionRow, GameRow, UserRow } from '../database/tables.ts';
import { type Sitter, startGame } from '../games/new-game.ts';
import { notFound, Problem } from '../problem.ts';
import { rulesFor } from '../rules-version.ts';
import { botSitter, DEFAULT_BOT } from './lobby.ts';

/** More frames than this are asked for again. */
const MOST_FRAMES = 250;
/** After so many frames others have their turn. */
const BREATH = 20;
const NOT_NOW = 'The replay of a game can be had when it is over';
const TOO_OLD = 'This game was played with other rules or cards, and cannot be played again from here on';

interface Stored {
  row: GameRow;
  record: GameRecord;
  /** who did what, entry by entry of `record` */
  by: number[];
}

const breathe = (): Promise<void> => new Promise((r) => setImmediate(r));

export class Replays {
  constructor(
    private readonly games: Games,
    private readonly decisions: DecisionLog,
    private readonly checkpoints: Checkpoints,
    private readonly rules: string,
  ) {}

  private async stored(id: string): Promise<Stored> {
    const row = await this.games.byId(id);
    if (row === undefined || row.header === null) throw notFound('game');
    if (row.status !== 'over') throw new Problem(409, 'not-now', NOT_NOW);
    const rows = await this.decisions.read(id);
    const entries = rows.map((r) => r.entry);
    const record = folded({ header: JSON.parse(row.header), entries, positions: await this.checkpoints.restored(id) });
    return { row, record, by: seatsOf(rows) };
  }

  async file(id: string): Promise<ReplayFile> {
    const { row, record } = await this.stored(id);
    const { positions } = record;
    return {
      header: record.header,
      answers: record.entries,
      hash: row.hash ?? '',
      players: [row.name0, row.name1],
      commitment: row.commitment,
      ...(positions && { positions }),
      id,
      result: row.result === null ? null : { winner: row.winner ?? -1, kind: row.result },
      decks: [row.deck0, row.deck1],
    };
  }

  /** The game as one viewer saw it, answer by answer. */
  async frames(id: string, viewer: Viewer, from: number, to: number): Promise<ReplayFrames> {
    const { row, record, by } = await this.stored(id);
    const { entries } = record;
    const base = entries.findIndex((e) => e.startsWith('!restore')) + 1;
    const start = Math.min(Math.max(from, base), entries.length);
    const end = Math.min(to, entries.length, start + MOST_FRAMES);
    const recording = this.play(row, { ...record, entries: entries.slice(0, start) });
    const lines = (since: number): LogLine[] =>
      recording.game.log.slice(since).map((e) => logLineOf(recording.game, viewer, e));
    let seen = view(recording.game, viewer);
    const answer: ReplayFrames = { id, of: entries.length, from: start, view: seen, log: lines(0), frames: [] };
    for (let n = start; n < end; n++) {
      if (n % BREATH === 0) await breathe();
      const logged = recording.game.log.length;
      try {
        recording.apply(entries[n]);
      } catch {
        return { ...answer, stopped: TOO_OLD };
      }
      const now = view(recording.game, viewer);
      answer.frames.push({ n: n + 1, by: by[n], answer: entries[n], patch: diffView(seen, now), log: lines(logged) });
      seen = now;
    }
    return answer;
  }

  private play(row: GameRow, record: GameRecord): Recording {
    try {
      return new Recording(rulesFor(row.format), record);
    } catch {
      throw new Problem(409, 'too-old', TOO_OLD);
    }
  }

  /** A new game that begins where an old one stood after `n` answers, against a bot. */
  async playOn(user: UserRow, id: string, { n, seat, bot = DEFAULT_BOT }: PlayOnRequest): Promise<GameRow> {
    const { row, record, by } = await this.stored(id);
    if (n > record.entries.length) throw new Problem(400, 'malformed', `The game has ${record.entries.length} answers`);
    const entries = record.entries.slice(0, n);
    const recording = this.play(row, { ...record, entries });
    if (recording.over) throw new Problem(409, 'not-now', 'The game is over there: go on from an earlier answer');
    const next = this.newRow(user, row, seat, bot, n);
    await this.games.add(next);
    for (const position of Object.values(record.positions ?? {})) await this.checkpoints.restore(next.id, position);
    const now = Date.now();
    const rows = recording.entries.map(
      (entry, number): DecisionRow => ({
        game: next.id,
        number,
        entry,
        seat: by[number],
        auto: 0,
        at: now,
        left0: 0,
        left1: 0,
        away0: 0,
        away1: 0,
      }),
    );
    for (let i = 0; i < rows.length; i += 400) await this.decisions.append(rows.slice(i, i + 400));
    return next;
  }

  private newRow(user: UserRow, row: GameRow, seat: Seat, bot: string, n: number): GameRow {
    const header = JSON.parse(row.header!) as GameRecord['header'];
    const names = [row.deck0, row.deck1];
    const sitter = (s: Seat): Sitter => {
      const deck = { name: names[s], deck: header.decks[s] };
      if (s !== seat) return botSitter(bot, deck);
      return { user: user.id, name: user.name, kind: 'person', deckName: deck.name, deck: deck.deck };
    };
    const terms = { format: row.format, private: true, spectators: false, clock: null, away: 0 };
    const made = startGame([sitter(0), sitter(1)], terms, this.rules, header.seed);
    // The same header, to the letter: the answers belong to it.
    return { ...made, header: row.header, commitment: row.commitment, origin: row.id, origin_n: n };
  }
}

/** Who gave each entry of a folded record: those that stand, and the server where it put the game back. */
function seatsOf(rows: readonly DecisionRow[]): number[] {
  const { from, numbers } = standing(rows.map((r) => r.entry));
  const seats = numbers.map((i) => rows[i].seat);
  if (from !== null) seats.splice(numbers.filter((i) => i < from).length, 0, -1);
  return seats;
}
