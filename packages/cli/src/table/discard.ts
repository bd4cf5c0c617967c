/** The discard piles, which everybody may read: the last card first. */
import { type Game, other, pile, type Seat, Zone } from '@spaceline/engine';
import { joined, type Words } from '@spaceline/protocol';
import type { Speech } from '../speech.ts';

export const discardLines = (g: Game, seat: Seat, { say }: Speech): Words[] =>
  [seat, other(seat)].map((s) => {
    const titles = [...pile(g, s, Zone.Discard)].reverse().map((id) => g.def(id).title);
    const holes = { n: titles.length, titles: joined(titles, ', ') };
    if (titles.length === 0)
      return say(s === seat ? 'Your discard pile is empty.' : 'The opponent’s discard pile is empty.');
    return say(
      s === seat
        ? 'Your discard pile, {n} [cards|card]: {titles}.'
        : 'The opponent’s discard pile, {n} [cards|card]: {titles}.',
      holes,
    );
  });
