/** Places in another time. */
import {
  chooseSpot,
  correspondingTo,
  type Flow,
  isTimeLocation,
  locationOf,
  locationSpot,
  nativeSpots,
  put,
  type Spot,
  spotLocation,
  whyNotMoveShip,
  Zone,
} from '@spaceline/engine';
import {
  type Ability,
  ability,
  type Filter,
  locations,
  mayReport,
  onceEachTurn,
  type Reading,
  type ReportModifier,
  type Selector,
  select,
} from '@spaceline/engine/language';
import { named } from './phrases.ts';

/** Once each turn one of those who are at home there reports there for free, whosever it is. */
export const nativeReportsFree = (native: Filter): ReportModifier =>
  mayReport(
    `once each turn one of ${named(native, 'cards')} may report here for free`,
    native.test,
    ({ g, source }, id) => nativeSpots(g, g.card(id).owner, id, locationOf(g, source)),
    { free: true, limit: onceEachTurn, forBoth: true },
  );

export const timeLocations: Selector = locations('a time location', ({ g }, l) => isTimeLocation(g, l));

/** Where a ship comes to that travels through time by this card: from its place to what corresponds to it, and back. */
function otherTimes({ g, source }: Reading, ship: number): readonly Spot[] {
  const here = locationOf(g, source);
  if (here < 0 || !isTimeLocation(g, here)) return [];
  const now = correspondingTo(g, g.location(here).card);
  const at = g.card(ship).host;
  if (at === here) return now;
  return now.some((spot) => spotLocation(spot) === at) ? [locationSpot(here)] : [];
}

const travellers = select('your ship', 'your ships', (r) =>
  r.g.tableau.ships.filter(
    (id) => r.g.card(id).zone === Zone.Space && whyNotMoveShip(r.g, r.you, id) === null && otherTimes(r, id).length > 0,
  ),
);

/** Ships of both players travel through time: it is no flight, and costs no RANGE. */
export const shipsMayTimeTravel: Ability = ability(
  'time-travel',
  {
    *run(r): Flow {
      const question = { id: 'time', text: '{card}: where to?', card: r.source };
      const to = yield* chooseSpot(r.g, r.you, otherTimes(r, r.target), question);
      put(r.g, r.target, Zone.Space, spotLocation(to));
    },
    could: () => true,
    text: 'travels through time between here and the corresponding location of the spaceline',
    hint: 1,
  },
  {
    timing: 'order',
    targets: travellers,
    byAnyone: true,
    text: 'any player’s ship travels through time between here and the corresponding location of the spaceline',
  },
);
