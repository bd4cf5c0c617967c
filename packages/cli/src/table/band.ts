/** The spaceline as a band of columns: the opponent's side above, the missions in the middle, the viewer's side below. */
import type { Style } from '../style.ts';
import type { PlaceScene, UnitScene } from './scene.ts';
import { wrap } from './wrap.ts';

const NARROWEST = 20;
const WIDEST = 30;

type Cell = string[];

function unitLines(u: UnitScene, width: number): Cell {
  const notes = u.notes.length > 0 ? ` (${u.notes.join(', ')})` : '';
  const people = [...u.people, ...(u.hidden > 0 ? [`${u.hidden} hidden`] : [])];
  return [...wrap(`${u.name}${notes}`, width, ' '), ...people.flatMap((p) => wrap(`- ${p}`, width, '  '))];
}

const sideCell = (units: readonly UnitScene[], width: number): Cell => units.flatMap((u) => unitLines(u, width));

function missionCell(p: PlaceScene, width: number): { title: Cell; facts: Cell } {
  const seeds =
    p.seeds === 0
      ? 'no seeds'
      : `${p.seeds === 1 ? '1 seed' : `${p.seeds} seeds`}${p.ownSeeds > 0 ? ` (${p.ownSeeds} yours)` : ''}`;
  const state = p.solvedBy === null ? seeds : `SOLVED${p.solvedBy === '' ? '' : ` by ${p.solvedBy}`}`;
  return {
    title: wrap(`${p.number} ${p.title}`, width),
    facts: [
      ...wrap(`${p.kind}, ${p.points} points`, width, ' '),
      ...wrap(`${p.owner.replace('the ', '')}, span ${p.span}`, width, ' '),
      ...(p.solvedBy === null && p.needs !== '' ? wrap(p.needs, width, ' ') : []),
      ...(p.solvedBy === null && p.may !== '' ? wrap(`by ${p.may}`, width, ' ') : []),
      ...wrap(state, width),
      ...(p.laid.length > 0 ? wrap(`laid out: ${p.laid.join(', ')}`, width, ' ') : []),
      ...p.on.flatMap((c) => wrap(`+ ${c}`, width, '  ')),
    ],
  };
}

/** One row of cells side by side. */
function row(cells: readonly Cell[], width: number, ink: (text: string) => string, edge: string): string[] {
  const height = Math.max(...cells.map((c) => c.length));
  return Array.from({ length: height }, (_, i) => {
    const parts = cells.map((c) => ink((c[i] ?? '').padEnd(width)));
    return `${edge} ${parts.join(` ${edge} `)} ${edge}`;
  });
}

const rule = (n: number, width: number, [left, mid, right]: string, line: string): string =>
  left + Array.from({ length: n }, () => line.repeat(width + 2)).join(mid) + right;

/** As many columns as fit beside each other; the rest goes into further bands. */
export function drawBand(places: readonly PlaceScene[], style: Style, total: number): string[] {
  const fit = Math.max(1, Math.floor((total - 1) / (NARROWEST + 3)));
  const bands = Math.ceil(places.length / fit);
  const perBand = Math.ceil(places.length / bands);
  const width = Math.min(WIDEST, Math.floor((total - 1) / perBand) - 3);
  const out: string[] = [];
  for (let at = 0; at < places.length; at += perBand) {
    const some = places.slice(at, at + perBand);
    const missions = some.map((p) => missionCell(p, width));
    const far = some.map((p) => sideCell(p.far, width));
    const near = some.map((p) => sideCell(p.near, width));
    out.push(...row(far, width, style.theirs, ' '));
    out.push(rule(some.length, width, '┌┬┐', '─'));
    out.push(
      ...row(
        missions.map((m) => m.title),
        width,
        style.bold,
        '│',
      ),
    );
    out.push(
      ...row(
        missions.map((m) => m.facts),
        width,
        (t) => t,
        '│',
      ),
    );
    out.push(rule(some.length, width, '└┴┘', '─'));
    out.push(...row(near, width, style.mine, ' '));
  }
  return out.map((line) => line.trimEnd());
}
