/** What lies at a location, and speaks of the ships that fly past it or stop there. */
import { locationOf, type Reason, Status } from '@spaceline/engine';
import {
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

const FLIGHTS = {
  passes: (here: number, { event }: Reading): boolean => event!.chosen.includes(here),
  stops: (here: number, { event }: Reading): boolean => event!.location === here,
} as const;

/** A ship flies over this location, or ends its flight here; the effect may speak of `thatShip`. */
export const whenShip = (how: 'passes' | 'stops', effect: Effect): Trigger =>
  trigger({ on: 'flew' }, effect, {
    when: when(`a ship ${how} here`, (r) => touched(r) && FLIGHTS[how](locationOf(r.g, r.source), r)),
    text:
      effect.text === ''
        ? ''
        : `when a ship ${how === 'stops' ? 'stops here' : 'passes here without stopping'}, ${effect.text}`,
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
