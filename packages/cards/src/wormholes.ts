/** The Barzan Wormhole: its two ends (CR-21, CR-22). */
import {
  FIRST_IN_PLAY,
  type Game,
  GameEvent,
  put,
  rangeLeft,
  respond,
  type Seat,
  span,
  useRange,
  whyNotMoveShip,
  Zone,
} from '@spaceline/engine';
import type { Effect, Filter } from '@spaceline/engine/language';
import { called } from './titles.ts';

export const BARZAN = 'Barzan Wormhole';

const negotiations = called('Wormhole Negotiations');
const barzan = called(BARZAN);

const isTerminus = (g: Game, l: number): boolean => g.location(l).missions.some((m) => negotiations(g, m));
const terminus = (g: Game): number => g.state.locations.find((l) => isTerminus(g, l.id))?.id ?? -1;

/** The location that the wormhole in play makes, or -1. */
export const mouth = (g: Game): number =>
  g.state.locations.find((l) => l.card >= 0 && barzan(g, l.card) && g.card(l.card).zone >= FIRST_IN_PLAY)?.id ?? -1;

/** Where the wormhole takes a ship from here, or -1. */
export const otherEnd = (g: Game, l: number): number => {
  if (mouth(g) < 0 || terminus(g) < 0) return -1;
  return l === mouth(g) ? terminus(g) : l === terminus(g) ? mouth(g) : -1;
};

/** RANGE for the way through: twice the span of the far end. */
const cost = (g: Game, seat: Seat, ship: number): number => 2 * span(g, otherEnd(g, g.card(ship).host), seat);

/** At an end of the wormhole, able to move, and with RANGE for twice the span of the other end. */
export const atWormhole: Filter = {
  test: ({ g, you }, ship) =>
    g.card(ship).zone === Zone.Space &&
    whyNotMoveShip(g, you, ship) === null &&
    otherEnd(g, g.card(ship).host) >= 0 &&
    cost(g, you, ship) <= rangeLeft(g, ship),
  pre: '',
  post: 'at an end of a wormhole',
};

/** Through it at the price of RANGE, without being stopped. */
export const fliesThrough: Effect = {
  *run(r) {
    const { g, you, target: ship } = r;
    const leaving = new GameEvent('moves', you, ship, [ship]);
    leaving.location = g.card(ship).host;
    yield* respond(g, leaving);
    if (!atWormhole.test(r, ship)) return;
    useRange(g, ship, cost(g, you, ship));
    put(g, ship, Zone.Space, otherEnd(g, g.card(ship).host));
  },
  could: () => true,
  text: 'move it through the wormhole by using RANGE equal to twice the span of the destination; it is not stopped',
  hint: 1,
};
