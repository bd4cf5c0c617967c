/** Ship battle in the revised sequence (BOG-17 to BOG-34; ). */
import { compatible } from '../affiliations/compatibility.ts';
import { Option, type Reason } from '../core/decision.ts';
import { aside, inPlay, pile, setStatus, touch } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import { ask, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import type { ShipBattleProcess } from '../core/process.ts';
import { isCardSpot, NOWHERE } from '../core/spot.ts';
import { FIRST_IN_PLAY, other, SEATS, type Seat, Status, Zone } from '../core/state.ts';
import { attribute, isOffline } from '../core/values.ts';
import { cardWord, numberWord, seatWord, shownWord } from '../core/words.ts';
import { stop } from '../happenings/stopping.ts';
import { type BattleSide, Ctx } from '../language/definition.ts';
import { UNKNOWN_PLACE } from '../movement/reasons.ts';
import { respond } from '../playing/responses.ts';
import { locationOf, personnelAt } from '../spaceline/places.ts';
import type { Order } from '../turn/order.ts';
import { hitBy, placeMarkers } from './damage.ts';
import { mayCounterAttack, noteAttack, whyRestricted } from './restrictions.ts';
import { returnTactic, topTactic } from './side-deck.ts';
import { forceOf, whyNotFire } from './weapons.ts';

const NO_TARGET: Reason = { rule: 'R-9.1', text: 'Only ships and facilities of the opponent can be attacked' };
const ELSEWHERE: Reason = { rule: 'R-9.1', text: 'The target is at another location' };
const HIDDEN: Reason = { rule: 'CR-70', text: 'A cloaked or phased card cannot be attacked' };
const NOBODY_FIRES: Reason = { rule: 'R-9.2', text: 'Name the ships and facilities that fire' };
const INCOMPATIBLE: Reason = { rule: 'R-9.3', text: 'The firing cards are not compatible with each other' };

/** BOG-22 */
const DRAWS = 2;

/** The ship battle that is being fought, or null. */
export function shipBattle(g: Game): ShipBattleProcess | null {
  const p = g.state.processes[g.state.processes.length - 1];
  return p.kind === 'ship-battle' ? p : null;
}

function whyNotTarget(g: Game, seat: Seat, target: number): Reason | null {
  const c = g.state.cards[target];
  if (c === undefined || c.zone < FIRST_IN_PLAY) return NO_TARGET;
  const d = g.def(target);
  if ((!d.ship && !d.facility) || c.controller === seat) return NO_TARGET;
  if (c.zone !== Zone.Space && !(d.facility && c.zone === Zone.Planet)) return NO_TARGET;
  return (c.status & (Status.Cloaked | Status.Phased)) !== 0 ? HIDDEN : null;
}

/** Why this card may not fire at that target to start a battle, or null. */
function whyNotAttack(g: Game, seat: Seat, ship: number, target: number): Reason | null {
  const bad = whyNotTarget(g, seat, target);
  if (bad) return bad;
  if (g.state.cards[ship] === undefined || locationOf(g, ship) !== locationOf(g, target)) return ELSEWHERE;
  const counter = mayCounterAttack(g, seat, locationOf(g, target));
  return whyNotFire(g, seat, ship, !counter, target) ?? whyRestricted(g, seat, forceOf(g, ship), forceOf(g, target));
}

/** and DOM-76: the firing cards go together, and every restriction of the whole force is obeyed. */
function whyNotTogether(g: Game, seat: Seat, ships: readonly number[], target: number): Reason | null {
  for (const a of ships) for (const b of ships) if (a < b && !compatible(g, a, b)) return INCOMPATIBLE;
  return whyRestricted(
    g,
    seat,
    ships.flatMap((s) => forceOf(g, s)),
    forceOf(g, target),
  );
}

export const attack: Order = {
  verb: 'attack',
  list(g, seat, out) {
    for (let l = 0; l < g.state.locations.length; l++) {
      const here = g.tableau.space[l];
      if (here.length < 2 && g.tableau.planet[l].length === 0) continue;
      for (const target of [...here, ...g.tableau.planet[l]]) {
        if (g.card(target).controller === seat || whyNotTarget(g, seat, target)) continue;
        const ships = here.filter((s) => whyNotAttack(g, seat, s, target) === null);
        if (ships.length > 0) out.push(new Option('attack', -1, NOWHERE, target).withGroup(ships, 1, ships.length));
      }
    }
  },
  why(g, seat, a) {
    if (!isCardSpot(a.to)) return UNKNOWN_PLACE;
    const ships = a.cards.length > 0 ? a.cards : a.card >= 0 ? [a.card] : [];
    if (ships.length === 0) return whyNotTarget(g, seat, a.to) ?? NOBODY_FIRES;
    for (const s of ships) {
      const why = whyNotAttack(g, seat, s, a.to);
      if (why) return why;
    }
    return whyNotTogether(g, seat, ships, a.to);
  },
  check: (g, seat, o, cards) => whyNotTogether(g, seat, cards, o.to),
  *run(g, seat, o, cards): Flow {
    const target = o.to;
    const p: ShipBattleProcess = {
      kind: 'ship-battle',
      seat,
      location: locationOf(g, target),
      firing: cards.slice(),
      target,
      returning: [],
      returnTarget: -1,
      tactics: [-1, -1],
      draws: [DRAWS, DRAWS],
      bonus: [0, 0],
      step: 'return-fire',
    };
    g.state.processes.push(p);
    // BOG-110: the target is unstopped, so that it can return fire
    setStatus(g, target, Status.Stopped, false);
    noteAttack(g, g.card(target).controller, p.location);
    touch(g);
    g.note('{0} attacks {1} with {2}', seatWord(seat), cardWord(g, target), cardWord(g, cards[0]));
  },
};

export function* shipBattleStep(g: Game, p: ShipBattleProcess): Flow {
  switch (p.step) {
    case 'return-fire':
      yield* declareReturnFire(g, p);
      p.step = 'start';
      break;
    case 'start': {
      const e = new GameEvent('ship-battle', p.seat, p.firing[0], [...p.firing, p.target]);
      e.location = p.location;
      yield* respond(g, e);
      p.step = e.cancelled ? 'end' : 'tactics';
      break;
    }
    case 'tactics':
      yield* chooseTactics(g, p);
      p.step = 'fire';
      break;
    case 'fire':
      yield* fire(g, p);
      p.step = 'end';
      break;
    default:
      yield* endBattle(g, p);
      return;
  }
  touch(g);
}

/** BOG-17, BOG-18: the defender names who returns fire, and at which attacking card. */
function* declareReturnFire(g: Game, p: ShipBattleProcess): Flow {
  const seat = other(p.seat);
  const here = [...g.tableau.space[p.location], ...g.tableau.planet[p.location]];
  const options: Option[] = [];
  for (const t of p.firing) {
    const able = here.filter((id) => whyNotFire(g, seat, id, false, t) === null);
    if (able.length > 0) options.push(new Option('fire', -1, NOWHERE, t).withGroup(able, 1, able.length));
  }
  if (options.length === 0) return;
  options.push(new Option('hold-fire'));
  const prompt = { id: 'return-fire', text: '{card} is attacked: return fire?', card: p.target };
  const { option, cards } = yield* ask({ seat, kind: 'response', prompt, options });
  if (option.verb === 'hold-fire') return;
  p.returning = cards.slice();
  p.returnTarget = option.to;
  g.note('{0} returns fire with {1}', seatWord(seat), cardWord(g, cards[0]));
}

const sideOf = (p: ShipBattleProcess, seat: Seat): BattleSide => {
  const attacker = seat === p.seat;
  const defending = attacker ? (p.returnTarget >= 0 ? [p.returnTarget] : []) : [p.target];
  return { seat, attacker, firing: attacker ? p.firing : p.returning, defending };
};

/** BOG-21 to BOG-25: draw up to two, look at each, play one face down or none; then all are turned over together. */
function* chooseTactics(g: Game, p: ShipBattleProcess): Flow {
  for (const seat of [p.seat, other(p.seat)]) {
    if (g.state.players[seat].bridge) p.tactics[seat] = yield* chooseTactic(g, p, seat);
  }
  for (const seat of SEATS) {
    const t = p.tactics[seat];
    if (t < 0) continue;
    g.card(t).seen = 3;
    g.note('{0} uses {1}', seatWord(seat), shownWord(g, t));
  }
  touch(g);
  for (const seat of SEATS) {
    const revealed = p.tactics[seat] >= 0 ? g.def(p.tactics[seat]).rules?.tactic?.revealed : undefined;
    if (revealed) yield* revealed(new Ctx(g, p.tactics[seat], seat), sideOf(p, seat));
  }
}

function* chooseTactic(g: Game, p: ShipBattleProcess, seat: Seat): Flow<number> {
  const drawn: number[] = [];
  let chosen = -1;
  while (pile(g, seat, Zone.Bridge).length > 0 || drawn.length > 0) {
    if (drawn.length === 0) {
      // the first look is free of choice: whoever takes part draws at least one
      const id = topTactic(g, seat);
      if (id < 0) break;
      lookAt(g, seat, id);
      drawn.push(id);
    }
    const usable = drawn.filter((id) => g.def(id).rules?.tactic?.when?.(g, sideOf(p, seat)) ?? true);
    const options = usable.map((id) => new Option('pick', id));
    if (drawn.length < p.draws[seat] && pile(g, seat, Zone.Bridge).length > 0) {
      options.push(new Option('pick', -1, NOWHERE, NOWHERE, 'draw another'));
    }
    options.push(new Option('pass'));
    const prompt = { id: 'tactic', text: 'Choose a current tactic, draw another, or use none', card: p.target };
    const { option } = yield* ask({ seat, kind: 'optional', prompt, options });
    if (option.word === 'draw another') {
      const id = topTactic(g, seat);
      lookAt(g, seat, id);
      drawn.push(id);
      continue;
    }
    chosen = option.verb === 'pass' ? -1 : option.card;
    break;
  }
  for (const id of drawn) if (id !== chosen) returnTactic(g, id);
  return chosen;
}

function lookAt(g: Game, seat: Seat, id: number): void {
  aside(g, id);
  g.card(id).controller = seat;
  g.card(id).seen = 1 << seat;
  touch(g);
}

export interface Totals {
  attack: number;
  defense: number;
}

/** BOG-27, BOG-28: WEAPONS of all that fire at the target, its SHIELDS, half of its facility's, and the tactics' bonuses. */
export function totals(g: Game, p: ShipBattleProcess, seat: Seat): Totals {
  const side = sideOf(p, seat);
  const foe = sideOf(p, other(seat));
  const target = foe.defending[0];
  const mine = p.tactics[seat];
  const theirs = p.tactics[other(seat)];
  let attackTotal = 0;
  for (const id of side.firing) {
    // BOG-43: what is gained in this battle is an enhancement too
    const gain = isOffline(g, id, 'weapons enhancements') ? 0 : p.bonus[seat];
    attackTotal += attribute(g, id, 'weapons') + gain;
  }
  if (mine >= 0) attackTotal += g.def(mine).facts.tactic!.attack + (g.def(mine).rules?.tactic?.attack?.(g, side) ?? 0);
  let defense = attribute(g, target, 'shields');
  const dock = g.card(target).dock;
  if (dock >= 0) defense += attribute(g, dock, 'shields') / 2;
  if (theirs >= 0)
    defense += g.def(theirs).facts.tactic!.defense + (g.def(theirs).rules?.tactic?.defense?.(g, foe) ?? 0);
  return { attack: attackTotal, defense };
}

/** */
export const hitKind = (t: Totals): 'miss' | 'hit' | 'direct' => {
  if (t.attack <= t.defense || t.attack <= 0) return 'miss';
  return t.defense <= 0 || t.attack > 2 * t.defense ? 'direct' : 'hit';
};

/** BOG-29: both comparisons first, then the damage of both. */
function* fire(g: Game, p: ShipBattleProcess): Flow {
  const shots: { seat: Seat; target: number; kind: 'miss' | 'hit' | 'direct' }[] = [];
  for (const seat of [p.seat, other(p.seat)]) {
    const side = sideOf(p, seat);
    const target = sideOf(p, other(seat)).defending[0];
    if (side.firing.length === 0 || target === undefined) continue;
    const t = totals(g, p, seat);
    const kind = hitKind(t);
    g.note('{0}: ATTACK {1} against DEFENSE {2}', seatWord(seat), numberWord(t.attack), numberWord(t.defense));
    shots.push({ seat, target, kind });
  }
  for (const shot of shots) {
    const tactic = p.tactics[shot.seat];
    const text = tactic >= 0 ? g.def(tactic).rules?.tactic : undefined;
    if (shot.kind === 'miss') {
      if (text?.miss && inPlay(g.card(shot.target))) yield* placeMarkers(g, shot.target, text.miss, shot.seat, tactic);
      continue;
    }
    const special = text?.hit?.(g, sideOf(p, shot.seat), shot.target) ?? null;
    yield* hitBy(g, shot.seat, shot.target, shot.kind === 'direct', tactic, special);
  }
}

/** BOG-34, R-9.17: tactics that did not become markers go back; who fired or was fired at is stopped with the crew. */
function* endBattle(g: Game, p: ShipBattleProcess): Flow {
  g.state.processes.pop();
  for (const seat of SEATS) {
    const t = p.tactics[seat];
    if (t >= 0 && g.card(t).zone === Zone.Aside) returnTactic(g, t);
  }
  const ships = new Set([...p.firing, p.target, ...p.returning, ...(p.returnTarget >= 0 ? [p.returnTarget] : [])]);
  for (const id of ships) {
    if (!inPlay(g.card(id))) continue;
    yield* stop(g, [id, ...personnelAt(g, id, g.card(id).controller)], -1);
  }
}
