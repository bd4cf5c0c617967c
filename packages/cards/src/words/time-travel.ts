/** Time travel: whom a card lets travel, and where to. */
import {
  boardable,
  chooseCards,
  chooseSpot,
  controls,
  type Flow,
  type Game,
  hiddenIn,
  isCardSpot,
  isHiddenFrom,
  isLocated,
  isOpenToBoth,
  isPlanetLocation,
  isTimeLocation,
  locationOf,
  locationSpot,
  otherTimes,
  personnelAt,
  planetSpot,
  quadrantAt,
  roomsOf,
  type Seat,
  type Spot,
  spotLocation,
  spotOf,
  timeTravel,
  whyNotTimeTravel,
  Zone,
} from '@spaceline/engine';
import {
  type Ability,
  ability,
  type Condition,
  type Effect,
  type Filter,
  hereOf,
  type Limit,
  type Reading,
  remembersCards,
  select,
  useOf,
  when,
} from '@spaceline/engine/language';
import { named } from './phrases.ts';

const mayTravel = (g: Game, seat: Seat, id: number): boolean => whyNotTimeTravel(g, seat, id) === null;

/** A player's people and equipment there who may travel. */
const travellersAt = ({ g, you }: Reading, spot: Spot): number[] => {
  const things = isCardSpot(spot) ? g.tableau.aboard[spot] : g.tableau.planet[spotLocation(spot)];
  return things.filter((id) => (g.def(id).personnel || g.def(id).equipment) && mayTravel(g, you, id));
};
const anybody = (g: Game, ids: readonly number[]): boolean => ids.some((id) => g.def(id).personnel);

/** Where a team comes to at a place: on its surface, or aboard what is open to all of them there. */
function arrivals({ g, you }: Reading, team: readonly number[], location: number): Spot[] {
  const inside = [...g.tableau.space[location], ...g.tableau.planet[location]]
    .filter(
      (id) =>
        (g.def(id).ship || g.def(id).facility) && (controls(g, you, id) || isOpenToBoth(g, id)) && hiddenIn(g, id) < 0,
    )
    .flatMap((id) => roomsOf(g, id));
  const spots = isPlanetLocation(g, location) ? [planetSpot(location), ...inside] : inside;
  return spots.filter((to) => team.every((id) => boardable(g, you, id, to)));
}

// ----- ships, between a time location and what corresponds to it

/** Where a ship comes to that travels by this card, which lies on a time location: from there to the present, and back. */
function throughThis({ g, source }: Reading, ship: number): number[] {
  const { zone, host } = g.card(source);
  if (zone !== Zone.OnLocation || !isTimeLocation(g, host)) return [];
  const now = otherTimes(g, host);
  const at = g.card(ship).host;
  if (at === host) return now;
  return now.includes(at) ? [host] : [];
}

const where = function* (r: Reading, to: readonly Spot[]): Flow<Spot> {
  return yield* chooseSpot(r.g, r.you, to, { id: 'time', text: '{card}: where to?', card: r.source });
};

/** Ships of both players: it is no flight, and costs no RANGE. */
export const shipsMayTimeTravel: Ability = ability(
  'time-travel',
  {
    *run(r): Flow {
      const to = yield* where(r, throughThis(r, r.target).map(locationSpot));
      yield* timeTravel(r.g, r.you, [r.target], to, r.source);
    },
    could: () => true,
    text: 'travels through time between here and the corresponding location of the spaceline',
    hint: 1,
  },
  {
    timing: 'order',
    targets: select('your ship', 'your ships', (r) =>
      r.g.tableau.ships.filter((id) => mayTravel(r.g, r.you, id) && throughThis(r, id).length > 0),
    ),
    byAnyone: true,
    text: 'on a time location, any player’s ship may travel through time between here and the corresponding location of the spaceline',
  },
);

// ----- by something that is carried along

/** The ship that this is aboard travels, or the team that it is with, if such a personnel of yours is there. */
export function carriesThroughTime(limit: Limit, guide: Filter): readonly Ability[] {
  const use = useOf('time-travel', limit);
  const guided = (r: Reading): boolean => {
    const spot = spotOf(r.g, r.source);
    return personnelAt(r.g, spot, r.you).some((id) => guide.test(r, id) && !isHiddenFrom(r.g, id, r.source));
  };
  const times = (r: Reading): number[] => (hereOf(r) < 0 ? [] : otherTimes(r.g, hereOf(r)));
  const vessel = select('your ship', 'your ships', (r) => {
    const { zone, host } = r.g.card(r.source);
    return zone === Zone.Aboard && r.g.def(host).ship && mayTravel(r.g, r.you, host) ? [host] : [];
  });
  const team = (r: Reading): number[] =>
    r.g.card(r.source).zone === Zone.Planet ? travellersAt(r, spotOf(r.g, r.source)) : [];
  const landings = (r: Reading): Spot[] => times(r).flatMap((l) => arrivals(r, team(r), l));
  const near = named(guide, 'personnel');
  return [
    ability(
      'ship',
      {
        *run(r): Flow {
          use.use(r);
          yield* timeTravel(r.g, r.you, [r.target], yield* where(r, times(r).map(locationSpot)), r.source);
        },
        could: () => true,
        text: 'it travels through time',
        hint: 1,
      },
      {
        timing: 'order',
        targets: vessel,
        when: when('', (r) => use.isLeft(r) && guided(r) && times(r).length > 0),
        text: `once each turn, your ship or Away Team that this card and your ${near} are with may travel through time to or from the corresponding location, not aboard an opponent’s ship or outpost`,
      },
    ),
    ability(
      'team',
      {
        *run(r): Flow {
          use.use(r);
          yield* timeTravel(r.g, r.you, team(r), yield* where(r, landings(r)), r.source);
        },
        could: (r) => landings(r).length > 0,
        text: 'the Away Team travels through time',
        hint: 1,
      },
      { timing: 'order', when: when('', (r) => use.isLeft(r) && guided(r) && anybody(r.g, team(r))), text: '' },
    ),
  ];
}

// ----- through this planet, for people alone

const gone = remembersCards('gone', 'those who went through it');

/** Out: the people here, of whoever's turn it is, go to a time location of this quadrant. Back: those who went, and others with them. */
export function peopleMayTimeTravel(limit: Limit): readonly Ability[] {
  const use = useOf('time-travel', limit);
  const surface = (r: Reading): Spot => planetSpot(locationOf(r.g, r.source));
  const times = ({ g, source }: Reading): number[] =>
    g.state.locations
      .map((l) => l.id)
      .filter((l) => isTimeLocation(g, l) && isLocated(g, l) && isPlanetLocation(g, l))
      .filter((l) => quadrantAt(g, l) === quadrantAt(g, locationOf(g, source)));
  const outward = (r: Reading): number[] => travellersAt(r, surface(r));
  const back = (r: Reading): Spot[] => [
    ...new Set(
      gone
        .ids(r)
        .filter((id) => r.g.def(id).personnel && times(r).includes(locationOf(r.g, id)) && mayTravel(r.g, r.you, id))
        .map((id) => spotOf(r.g, id)),
    ),
  ];
  const choose = function* (r: Reading, from: readonly number[], least: number): Flow<readonly number[]> {
    const question = { id: 'travellers', text: '{card}: who travels through time?', card: r.source };
    return yield* chooseCards(r.g, r.you, from, least, from.length, question);
  };
  /** Some of the first, who may, and whoever and whatever else goes along. */
  const party = function* (r: Reading, from: readonly number[], lead: (id: number) => boolean): Flow<number[]> {
    const led = yield* choose(r, from.filter(lead), 1);
    return [
      ...led,
      ...(yield* choose(
        r,
        from.filter((id) => !lead(id)),
        0,
      )),
    ];
  };
  return [
    ability(
      'out',
      {
        *run(r): Flow {
          const to = yield* where(r, times(r).map(planetSpot));
          const able = outward(r).filter((id) => boardable(r.g, r.you, id, to));
          const team = yield* party(r, able, (id) => r.g.def(id).personnel);
          use.use(r);
          gone.keep(r, [...gone.ids(r).filter((id) => !team.includes(id)), ...team]);
          yield* timeTravel(r.g, r.you, team, to, r.source);
        },
        could: (r) => times(r).length > 0 && anybody(r.g, outward(r)),
        text: 'one or more personnel present travel to a time location in this quadrant',
        hint: 1,
      },
      {
        timing: 'order',
        byAnyone: true,
        when: when('', (r) => use.isLeft(r)),
        text: 'once each turn, either player may let one or more of the own personnel here travel to a time location in this quadrant, or return here from there, with any of the others who are with them',
      },
    ),
    ability(
      'back',
      {
        *run(r): Flow {
          const from = yield* where(r, back(r));
          const able = travellersAt(r, from).filter((id) => boardable(r.g, r.you, id, surface(r)));
          const went = gone.ids(r);
          const team = yield* party(r, able, (id) => r.g.def(id).personnel && went.includes(id));
          use.use(r);
          gone.keep(
            r,
            went.filter((id) => !team.includes(id)),
          );
          yield* timeTravel(r.g, r.you, team, surface(r), r.source);
        },
        could: (r) => back(r).length > 0,
        text: 'they return here',
        hint: 1,
      },
      { timing: 'order', byAnyone: true, when: when('', (r) => use.isLeft(r)), text: '' },
    ),
  ];
}

/** Somebody of yours who passes has just come back to the planet of such a card. */
export const justCameBackTo = (door: Filter, who: Filter): Condition =>
  when(`your ${named(who, 'personnel')} has just returned through ${named(door)}`, (r) => {
    const { g, event, you } = r;
    if (event === null || event.seat !== you || event.card < 0 || !door.test(r, event.card)) return false;
    if (!isTimeLocation(g, event.location)) return false;
    return event.cards.some((id) => g.def(id).personnel && g.card(id).controller === you && who.test(r, id));
  });

// ----- in the wake of others

/** Your ships that were with the ship that has just left; the same of the people of an Away Team. */
function followers(r: Reading): number[] {
  const { g, you, event } = r;
  const [first] = event?.cards ?? [];
  if (first === undefined) return [];
  const wasThere = (id: number): boolean => !isHiddenFrom(g, id, first) && mayTravel(g, you, id);
  if (g.def(first).ship)
    return g.tableau.space[event!.location].filter((id) => g.def(id).ship && id !== first && wasThere(id));
  return isCardSpot(event!.spot) ? [] : travellersAt(r, event!.spot).filter(wasThere);
}

/** Where those come to: with the ship in space, with the team on the surface. */
const wake = ({ g, event }: Reading): Spot => {
  const location = locationOf(g, event!.cards[0]);
  return g.def(event!.cards[0]).ship ? locationSpot(location) : planetSpot(location);
};
const couldFollow = (r: Reading): boolean => {
  const ids = followers(r);
  return ids.some((id) => r.g.def(id).ship) || anybody(r.g, ids);
};

export const follows: Effect = {
  *run(r): Flow {
    const ids = followers(r);
    const fleet = ids.filter((id) => r.g.def(id).ship);
    if (fleet.length > 0) {
      const question = { id: 'follow', text: '{card}: which ship follows?', card: r.source };
      const ship = yield* chooseCards(r.g, r.you, fleet, 1, 1, question);
      yield* timeTravel(r.g, r.you, ship, wake(r), r.source);
    } else yield* timeTravel(r.g, r.you, ids, wake(r), r.source);
  },
  could: couldFollow,
  text: 'your other ship or Away Team that was present follows',
  hint: 1,
};
export const somebodyWasThere: Condition = when('another ship or Away Team of yours was present', couldFollow);
