/** Ketracel-White: who lives on it, and that each group has some (DOM-05 to DOM-07). */
import {
  type CardDef,
  cardsAt,
  FIRST_IN_PLAY,
  type Game,
  hasIcon,
  isCardSpot,
  locationOf,
  type Option,
  spotOf,
} from '@spaceline/engine';
import type { Choice } from '../bot.ts';
import type { Cluster } from './crews.ts';
import { type Mind, take, timesDone } from './mind.ts';

export const isWhite = (d: CardDef): boolean =>
  d.rules?.modifiers?.some((x) => x.kind === 'grant' && x.what === 'white') === true;
export const needsWhite = (g: Game, id: number): boolean => g.def(id).personnel && hasIcon(g, id, 'KW');

const at = (g: Game, spot: number): readonly number[] => (isCardSpot(spot) ? g.tableau.aboard[spot] : []);

/** The white that a player has in play. */
const whitesInPlay = (m: Mind): number[] =>
  m.g.state.cards
    .filter((c) => c.zone >= FIRST_IN_PLAY && c.controller === m.seat && isWhite(m.g.defs[c.def]))
    .map((c) => c.id);

const isMine = (m: Mind, id: number): boolean => m.g.card(id).controller === m.seat;

/** A depot, where it stands still and is made new (DOM-07). */
const isDepot = (g: Game, spot: number): boolean =>
  isCardSpot(spot) &&
  g.def(spot).facility &&
  g.def(spot).rules?.modifiers?.some((x) => x.kind === 'offline' && x.what === 'countdown') === true;

/** What runs out at the end of this turn is as good as gone. */
const lasting = (m: Mind, spot: number): number[] =>
  at(m.g, spot).filter(
    (id) => isWhite(m.g.def(id)) && isMine(m, id) && (isDepot(m.g, spot) || m.g.card(id).countdown > 1),
  );

/** Would somebody who lives on it be brought where there is none? Who goes without dies in the next turn (DOM-13). */
export const wouldStarve = (m: Mind, o: Option): boolean =>
  m.g.def(o.card).personnel && m.g.def(o.card).icons.has('KW') && lasting(m, o.to).length === 0;

/** For how many turns those of a group who live on it have some where they are. */
export function whiteLeft(m: Mind, c: Cluster): number {
  const { g } = m;
  const spots = new Set([...c.people, ...c.idle].filter((id) => needsWhite(g, id)).map((id) => spotOf(g, id)));
  const left = (spot: number): number => {
    const whites = cardsAt(g, spot).filter((id) => isWhite(g.def(id)) && isMine(m, id));
    return isDepot(g, spot) ? Number.POSITIVE_INFINITY : Math.max(0, ...whites.map((id) => g.card(id).countdown));
  };
  return Math.min(...[...spots].map(left));
}

/** At home there is some: it lies there, or it can be reported. */
export const hasWhite = (m: Mind, location: number): boolean =>
  m.g.tableau.facilities.some(
    (f) => locationOf(m.g, f) === location && m.g.card(f).controller === m.seat && lasting(m, f).length > 0,
  ) || m.g.hand(m.seat).some((id) => isWhite(m.g.def(id)));

/**
 * White goes first to those who have none, then to where somebody will be; where there is some, more would only run out beside
 * it, and is kept in the hand.
 */
export function whiteValue(m: Mind, o: Option): number {
  const { g, seat } = m;
  const here = at(g, o.to).filter((id) => isMine(m, id));
  const needed = here.some((id) => needsWhite(g, id));
  if (lasting(m, o.to).length > 0) return needed && !isDepot(g, o.to) ? 0 : whitesInPlay(m).length < 4 ? 2.5 : 0.5;
  if (needed) return 12;
  const waiting = g.hand(seat).some((id) => g.def(id).personnel && g.def(id).icons.has('KW'));
  return waiting ? 9 : 2.5;
}

/**
 * Who has none left gets some from where it can be spared at the same location, or goes to where there is some; and where a depot is,
 * what is half used is made new.
 */
export function refill(m: Mind, options: readonly Option[]): Choice | null {
  const { g } = m;
  const hungry = (spot: number): number[] => at(g, spot).filter((id) => isMine(m, id) && needsWhite(g, id));
  const once = (o: Option, cards: readonly number[]): Choice | null => {
    const choice = take(o, cards);
    return cards.length === 0 || timesDone(m, choice) > 0 ? null : choice;
  };
  for (const o of options) {
    if (o.verb !== 'beam' && o.verb !== 'walk') continue;
    const group = o.group!;
    const spare = lasting(m, o.from).filter((id) => group.includes(id));
    const wanting = hungry(o.to).length > 0 && lasting(m, o.to).length === 0;
    if (wanting && spare.length > (hungry(o.from).length > 0 ? 1 : 0)) {
      const choice = once(o, spare.slice(0, 1));
      if (choice !== null) return choice;
    }
    const used = group.filter((id) => isWhite(g.def(id)) && g.card(id).countdown < Number(g.def(id).facts.countdown));
    if (isDepot(g, o.to) && used.length > 0) {
      const choice = once(o, used.slice(0, o.max));
      if (choice !== null) return choice;
    }
  }
  for (const o of options) {
    if (o.verb !== 'beam' && o.verb !== 'walk') continue;
    if (lasting(m, o.from).length > 0 || lasting(m, o.to).length === 0) continue;
    const going = hungry(o.from).filter((id) => o.group!.includes(id));
    const choice = once(o, going.slice(0, o.max));
    if (choice !== null) return choice;
  }
  return null;
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
