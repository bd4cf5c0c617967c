/** Games that are over, to look at again: everything about them may be known. */
import type { Seat, Viewer } from '@spaceline/engine';
import {
  folded,
  type GameRecord,
  type PlayedBy,
  type PlayOnRequest,
  playedByText,
  type Recorded,
  type ReplayFile,
  rulesName,
  standing,
} from '@spaceline/protocol';
import type { GameSearch } from '../database/game-search.ts';
import { headerOf } from '../database/records.ts';
import type { DecisionRow, GameRow, UserRow } from '../database/tables.ts';
import type { Times } from '../games/clock.ts';
import { entryRow } from '../games/entry-row.ts';
import { type Sitter, startGame } from '../games/new-game.ts';
import { rulesOf } from '../games/opening.ts';
import type { Setting } from '../games/setting.ts';
import type { Heavy, Wish } from '../heavy/heavy.ts';
import { notFound, Problem } from '../problem.ts';
import { VERSION } from '../rules-version.ts';
import { botSitter, DEFAULT_BOT, person } from './lobby.ts';
import { gameSummary } from './summaries.ts';

const NO_CLOCK: Times = { left: [0, 0], away: [0, 0] };
/** Of so many games of other rules we remember whether ours lead to the same end. */
const MOST_CHECKED = 1000;
/** Of the first page: how long it shows the same game, among how many it looks, how long a game must have been, and which moment of it. */
const SHOWN_FOR = 60_000;
const MOST_LOOKED_AT = 20;
const WORTH_SHOWING = 4;
const MOMENT = 0.7;
/** Milliseconds that an analysis may take. */
const ANALYSIS = 90_000;
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

/** What is kept of a game for the first page: nobody's name. */
interface Moment extends Pick<Recorded, 'view' | 'log'> {
  game: string;
}

export class Replays {
  private readonly checked = new Map<string, boolean>();

  constructor(
    private readonly setting: Pick<Setting, 'games' | 'decisions' | 'checkpoints' | 'rules'>,
    private readonly heavy: Heavy,
  ) {}

  private async stored(id: string): Promise<Stored> {
    const row = await this.setting.games.byId(id);
    if (row === undefined || row.header === null) throw notFound('game');
    if (row.status !== 'over') throw new Problem(409, 'not-now', NOT_NOW);
    const rows = await this.setting.decisions.read(id);
    const record: GameRecord = {
      header: headerOf(row),
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
  private async playable(id: string, wish: Wish): Promise<Stored & { note: string | null }> {
    const stored = await this.stored(id);
    const { row, record, played } = stored;
    const own = played[played.length - 1];
    if (own.rules === this.setting.rules) return { ...stored, note: null };
    const leads =
      this.checked.get(id) ?? (await this.heavy.run('leads', { format: row.format, record, hash: row.hash }, wish));
    if (this.checked.size >= MOST_CHECKED) this.checked.clear();
    this.checked.set(id, leads);
    const here = rulesName({ version: VERSION, rules: this.setting.rules });
    const by = `This game was played with ${playedByText(played)}. This server plays ${here}`;
    if (leads) return { ...stored, note: `${by}, which leads to the same end.` };
    const text = `${by}, which does not lead to the same end: only ${rulesName(own)} can replay it. Its record can be downloaded.`;
    throw new Problem(409, 'other-rules', text);
  }

  /** The game as one viewer saw it, answer by answer: ReplayFrames, as JSON. */
  async frames(id: string, viewer: Viewer, [from, to]: readonly [number, number], wish: Wish): Promise<string> {
    const { row, record, by, note } = await this.playable(id, wish);
    const kinds: [string, string] = [row.kind0, row.kind1];
    return this.heavy.text('frames', { id, format: row.format, record, viewer, from, to, by, note, kinds }, wish);
  }

  private shown: { at: number; moment: Moment | null } = { at: -SHOWN_FOR, moment: null };

  /** A moment of the latest game in the public list, as anybody may see it. Looked for once a minute; who played it is read each time. */
  async showcase(search: GameSearch): Promise<Recorded | null> {
    if (performance.now() - this.shown.at >= SHOWN_FOR) await this.lookForOne(search);
    const { moment } = this.shown;
    const row = moment === null ? undefined : await this.setting.games.byId(moment.game);
    if (moment === null || row === undefined || row.listed !== 1) return null;
    return { game: gameSummary(row, null, this.setting.rules), view: moment.view, log: moment.log };
  }

  private async lookForOne(search: GameSearch): Promise<void> {
    this.shown = { ...this.shown, at: performance.now() };
    const { rows } = await search.listed({}, MOST_LOOKED_AT);
    const row = rows.find((r) => r.rules === this.setting.rules && r.turn >= WORTH_SHOWING);
    if (row === undefined) this.shown.moment = null;
    else if (this.shown.moment?.game !== row.id) this.shown.moment = await this.momentOf(row.id, row.format);
  }

  private async momentOf(game: string, format: string): Promise<Moment> {
    const wish = { by: 'the first page' };
    const { record } = await this.playable(game, wish);
    const n = Math.round(record.entries.length * MOMENT);
    return { game, ...(await this.heavy.run('moment', { format, record, n }, wish)) };
  }

  /** How the chances went, from turn to turn: GameAnalysis, as JSON. Everything may be known of a game that is over, so it is the same for all. */
  async analysis(id: string, wish: Wish): Promise<string> {
    const { row, record } = await this.playable(id, wish);
    return this.heavy.text('analysis', { format: row.format, record }, { ...wish, limit: ANALYSIS });
  }

  /** A moment of a game as a board: BenchFile, as JSON. */
  async board(id: string, n: number, wish: Wish): Promise<string> {
    const { row, record } = await this.playable(id, wish);
    if (n > record.entries.length) throw new Problem(400, 'malformed', `The game has ${record.entries.length} answers`);
    return this.heavy.text('board', { format: row.format, record, n, names: [row.name0, row.name1] }, wish);
  }

  /** A new game that begins where an old one stood after `n` answers, against a bot. */
  async playOn(user: UserRow, id: string, { n, seat, bot = DEFAULT_BOT }: PlayOnRequest, wish: Wish): Promise<GameRow> {
    const { row, record, by } = await this.playable(id, wish);
    if (n > record.entries.length) throw new Problem(400, 'malformed', `The game has ${record.entries.length} answers`);
    const { rules, games, checkpoints, decisions } = this.setting;
    const start = await this.heavy.run('play-on', { format: row.format, record, n, rules }, wish);
    if (start.over) throw new Problem(409, 'not-now', 'The game is over there: go on from an earlier answer');
    const next = { ...this.newRow(user, row, seat, bot, n), ...start.standing };
    await games.add(next);
    for (const position of Object.values(record.positions ?? {})) await checkpoints.restore(next.id, position);
    const rows = start.entries.map((entry, number) => {
      const done = { entry, seat: number < n ? by[number] : -1, auto: 0 };
      return entryRow(next.id, number, done, NO_CLOCK, number === start.entries.length - 1 ? start.hash : null);
    });
    for (let i = 0; i < rows.length; i += 400) await decisions.append(rows.slice(i, i + 400));
    return next;
  }

  private newRow(user: UserRow, row: GameRow, seat: Seat, bot: string, n: number): GameRow {
    const header = headerOf(row);
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
    return { ...made, header: JSON.stringify(header), commitment: row.commitment, origin: row.id, origin_n: n };
  }
}

/** Who gave each entry of a folded record: those that stand, and the server where it put the game back. */
function seatsOf(rows: readonly DecisionRow[]): number[] {
  const { from, numbers } = standing(rows.map((r) => r.entry));
  const seats = numbers.map((i) => rows[i].seat);
  if (from !== null) seats.splice(numbers.filter((i) => i < from).length, 0, -1);
  return seats;
}
