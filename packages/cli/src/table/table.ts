/** The whole table, drawn. */
import type { Style } from '../style.ts';
import { drawBand } from './band.ts';
import type { Scene, SideScene } from './scene.ts';
import { wrap } from './wrap.ts';

function sideLines(s: SideScene, width: number): string[] {
  const line = `${s.name}: ${s.points} · hand ${s.hand} · draw deck ${s.deck} · discard ${s.discard}`;
  if (s.table.length === 0) return [line];
  return [line, ...wrap(`On the table: ${s.table.join(', ')}`, width - 2, '  ').map((l) => `  ${l}`)];
}

export function drawTable(scene: Scene, style: Style, width: number): string[] {
  const head = `${scene.turn} · ${scene.moment}`;
  const out = [style.bold(head), ...sideLines(scene.far, width).map(style.theirs)];
  for (const line of scene.lines) {
    if (scene.lines.length > 1) out.push(style.dim(line.quadrant));
    out.push(...drawBand(line.places, style, width));
  }
  const plays = scene.near.plays === 1 ? '1 card play left' : `${scene.near.plays} card plays left`;
  const near = sideLines(scene.near, width);
  out.push(...[`${near[0]} · ${plays}`, ...near.slice(1)].map(style.mine));
  return out;
}
