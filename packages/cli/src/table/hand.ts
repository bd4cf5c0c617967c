/** The cards in a player's own hand. */

import type { Game, Seat } from '@spaceline/engine';
import { joined, phrase, type Words } from '@spaceline/protocol';
import type { Speech } from '../speech.ts';
import type { Style } from '../style.ts';
import { costLine, kindLine, personLine, shipLine } from './card.ts';
import { wrap } from './wrap.ts';

function about(g: Game, id: number, { say }: Speech): Words {
  const d = g.def(id);
  const more = d.personnel ? personLine(g, id, say) : d.ship ? shipLine(g, id, say) : '';
  return joined(
    [kindLine(d, say), more].filter((x) => x !== ''),
    '; ',
  );
}

/** Numbered h1, h2 …, so that they are not taken for options. */
export function handLines(g: Game, seat: Seat, speech: Speech, style: Style, width: number): Words[] {
  const hand = g.hand(seat);
  if (hand.length === 0) return [speech.say('Your hand is empty.')];
  return [
    style.bold(speech.say('Your hand')),
    ...hand.flatMap((id, i) => {
      const [first, ...rest] = wrap(
        phrase`h${i + 1} ${g.def(id).title}: ${about(g, id, speech)} (${costLine(g.def(id), speech)})`,
        width - 2,
        '     ',
      );
      return [phrase`  ${first}`, ...rest.map((l) => phrase`  ${l}`)];
    }),
  ];
}
