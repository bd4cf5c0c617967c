/** Games that are over, to look at again: everything about them may be known. */
import { type Seat, type Viewer, view } from '@spaceline/engine';
import {
  type BenchFile,
  diffView,
  folded,
  type GameRecord,
  type LogLine,
  logLineOf,
  type PlayedBy,
  type PlayOnRequest,
  playedByText,
  positionHash,
  type Recorded,
  Recording,
  type ReplayFile,
  type ReplayFrames,
  rulesName,
  standing,
  systemEntry,
} from '@spaceline/protocol';
import { boardOf, lostFrom } from '@spaceline/rulebook';
import type { GameSearch } from '../database/game-search.ts';
import type { DecisionRow, GameRow, UserRow } from '../database/tables.ts';
import type { Times } from '../games/clock.ts';
import { entryRow } from '../games/entry-row.ts';
import { type Sitter, startGame } from '../games/new-game.ts';
import { openHere, rulesOf } from '../games/opening.ts';
import type { Setting } from '../games/setting.ts';
import { standingOf } from '../games/standing.ts';
import { notFound, Problem } from '../problem.ts';
import { rulesFor, VERSION } from '../rules-version.ts';
import { botSitter, DEFAULT_BOT, person } from './lobby.ts';
import { gameSummary } from './summaries.ts';

const NO_CLOCK: Times = { left: [0, 0], away: [0, 0] };
/** More frames than this are asked for again. */
const MOST_FRAMES = 250;
/** After so many frames others have their turn. */
const BREATH = 20;
/** Of so many games of other rules we remember whether ours lead to the same end. */
const MOST_CHECKED = 1000;
/** Of the first page: how long it shows the same game, among how many it looks, how long a game must have been, and which moment of it. */
const SHOWN_FOR = 60_000;
const MOST_LOOKED_AT = 20;
const WORTH_SHOWING = 4;
const MOMENT = 0.7;
const LINES_SHOWN = 40;
const NOT_NOW = 'The replay of a game can be had when it is over';

interface Stored {
  row: GameRow;
  /** without what was taken back */
  record: GameRecord;
  /** who did what, entry by entry of `record` */
  by: number[];
  /** the rules that played it, those it began with first */
  played: PlayedBy[];
}

const breathe = (): Promise<void> => new Promise((r) => setImmediate(r));

export class Replays {
  private readonly checked = new Map<string, boolean>();

  constructor(private readonly setting: Pick<Setting, 'games' | 'decisions' | 'checkpoints' | 'rules'>) {}

  private async stored(id: string): Promise<Stored> {
    const row = await this.setting.games.byId(id);
    if (row === undefined || row.header === null) throw notFound('game');
    if (row.status !== 'over') throw new Problem(409, 'not-now', NOT_NOW);
    const rows = await this.setting.decisions.read(id);
    const record: GameRecord = {
      header: JSON.parse(row.header),
      entries: rows.map((r) => r.entry),
      positions: await this.setting.checkpoints.restored(id),
    };
    return { row, record: folded(record), by: seatsOf(rows), played: rulesOf(row, record) };
  }

  async file(id: string): Promise<ReplayFile> {
    const { row, record, played } = await this.stored(id);
    const { positions } = record;
    return {
      header: record.header,
      answers: record.entries,
      hash: row.hash ?? '',
      rules: played,
      players: [row.name0, row.name1],
      commitment: row.commitment,
      ...(positions && { positions }),
      id,
      result: row.result === null ? null : { winner: row.winner ?? -1, kind: row.result },
      decks: [row.deck0, row.deck1],
    };
  }

  /** A game that is over and that the rules of this server play to the same end. */
  private async playable(id: string): Promise<Stored & { note: string | null }> {
    const stored = await this.stored(id);
    const { row, record, played } = stored;
    const own = played[played.length - 1];
    if (own.rules === this.setting.rules) return { ...stored, note: null };
    const leads = this.checked.get(id) ?? openHere(row.format, record, { hash: row.hash, isOurs: false }) !== null;
    if (this.checked.size >= MOST_CHECKED) this.checked.clear();
    this.checked.set(id, leads);
    const here = rulesName({ version: VERSION, rules: this.setting.rules });
    const by = `This game was played with ${playedByText(played)}. This server plays ${here}`;
    if (leads) return { ...stored, note: `${by}, which leads to the same end.` };
    const text = `${by}, which does not lead to the same end: only ${rulesName(own)} can replay it. Its record can be downloaded.`;
    throw new Problem(409, 'other-rules', text);
  }

  /** The game as one viewer saw it, answer by answer. */
  async frames(id: string, viewer: Viewer, from: number, to: number): Promise<ReplayFrames> {
    const { row, record, by, note } = await this.playable(id);
    const { entries } = record;
    const base = entries.findIndex((e) => e.startsWith('!restore')) + 1;
    const start = Math.min(Math.max(from, base), entries.length);
    const end = Math.min(to, entries.length, start + MOST_FRAMES);
    const recording = new Recording(rulesFor(row.format), { ...record, entries: entries.slice(0, start) });
    const lines = (since: number): LogLine[] =>
      recording.game.log.slice(since).map((e) => logLineOf(recording.game, viewer, e));
    let seen = view(recording.game, viewer);
    const answer: ReplayFrames = {
      id,
      of: entries.length,
      from: start,
      view: seen,
      log: lines(0),
      frames: [],
      kinds: [row.kind0, row.kind1],
    };
    if (note !== null) answer.note = note;
    for (let n = start; n < end; n++) {
      if (n % BREATH === 0) await breathe();
      const logged = recording.game.log.length;
      recording.apply(entries[n]);
      const now = view(recording.game, viewer);
      answer.frames.push({ n: n + 1, by: by[n], answer: entries[n], patch: diffView(seen, now), log: lines(logged) });
      seen = now;
    }
    return answer;
  }

  private shown: { at: number; recorded: Recorded | null } = { at: -SHOWN_FOR, recorded: null };

  /** A moment of the latest game in the public list, as anybody may see it. Looked for once a minute. */
  async showcase(search: GameSearch): Promise<Recorded | null> {
    if (performance.now() - this.shown.at < SHOWN_FOR) return this.shown.recorded;
    this.shown = { ...this.shown, at: performance.now() };
    const { rows } = await search.listed({}, MOST_LOOKED_AT);
    const row = rows.find((r) => r.rules === this.setting.rules && r.turn >= WORTH_SHOWING);
    if (row === undefined) this.shown.recorded = null;
    else if (this.shown.recorded?.game.id !== row.id) this.shown.recorded = await this.moment(row);
    return this.shown.recorded;
  }

  private async moment(row: GameRow): Promise<Recorded> {
    const { record } = await this.playable(row.id);
    const entries = record.entries.slice(0, Math.round(record.entries.length * MOMENT));
    const { game } = new Recording(rulesFor(row.format), { ...record, entries });
    const log = game.log.slice(-LINES_SHOWN).map((e) => logLineOf(game, -1, e));
    return { game: gameSummary(row, null, this.setting.rules), view: view(game, -1), log };
  }

  /** A moment of a game as a board: all of it may be known, because the game is over. */
  async board(id: string, n: number): Promise<BenchFile> {
    const { row, record } = await this.playable(id);
    if (n > record.entries.length) throw new Problem(400, 'malformed', `The game has ${record.entries.length} answers`);
    const { game } = new Recording(rulesFor(row.format), { ...record, entries: record.entries.slice(0, n) });
    const title = `${row.name0} against ${row.name1}, turn ${game.state.turn.number}`;
    return { doc: boardOf(game, title), lost: lostFrom(game) };
  }

  /** A new game that begins where an old one stood after `n` answers, against a bot. */
  async playOn(user: UserRow, id: string, { n, seat, bot = DEFAULT_BOT }: PlayOnRequest): Promise<GameRow> {
    const { row, record, by } = await this.playable(id);
    if (n > record.entries.length) throw new Problem(400, 'malformed', `The game has ${record.entries.length} answers`);
    const entries = record.entries.slice(0, n);
    const recording = new Recording(rulesFor(row.format), { ...record, entries });
    if (recording.over) throw new Problem(409, 'not-now', 'The game is over there: go on from an earlier answer');
    const { rules, games, checkpoints, decisions } = this.setting;
    // The header is the same, to the letter, and names the rules that the old game began with.
    if (record.header.rules !== rules) recording.apply(systemEntry({ do: 'rules', version: VERSION, rules }));
    const next = { ...this.newRow(user, row, seat, bot, n), ...standingOf(recording.game) };
    await games.add(next);
    for (const position of Object.values(record.positions ?? {})) await checkpoints.restore(next.id, position);
    const hash = positionHash(recording.game);
    const rows = recording.entries.map((entry, number) => {
      const done = { entry, seat: number < n ? by[number] : -1, auto: 0 };
      return entryRow(next.id, number, done, NO_CLOCK, number === recording.n - 1 ? hash : null);
    });
    for (let i = 0; i < rows.length; i += 400) await decisions.append(rows.slice(i, i + 400));
    return next;
  }

  private newRow(user: UserRow, row: GameRow, seat: Seat, bot: string, n: number): GameRow {
    const header = JSON.parse(row.header!) as GameRecord['header'];
    const names = [row.deck0, row.deck1];
    const sitter = (s: Seat): Sitter => {
      const deck = { name: names[s], deck: header.decks[s] };
      if (s !== seat) return botSitter(bot, deck);
      return person(user, deck);
    };
    const terms = {
      format: row.format,
      private: true,
      spectators: false,
      blanks: row.blanks === 1,
      clock: null,
      away: 0,
    };
    const made = startGame([sitter(0), sitter(1)], terms, this.setting.rules, header.seed);
    // The same header: the answers belong to it.
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
