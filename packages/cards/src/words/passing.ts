/** What lies at a location, and speaks of the ships that fly past it or stop there. */

import { granted, locationOf, Status } from '@spaceline/engine';
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
import { PASSES } from './spaceline.ts';

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

/** such ships stop here before they fly on; or stay on this side of what lies between two places. */
export const noPassing = (f: Filter, where: 'here' | 'between' = 'here'): ForbidModifier => {
  const ship = squeeze(`${f.pre} ship ${f.post}`);
  if (where === 'between')
    return forbid(
      'pass',
      `no ${ship} may pass`,
      { rule: 'R-7.4', text: 'The ship may not pass {card}' },
      (r, id, _, object) => object === r.source && !granted(r.g, PASSES, id, r.source) && f.test(r, id),
    );
  return forbid(
    'pass-over',
    `no ${ship} passes here without stopping`,
    { rule: 'R-7.4', text: '{card}: the ship must stop there' },
    (r, id, _, location) =>
      locationOf(r.g, r.source) === location && (r.g.card(id).status & Status.Phased) === 0 && f.test(r, id),
  );
};
