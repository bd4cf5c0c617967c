/** What happened, told from the log: dilemmas that were met and what they did, casualties, points by turn. */
import type { LogLine } from '@spaceline/protocol';

export interface Encounter {
  /** index of its first line in the log */
  at: number;
  turn: number;
  /** who met it, as the log calls them */
  who: string;
  dilemma: { title: string; card: string };
  /** the mission that was attempted */
  mission: { title: string; card: string } | null;
  /** what it did */
  lines: LogLine[];
  /** 'solved' and 'unsolved' are no dilemma but the end of an attempt */
  outcome: 'overcome' | 'failed' | 'nullified' | 'open' | 'solved' | 'unsolved';
}

const ATTEMPTS = /^(.+?) attempts? /;
const MEETS = /^(.+?) meets? (?!.*STRENGTH)/;
const NULLIFIED = /is nullified$/;
const BACK = /goes back under the mission$/;
const SOLVES = /^(.+?) (solves?|cannot solve) /;
const SCORES = /^(.+?) scores? \d+ points$/;
const ENDS =
  /^(.+?) (solves?|cannot solve|draws?|reports?|plays?|moves?|beams?|attacks?|undocks?|docks?|scores?) |^Turn \d+/;

/** Every dilemma that was met, in order. */
export function encounters(log: readonly LogLine[]): Encounter[] {
  const out: Encounter[] = [];
  let mission: Encounter['mission'] = null;
  let current: Encounter | null = null;
  const close = () => {
    if (current?.outcome === 'open') current.outcome = 'overcome';
    current = null;
  };
  log.forEach((line, at) => {
    if (ATTEMPTS.test(line.text)) {
      close();
      mission = line.cards[0] ?? null;
      return;
    }
    const meets = MEETS.exec(line.text);
    if (meets !== null && line.cards.length === 1) {
      close();
      current = { at, turn: line.turn, who: meets[1], dilemma: line.cards[0], mission, lines: [], outcome: 'open' };
      out.push(current);
      return;
    }
    const end = SOLVES.exec(line.text);
    if (end !== null && line.cards[0]) {
      close();
      const outcome = end[2].startsWith('cannot') ? 'unsolved' : 'solved';
      current = {
        at,
        turn: line.turn,
        who: end[1],
        dilemma: line.cards[0],
        mission: line.cards[0],
        lines: [],
        outcome,
      };
      out.push(current);
      return;
    }
    if (current !== null && SCORES.test(line.text) && current.outcome === 'solved') {
      current.lines.push(line);
      return;
    }
    if (current === null) return;
    if (ENDS.test(line.text)) {
      close();
      return;
    }
    if (NULLIFIED.test(line.text)) current.outcome = 'nullified';
    else if (BACK.test(line.text)) current.outcome = 'failed';
    current.lines.push(line);
  });
  return out;
}

export interface TurnCount {
  turn: number;
  points: [number, number];
  missions: [number, number];
  losses: [number, number];
}

/** Whose a loss is: the log does not say it of each card, so the caller knows which titles are whose. */
export type Whose = (title: string) => number | null;

/** Points, solved missions and casualties after each turn. `names` are the seats' names as the log writes them. */
export function countByTurn(log: readonly LogLine[], names: readonly [string, string], whose: Whose): TurnCount[] {
  const out: TurnCount[] = [];
  const now: TurnCount = { turn: 0, points: [0, 0], missions: [0, 0], losses: [0, 0] };
  const seatOf = (name: string): number => names.indexOf(name);
  const keep = () =>
    out.push({ turn: now.turn, points: [...now.points], missions: [...now.missions], losses: [...now.losses] });
  for (const line of log) {
    if (line.turn !== now.turn) {
      keep();
      now.turn = line.turn;
    }
    const points = /^(.+?) (scores?|loses?) (\d+) points$/.exec(line.text);
    if (points) {
      const seat = seatOf(points[1]);
      if (seat >= 0) now.points[seat] += (points[2].startsWith('score') ? 1 : -1) * Number(points[3]);
    }
    const solves = /^(.+?) solves? /.exec(line.text);
    if (solves && seatOf(solves[1]) >= 0) now.missions[seatOf(solves[1])]++;
    if (/ is (killed|destroyed|mortally wounded)$/.test(line.text)) {
      const seat = whose(line.cards[0]?.title ?? '');
      if (seat !== null && seat >= 0) now.losses[seat]++;
    }
  }
  keep();
  return out;
}

export type Told<T extends LogLine = LogLine> = T & { times: number; names: LogLine['cards'] };

/** Lines of the log in order, with those that repeat themselves told once: "10 cards are stopped". */
export function shortened<T extends LogLine>(lines: readonly T[]): Told<T>[] {
  const out: Told<T>[] = [];
  for (const line of lines) {
    const last = out[out.length - 1];
    const what = STATE.exec(line.text);
    const before = last && STATE.exec(last.text);
    if (what && before && what[2] === before[2] && last.turn === line.turn) {
      last.times++;
      last.names = [...last.names, ...line.cards];
      continue;
    }
    const draw = DRAWS.exec(line.text);
    const drawn = last && DRAWS.exec(last.text);
    if (draw && drawn && draw[1] === drawn[1] && last.turn === line.turn) {
      last.text = `${draw[1]} ${Number(draw[2]) + Number(drawn[2])}`;
      continue;
    }
    out.push({ ...line, times: 1, names: line.cards });
  }
  return out;
}

const STATE = /^(.+) (is (?:stopped|killed|stunned|discarded|destroyed))$/;
const DRAWS = /^(.+ draws?) (\d+)$/;

/** The words of a shortened line. */
export function lineText(line: { text: string; times: number; names: LogLine['cards'] }): string {
  if (line.times === 1) return line.text;
  const what = STATE.exec(line.text)?.[2].replace(/^is /, 'are ') ?? '';
  const known = line.names.map((c) => c.title);
  const hidden = line.times - known.length;
  if (known.length === 0) return `${line.times} cards ${what}`;
  const parts = hidden > 0 ? [...known, `${hidden} hidden ${hidden === 1 ? 'card' : 'cards'}`] : known;
  return `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]} ${what}`;
}
