/**
 * An extension of the scenario format: `event` opens a tournament, alone or beside a table. Its steps say who comes and goes, pair the next
 * round, write down results (`result` without `is` takes that of the table, where A is the first of the two) and let the director act.
 */
import type { Game, Rules } from '@spaceline/engine';
import {
  apply,
  DEFAULT_SCALE,
  type Deed,
  type Entry,
  EventProblem,
  entrantOf,
  OUTCOMES,
  type Outcome,
  type Pairing,
  pairNext,
  roundNow,
  type Scale,
  type Score,
  type Settings,
  scoreOfGame,
  scoreWritten,
  sitsAt,
  standings,
  TIE_BREAKS,
  type TieBreak,
  type Tournament,
} from '@spaceline/events';
import type { Judge } from './expect.ts';
import { type Path, ScenarioError, type Source } from './source.ts';

export const EVENT_KEYS = ['players', 'rounds', 'cut', 'victory-points', 'tie-breaks'];
export const EVENT_STEPS = ['enter', 'drop', 'no-show', 'pair', 'result', 'director', 'refused'];
export const RESULT_KEYS = ['of', 'is', 'scores'];
export const DIRECTOR_KEYS = ['result', 'is', 'scores', 'pairings', 'penalty', 'points', 'drop', 'readmit', 'reason'];
export const EVENT_EXPECTATIONS = [
  'pairings',
  'bye',
  'stage',
  'standings',
  'victory-points',
  'differentials',
  'strength',
  'rematches',
  'minutes',
  'record',
];

type Tree = Record<string, unknown>;

const DIRECTOR = 'the director';

export class EventTable {
  private t: Tournament;
  private readonly log: Entry[] = [];

  constructor(
    private readonly src: Source,
    rules: Rules,
    private readonly played: () => Game,
  ) {
    const map = src.map(src.root.event, ['event'], 'an event', EVENT_KEYS);
    const { format } = rules;
    const settings: Settings = {
      name: 'The event of this file',
      format: format.id,
      victory: format.victory,
      sealed: null,
      rounds: (map.rounds as number | undefined) ?? null,
      buildMinutes: 30,
      roundMinutes: format.roundMinutes,
      breakMinutes: 3,
      scale: (map['victory-points'] as Scale | undefined) ?? DEFAULT_SCALE,
      tieBreaks: (map['tie-breaks'] as TieBreak[] | undefined) ?? TIE_BREAKS,
      cut: map.cut === true,
      fillTo: 0,
      open: 'public',
      startsAt: null,
    };
    try {
      const opened = { settings, director: DIRECTOR, seed: String(src.root.seed ?? 1) };
      this.t = apply(null, { kind: 'opened', ...opened, at: 0, by: null });
      this.enter(src.list(map.players, ['event', 'players'], 'players').map(String));
    } catch (e) {
      if (e instanceof EventProblem) throw src.fail(['event'], e.message);
      throw e;
    }
  }

  private do(deed: Deed, by: string | null = null): void {
    const entry: Entry = { ...deed, at: this.log.length + 1, by };
    this.t = apply(this.t, entry);
    this.log.push(entry);
  }

  private enter(names: readonly string[]): void {
    for (const name of names) this.do({ kind: 'entered', player: name, name, bot: null });
  }

  /** A step of an event: what cannot be done is a claim that does not hold. */
  take(step: Tree, path: Path): void {
    const [key] = Object.keys(step);
    if (key === 'refused') this.refuse(step[key], [...path, key]);
    else {
      const deed = this.deedOf(key, step[key], [...path, key]);
      try {
        this.do(deed, doerOf(key));
      } catch (e) {
        if (e instanceof EventProblem) throw new ScenarioError(e.message, this.src.lineOf(path));
        throw e;
      }
    }
  }

  private deedOf(key: string, value: unknown, path: Path): Deed {
    switch (key) {
      case 'enter':
        return { kind: 'entered', player: this.one(value, path), name: this.one(value, path), bot: null };
      case 'drop':
        return { kind: 'dropped', player: this.player(value, path) };
      case 'no-show':
        return this.noShow(this.player(value, path), path);
      case 'pair': {
        const next = pairNext(this.t);
        return next === null ? { kind: 'ended' } : { kind: 'paired', ...next };
      }
      case 'result':
        return this.result(this.src.map(value, path, 'a result', RESULT_KEYS), path);
      default:
        return this.direct(this.src.map(value, path, 'an act of the director', DIRECTOR_KEYS), path);
    }
  }

  private one(value: unknown, path: Path): string {
    if (typeof value !== 'string') throw this.src.fail(path, 'name a player');
    return value;
  }

  private player(value: unknown, path: Path): string {
    const name = this.one(value, path);
    if (entrantOf(this.t, name) === undefined) throw this.src.fail(path, `nobody called "${name}" is in this event`);
    return name;
  }

  private two(value: unknown, path: Path): [string, string] {
    const list = this.src.list(value, path, 'the players of a table');
    if (list.length !== 2) this.src.fail(path, 'name the two players of a table');
    return [this.player(list[0], path), this.player(list[1], path)];
  }

  /** Where two sit in the latest round in which they do, and whether in the other order. */
  private seatOf([a, b]: readonly [string, string], path: Path): { round: number; table: number; turned: boolean } {
    for (let r = this.t.rounds.length; r > 0; r--) {
      for (const [i, x] of this.t.rounds[r - 1].tables.entries()) {
        const turned = x.first === b && x.second === a;
        if (turned || (x.first === a && x.second === b)) return { round: r, table: i + 1, turned };
      }
    }
    throw new ScenarioError(`${a} and ${b} do not sit at one table`, this.src.lineOf(path));
  }

  private score(map: Tree, turned: boolean, path: Path): Score {
    if (map.is === undefined) return this.fromTable(turned, path);
    const is = map.is as Outcome;
    if (!OUTCOMES.includes(is)) this.src.fail([...path, 'is'], `a result is one of ${OUTCOMES.join(', ')}`);
    const list = this.src.list(map.scores ?? [0, 0], [...path, 'scores'], 'scores');
    if (list.length !== 2 || list.some((n) => typeof n !== 'number'))
      this.src.fail([...path, 'scores'], 'scores are two numbers, in the order of the players');
    const [a, b] = list as [number, number];
    const { victory } = this.t.settings;
    if (!turned) return scoreWritten(is, [a, b], victory);
    return scoreWritten(OUTCOMES[OUTCOMES.length - 1 - OUTCOMES.indexOf(is)], [b, a], victory);
  }

  private fromTable(turned: boolean, path: Path): Score {
    const score = scoreOfGame(this.played(), turned ? 1 : 0);
    if (score === null) throw new ScenarioError('the game at the table is not over', this.src.lineOf(path));
    return score;
  }

  private result(map: Tree, path: Path): Deed {
    const { turned, ...at } = this.seatOf(this.two(map.of, [...path, 'of']), path);
    return { kind: 'result', ...at, score: this.score(map, turned, path), how: 'table' };
  }

  private noShow(player: string, path: Path): Deed {
    const r = roundNow(this.t);
    const table = r?.tables.findIndex((x) => sitsAt(x, player)) ?? -1;
    if (r === null || table < 0) throw new ScenarioError(`${player} sits at no table`, this.src.lineOf(path));
    const outcome = r.tables[table].first === player ? 'full-loss' : 'full-win';
    const score = scoreWritten(outcome, [0, 0], this.t.settings.victory);
    return { kind: 'result', round: this.t.rounds.length, table: table + 1, score, how: 'no-show' };
  }

  private direct(map: Tree, path: Path): Deed {
    const reason = String(map.reason ?? '');
    if (map.pairings !== undefined) return { kind: 'repaired', pairings: this.pairings(map.pairings, path), reason };
    if (map.penalty !== undefined) {
      const player = this.player(map.penalty, [...path, 'penalty']);
      return { kind: 'penalty', player, points: Number(map.points ?? 0), reason };
    }
    if (map.drop !== undefined) return { kind: 'dropped', player: this.player(map.drop, [...path, 'drop']) };
    if (map.readmit !== undefined) {
      const player = this.player(map.readmit, [...path, 'readmit']);
      return { kind: 'entered', player, name: player, bot: null };
    }
    const { turned, ...at } = this.seatOf(this.two(map.result, [...path, 'result']), path);
    return { kind: 'ruled', ...at, score: this.score(map, turned, path), reason };
  }

  private pairings(value: unknown, path: Path): Pairing[] {
    return this.src.list(value, [...path, 'pairings'], 'pairings').map((p, i) => {
      const at: Path = [...path, 'pairings', i];
      const [first, second] = this.src.list(p, at, 'a table');
      return { first: this.player(first, at), second: second === undefined ? null : this.player(second, at) };
    });
  }

  /** What the event must refuse, by which rule. */
  private refuse(value: unknown, path: Path): void {
    const map = this.src.map(value, path, 'what is refused', [...EVENT_STEPS, 'because']);
    const key = Object.keys(map).find((k) => k !== 'because');
    if (key === undefined || key === 'refused') throw this.src.fail(path, 'say what is refused');
    const deed = this.deedOf(key, map[key], [...path, key]);
    try {
      this.do(deed, doerOf(key));
    } catch (e) {
      if (!(e instanceof EventProblem)) throw e;
      if (map.because === undefined || e.rule === map.because) return;
      throw new ScenarioError(`it is refused by ${e.rule ?? 'no rule'}: ${e.message}`, this.src.lineOf(path));
    }
    throw new ScenarioError('it is not refused', this.src.lineOf(path));
  }

  // ----- what must hold

  expectation(value: unknown, path: Path): Judge {
    const want = this.src.map(value, path, 'an expectation about an event', EVENT_EXPECTATIONS);
    return { watch: () => {}, check: () => this.check(want, path) };
  }

  private check(want: Tree, path: Path): void {
    for (const [key, value] of Object.entries(want)) {
      const now = this.found(key, value);
      const wanted = key === 'pairings' ? sortedPairs(value as string[][]) : value;
      if (JSON.stringify(now) !== JSON.stringify(wanted))
        throw new ScenarioError(
          `${key}: found ${JSON.stringify(now)}, expected ${JSON.stringify(wanted)}`,
          this.src.lineOf([...path, key]),
        );
    }
  }

  private found(key: string, wanted: unknown): unknown {
    const table = standings(this.t);
    const tables = roundNow(this.t)?.tables ?? [];
    /** of those whom the file names, in its order */
    const of = (measure: (s: (typeof table)[number]) => number) =>
      Object.fromEntries(
        Object.keys(wanted as Tree).map((n) => [n, table.filter((s) => s.player === n).map(measure)[0]]),
      );
    switch (key) {
      case 'pairings':
        return sortedPairs(tables.flatMap((x) => (x.second === null ? [] : [[x.first, x.second]])));
      case 'bye':
        return tables.find((x) => x.second === null)?.first ?? 'none';
      case 'stage':
        return this.t.phase === 'over' ? 'over' : (roundNow(this.t)?.stage ?? 'none');
      case 'standings':
        return table.map((s) => s.player);
      case 'victory-points':
        return of((s) => s.points);
      case 'differentials':
        return of((s) => s.differential);
      case 'strength':
        return of((s) => s.strength);
      case 'rematches':
        return this.rematches();
      case 'minutes':
        return this.t.settings.roundMinutes;
      default:
        return this.log.flatMap((e) => ('reason' in e ? [`${e.kind}: ${e.reason}`] : []));
    }
  }

  /** Tables of the latest round at which two sit who have met. */
  private rematches(): number {
    const before = this.t.rounds
      .slice(0, -1)
      .flatMap((r) => sortedPairs(r.tables.map((x) => [x.first, x.second ?? ''])));
    const met = new Set(before.map((p) => p.join('\n')));
    const now = sortedPairs((roundNow(this.t)?.tables ?? []).map((x) => [x.first, x.second ?? '']));
    return now.filter((p) => p[0] !== '' && met.has(p.join('\n'))).length;
  }
}

const doerOf = (step: string): string | null => (step === 'director' ? DIRECTOR : null);

const sortedPairs = (pairs: readonly (readonly string[])[]): string[][] =>
  pairs.map((p) => [...p].sort()).sort((a, b) => (a.join('\n') < b.join('\n') ? -1 : 1));
