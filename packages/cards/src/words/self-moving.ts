/** Cards that no player steers: they fly along the spaceline and attack whomever they find (R-8.27, BOG-52 to BOG-58). */
import {
  chooseSpot,
  chooseWord,
  type Flow,
  fightOut,
  forbidden,
  type Game,
  hiddenIn,
  locationOf,
  locationSpot,
  newShipBattle,
  positionOf,
  printedAttribute,
  put,
  SEATS,
  type Seat,
  shown,
  sourceRef,
  span,
  spotLocation,
  stopped,
  Zone,
} from '@spaceline/engine';
import { type Effect, type Reading, remembersThat, type Trigger, trigger } from '@spaceline/engine/language';

const lineOf = (g: Game, location: number): readonly number[] => g.state.lines[g.location(location).quadrant];

/** Where it is heading; else to the left. */
const headsRight = remembersThat('heading', 'it is heading for the right end of the spaceline');

/** The end of the spaceline that is further away; equal: by total span; still equal: the opponent says. */
function* furthestEnd(r: Reading, here: number): Flow<number> {
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

/** A player's ships where it is, as far as it sees them (CR-70, CR-80). */
const shipsOf = (g: Game, id: number, seat: Seat): number[] =>
  g.tableau.space[locationOf(g, id)].filter(
    (x) => g.def(x).ship && g.card(x).controller === seat && hiddenIn(g, x) < 0,
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
    if (g.card(source).zone !== Zone.Space || forbidden(g, 'attack', source, seat)) return;
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
  const from = { location: g.card(source).host };
  put(g, source, Zone.Space, line[at]);
  g.tell(() => ({
    kind: 'relocated',
    cards: [shown(g, source)],
    from,
    to: { location: line[at] },
    by: sourceRef(g, source),
  }));
}

/** A stopped one does neither. Whoever destroys it scores its points: that is a rule of battles. */
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
