/** Battles, told from the log: who fired at whom with which totals, which markers landed, who met whom by hand. */
import type { LogLine } from '@spaceline/protocol';

export interface Named {
  title: string;
  card: string;
}

export interface Shot {
  who: string;
  /** the attacker's, or the answer */
  attacking: boolean;
  attack: number;
  defense: number;
  kind: 'miss' | 'hit' | 'direct hit';
  /** what the totals are made of */
  terms: { attack: Term[]; defense: Term[] } | null;
}

export interface Term {
  n: number;
  name: string;
}

interface Told {
  /** index of its first line in the log, and of the first line after it */
  at: number;
  end: number;
  turn: number;
  /** who began it, as the log calls them */
  attacker: string;
  lines: LogLine[];
}

export interface ShipBattle extends Told {
  kind: 'ships';
  target: Named;
  with: Named;
  returning: Named | null;
  tactics: ({ who: string } & Named)[];
  shots: Shot[];
  /** markers that landed, by the title of what they landed on */
  markers: { marker: Named; on: string }[];
  /** turned for damage, where nobody has a side deck */
  turned: string[];
  destroyed: string[];
  killed: Named[];
}

export interface Duel {
  sides: [Named, Named];
  strengths: [number, number];
  /** what happened to the weaker: '' = nothing */
  outcome: '' | 'stunned' | 'mortally wounded';
}

export interface Fight extends Told {
  kind: 'people';
  where: string;
  duels: Duel[];
  /** STRENGTH of those still standing, by seat */
  totals: [number, number] | null;
  winner: string | null;
  killed: Named[];
}

export type Battle = ShipBattle | Fight;

const ATTACKS = /^(.+?) attacks? .+ with /;
const FIGHTS = /^(.+?) starts? a battle on (.+)$/;
const STOPPED = / is stopped$/;
/** What can only be told after a battle. */
const AFTER =
  /^Turn \d+|^(.+?) (reports?|moves?|beams?|draws? \d|attempts?|attacks?|undocks?|docks?|starts? a battle) /;

const NOBODY: Named = { title: '', card: '' };

/** "11 Kazon Warship, 5 Quantum Torpedo", as the log writes it. Titles may have commas; numbers tell the terms apart. */
const readTerms = (text: string): Term[] =>
  text.split(/, (?=-?\d)/).map((part) => {
    const [, n, name] = /^(-?[\d.]+) (.+)$/.exec(part) ?? ['', '0', part];
    return { n: Number(n), name };
  });

function readShips(b: ShipBattle, line: LogLine): void {
  const [first, second] = line.cards;
  if (/ returns? fire with /.test(line.text)) b.returning = first ?? null;
  const uses = /^(.+?) uses? /.exec(line.text);
  if (uses && first) b.tactics.push({ who: uses[1], ...first });
  const shot = /^(.+?): ATTACK (-?[\d.]+) against DEFENSE (-?[\d.]+)/.exec(line.text);
  if (shot) {
    const [a, d] = [Number(shot[2]), Number(shot[3])];
    //
    const kind = a <= d || a <= 0 ? 'miss' : d <= 0 || a > 2 * d ? 'direct hit' : 'hit';
    const attacking = shot[1] === b.with.title && (b.returning?.title !== b.with.title || b.shots.length === 0);
    b.shots.push({ who: shot[1], attacking, attack: a, defense: d, kind, terms: null });
  }
  const sums = /^ATTACK: (.+); DEFENSE: (.+)$/.exec(line.text);
  const last = b.shots[b.shots.length - 1];
  if (sums && last) last.terms = { attack: readTerms(sums[1]), defense: readTerms(sums[2]) };
  if (/ is placed on /.test(line.text) && first && second) b.markers.push({ marker: first, on: second.title });
  if (/ is damaged: HULL /.test(line.text) && first) b.turned.push(first.title);
  if (/ is destroyed$/.test(line.text) && first) b.destroyed.push(first.title);
  if (/ is killed$/.test(line.text) && first) b.killed.push(first);
}

function readFight(b: Fight, line: LogLine): void {
  const meets = /^.+ \(STRENGTH (-?\d+)\) meets .+ \(STRENGTH (-?\d+)\)$/.exec(line.text);
  if (meets)
    b.duels.push({
      sides: [line.cards[0] ?? NOBODY, line.cards[1] ?? NOBODY],
      strengths: [Number(meets[1]), Number(meets[2])],
      outcome: '',
    });
  const result = / is (stunned|mortally wounded)$/.exec(line.text);
  const last = b.duels[b.duels.length - 1];
  if (result && last) last.outcome = result[1] as Duel['outcome'];
  const totals = /^Totals: (-?\d+) to (-?\d+)$/.exec(line.text);
  if (totals) b.totals = [Number(totals[1]), Number(totals[2])];
  const wins = /^(.+?) wins? the battle$/.exec(line.text);
  if (wins) b.winner = wins[1];
  if (/ is killed$/.test(line.text) && line.cards[0]) b.killed.push(line.cards[0]);
}

function begun(line: LogLine, at: number): Battle | null {
  const told = { at, end: at + 1, turn: line.turn, lines: [] };
  const attack = ATTACKS.exec(line.text);
  if (attack)
    return {
      ...told,
      kind: 'ships',
      attacker: attack[1],
      target: line.cards[0] ?? NOBODY,
      with: line.cards[1] ?? NOBODY,
      returning: null,
      tactics: [],
      shots: [],
      markers: [],
      turned: [],
      destroyed: [],
      killed: [],
    };
  const fight = FIGHTS.exec(line.text);
  if (fight)
    return {
      ...told,
      kind: 'people',
      attacker: fight[1],
      where: fight[2],
      duels: [],
      totals: null,
      winner: null,
      killed: [],
    };
  return null;
}

/** Every battle of the log, in order; the last may still be fought. */
export function battles(log: readonly LogLine[]): Battle[] {
  const out: Battle[] = [];
  let now: Battle | null = null;
  log.forEach((line, at) => {
    const next = begun(line, at);
    if (next !== null) {
      now = next;
      out.push(next);
      return;
    }
    if (now === null) return;
    const last = now.lines[now.lines.length - 1];
    // those who took part are stopped at the end, and nothing comes after that
    const over = AFTER.test(line.text) || (last !== undefined && STOPPED.test(last.text) && !STOPPED.test(line.text));
    if (over) {
      now = null;
      return;
    }
    now.lines.push(line);
    now.end = at + 1;
    if (now.kind === 'ships') readShips(now, line);
    else readFight(now, line);
  });
  return out;
}
