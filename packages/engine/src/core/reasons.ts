/** Reasons that several orders share. */
import type { Reason } from './decision.ts';
import type { Game } from './game.ts';
import { type Seat, Status, Zone } from './state.ts';
import { disabled } from './values.ts';

export const NOT_YOURS: Reason = { rule: 'R-6.13', text: 'You do not control that card' };
const NOT_A_SHIP: Reason = { rule: 'R-7.1', text: 'Only a ship can do that' };
export const NOT_IN_PLAY: Reason = { rule: 'R-7.1', text: 'That card is not in play' };
export const IS_STOPPED: Reason = { rule: 'R-8.22', text: 'It is stopped', also: ['R-7.1'] };
export const IN_STASIS: Reason = { rule: 'R-12.8', text: 'What is in stasis can be neither attacked nor targeted' };
const IS_DISABLED: Reason = { rule: 'R-12.8', text: 'It is disabled' };
export const IS_DOCKED: Reason = { rule: 'R-7.8', text: 'The ship is docked; undock it first', also: ['R-8.1'] };
export const NOT_IN_SPACE: Reason = {
  rule: 'R-7.4',
  text: 'The ship is not in space: it is landed or carried',
  also: ['R-7.13', 'R-7.14', 'R-8.1'],
};
export const UNKNOWN_PLACE: Reason = { rule: 'R-7.4', text: 'There is no such place in this game' };

/** What something in hiding may not do: the rules of either state, the nearest first, and those that hold for both. */
export interface Hiding {
  readonly text: string;
  readonly cloaked: readonly string[];
  readonly phased: readonly string[];
  readonly also: readonly string[];
}

/** Cloaked and phased cards have rules of their own (CR-69 to CR-78, CR-79 to CR-94): cited are those of the state that the card is in. */
export function whyHiding(g: Game, id: number, why: Hiding): Reason | null {
  const { status } = g.card(id);
  if ((status & (Status.Cloaked | Status.Phased)) === 0) return null;
  const [rule, ...more] = (status & Status.Phased) !== 0 ? why.phased : why.cloaked;
  return { rule, text: why.text, also: [...more, ...why.also] };
}

/** The same of the first of several who is in hiding. */
export const whoHides = (g: Game, ids: readonly number[], why: Hiding): Reason | null =>
  ids.reduce<Reason | null>((found, id) => found ?? whyHiding(g, id, why), null);

/** May this ship carry out an order at all? */
export function whyNotShip(g: Game, seat: Seat, ship: number): Reason | null {
  const c = g.state.cards[ship];
  if (c === undefined || c.zone < Zone.Mission) return NOT_IN_PLAY;
  if (!g.def(ship).ship) return NOT_A_SHIP;
  if (c.controller !== seat) return NOT_YOURS;
  if ((c.status & Status.Stopped) !== 0) return IS_STOPPED;
  // taken out of the spaceline by a text
  if (c.zone === Zone.On) return NOT_IN_SPACE;
  if (disabled(g, ship)) return IS_DISABLED;
  return null;
}

/** Calls back for each of a player's ships in play. */
export function eachShip(g: Game, seat: Seat, then: (ship: number) => void): void {
  for (const id of g.tableau.ships) if (g.state.cards[id].controller === seat) then(id);
}

export const NOT_YOUR_TURN: Reason = {
  rule: 'R-7.1',
  text: 'Orders are given in your own turn',
  also: ['R-9.1', 'R-10.1', 'R-4.1', 'CR-110'],
};
