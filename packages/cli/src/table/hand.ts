/** The cards in a player's own hand. */
import type { Game, Seat } from '@spaceline/engine';
import type { Style } from '../style.ts';
import { costLine, kindLine, personLine, shipLine } from './card.ts';
import { wrap } from './wrap.ts';

function about(g: Game, id: number): string {
  const d = g.def(id);
  const more = d.personnel ? personLine(g, id) : d.ship ? shipLine(g, id) : '';
  return [kindLine(d), more].filter((x) => x !== '').join('; ');
}

/** Numbered h1, h2 …, so that they are not taken for options. */
export function handLines(g: Game, seat: Seat, style: Style, width: number): string[] {
  const hand = g.hand(seat);
  if (hand.length === 0) return ['Your hand is empty.'];
  return [
    style.bold('Your hand'),
    ...hand.flatMap((id, i) => {
      const [first, ...rest] = wrap(
        `${`h${i + 1}`.padStart(4)} ${g.def(id).title}: ${about(g, id)} (${costLine(g.def(id))})`.trimStart(),
        width - 2,
        '     ',
      );
      return [`  ${first}`, ...rest.map((l) => `  ${l}`)];
    }),
  ];
}
