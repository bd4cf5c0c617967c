/** Places in another time, and who is at home there. */
import {
  ablePersonnelAt,
  bringToken,
  downloadSources,
  type Flow,
  forbidden,
  isTimeLocation,
  locationOf,
  locationSpot,
  otherTimes,
  placeRef,
  planetSpot,
  put,
  putUnder,
  reveal,
  setController,
  shown,
  sourceRef,
  Zone,
} from '@spaceline/engine';
import {
  type Ability,
  ability,
  anything,
  type Condition,
  type Effect,
  type Filter,
  type ForbidModifier,
  forbid,
  locations,
  mayReport,
  onceEachTurn,
  type Reading,
  type ReportModifier,
  type Selector,
  when,
} from '@spaceline/engine/language';
import { named } from './phrases.ts';
import { downloadHere } from './reporting.ts';

/** Once each turn one of those reports for free, wherever it may report here, whosever it is. */
export const oneReportsFreeHere = (who: Filter): ReportModifier =>
  mayReport(`once each turn one of ${named(who, 'cards')} that reports here may report for free`, who.test, null, {
    free: true,
    limit: onceEachTurn,
    forBoth: true,
    here: true,
  });

/** What comes to the place as it is made: without it the place is not made. */
export const downloadsAlong = (f: Filter): Effect => ({
  ...downloadHere(f),
  could: (r) => downloadSources(r.g, r.you).some((id) => f.test(r, id)),
});

export const timeLocations: Selector = locations('a time location', ({ g }, l) => isTimeLocation(g, l));

/** Any place of the present. */
export const spacelineLocations: Selector = locations('a spaceline location', ({ g }, l) => !isTimeLocation(g, l));

/** The place that a card of this title makes: "2267 Sherman's Planet". */
export const madeBy = (card: Filter, name: string): Selector =>
  locations(name, (r, l) => r.g.location(l).card >= 0 && card.test(r, r.g.location(l).card));

/** Of ships: there, in space. */
export const atATimeLocation: Filter = {
  test: (r, id) => r.g.card(id).zone === Zone.Space && timeLocations.has(r, locationSpot(locationOf(r.g, id))),
  pre: '',
  post: 'at a time location',
};

// ----- what waits there for somebody

/** a card that is in nobody's deck lies beneath the place, for all to see. */
export const seedsFromOutside = (f: Filter): Effect => ({
  *run(r): Flow {
    const { g, you, source } = r;
    const def = g.defs.findIndex((d) => d.ship && f.pre === d.title);
    const id = bringToken(g, def, you);
    putUnder(g, id, locationOf(g, source), true);
    reveal(g, id, 'both');
    g.tell(() => ({
      kind: 'put-under',
      card: shown(g, id),
      at: placeRef(g, locationSpot(locationOf(g, source))),
      by: sourceRef(g, source),
    }));
  },
  could: () => true,
  text: `seed ${f.pre} beneath this location from outside the game`,
  hint: 2,
});

const beneath = ({ g, source }: Reading, f: Filter): number =>
  (locationOf(g, source) < 0 ? [] : g.location(locationOf(g, source)).seeds).find((id) => f.pre === g.def(id).title) ??
  -1;

/** Somebody of that name on the planet takes it over: a ship stands beside him. */
export const mayBeAcquiredBy = (what: Filter, who: Filter): Ability => {
  const isThere: Condition = when(`your ${who.pre} is on the planet`, (r) => {
    const l = locationOf(r.g, r.source);
    return l >= 0 && beneath(r, what) >= 0 && ablePersonnelAt(r.g, planetSpot(l), r.you).some((id) => who.test(r, id));
  });
  return ability(
    'acquire',
    {
      *run(r): Flow {
        const id = beneath(r, what);
        put(r.g, id, Zone.Planet, locationOf(r.g, r.source));
        setController(r.g, id, r.you);
        r.g.tell(() => ({ kind: 'acquired', who: r.you, card: shown(r.g, id) }));
      },
      could: () => true,
      text: `acquire ${what.pre}`,
      hint: 4,
    },
    {
      timing: 'order',
      byAnyone: true,
      when: isThere,
      text: `either player whose ${who.pre} is on the planet may acquire ${what.pre}`,
    },
  );
};

/** on the surface of that planet, now or at another time; where it is worth nothing, not. */
export const onPlanetAtAnyTime = (place: Selector, name: string): Condition =>
  when(`on ${name}`, (r) => {
    const { zone, host } = r.g.card(r.source);
    if (zone !== Zone.Planet || forbidden(r.g, 'text:worth', r.source, r.you)) return false;
    return [host, ...otherTimes(r.g, host)].some((l) => place.has(r, locationSpot(l)));
  });

export const worthNothingHere = (f: Filter): ForbidModifier =>
  forbid(
    'text:worth',
    `${f.pre} is not worth points while here`,
    { rule: 'R-11.60', text: '{card}: it is worth no points here' },
    (r, id) => f.test(r, id) && anything.here.has(r, id),
  );
