/** An infiltrator sends the ship that he is aboard elsewhere (R-4.42: required actions). */
import {
  action,
  chooseSpot,
  expose,
  type Flow,
  type Game,
  isInfiltrating,
  isPlanetLocation,
  locationOf,
  locationSpot,
  ORDINARY,
  ownsMission,
  planetSpot,
  positionOf,
  reach as reachOf,
  solved,
  spotLocation,
  spotOf,
  whyNotMoveShip,
  Zone,
} from '@spaceline/engine';
import {
  type Condition,
  type Effect,
  type Filter,
  type ForbidModifier,
  forbid,
  type Modifier,
  type Reading,
  remembersCards,
  remembersCount,
  type Trigger,
  trigger,
  when,
} from '@spaceline/engine/language';

/** Who was among the opponent's people as that player's last turn began; it is noted once in each. */
const settled = remembersCards('settled', 'those who infiltrate');
const noted = remembersCount('noted', 'when that was');
export function noteInfiltrators(r: Reading): void {
  const { turn } = r.g.state;
  if (turn.seat !== r.opponent || noted.read(r) === turn.number) return;
  noted.keep(r, turn.number);
  settled.keep(
    r,
    r.g.tableau.infiltrators.filter((id) => r.g.card(id).controller === r.you && shipOf(r.g, id) >= 0),
  );
}

/** The ship of the other player's that somebody infiltrates, or -1. */
const shipOf = (g: Game, id: number): number => {
  const { zone, host, controller } = g.card(id);
  if (!isInfiltrating(g, id) || zone !== Zone.Aboard || !g.def(host).ship) return -1;
  return g.card(host).controller === controller ? -1 : host;
};

export const longInfiltrating: Filter = {
  test: (r, id) => shipOf(r.g, id) >= 0 && settled.anywhere(r).includes(id),
  pre: '',
  post: 'who has been infiltrating an opponent’s ship since the start of your opponent’s last turn',
};

const goal = remembersCount('goal', 'the mission');
const agent = ({ g, source }: Reading): number => (g.card(source).zone === Zone.On ? g.card(source).host : -1);
const ordered = (r: Reading): number => (agent(r) < 0 ? -1 : shipOf(r.g, agent(r)));

const goals = (r: Reading): number[] => {
  const { g, opponent, target } = r;
  const { quadrant } = g.location(locationOf(g, target));
  return g.state.lines[quadrant].filter((l) => ownsMission(g, l, opponent));
};

export const targetsMission: Effect = {
  *run(r): Flow {
    const question = { id: 'goal', text: '{card}: to which mission?', card: r.source };
    goal.keep(r, spotLocation(yield* chooseSpot(r.g, r.you, goals(r).map(locationSpot), question)));
  },
  could: (r) => goals(r).length > 0,
  text: 'target any mission of your opponent’s in the same quadrant',
  hint: 2,
};

const distance = (g: Game, a: number, b: number): number => Math.abs(positionOf(g, a) - positionOf(g, b));
const isNearer = (r: Reading, from: number, to: number): boolean =>
  distance(r.g, to, goal.read(r)) < distance(r.g, from, goal.read(r));
const isThere = (r: Reading, ship: number): boolean => r.g.card(ship).host === goal.read(r);

/** What the ship could still do of what it must: fly nearer, or attempt the mission with its crew. */
function owes(r: Reading, ship: number): boolean {
  const { g, opponent } = r;
  const { host, zone } = g.card(ship);
  if (zone !== Zone.Space) return false;
  if (!isThere(r, ship))
    return whyNotMoveShip(g, opponent, ship) === null && reachOf(g, opponent, ship).some((l) => isNearer(r, host, l));
  if (solved(g, host)) return false;
  const spots = [ship, ...(isPlanetLocation(g, host) ? [planetSpot(host)] : [])];
  return spots.some(
    (spot) =>
      g.actions.of('attempt')!.why(g, opponent, action('attempt', { from: spot, to: locationSpot(host) }), ORDINARY) ===
      null,
  );
}

const no = (
  what: ForbidModifier['what'],
  applies: (r: Reading, ship: number, by: number, object: number) => boolean,
): Modifier => forbid(what, '', { rule: 'R-4.42', text: '{card}: the ship has its orders' }, applies);

/** the ship and its crew do nothing else. */
export const underOrders: Modifier[] = [
  {
    ...no('move-to', (r, ship, _, to) => ordered(r) === ship && !isNearer(r, r.g.card(ship).host, to)),
    text: 'ship and crew must do nothing but go to that mission, with the infiltrator aboard, and attempt it if possible',
  },
  no('detour', (r, ship) => ordered(r) === ship),
  no('attempt', (r, location) => {
    const ship = ordered(r);
    return ship >= 0 && r.g.card(ship).host === location && !isThere(r, ship);
  }),
  no('fire', (r, ship) => ordered(r) === ship && r.g.state.turn.seat === r.opponent),
  no('leave', (r, id) => {
    const ship = ordered(r);
    return ship >= 0 && r.g.card(id).controller === r.opponent && spotOf(r.g, id) === ship && !isThere(r, ship);
  }),
  no('end-turn', (r, seat) => {
    const ship = ordered(r);
    return ship >= 0 && seat === r.opponent && owes(r, ship);
  }),
];

/** The mission has been attempted there: the infiltrator is found out. */
export const exposedByAttempt: Trigger = trigger(
  { on: 'attempt-ended' },
  {
    *run(r): Flow {
      if (agent(r) >= 0) expose(r.g, agent(r));
    },
    could: () => true,
    text: 'the infiltrator is exposed',
    hint: -1,
  },
  {
    when: when('they have attempted it', (r) => {
      const { event } = r;
      return (
        event !== null &&
        event.seat === r.opponent &&
        event.location === goal.read(r) &&
        ordered(r) >= 0 &&
        isThere(r, ordered(r))
      );
    }),
    text: 'then the infiltrator is exposed',
  },
);

export const infiltratorExposed: Condition = when(
  'the infiltrator is exposed',
  (r) => agent(r) < 0 || !isInfiltrating(r.g, agent(r)),
);
