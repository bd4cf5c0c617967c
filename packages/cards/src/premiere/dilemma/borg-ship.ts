import {
  chooseWord,
  fightOut,
  type Game,
  hiddenIn,
  locationOf,
  newShipBattle,
  positionOf,
  put,
  SEATS,
  type Seat,
  setMemo,
  shown,
  span,
  stopped,
  Zone,
} from '@spaceline/engine';
import { dilemma, type Reading, script, trigger } from '@spaceline/engine/language';
import { calmKey } from '../../borg-ship-calmed.ts';

/** A player's ships where the Borg Ship is, as far as it sees them (CR-70, CR-80). */
const shipsOf = (g: Game, id: number, seat: Seat): number[] =>
  g.tableau.space[locationOf(g, id)].filter(
    (x) => g.def(x).ship && g.card(x).controller === seat && hiddenIn(g, x) < 0,
  );

const WHOSE = [
  { mark: 'you', word: 'yours' },
  { mark: 'opponent', word: "your opponent's" },
] as const;

/** BOG-55, BOG-56: one battle for each player it attacks; the player whose turn it is says which comes first. */
function* attackAll({ g, source }: Reading) {
  let victims = SEATS.filter((seat) => shipsOf(g, source, seat).length > 0);
  if (victims.length === 2) {
    const question = { id: 'order', text: '{card}: whose ships does it attack first?', card: source };
    const first = yield* chooseWord(g.state.turn.seat, WHOSE, question);
    if ((first === 'you') !== (victims[0] === g.state.turn.seat)) victims = [victims[1], victims[0]];
  }
  for (const seat of victims) {
    if (g.card(source).zone !== Zone.Space || g.state.used.has(calmKey(g, source))) return;
    const attack = shipsOf(g, source, seat).map((target) => ({ firing: [source], target }));
    if (attack.length > 0) yield* fightOut(g, newShipBattle(locationOf(g, source), [-1, seat], attack));
  }
}

/** It flies as far as its RANGE reaches towards the other end, and turns round there. */
function flyOn({ g, source }: Reading): void {
  if (g.card(source).zone !== Zone.Space) return;
  const line = g.state.lines[g.location(locationOf(g, source)).quadrant];
  let at = positionOf(g, locationOf(g, source));
  if (at === 0) setMemo(g, source, 1);
  else if (at === line.length - 1) setMemo(g, source, 0);
  const step = g.card(source).memo === 1 ? 1 : -1;
  let left = 8;
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
    by: shown(g, source),
  }));
}

export const borgShip = dilemma('Borg Ship', {
  encounter: script(
    'place at the furthest end of the spaceline',
    function* (ctx) {
      const { g, source } = ctx;
      const here = ctx.attempt!.location;
      const line = g.state.lines[g.location(here).quadrant];
      const right = line.length - 1 - positionOf(g, here) >= positionOf(g, here);
      put(g, source, Zone.Space, right ? line[line.length - 1] : line[0]);
      setMemo(g, source, right ? 0 : 1);
      ctx.outcome = 'placed';
    },
    { hint: -4 },
  ),
  triggers: [
    trigger(
      'end of every turn',
      script('it attacks all ships where it is, then moves', function* (ctx) {
        // a stopped one does neither
        if (stopped(ctx.g, ctx.source)) return;
        yield* attackAll(ctx);
        flyOn(ctx);
      }),
    ),
  ],
  text: 'Place at the furthest end of the spaceline. At the end of every turn it attacks all ships where it is, then moves. Whoever destroys it in battle scores its points.',
});
