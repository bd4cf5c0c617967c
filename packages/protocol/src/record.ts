/**
 * The record of a game: its header and what was done, entry by entry. An entry is an answer as the engine writes it, or one
 * of these, which begin with "!" and are no player's answer to a question:
 *
 *     !time-up             the round's time is over: the game ends on count
 *     !concede S           the player of seat S gives up
 *     !concede S away      … by having been away for too long
 *     !concede S time      … by running out of time while ahead
 *     !left S              the player of seat S has left the table, and the other claims the win
 *     !draw                the players agreed that nobody wins
 *     !no-show S           the player of seat S let a whole round of an event pass without coming
 *     !ruled S             the director of the event has decided: seat S wins; - = nobody
 *     !called-off          the director of the event has paired the players anew
 *     !undo N              back to just before entry N: it and what came after it no longer stand
 *     !rules V F           its players agreed: version V plays it from here on, with the rules of the fingerprint F
 *     !restore N           on from the position saved after N entries: earlier versions wrote it where a card was mended
 *
 * The same header and entries always lead to the same game, wherever the same rules play them. The last rules that a record
 * names play all of it: they may take a game over only where they lead to the same position (docs/versions.md).
 */
import {
  type Catalogue,
  callOff,
  concede,
  copyState,
  drawGame,
  Game,
  type GameOptions,
  type Header,
  IllegalAnswer,
  type LogEntry,
  leftTheTable,
  neverCame,
  newGame,
  type Rules,
  ruled,
  type Seat,
  type State,
  timeUp,
} from '@spaceline/engine';
import { lastQuiet, loadLog, loadState, type Position, saveLog, saveState } from './position.ts';
import type { PlayedBy } from './rules-name.ts';

export type SystemEntry =
  | { do: 'time-up' }
  | { do: 'concede'; seat: Seat; why: '' | 'away' | 'time' }
  | { do: 'left'; seat: Seat }
  | { do: 'draw' }
  | { do: 'no-show'; seat: Seat }
  | { do: 'ruled'; winner: Seat | -1 }
  | { do: 'called-off' }
  | { do: 'undo'; n: number }
  | { do: 'rules'; version: string; rules: string }
  | { do: 'restore'; n: number };

/** What a record begins with: `version` is the Spaceline that the game began with. */
export interface GameHeader extends Header {
  /** the fingerprint of its rules; records of before it was written have none */
  rules?: string;
}

export interface GameRecord {
  header: GameHeader;
  entries: readonly string[];
  /** the positions that `!restore` entries speak of, by their number */
  positions?: Readonly<Record<string, Position>>;
}

export const isSystemEntry = (entry: string): boolean => entry.startsWith('!');

export function systemEntry(e: SystemEntry): string {
  switch (e.do) {
    case 'time-up':
    case 'draw':
    case 'called-off':
      return `!${e.do}`;
    case 'concede':
      return e.why === '' ? `!concede ${e.seat}` : `!concede ${e.seat} ${e.why}`;
    case 'left':
    case 'no-show':
      return `!${e.do} ${e.seat}`;
    case 'ruled':
      return `!ruled ${e.winner < 0 ? '-' : e.winner}`;
    case 'rules':
      return `!rules ${e.version} ${e.rules}`;
    default:
      return `!${e.do} ${e.n}`;
  }
}

const refuse = (text: string): never => {
  throw new IllegalAnswer({ rule: 'answer', text });
};

/** What a "!" entry says; throws IllegalAnswer when it says nothing we know. */
export function parseSystemEntry(entry: string): SystemEntry {
  if (entry === '!time-up' || entry === '!draw' || entry === '!called-off')
    return { do: entry.slice(1) as 'time-up' | 'draw' | 'called-off' };
  const concede = /^!concede ([01])(?: (away|time))?$/.exec(entry);
  if (concede)
    return { do: 'concede', seat: Number(concede[1]) as Seat, why: (concede[2] ?? '') as '' | 'away' | 'time' };
  const gone = /^!(left|no-show) ([01])$/.exec(entry);
  if (gone) return { do: gone[1] as 'left' | 'no-show', seat: Number(gone[2]) as Seat };
  const ruling = /^!ruled ([01-])$/.exec(entry);
  if (ruling) return { do: 'ruled', winner: ruling[1] === '-' ? -1 : (Number(ruling[1]) as Seat) };
  const rules = /^!rules (\S{1,40}) (\S{1,40})$/.exec(entry);
  if (rules) return { do: 'rules', version: rules[1], rules: rules[2] };
  const back = /^!(undo|restore) (\d{1,9})$/.exec(entry);
  if (back) return { do: back[1] as 'undo' | 'restore', n: Number(back[2]) };
  return refuse(`"${entry}" is no entry of a game’s record`);
}

interface Standing {
  /** the number of the position that the game goes on from; null = its beginning */
  from: number | null;
  /** the numbers of the entries that stand, those before `from` too */
  numbers: number[];
}

/** Which answers and ends stand, after everything that was taken back. */
export function standing(entries: readonly string[]): Standing {
  let from: number | null = null;
  const numbers: number[] = [];
  for (const [i, entry] of entries.entries()) {
    const e = isSystemEntry(entry) ? parseSystemEntry(entry) : null;
    if (e?.do === 'undo' || e?.do === 'restore') {
      if (e.do === 'undo' && e.n < (from ?? 0)) refuse('What came before a restored position cannot be taken back');
      while (numbers.length > 0 && numbers[numbers.length - 1] >= e.n) numbers.pop();
      if (e.do === 'restore') from = e.n;
    } else if (e?.do !== 'rules') numbers.push(i);
  }
  return { from, numbers };
}

/** By which rules a record was played, those it began with first. */
export function playedBy({ header, entries }: GameRecord): [PlayedBy, ...PlayedBy[]] {
  const { numbers } = standing(entries);
  const later = entries.flatMap((entry, i): PlayedBy[] => {
    const e = isSystemEntry(entry) ? parseSystemEntry(entry) : null;
    if (e?.do !== 'rules') return [];
    return [{ version: e.version, rules: e.rules, from: numbers.filter((n) => n < i).length }];
  });
  return [{ version: header.version, rules: header.rules ?? null, from: 0 }, ...later];
}

/** The same game without what was taken back, as a record of its own; who wants to know which rules played it asks `playedBy`. */
export function folded({ header, entries, positions = {} }: GameRecord): GameRecord {
  const { from, numbers } = standing(entries);
  if (from === null) return { header, entries: numbers.map((i) => entries[i]) };
  const before = numbers.filter((i) => i < from).map((i) => entries[i]);
  const after = numbers.filter((i) => i >= from).map((i) => entries[i]);
  const n = before.length;
  return {
    header,
    entries: [...before, systemEntry({ do: 'restore', n }), ...after],
    positions: { [n]: { ...positions[from], n } },
  };
}

const OPTIONS: GameOptions = { logged: true, forkable: true };
export const WITNESSED: GameOptions = { ...OPTIONS, witnessed: true };
/** Positions kept in memory, so that an undo need not play the whole game again. */
const KEPT = 3;

/**
 * A position in memory. A state between two steps is changed by nobody, and neither is a line of a log: both are the game's own, and keeping
 * them costs next to nothing.
 */
interface Kept {
  n: number;
  answers: number;
  state: State;
  log: readonly LogEntry[];
}

/** A position that takes little room; called, it is as it was. */
export type Packed = () => Position;

/** A game with its record. */
export class Recording {
  /** null while it rests */
  private played: Game | null = null;
  private rests: { position: Packed; over: boolean } | null = null;
  readonly entries: string[] = [];
  /** the numbers of the entries that stand; `game.answers[i]` is the entry `stands[i]` */
  stands: number[] = [];
  private from: number | null = null;
  private kept: Kept[] = [];
  private readonly positions: Record<string, Position>;

  /**
   * Plays a record. `near` is a position of this game, made by this version of the rules, that saves playing all of it. `options`: for a bot that
   * looks ahead, what each seat was shown is followed as well, as far as the game is played here from its beginning.
   */
  constructor(
    readonly rules: Rules,
    readonly record: GameRecord,
    near: Position | null = null,
    private readonly options: GameOptions = OPTIONS,
  ) {
    this.positions = { ...record.positions };
    if (near !== null) this.kept = [keptFrom(near, rules.catalogue)];
    this.entries.push(...record.entries);
    this.play();
  }

  /** How many entries there are: the number of the next. */
  get n(): number {
    return this.entries.length;
  }

  get over(): boolean {
    return this.rests?.over ?? this.game.state.result !== null;
  }

  /** Where it stands. A game that rests is played on from the position it was put away with. */
  get game(): Game {
    if (this.played === null) this.wake();
    return this.played!;
  }

  get isResting(): boolean {
    return this.rests !== null;
  }

  /**
   * Lets go of everything that can be had again, which is most of what a game costs: `pack` makes a position small. Whoever asks for the
   * game, or adds an entry, has it back.
   */
  rest(pack: (position: Position) => Packed): void {
    if (this.rests !== null) return;
    const { over } = this;
    this.rests = { position: pack(this.position()), over };
    this.played = null;
    this.kept = [];
  }

  private wake(): void {
    const near = this.rests?.position() ?? null;
    this.rests = null;
    if (near !== null) this.kept = [keptFrom(near, this.rules.catalogue)];
    this.play();
  }

  /** What was done and stands, as a record of its own. */
  get folded(): GameRecord {
    return folded({ header: this.record.header, entries: this.entries, positions: this.positions });
  }

  /**
   * Adds an entry and answers how it stands in the record. Throws IllegalAnswer, with the game unchanged, when it is not
   * allowed now; any other error leaves the game broken, and `rollBack` mends it.
   */
  apply(entry: string): string {
    if (isSystemEntry(entry)) this.applySystem(entry, parseSystemEntry(entry));
    else {
      this.game.answer(entry);
      this.push(this.game.answers[this.game.answers.length - 1]);
    }
    return this.entries[this.entries.length - 1];
  }

  /** Forgets every entry from number `n` on, as if they had never been. */
  rollBack(n: number): void {
    this.entries.length = n;
    this.play();
  }

  /** The game as it was just before entry `n`, for looking at. */
  before(n: number): Game {
    return this.at(
      this.stands.filter((i) => i < n),
      n,
    );
  }

  /** The last position between two steps, to be kept. */
  position(): Position {
    const { state, since } = lastQuiet(this.game);
    const answers = this.game.answers.length - since;
    const first = since > 0 ? this.stands[answers] : this.entries.length;
    const log = this.game.log.filter((e) => e.answer <= answers && e.telling.kind !== 'other-rules');
    const kept = { n: first, answers, state, log };
    this.kept = [...this.kept.filter((p) => p.n < first), kept].slice(-KEPT);
    const { catalogue } = this.rules;
    return { n: first, answers, state: saveState(state, catalogue), log: saveLog(log, catalogue) };
  }

  private push(entry: string): void {
    this.stands.push(this.entries.length);
    this.entries.push(entry);
  }

  private applySystem(text: string, e: SystemEntry): void {
    if (this.over) refuse('The game is over');
    switch (e.do) {
      case 'time-up':
      case 'concede':
      case 'left':
      case 'draw':
      case 'no-show':
      case 'ruled':
      case 'called-off':
        endGame(this.game, e);
        this.push(text);
        return;
      case 'rules':
        this.entries.push(text);
        this.game.tell(() => ({ kind: 'other-rules', version: e.version, rules: e.rules }));
        return;
      case 'undo':
        if (!this.stands.includes(e.n)) refuse(`Entry ${e.n} does not stand`);
        break;
      case 'restore':
        if (this.positions[e.n] === undefined) refuse(`No position was saved after ${e.n} entries`);
    }
    // before anything is changed: may it be?
    standing([...this.entries, text]);
    this.entries.push(text);
    this.play();
  }

  /** Plays what stands. */
  private play(): void {
    const { from, numbers } = standing(this.entries);
    this.from = from;
    this.kept = this.kept.filter((p) => this.holds(p, numbers));
    this.rests = null;
    this.played = this.at(numbers, this.entries.length);
    this.stands = numbers;
  }

  /** Is this position still on the way to where the game stands? */
  private holds(p: Pick<Kept, 'n' | 'answers'>, numbers: readonly number[]): boolean {
    if (p.n > this.entries.length || (this.from !== null && p.n < this.from)) return false;
    const then = standing(this.entries.slice(0, p.n));
    return (
      then.from === this.from && then.numbers.length === p.answers && then.numbers.every((x, i) => x === numbers[i])
    );
  }

  /** The game after the entries with these numbers, which are those below `end` that stand. */
  private at(numbers: readonly number[], end: number): Game {
    const near = this.kept.filter((p) => this.holds(p, numbers)).pop();
    const position = near ?? (this.from === null ? null : this.restored(this.from));
    const known = position === null ? 0 : position.answers;
    const game =
      position === null
        ? newGame(this.rules, this.record.header, this.options)
        : gameAt(
            this.rules,
            position,
            numbers.slice(0, known).map((i) => this.entries[i]),
          );
    for (const i of numbers.slice(known)) {
      const entry = this.entries[i];
      if (!isSystemEntry(entry)) game.answer(entry);
      else endGame(game, parseSystemEntry(entry));
    }
    this.sayOtherRules(game, numbers, end);
    return game;
  }

  /** The position that a `!restore` speaks of. */
  private restored(n: number): Kept {
    const position = this.positions[n];
    if (position === undefined) throw new Error(`The record lacks the position after ${n} entries`);
    return keptFrom(position, this.rules.catalogue);
  }

  /** A line of the log where other rules took the game over. It changes nothing in the game, which does not know of it. */
  private sayOtherRules({ log }: Game, numbers: readonly number[], end: number): void {
    for (const [i, entry] of this.entries.slice(0, end).entries()) {
      const e = isSystemEntry(entry) ? parseSystemEntry(entry) : null;
      if (e?.do !== 'rules') continue;
      const answer = numbers.filter((n) => n < i).length;
      const later = log.findIndex((line) => line.answer > answer);
      const at = later < 0 ? log.length : later;
      const telling = { kind: 'other-rules', version: e.version, rules: e.rules } as const;
      log.splice(at, 0, { telling, answer, turn: log[at - 1]?.turn ?? 0 });
    }
  }
}

const keptFrom = ({ n, answers, state, log }: Position, catalogue: Catalogue): Kept => ({
  n,
  answers,
  state: loadState(state, catalogue),
  log: loadLog(log, catalogue),
});

/** A game that goes on from a position. */
function gameAt(rules: Rules, { state, log }: Kept, answers: readonly string[]): Game {
  const game = new Game(rules, copyState(state), OPTIONS);
  game.answers.push(...answers);
  game.begin();
  // The first step has said its lines again: the saved log has them too.
  game.log.unshift(...log.slice(0, Math.max(0, log.length - game.log.length)));
  return game;
}

/** Ends a game from outside its rules. */
function endGame(game: Game, e: SystemEntry): void {
  if (e.do === 'time-up') {
    game.tell(() => ({ kind: 'time-up' }));
    timeUp(game);
  } else if (e.do === 'concede') {
    game.tell(() => ({ kind: 'conceded', who: e.seat, why: e.why }));
    concede(game, e.seat);
  } else if (e.do === 'left') {
    game.tell(() => ({ kind: 'conceded', who: e.seat, why: 'left' }));
    leftTheTable(game, e.seat);
  } else if (e.do === 'no-show') neverCame(game, e.seat);
  else if (e.do === 'ruled') ruled(game, e.winner);
  else if (e.do === 'called-off') callOff(game);
  else if (e.do === 'draw') drawGame(game);
  game.decision = null;
}

/** Plays a record to its end. Throws IllegalAnswer where an entry is not allowed. */
export const playRecord = (rules: Rules, record: GameRecord): Game => new Recording(rules, record).game;
