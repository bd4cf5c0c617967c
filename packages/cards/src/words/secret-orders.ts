/** An infiltrator sends the ship that he is aboard elsewhere (R-4.42: required actions). */
import {
  action,
  asIfThere,
  beamEnds,
  beamers,
  chooseSpot,
  controls,
  expose,
  type Flow,
  type Game,
  isInfiltrating,
  isPlanetLocation,
  locationOf,
  locationSpot,
  NOWHERE,
  ORDINARY,
  ownsMission,
  personnelAt,
  planetSpot,
  type Seat,
  type Spot,
  solved,
  spotLocation,
  walkers,
  Zone,
} from '@spaceline/engine';
import {
  type Condition,
  type Effect,
  type Filter,
  type Modifier,
  type Reading,
  remembersCards,
  remembersCount,
  type Trigger,
  trigger,
  when,
} from '@spaceline/engine/language';
import { distance, mustDoNothingBut } from './orders.ts';

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
  return controls(g, controller, host) ? -1 : host;
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

const isNearer = (r: Reading, from: number, to: number): boolean =>
  distance(r.g, to, goal.read(r)) < distance(r.g, from, goal.read(r));
const isThere = (r: Reading, ship: number): boolean => r.g.card(ship).host === goal.read(r);

const mayAttempt = (g: Game, seat: Seat, from: Spot, l: number): boolean =>
  g.actions.of('attempt')!.why(g, seat, action('attempt', { from, to: locationSpot(l) }), ORDINARY) === null;

/** On the planet, with whoever of the crew can go down to it, an attempt could begin. */
function couldAttemptBelow(g: Game, seat: Seat, ship: number, l: number): boolean {
  const planet = planetSpot(l);
  if (mayAttempt(g, seat, planet, l)) return true;
  const crew = [
    ...(beamEnds(g, seat, ship).includes(planet) ? beamers(g, seat, ship, planet) : []),
    ...walkers(g, seat, ship, planet),
  ];
  const below = [...personnelAt(g, planet, seat), ...crew];
  return crew.length > 0 && mayAttempt(asIfThere(g, seat, below, planet, NOWHERE), seat, planet, l);
}

/** At the mission: attempt it with its crew, who go down to a planet for it. */
function owesAttempt({ g, opponent }: Reading, ship: number): boolean {
  const { host } = g.card(ship);
  if (solved(g, host)) return false;
  return (
    mayAttempt(g, opponent, ship, host) || (isPlanetLocation(g, host) && couldAttemptBelow(g, opponent, ship, host))
  );
}

/** the ship and its crew do nothing else. */
export const underOrders: Modifier[] = mustDoNothingBut({
  ship: ordered,
  isNearer,
  isThere,
  owes: owesAttempt,
  text: 'ship and crew must do nothing but go to that mission, with the infiltrator aboard, and attempt it if possible',
});

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
