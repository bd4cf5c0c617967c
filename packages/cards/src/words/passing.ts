/** What lies at a location, and speaks of the ships that fly past it or stop there. */
import { locationOf, type Reason, Status } from '@spaceline/engine';
import {
  type Condition,
  type Effect,
  type Filter,
  type ForbidModifier,
  forbid,
  type Reading,
  squeeze,
  type Trigger,
  trigger,
  when,
} from '@spaceline/engine/language';

/** CR-88: what is phased flies through it. */
const touched = ({ g, event }: Reading): boolean => event !== null && (g.card(event.card).status & Status.Phased) === 0;

const flies = (text: string, met: (here: number, r: Reading) => boolean): Condition =>
  when(text, (r) => touched(r) && met(locationOf(r.g, r.source), r));

/** Over this location without stopping; the effect may speak of `thatShip`. */
export const whenShipPassesHere = (effect: Effect): Trigger =>
  trigger({ on: 'flew' }, effect, {
    when: flies('a ship passes here', (here, { event }) => event!.chosen.includes(here)),
    text: `when a ship passes here without stopping, ${effect.text}`,
  });

export const whenShipStopsHere = (effect: Effect): Trigger =>
  trigger({ on: 'flew' }, effect, {
    when: flies('a ship stops here', (here, { event }) => event!.location === here),
    text: effect.text === '' ? '' : `when a ship stops here, ${effect.text}`,
  });

const STOPS: Reason = { rule: 'R-7.4', text: '{card}: the ship must stop there' };
/** such ships stop here before they fly on. */
export const noPassingHere = (f: Filter): ForbidModifier =>
  forbid(
    'pass-over',
    squeeze(`no ${f.pre} ship ${f.post} passes here without stopping`),
    STOPS,
    (r, ship, _, location) =>
      locationOf(r.g, r.source) === location && (r.g.card(ship).status & Status.Phased) === 0 && f.test(r, ship),
  );
