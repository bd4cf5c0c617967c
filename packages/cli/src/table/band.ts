/** The spaceline as a band of columns: the opponent's side above, the missions in the middle, the viewer's side below. */
import { joined, phrase, type Words } from '@spaceline/protocol';
import { padded, trimmed } from '../letters.ts';
import type { Speech } from '../speech.ts';
import type { Style } from '../style.ts';
import type { PlaceScene, UnitScene } from './scene.ts';
import { wrap } from './wrap.ts';

const NARROWEST = 20;
const WIDEST = 30;

type Cell = Words[];

function unitLines(u: UnitScene, { say }: Speech, width: number): Cell {
  const notes = u.notes.length > 0 ? phrase` (${joined(u.notes, ', ')})` : '';
  const people = [...u.people, ...(u.hidden > 0 ? [say('{n} hidden', { n: u.hidden })] : [])];
  return [...wrap(phrase`${u.name}${notes}`, width, ' '), ...people.flatMap((p) => wrap(phrase`- ${p}`, width, '  '))];
}

const sideCell = (units: readonly UnitScene[], speech: Speech, width: number): Cell =>
  units.flatMap((u) => unitLines(u, speech, width));

function stateWords(p: PlaceScene, { say }: Speech): Words {
  if (p.solvedBy !== null) return say('SOLVED< by {who}>', { who: p.solvedBy === '' ? null : p.solvedBy });
  if (p.seeds === 0) return say('no seeds');
  return say('{n} [seeds|seed]< ({own} yours)>', { n: p.seeds, own: p.ownSeeds > 0 ? p.ownSeeds : null });
}

function missionCell(p: PlaceScene, speech: Speech, width: number): { title: Cell; facts: Cell } {
  const { say } = speech;
  const open = p.solvedBy === null;
  return {
    title: wrap(phrase`${p.number} ${p.title}`, width),
    facts: [
      ...wrap(say('{kind}, {points} points', { kind: p.kind, points: p.points }), width, ' '),
      ...wrap(say('{owner}, span {n}', { owner: p.owner, n: p.span }), width, ' '),
      ...(open && p.needs !== '' ? wrap(p.needs, width, ' ') : []),
      ...(open && p.may !== '' ? wrap(say('by {who}', { who: p.may }), width, ' ') : []),
      ...wrap(stateWords(p, speech), width),
      ...(p.laid.length > 0 ? wrap(say('laid out: {cards}', { cards: joined(p.laid, ', ') }), width, ' ') : []),
      ...p.on.flatMap((c) => wrap(phrase`+ ${c}`, width, '  ')),
    ],
  };
}

/** One row of cells side by side. */
function row(cells: readonly Cell[], width: number, ink: (text: Words) => Words, edge: string): Words[] {
  const height = Math.max(...cells.map((c) => c.length));
  return Array.from({ length: height }, (_, i) => {
    const parts = cells.map((c) => ink(padded(c[i] ?? '', width)));
    return phrase`${edge} ${joined(parts, ` ${edge} `)} ${edge}`;
  });
}

const rule = (n: number, width: number, [left, mid, right]: string, line: string): string =>
  left + Array.from({ length: n }, () => line.repeat(width + 2)).join(mid) + right;

/** As many columns as fit beside each other; the rest goes into further bands. */
export function drawBand(places: readonly PlaceScene[], speech: Speech, style: Style, total: number): Words[] {
  const fit = Math.max(1, Math.floor((total - 1) / (NARROWEST + 3)));
  const bands = Math.ceil(places.length / fit);
  const perBand = Math.ceil(places.length / bands);
  const width = Math.min(WIDEST, Math.floor((total - 1) / perBand) - 3);
  const out: Words[] = [];
  for (let at = 0; at < places.length; at += perBand) {
    const some = places.slice(at, at + perBand);
    const missions = some.map((p) => missionCell(p, speech, width));
    const far = some.map((p) => sideCell(p.far, speech, width));
    const near = some.map((p) => sideCell(p.near, speech, width));
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
  return out.map(trimmed);
}
