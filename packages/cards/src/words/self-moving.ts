/** Cards that no player steers: they fly along the spaceline, and attack, destroy or hold whomever they find (R-8.27, BOG-52 to BOG-58). */
import {
  chooseSpot,
  chooseWord,
  destroy,
  everythingAboard,
  type Flow,
  fightOut,
  forbidden,
  type Game,
  GameEvent,
  hiddenIn,
  inPlay,
  isPlanetLocation,
  locationOf,
  locationSpot,
  newShipBattle,
  placeRef,
  planetSpot,
  positionOf,
  printedAttribute,
  put,
  respond,
  SEATS,
  type Seat,
  shown,
  sourceRef,
  span,
  spotLocation,
  stopped,
  Zone,
} from '@spaceline/engine';
import {
  type Ability,
  ability,
  type Effect,
  people,
  type Reading,
  readingOf,
  relocate,
  remembersThat,
  type Selector,
  select,
  ships,
  struckHere,
  type Trigger,
  thisCard,
  trigger,
  your,
} from '@spaceline/engine/language';
import { understood, youHave } from './answers.ts';
import { anyOrAll } from './choosing.ts';
import { mayLeave } from './permissions.ts';

const lineOf = (g: Game, location: number): readonly number[] => g.state.lines[g.location(location).quadrant];

/** Where it is heading; else to the left. */
const headsRight = remembersThat('heading', 'it is heading for the right end of the spaceline');

/** The end of the spaceline that is further away; equal: by total span; still equal: the opponent says (R-12.15). */
export function* furthestEnd(r: Reading, here: number): Flow<number> {
  const { g, you, opponent } = r;
  const line = lineOf(g, here);
  const at = positionOf(g, here);
  const ways = [line.slice(0, at), line.slice(at + 1)];
  const [left, right] = [line[0], line[line.length - 1]];
  const total = (way: readonly number[]): number => way.reduce((sum, l) => sum + span(g, l, you), 0);
  const further = ways[1].length - ways[0].length || total(ways[1]) - total(ways[0]);
  if (further !== 0 || left === right) return further < 0 ? left : right;
  const question = { id: 'end', text: '{card}: at which end?', card: r.source };
  return spotLocation(yield* chooseSpot(g, opponent, [left, right].map(locationSpot), question));
}

/** It enters play there, and will come back. */
export const placeAtFurthestEnd: Effect = {
  *run(r): Flow {
    const end = yield* furthestEnd(r, r.attempt!.location);
    put(r.g, r.source, Zone.Space, end);
    headsRight.keep(r, lineOf(r.g, end)[0] === end);
    r.outcome = 'placed';
  },
  could: () => true,
  text: 'place at the furthest end of the spaceline',
  hint: -4,
};

/** It enters play where it is met, and moves towards the end that is further away. */
export const placeHereBoundForFurthestEnd: Effect = {
  *run(r): Flow {
    const here = r.attempt!.location;
    const end = yield* furthestEnd(r, here);
    put(r.g, r.source, Zone.Space, here);
    headsRight.keep(r, lineOf(r.g, end)[0] !== end);
    r.outcome = 'placed';
  },
  could: () => true,
  text: 'place at the mission',
  hint: -4,
};

/** It flies to another location of its line. */
function goTo({ g, source }: Reading, location: number): void {
  const from = { location: g.card(source).host };
  put(g, source, Zone.Space, location);
  g.tell(() => ({
    kind: 'relocated',
    cards: [shown(g, source)],
    from,
    to: { location },
    by: sourceRef(g, source),
  }));
}

/** One location at the end of every turn, and what it does where it comes to; from the end of the spaceline it leaves it. */
export const movesAlong = (towards: string, arrives: Effect | null, leaves: Effect): Trigger =>
  trigger('end of every turn', {
    *run(r): Flow {
      const { g, source } = r;
      if (g.card(source).zone !== Zone.Space || stopped(g, source)) return;
      const at = locationOf(g, source);
      const next = lineOf(g, at)[positionOf(g, at) + (headsRight.met(r) ? 1 : -1)];
      if (next === undefined) {
        yield* leaves.run(r);
        return;
      }
      goTo(r, next);
      yield* respond(g, new GameEvent('moves', r.you, source, [source]));
      if (arrives !== null && g.card(source).zone === Zone.Space) yield* arrives.run(r);
    },
    could: () => true,
    text: `moves one location toward ${towards}${arrives === null ? '' : ` and ${arrives.text}`}. At the end of the spaceline, ${leaves.text}`,
    hint: -4,
  });

const struck = ships.which(struckHere);
/** CR-74, CR-88: whoever is aboard one of these ships, or on the planet. */
const shaken = (r: Reading): number[] => {
  const { g } = r;
  const here = locationOf(g, r.source);
  const aboard = struck.ids(r).flatMap((ship) => everythingAboard(g, ship));
  return [...aboard, ...g.tableau.planet[here].filter((id) => hiddenIn(g, id) < 0)].filter((id) => g.def(id).personnel);
};

/** All ships where it is are destroyed; people who were aboard, or are on the planet, are held by it, in play and each alone (CR-138). */
export const swallowsAllHere: Effect = {
  *run(r): Flow {
    const { g, source } = r;
    // the attempt that met it may be elsewhere
    const here = readingOf(g, source);
    const lost = struck.ids(here);
    const saved = shaken(here);
    for (const id of saved) {
      put(g, id, Zone.On, source);
      g.tell(() => ({ kind: 'placed', card: shown(g, id), on: placeRef(g, source), by: sourceRef(g, source) }));
    }
    for (const id of lost) if (inPlay(g.card(id))) yield* destroy(g, id, source);
  },
  could: () => true,
  text: 'destroys all ships there; personnel aboard, or on the planet, are placed under it (still in play)',
  hint: -6,
};

/** It has left the spaceline, and holds whom it holds. */
export const staysOnTable: Effect = {
  *run({ g, source }): Flow {
    put(g, source, Zone.Table, -1);
    g.tell(() => ({ kind: 'placed', card: shown(g, source), on: null, by: sourceRef(g, source) }));
  },
  could: () => true,
  text: 'place on table',
  hint: 0,
};

/** Whoever is held by this card, of the player who says so. */
const yoursHeld = your(people).which(mayLeave).on(thisCard);
/** "even at a time location" */
const everyPlanet: Selector = select('any planet, at any time', 'planets', ({ g }) =>
  g.state.locations.filter((l) => isPlanetLocation(g, l.id)).map((l) => planetSpot(l.id)),
);
export const mayLeaveForAnyPlanet: Ability = ability('leave', relocate(anyOrAll(yoursHeld), everyPlanet), {
  timing: 'any',
  byAnyone: true,
  when: understood(youHave(yoursHeld)),
  text: 'at any time, any player may relocate personnel of their own from under it to any planet, at any time location as well',
});

/** A player's ships where it is, as far as it sees them (CR-70, CR-80). */
const shipsOf = (g: Game, id: number, seat: Seat): number[] =>
  g.tableau.space[locationOf(g, id)].filter(
    (x) =>
      g.def(x).ship &&
      g.card(x).controller === seat &&
      hiddenIn(g, x) < 0 &&
      forbidden(g, 'attack-on', x, seat) === null,
  );

const WHOSE = [
  { mark: 'you', word: 'yours' },
  { mark: 'opponent', word: "your opponent's" },
] as const;

/** BOG-55, BOG-56: one battle for each player it attacks; the player whose turn it is says which comes first. */
function* attackAll({ g, source }: Reading): Flow {
  let victims = SEATS.filter((seat) => shipsOf(g, source, seat).length > 0);
  if (victims.length === 2) {
    const question = { id: 'order', text: '{card}: whose ships does it attack first?', card: source };
    const first = yield* chooseWord(g, g.state.turn.seat, WHOSE, question);
    if ((first === 'you') !== (victims[0] === g.state.turn.seat)) victims = [victims[1], victims[0]];
  }
  for (const seat of victims) {
    if (g.card(source).zone !== Zone.Space || forbidden(g, 'text:attack', source, seat)) return;
    const attack = shipsOf(g, source, seat).map((target) => ({ firing: [source], target }));
    if (attack.length > 0) yield* fightOut(g, newShipBattle(locationOf(g, source), [-1, seat], attack));
  }
}

/** It flies as far as its RANGE reaches towards the other end, and turns round there. */
function flyOn(r: Reading): void {
  const { g, source } = r;
  if (g.card(source).zone !== Zone.Space) return;
  const line = lineOf(g, locationOf(g, source));
  let at = positionOf(g, locationOf(g, source));
  if (at === 0) headsRight.keep(r, true);
  else if (at === line.length - 1) headsRight.keep(r, false);
  const step = headsRight.met(r) ? 1 : -1;
  let left = printedAttribute(g, source, 'range');
  while (line[at + step] !== undefined && span(g, line[at + step], g.state.turn.seat) <= left) {
    at += step;
    left -= span(g, line[at], g.state.turn.seat);
  }
  goTo(r, line[at]);
}

/** A stopped one does neither (R-8.22). Whoever destroys it scores its points: that is a rule of battles. */
export const attacksAndMoves: Trigger = trigger('end of every turn', {
  *run(r): Flow {
    if (stopped(r.g, r.source)) return;
    yield* attackAll(r);
    flyOn(r);
  },
  could: () => true,
  text: 'it attacks all ships where it is, then moves. Worth its points to whoever destroys it in battle',
  hint: -4,
});
