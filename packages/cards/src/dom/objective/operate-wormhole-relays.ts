import {
  ablePersonnelAt,
  type Game,
  GameEvent,
  inPlay,
  put,
  rangeLeft,
  respond,
  type Seat,
  type Skill,
  skillNumber,
  span,
  totalSkill,
  useRange,
  whyNotMoveShip,
  Zone,
} from '@spaceline/engine';
import {
  ability,
  objective,
  onceEachTurn,
  playsOnTable,
  script,
  seedsOnTable,
  select,
} from '@spaceline/engine/language';
import { otherEnd } from '../../wormholes.ts';

const NEEDED: readonly (readonly [Skill, number])[] = [
  ['SCIENCE', 1],
  ['Physics', 2],
  ['Astrophysics', 1],
];
/** Staffing icons of the largest ship that fits through. */
const ICONS = 2;

/** RANGE for the way through: twice the span of the far end. */
const cost = (g: Game, seat: Seat, ship: number): number => 2 * span(g, otherEnd(g, g.card(ship).host), seat);

function mayPass(g: Game, seat: Seat, ship: number): boolean {
  if (whyNotMoveShip(g, seat, ship) !== null || (g.def(ship).facts.staffing ?? []).length > ICONS) return false;
  if (otherEnd(g, g.card(ship).host) < 0 || cost(g, seat, ship) > rangeLeft(g, ship)) return false;
  const crew = ablePersonnelAt(g, ship, seat);
  return NEEDED.every(([skill, n]) => totalSkill(g, crew, skillNumber(skill)) >= n);
}

const ships = select('your ship with the crew for it, at an end of the wormhole', 'such ships', ({ g, you }) =>
  g.state.cards.filter((c) => c.zone === Zone.Space && mayPass(g, you, c.id)).map((c) => c.id),
);

export const operateWormholeRelays = objective('Operate Wormhole Relays', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  abilities: [
    ability(
      'pass',
      script('move through the wormhole without being stopped', function* ({ g, you, target }) {
        const leaving = new GameEvent('moves', you, target, [target]);
        leaving.location = g.card(target).host;
        yield* respond(g, leaving);
        if (leaving.cancelled || !inPlay(g.card(target)) || !mayPass(g, you, target)) return;
        useRange(g, target, cost(g, you, target));
        put(g, target, Zone.Space, otherEnd(g, g.card(target).host));
      }),
      { timing: 'order', limit: onceEachTurn, targets: ships, text: '' },
    ),
  ],
  text: 'Seeds or plays on table. Once each turn, your staffed ship with at most two staffing icons and SCIENCE, 2 Physics and Astrophysics aboard may move through the Barzan Wormhole or the Bajoran Wormhole, or between two Transwarp Network Gateways, by using RANGE equal to twice the span of the destination; it is not stopped.',
  missing: 'the Bajoran Wormhole and the Transwarp Network Gateway are not in Spaceline yet',
});
