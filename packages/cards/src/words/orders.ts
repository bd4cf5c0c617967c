/** Ships that must do something, and nothing else: fly somewhere, or attack. */
import {
  chooseCard,
  confirm,
  type Flow,
  fightOut,
  type Game,
  locationOf,
  newShipBattle,
  noteAttack,
  other,
  positionOf,
  reach as reachOf,
  Status,
  setStatus,
  spotOf,
  whyNotFire,
  whyNotMoveShip,
  whyNotTarget,
  Zone,
} from '@spaceline/engine';
import {
  type Condition,
  type Effect,
  type ForbidModifier,
  forbid,
  type Modifier,
  type Reading,
  type Selector,
} from '@spaceline/engine/language';

export const distance = (g: Game, a: number, b: number): number => Math.abs(positionOf(g, a) - positionOf(g, b));

interface Errand {
  /** the ship that is sent, or -1 */
  ship(r: Reading): number;
  /** from one location to the other is on its way */
  isNearer(r: Reading, from: number, to: number): boolean;
  isThere(r: Reading, ship: number): boolean;
  /** there, what it could still do of what it must */
  owes?(r: Reading, ship: number): boolean;
  readonly text: string;
}

const no = (
  what: ForbidModifier['what'],
  applies: (r: Reading, ship: number, by: number, object: number) => boolean,
): Modifier => forbid(what, '', { rule: 'R-4.42', text: '{card}: the ship has its orders' }, applies);

/** What the ship could still do of what it must: fly nearer, or what it is sent for.: whoever has the ship now must do it. */
function owes(r: Reading, e: Errand, ship: number): boolean {
  const { g } = r;
  const { host, zone, controller } = g.card(ship);
  if (zone !== Zone.Space) return false;
  if (e.isThere(r, ship)) return e.owes?.(r, ship) === true;
  return (
    whyNotMoveShip(g, controller, ship) === null && reachOf(g, controller, ship).some((l) => e.isNearer(r, host, l))
  );
}

/** the ship does nothing else; its crew may leave. */
export const shipMustDoNothingBut = (e: Errand): Modifier[] => [
  { ...no('move-to', (r, ship, _, to) => e.ship(r) === ship && !e.isNearer(r, r.g.card(ship).host, to)), text: e.text },
  no('detour', (r, ship) => e.ship(r) === ship),
  no('attempt-with', (r, ship) => e.ship(r) === ship && !e.isThere(r, ship)),
  no('fire', (r, ship) => e.ship(r) === ship && r.g.state.turn.seat === r.g.card(ship).controller),
  no('end-turn', (r, seat) => {
    const ship = e.ship(r);
    return ship >= 0 && seat === r.g.card(ship).controller && owes(r, e, ship);
  }),
];

/** ship and crew do nothing else, and nobody leaves before they are there. */
export const mustDoNothingBut = (e: Errand): Modifier[] => [
  ...shipMustDoNothingBut(e),
  no('leave', (r, id) => {
    const ship = e.ship(r);
    if (ship < 0 || e.isThere(r, ship)) return false;
    return r.g.card(id).controller === r.g.card(ship).controller && spotOf(r.g, id) === ship;
  }),
];

/** whatever the affiliations; never one's own. */
const prey = ({ g }: Reading, ship: number): number[] => {
  const { controller } = g.card(ship);
  const at = locationOf(g, ship);
  return g.tableau.space[at].filter(
    (id) =>
      g.def(id).ship &&
      whyNotTarget(g, controller, id) === null &&
      whyNotFire(g, controller, ship, 'attack', id) === null,
  );
};

/** That ship must attack another one at its location, of your choice, at once; its player may ignore it if this holds. */
export const mustAttackAtOnce = (s: Selector, ignoredIf: Condition): Effect => {
  const attackers = (r: Reading): number[] => s.ids(r).filter((id) => prey(r, id).length > 0);
  return {
    *run(r): Flow {
      const { g, you, source: card } = r;
      for (const ship of attackers(r)) {
        const { controller } = g.card(ship);
        if (ignoredIf.met(r)) {
          const question = { id: 'obey', text: '{card}: does the ship obey?', card };
          if (!(yield* confirm(controller, question))) continue;
        }
        const question = { id: 'target', text: '{card}: which ship is attacked?', card };
        const target = yield* chooseCard(g, you, prey(r, ship), question);
        const battle = newShipBattle(
          locationOf(g, ship),
          [controller, other(controller)],
          [{ firing: [ship], target }],
        );
        // BOG-110: the target is unstopped, so that it can return fire
        setStatus(g, target, Status.Stopped, false);
        noteAttack(g, other(controller), locationOf(g, ship));
        yield* fightOut(g, battle);
      }
    },
    could: (r) => attackers(r).length > 0,
    text: `${s.one} must immediately attack one ship, of your choice, at its location; its player may ignore this if ${ignoredIf.text}`,
    hint: 2,
  };
};
