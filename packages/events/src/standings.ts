/** Who stands where: victory points, then differential, strength of schedule, and the result between those tied. */
import { diceOf, mix } from '@spaceline/engine';
import { OUTCOMES, type Outcome, pointsFor, reversed } from './results.ts';
import type { Meeting, Round, Table, TieBreak, Tournament } from './tournament.ts';

export interface Standing {
  place: number;
  player: string;
  points: number;
  differential: number;
  /** what the opponents met have on average, in victory points; a bye is no opponent */
  strength: number;
  results: Record<Outcome, number>;
  byes: number;
  dropped: boolean;
}

/** What a table was for one of its players; null where nothing is decided or this one does not sit there. */
function meetingOf({ first, second, result }: Table, player: string): Meeting | null {
  if (result === null) return null;
  if (first === player) return { opponent: second, outcome: result.outcome, differential: result.differential };
  if (second !== player) return null;
  return {
    opponent: first,
    outcome: reversed(result.outcome),
    differential: result.differential === 0 ? 0 : -result.differential,
  };
}

export const meetingsOf = (rounds: readonly Round[], player: string): Meeting[] =>
  rounds.flatMap((r) => r.tables.flatMap((t) => meetingOf(t, player) ?? []));

interface Line extends Standing {
  meetings: Meeting[];
  /** decides where nothing else does */
  lot: number;
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

function lines(t: Tournament, rounds: readonly Round[]): Map<string, Line> {
  const lots = t.entrants.map((e) => e.id);
  mix(lots, diceOf(`lots ${t.seed}`));
  const out = new Map<string, Line>();
  for (const { id, droppedAfter } of t.entrants) {
    const meetings = meetingsOf(rounds, id);
    const won = sum(meetings.map((m) => pointsFor(t.settings.scale, m.outcome)));
    const taken = sum(t.penalties.filter((p) => p.player === id).map((p) => p.points));
    const results = Object.fromEntries(OUTCOMES.map((o) => [o, 0])) as Record<Outcome, number>;
    for (const m of meetings) results[m.outcome]++;
    out.set(id, {
      place: 0,
      player: id,
      // a ruling may have taken back what a penalty was taken from
      points: Math.max(0, won - taken),
      differential: sum(meetings.map((m) => m.differential)),
      strength: 0,
      results,
      byes: meetings.filter((m) => m.opponent === null).length,
      dropped: droppedAfter !== null,
      meetings,
      lot: lots.indexOf(id),
    });
  }
  for (const line of out.values()) {
    const met = line.meetings.flatMap((m) => (m.opponent === null ? [] : out.get(m.opponent)!.points));
    line.strength = met.length === 0 ? 0 : sum(met) / met.length;
  }
  return out;
}

/** Victory points of one against the others of a group. */
const among = (t: Tournament, line: Line, group: readonly Line[]): number =>
  sum(
    line.meetings
      .filter((m) => group.some((x) => x.player === m.opponent))
      .map((m) => pointsFor(t.settings.scale, m.outcome)),
  );

/** The result between those tied says something only where each has met each. */
const allMet = (group: readonly Line[]): boolean =>
  group.every((a) => group.every((b) => a === b || a.meetings.some((m) => m.opponent === b.player)));

type Measure = (line: Line, tied: readonly Line[]) => number;

function measures(t: Tournament): Measure[] {
  const by: Record<TieBreak, Measure> = {
    differential: (l) => l.differential,
    strength: (l) => l.strength,
    'head-to-head': (l, tied) => (allMet(tied) ? among(t, l, tied) : 0),
  };
  return [(l) => l.points, ...t.settings.tieBreaks.map((b) => by[b]), (l) => -l.lot];
}

/** Orders a group by the first measure, and each group that is still tied by the rest. */
function ordered(group: readonly Line[], [first, ...rest]: readonly Measure[]): Line[] {
  if (group.length < 2 || first === undefined) return [...group];
  const values = new Map(group.map((l) => [l, first(l, group)]));
  const distinct = [...new Set(values.values())].sort((a, b) => b - a);
  return distinct.flatMap((v) =>
    ordered(
      group.filter((l) => values.get(l) === v),
      rest,
    ),
  );
}

/** After the Swiss rounds alone, or these of them. */
export function swissStandings(t: Tournament, rounds: readonly Round[] = t.rounds): Standing[] {
  const swiss = rounds.filter((r) => r.stage === 'swiss');
  return ordered([...lines(t, swiss).values()], measures(t)).map(({ meetings: _, lot: __, ...line }, i) => ({
    ...line,
    place: i + 1,
  }));
}

/** Who of a table in the elimination goes on: the winner, or after a True Tie whoever stood higher (the first). */
export function winnerOf(table: Table): string | null {
  if (table.result === null) return null;
  const lost = OUTCOMES.indexOf(table.result.outcome) > OUTCOMES.indexOf('true-tie');
  return lost ? table.second : table.first;
}

const loserOf = (table: Table): string | null =>
  table.result === null ? null : winnerOf(table) === table.first ? table.second : table.first;

/** Where everybody stands, with the final and the semi-final before the Swiss rounds. */
export function standings(t: Tournament): Standing[] {
  const swiss = swissStandings(t);
  const ahead: string[] = [];
  const note = (player: string | null) => {
    if (player !== null && !ahead.includes(player)) ahead.push(player);
  };
  for (const stage of ['final', 'semi-final'] as const) {
    const tables = t.rounds.find((r) => r.stage === stage)?.tables ?? [];
    if (stage === 'final') for (const x of tables) for (const p of [winnerOf(x), loserOf(x)]) note(p);
    // who lost the semi-final stands by the Swiss rounds
    const out = tables.map(loserOf);
    const through = tables.flatMap((x) => winnerOf(x) ?? []);
    for (const s of swiss) if (through.includes(s.player)) note(s.player);
    for (const s of swiss) if (out.includes(s.player)) note(s.player);
  }
  const first = ahead.map((p) => swiss.find((s) => s.player === p)!);
  const rest = swiss.filter((s) => !ahead.includes(s.player));
  return [...first, ...rest].map((s, i) => ({ ...s, place: i + 1 }));
}
