/** Wormholes and gateways: which places they connect, and ships that go from one to the other (CR-21, CR-22, R-7.5). */

import {
  addLocation,
  chooseCards,
  chooseSpot,
  chooseWord,
  disabled,
  downloadSources,
  FIRST_IN_PLAY,
  type Flow,
  forbidden,
  type Game,
  GameEvent,
  isLocated,
  locationOf,
  locationSpot,
  placeAsLocation,
  positionOf,
  put,
  QUADRANTS,
  type Quadrant,
  rangeLeft,
  respond,
  rightOf,
  type Seat,
  span,
  spotLocation,
  useRange,
  whyNotMoveShip,
  Zone,
} from '@spaceline/engine';
import {
  type Ability,
  type Amount,
  ability,
  amountOf,
  type Condition,
  download,
  type Effect,
  type Filter,
  figureOf,
  list,
  locations,
  type Reading,
  type Selector,
  select,
  target,
  titled,
  when,
} from '@spaceline/engine/language';
import { stopWithCrew } from './crews.ts';
import { called } from './titles.ts';

export const BARZAN = 'Barzan Wormhole';
export const BAJORAN = 'Bajoran Wormhole';
export const GATEWAY = 'Transwarp Network Gateway';

const negotiations = called('Wormhole Negotiations');
const barzan = called(BARZAN);
const bajoran = called(BAJORAN);
const gateway = called(GATEWAY);

/** In play, and not closed. */
const works = (g: Game, id: number): boolean => g.card(id).zone >= FIRST_IN_PLAY && !disabled(g, id);

/** The locations that such cards make. */
const made = (g: Game, is: (g: Game, id: number) => boolean): number[] =>
  g.state.locations.filter((l) => l.card >= 0 && is(g, l.card) && works(g, l.card)).map((l) => l.id);

/** The location that the Barzan Wormhole in play makes, or -1. */
export const mouth = (g: Game): number =>
  g.state.locations.find((l) => l.card >= 0 && barzan(g, l.card) && g.card(l.card).zone >= FIRST_IN_PLAY)?.id ?? -1;

/** Which places a wormhole connects. */
type Passage = (g: Game) => readonly number[];
/** CR-22: the wormhole itself, and the mission that it leads to. */
export const barzanPassage = (g: Game): number[] => {
  const ends = made(g, barzan);
  const terminus = g.state.locations.find((l) => l.missions.some((m) => negotiations(g, m)));
  return ends.length > 0 && terminus !== undefined ? [...ends, terminus.id] : [];
};
const HERE_AND_THERE: readonly Quadrant[] = ['Alpha', 'Gamma'];
export const bajoranPassage = (g: Game): number[] =>
  made(g, bajoran).filter((l) => HERE_AND_THERE.includes(QUADRANTS[g.location(l).quadrant]));
/** The locations of gateways that are open. */
const network: Passage = (g) =>
  g.state.locations
    .filter((l) => g.tableau.onLocation[l.id].some((id) => gateway(g, id) && works(g, id)))
    .map((l) => l.id);

const beyond = (g: Game, from: number, ...ways: readonly Passage[]): number[] => [
  ...new Set(ways.map((way) => way(g)).flatMap((ends) => (ends.includes(from) ? ends.filter((l) => l !== from) : []))),
];

// ----- ships on their way

/** Through it, as a move: texts about ships that move hold. */
function* passTo(r: Reading, ship: number, to: number): Flow<boolean> {
  const { g, you } = r;
  const leaving = new GameEvent('moves', you, ship, [ship]);
  leaving.location = g.card(ship).host;
  yield* respond(g, leaving);
  if (g.card(ship).zone !== Zone.Space) return false;
  put(g, ship, Zone.Space, to);
  return true;
}

const mayMove = (g: Game, seat: Seat, ship: number): boolean =>
  g.card(ship).zone === Zone.Space && whyNotMoveShip(g, seat, ship) === null;

/** Your ships at an end of it that may move; `only`: at this card's end. */
const travellers = (way: Passage, only: boolean): Selector =>
  select('your ship at one end', 'your ships at one end', ({ g, you, source }) =>
    g.tableau.ships.filter(
      (id) =>
        mayMove(g, you, id) &&
        beyond(g, g.card(id).host, way).length > 0 &&
        (!only || g.card(id).host === locationOf(g, source)),
    ),
  );

/** CR-22: from one end to the other, and stopped there: it costs no RANGE. */
const fliesAndStops = (way: Passage, where: string): Effect => ({
  *run(r): Flow {
    const [to] = beyond(r.g, r.g.card(r.target).host, way);
    if (to !== undefined && (yield* passTo(r, r.target, to))) yield* stopWithCrew(target).run(r);
  },
  could: () => true,
  text: `flies ${where} and is stopped on arrival`,
  hint: 1,
});

/** Ships of both players may use it; `only` where each end has a card of its own. */
export const shipsMayPass = (way: Passage, where: string, only = false): Ability => {
  const flight = fliesAndStops(way, where);
  return ability('pass', flight, {
    timing: 'order',
    targets: travellers(way, only),
    byAnyone: true,
    text: `any player’s ship ${flight.text}`,
  });
};

const WAYS = {
  barzan: { passage: barzanPassage, end: `an end of the ${BARZAN}` },
  bajoran: { passage: bajoranPassage, end: `an end of the ${BAJORAN}` },
  gateways: { passage: network, end: `one of two ${GATEWAY}s` },
} as const satisfies Record<string, { passage: Passage; end: string }>;

/** Which ways a ship may take, and at what price: RANGE for so many times the span of the far end. */
interface Through {
  readonly ways: readonly (keyof typeof WAYS)[];
  readonly spans: Amount;
}

const ends = (r: Reading, ship: number, { ways, spans }: Through): number[] =>
  beyond(r.g, r.g.card(ship).host, ...ways.map((w) => WAYS[w].passage)).filter(
    (l) => amountOf(spans, r) * span(r.g, l, r.you) <= rangeLeft(r.g, ship),
  );

/** At an end of one of them, able to move, and with the RANGE for another end. */
export const atAnEnd = (o: Through): Filter => ({
  test: (r, ship) => mayMove(r.g, r.you, ship) && ends(r, ship, o).length > 0,
  pre: '',
  post: `at ${list(
    o.ways.map((w) => WAYS[w].end),
    'or',
  )}`,
});

/** To another end, without being stopped there. */
export const fliesThrough = (o: Through): Effect => ({
  *run(r): Flow {
    const { g, you, target: ship } = r;
    const open = ends(r, ship, o);
    if (open.length === 0) return;
    const question = { id: 'end', text: '{card}: to which end?', card: r.source };
    const to = open.length > 1 ? spotLocation(yield* chooseSpot(g, you, open.map(locationSpot), question)) : open[0];
    if (yield* passTo(r, ship, to)) useRange(g, ship, amountOf(o.spans, r) * span(g, to, you));
  },
  could: () => true,
  text:
    o.spans === 0
      ? 'it flies to the other end and is not stopped'
      : `move it to another end by using RANGE equal to ${figureOf(o.spans)} times the span of the destination; it is not stopped`,
  hint: 1,
});

// ----- round the end

/** From one end of its spaceline to the other, if the RANGE is enough for the span there; or -1. */
function beyondTheEnd({ g, you }: Reading, ship: number): number {
  const { host } = g.card(ship);
  const line = g.state.lines[g.location(host).quadrant];
  const [first, last] = [line[0], line[line.length - 1]];
  const to = host === first ? last : host === last ? first : -1;
  const may = to >= 0 && to !== host && forbidden(g, 'move-to', ship, you, to) === null;
  return may && span(g, to, you, ship) <= rangeLeft(g, ship) ? to : -1;
}

/** Able to move, and to reach the other end. */
export const atEndOfLine: Filter = {
  test: (r, ship) => mayMove(r.g, r.you, ship) && beyondTheEnd(r, ship) >= 0,
  pre: '',
  post: 'at one end of a spaceline',
};

/** a flight, at the price of the span; what lies where it ends has its say. */
export const fliesRoundTheEnd: Effect = {
  *run(r): Flow {
    const { g, you, target: ship } = r;
    const to = beyondTheEnd(r, ship);
    if (to < 0 || !(yield* passTo(r, ship, to))) return;
    useRange(g, ship, span(g, to, you, ship));
    const e = new GameEvent('flew', you, ship, [ship]);
    e.location = to;
    yield* respond(g, e);
  },
  could: () => true,
  text: 'move it to the other end by using RANGE equal to its span',
  hint: 1,
};

// ----- the Mirror Universe

/** The other end: that of the Mirror Quadrant from the others, each of those from there. */
const throughTheMirror = (g: Game, from: number): number[] => {
  const mirror = made(g, bajoran).filter((l) => QUADRANTS[g.location(l).quadrant] === 'Mirror');
  const others = bajoranPassage(g);
  if (mirror.includes(from)) return others;
  return others.includes(from) ? mirror : [];
};

/** Ships of both players, if they are like that. */
export const shipsMayPassTheMirror = (f: Filter): Ability => {
  const able = select('a ship at one end', 'ships at one end', (r) =>
    r.g.tableau.ships.filter(
      (id) => mayMove(r.g, r.you, id) && throughTheMirror(r.g, r.g.card(id).host).length > 0 && f.test(r, id),
    ),
  );
  const flight: Effect = {
    *run(r): Flow {
      const ends = throughTheMirror(r.g, r.g.card(r.target).host).map(locationSpot);
      const question = { id: 'end', text: '{card}: to which end?', card: r.source };
      const to = spotLocation(yield* chooseSpot(r.g, r.you, ends, question));
      if (yield* passTo(r, r.target, to)) yield* stopWithCrew(target).run(r);
    },
    could: () => true,
    text: 'moves between here and another Bajoran Wormhole and is stopped on arrival',
    hint: 1,
  };
  return ability('pass', flight, {
    timing: 'order',
    targets: able,
    byAnyone: true,
    text: `any player’s ship ${f.post} ${flight.text}`,
  });
};

/** Anywhere on that spaceline, if none is there yet; where it has no location, at its beginning. */
export const mirrorQuadrant: Selector = locations('the spaceline in the Mirror Quadrant', ({ g }, l) =>
  inQuadrant(g, 'Mirror').includes(l),
);

// ----- gateways

/** A gateway from which ships of yours could leave for another one. */
export const gatewayWithShips: Selector = select(`a ${GATEWAY}`, `${GATEWAY}s`, ({ g, you }) =>
  g.tableau.inPlay.filter(
    (id) =>
      gateway(g, id) &&
      works(g, id) &&
      g.card(id).zone === Zone.OnLocation &&
      beyond(g, g.card(id).host, network).length > 0 &&
      g.tableau.space[g.card(id).host].some((ship) => g.def(ship).ship && mayMove(g, you, ship)),
  ),
);

/** from the gateway it was played on to another, without RANGE. */
export const shipsTravelNetwork: Effect = {
  *run(r): Flow {
    const { g, you, source } = r;
    const from = g.card(r.target).host;
    const question = { id: 'gateway', text: '{card}: to which gateway?', card: source };
    const to = spotLocation(yield* chooseSpot(g, you, beyond(g, from, network).map(locationSpot), question));
    const fleet = g.tableau.space[from].filter((id) => g.def(id).ship && mayMove(g, you, id));
    const which = { id: 'ships', text: '{card}: which ships?', card: source };
    for (const ship of yield* chooseCards(g, you, fleet, 1, fleet.length, which)) yield* passTo(r, ship, to);
  },
  could: () => true,
  text: `moves any or all of your ships from there to another ${GATEWAY}`,
  hint: 2,
};

// ----- opening them

const SIDES = [
  { mark: 'left', word: 'left' },
  { mark: 'right', word: 'right' },
] as const;

/** On which side of the location that was chosen. */
export function* sideOf(r: Reading): Flow<'left' | 'right'> {
  const question = { id: 'side', text: '{card}: on which side of that location?', card: r.source };
  return (yield* chooseWord(r.g, r.you, SIDES, question)) === 'right' ? 'right' : 'left';
}

/** this card becomes a location beside the one that was chosen; its span is among the facts. */
export const insertsLocation = (itsSpan: number, side?: 'right'): Effect => ({
  *run(r): Flow {
    const { g, source } = r;
    const neighbour = spotLocation(r.target);
    const at = positionOf(g, neighbour) + ((side ?? (yield* sideOf(r))) === 'right' ? 1 : 0);
    placeAsLocation(g, source, addLocation(g, g.location(neighbour).quadrant, at).id);
  },
  could: () => true,
  text: `inserts a location (span ${itsSpan}) there`,
  hint: 1,
});

/** The left one of each pair of neighbours that are missions. */
export const betweenMissions: Selector = {
  ...select('the place between two missions', 'the places between two missions', ({ g }) =>
    g.state.locations
      .filter((l) => l.missions.length > 0 && isLocated(g, l.id))
      .filter((l) => rightOf(g, l.id) >= 0 && g.location(rightOf(g, l.id)).missions.length > 0)
      .map((l) => locationSpot(l.id)),
  ),
};

const inQuadrant = (g: Game, q: Quadrant): number[] => g.state.lines[QUADRANTS.indexOf(q)].slice();
const hasEnd = (g: Game, q: Quadrant): boolean =>
  inQuadrant(g, q).some((l) => {
    const { card } = g.location(l);
    return card >= 0 && bajoran(g, card) && g.card(card).zone >= FIRST_IN_PLAY;
  });
const REGION = 'Bajor Region';
const inRegion = (g: Game, l: number): boolean => g.location(l).missions.some((m) => g.def(m).facts.region === REGION);

/** in or beside the region; where the spaceline has none of it, anywhere. */
export const bajorRegion: Selector = locations(
  `the spaceline in the Alpha Quadrant (${REGION}; one per quadrant)`,
  ({ g }, l) => {
    const line = inQuadrant(g, 'Alpha');
    if (!line.includes(l) || hasEnd(g, 'Alpha')) return false;
    return inRegion(g, l) || !line.some((x) => inRegion(g, x));
  },
);
export const gammaQuadrant: Selector = locations(
  'the spaceline in the Gamma Quadrant',
  ({ g }, l) => inQuadrant(g, 'Gamma').includes(l) && !hasEnd(g, 'Gamma'),
);

/** Its first end lies there and waits for the second. */
export const awaitsOtherEnd: Condition = when('its other end has just been opened', ({ g }) => hasEnd(g, 'Alpha'));
/** Losing one end closes the other. */
export const otherEndIsGone: Condition = when('the other end leaves play', ({ g }) =>
  HERE_AND_THERE.some((q) => !hasEnd(g, q)),
);

/** A second copy, which becomes the other end. */
export const downloadsOtherEnd: Effect = {
  ...download(titled(BAJORAN), { is: (r, spot) => gammaQuadrant.has(r, spot), text: 'to the Gamma Quadrant' }),
  could: (r) =>
    gammaQuadrant.ids(r).length > 0 && downloadSources(r.g, r.you).some((id) => id !== r.source && bajoran(r.g, id)),
  text: `download another ${BAJORAN} to the Gamma Quadrant`,
};
