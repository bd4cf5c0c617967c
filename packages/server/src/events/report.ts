/** The report of an event: as a table for a spreadsheet, and as directors post it. */
import { OUTCOMES, type Outcome, standings, type Tournament } from '@spaceline/events';

const nameOf = (t: Tournament, id: string | null): string => t.entrants.find((e) => e.id === id)?.name ?? '';
const RESULT: Readonly<Record<Outcome, string>> = {
  'full-win': 'FW',
  'modified-win': 'MW',
  'true-tie': 'TT',
  'modified-loss': 'ML',
  'full-loss': 'FL',
};
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

/** A cell that a spreadsheet takes as text, whatever is in it: it must not become a formula. */
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
const row = (cells: readonly (string | number)[]): string => cells.map(cell).join(',');

export function csvReport(t: Tournament): string {
  const places = standings(t).map((s) => [
    s.place,
    nameOf(t, s.player),
    s.points,
    s.differential,
    Number(s.strength.toFixed(3)),
    ...OUTCOMES.map((o) => s.results[o]),
    s.byes,
  ]);
  const games = t.rounds.flatMap((r, i) =>
    r.tables.map((x, j) => [
      i + 1,
      r.stage,
      j + 1,
      nameOf(t, x.first),
      x.second === null ? 'bye' : nameOf(t, x.second),
      x.result?.outcome ?? '',
      x.result?.scores[0] ?? '',
      x.result?.scores[1] ?? '',
      x.result?.differential ?? '',
      x.result?.reason ?? '',
    ]),
  );
  return [
    row(['place', 'player', 'victory points', 'differential', 'strength of schedule', ...OUTCOMES, 'byes']),
    ...places.map(row),
    '',
    row([
      'round',
      'stage',
      'table',
      'player',
      'opponent',
      'result',
      'score',
      'opponent score',
      'differential',
      'ruling',
    ]),
    ...games.map(row),
    '',
  ].join('\r\n');
}

export function textReport(t: Tournament): string {
  const all = standings(t);
  const wide = Math.max(6, ...all.map((s) => nameOf(t, s.player).length));
  const lines = [
    t.settings.name,
    `${t.entrants.length} players, ${t.rounds.length} rounds`,
    '',
    ...all.map(
      (s) =>
        `${String(s.place).padStart(3)}. ${nameOf(t, s.player).padEnd(wide)}  ${String(s.points).padStart(3)} VP  ${signed(s.differential).padStart(5)}  SoS ${s.strength.toFixed(2)}`,
    ),
  ];
  for (const [i, r] of t.rounds.entries()) {
    lines.push('', `Round ${i + 1}${r.stage === 'swiss' ? '' : `, ${r.stage}`}`);
    for (const x of r.tables) {
      const result = x.result === null ? 'not over' : `${RESULT[x.result.outcome]} ${x.result.scores.join('-')}`;
      const ruling = x.result?.reason ? ` (director: ${x.result.reason})` : '';
      lines.push(
        x.second === null
          ? `  ${nameOf(t, x.first)}: bye`
          : `  ${nameOf(t, x.first)} - ${nameOf(t, x.second)}: ${result}${ruling}`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
}
