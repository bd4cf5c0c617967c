/** The whole table, drawn. */
import type { Style } from '../style.ts';
import { drawBand } from './band.ts';
import type { Scene, SideScene } from './scene.ts';
import { wrap } from './wrap.ts';

function sideLines(s: SideScene, width: number, plays: boolean): string[] {
  const parts = [`${s.name}: ${s.points}`, `hand ${s.hand}`, `draw deck ${s.deck}`, `discard ${s.discard}`];
  if (plays) parts.push(s.plays === 1 ? '1 card play left' : `${s.plays} card plays left`);
  const lines = wrap(parts.join(' · '), width, '  ');
  const more = [...s.sideDecks];
  if (s.openHand.length > 0) more.push(`Open hand: ${s.openHand.join(', ')}`);
  if (s.table.length > 0) more.push(`On the table: ${s.table.join(', ')}`);
  return [...lines, ...more.flatMap((text) => wrap(text, width - 2, '  ').map((l) => `  ${l}`))];
}

export function drawTable(scene: Scene, style: Style, width: number): string[] {
  const head = `${scene.turn} · ${scene.moment}`;
  const out = [style.bold(head), ...sideLines(scene.far, width, false).map(style.theirs)];
  for (const line of scene.lines) {
    if (scene.lines.length > 1) out.push(style.dim(line.quadrant));
    out.push(...drawBand(line.places, style, width));
  }
  out.push(...sideLines(scene.near, width, true).map(style.mine));
  return out;
}
