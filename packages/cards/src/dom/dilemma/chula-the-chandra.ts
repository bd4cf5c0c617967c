import { ATTRIBUTES, attribute, type Game } from '@spaceline/engine';
import {
  all,
  bound,
  dilemma,
  inOrder,
  participants,
  pick,
  present,
  random,
  select,
  simply,
  stop,
} from '@spaceline/engine/language';

const numbers = (g: Game, id: number): number[] => ATTRIBUTES.slice(0, 3).map((a) => attribute(g, id, a));

const chosen = bound('one');
const others = select(
  'everybody without an attribute number in common with that personnel',
  'everybody without an attribute number in common with that personnel',
  (ctx) => {
    const [one] = chosen.ids(ctx);
    if (one === undefined) return [];
    const wanted = numbers(ctx.g, one);
    return participants(ctx).filter((id) => id !== one && !numbers(ctx.g, id).some((n) => wanted.includes(n)));
  },
);

export const chulaTheChandra = dilemma('Chula: The Chandra', {
  encounter: simply(inOrder(pick('one', random(1, present)), stop(all(others)))),
});
