/** The whole table, drawn. */
import { joined, phrase, type Words } from '@spaceline/protocol';
import type { Speech } from '../speech.ts';
import type { Style } from '../style.ts';
import { drawBand } from './band.ts';
import type { Scene, SideScene } from './scene.ts';
import { wrap } from './wrap.ts';

function sideLines(s: SideScene, { say }: Speech, width: number, plays: boolean): Words[] {
  const parts = [
    say('{who}: {points}', { who: s.name, points: s.points }),
    say('hand {n}', { n: s.hand }),
    say('draw deck {n}', { n: s.deck }),
    say('discard {n}', { n: s.discard }),
  ];
  if (plays) parts.push(say('{n} card [plays|play] left', { n: s.plays }));
  const lines = wrap(joined(parts, ' · '), width, '  ');
  const more = [...s.sideDecks];
  if (s.openHand.length > 0) more.push(say('Open hand: {cards}', { cards: joined(s.openHand, ', ') }));
  if (s.table.length > 0) more.push(say('On the table: {cards}', { cards: joined(s.table, ', ') }));
  return [...lines, ...more.flatMap((text) => wrap(text, width - 2, '  ').map((l) => phrase`  ${l}`))];
}

export function drawTable(scene: Scene, speech: Speech, style: Style, width: number): Words[] {
  const head = phrase`${scene.turn} · ${scene.moment}`;
  const out = [style.bold(head), ...sideLines(scene.far, speech, width, false).map(style.theirs)];
  for (const line of scene.lines) {
    if (scene.lines.length > 1) out.push(style.dim(line.quadrant));
    out.push(...drawBand(line.places, speech, style, width));
  }
  out.push(...sideLines(scene.near, speech, width, true).map(style.mine));
  return out;
}
