/** Ketracel-White: who lives on it, and that each group has some (DOM-05 to DOM-07). */
import {
  type CardDef,
  FIRST_IN_PLAY,
  type Game,
  hasIcon,
  isCardSpot,
  isSite,
  type Option,
  sitesOf,
} from '@spaceline/engine';
import type { Mind } from './mind.ts';

export const isWhite = (d: CardDef): boolean =>
  d.rules?.modifiers?.some((x) => x.kind === 'grant' && x.what === 'white') === true;
export const needsWhite = (g: Game, id: number): boolean => g.def(id).personnel && hasIcon(g, id, 'KW');

const at = (g: Game, spot: number): readonly number[] => (isCardSpot(spot) ? g.tableau.aboard[spot] : []);

/** The white that a player has in play. */
const whitesInPlay = (m: Mind): number[] =>
  m.g.state.cards
    .filter((c) => c.zone >= FIRST_IN_PLAY && c.controller === m.seat && isWhite(m.g.defs[c.def]))
    .map((c) => c.id);

/** Who goes without it dies in the next turn (DOM-13). */
const DEADLY = 30;

/** What reporting somebody who needs it is worth less where there is none. */
export function withoutWhite(m: Mind, o: Option): number {
  const { g } = m;
  if (!g.def(o.card).personnel || !g.def(o.card).icons.has('KW')) return 0;
  if (at(g, o.to).some((id) => isWhite(g.def(id)) && g.card(id).controller === m.seat)) return 0;
  return DEADLY;
}

/** White goes first to those who have none, then to where somebody is or will be; more than a few are too many. */
export function whiteValue(m: Mind, o: Option): number {
  const { g, seat } = m;
  const rooms = isCardSpot(o.to) && isSite(g, o.to) ? sitesOf(g, g.card(o.to).host) : [o.to];
  const here = rooms.flatMap((r) => at(g, r)).filter((id) => g.card(id).controller === seat);
  // what runs out in the next turn is as good as gone
  const supplied = here.some((id) => isWhite(g.def(id)) && g.card(id).countdown > 1);
  if (here.some((id) => needsWhite(g, id)) && !supplied) return 12;
  const waiting = g.hand(seat).some((id) => g.def(id).personnel && g.def(id).icons.has('KW'));
  if (waiting && !supplied) return 9;
  return whitesInPlay(m).length < 4 ? 2.5 : 0.5;
}

/**
 * Those of a group who may leave without anybody being left without white, and the white that goes along: with two there is one for each
 * half, with one they stay together, and who would have none stays where it is.
 */
export function sharing(m: Mind, o: Option, people: readonly number[]): { people: number[]; white: number[] } {
  const { g, seat } = m;
  const group = o.group!;
  const whites = group.filter((id) => isWhite(g.def(id)));
  const going = people.filter((id) => needsWhite(g, id));
  if (going.length === 0) return { people: people.slice(), white: [] };
  const staying = at(g, o.from).some(
    (id) => g.card(id).controller === seat && needsWhite(g, id) && !going.includes(id),
  );
  const there = at(g, o.to).some((id) => g.card(id).controller === seat && isWhite(g.def(id)));
  if (!staying) return { people: people.slice(), white: whites };
  if (whites.length > 1) return { people: people.slice(), white: whites.slice(0, Math.ceil(whites.length / 2)) };
  if (there) return { people: people.slice(), white: [] };
  return { people: people.filter((id) => !needsWhite(g, id)), white: [] };
}
