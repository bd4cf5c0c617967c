/** What a ship battle may bring: how likely each side is to hit, and what that would cost the other. */
import {
  coverOf,
  type Game,
  hull,
  markersOn,
  personnelAt,
  pile,
  type Seat,
  Status,
  vesselOf,
  Zone,
} from '@spaceline/engine';
import type { Mind } from './mind.ts';
import { shipWorth, worthOf } from './worth.ts';

/** About what the better of two Tactics adds. */
const TACTIC = { attack: 2.5, defense: 2 };
/** And by about how much it may be more or less. */
const SPREAD = 2.5;
/** HULL that one damage marker takes, on average. */
const MARKER = 28;
/** A hit turns the card or takes two markers, a direct hit destroys or takes four (R-9.13, BOG-45, BOG-46). */
const HIT = { rotation: 50, markers: 2 * MARKER };
const DIRECT_HIT = { rotation: 100, markers: 4 * MARKER };
/** What a ship that is damaged and not destroyed has lost of its worth. */
const LAMED = 0.4;
const FACILITY = 16;

export const hasTactics = (g: Game, seat: Seat): boolean =>
  g.state.players[seat].bridge && pile(g, seat, Zone.Bridge).length > 0;

const WEAPONS = 4;
const SHIELDS = 5;

/**
 * WEAPONS or SHIELDS as they lie open: printed, less what damage takes. What a crew adds to them is its player's secret, and
 * in one's own ships it is a reserve.
 */
function openly(g: Game, id: number, number: number): number {
  let n = g.def(id).numbers[number] ?? 0;
  for (const marker of markersOn(g, id)) {
    const { weapons, shields } = g.def(marker).facts.tactic!;
    n += number === WEAPONS ? weapons : shields;
  }
  return Math.max(0, n);
}

const shields = (g: Game, id: number): number => openly(g, id, SHIELDS);

/** With its share of the SHIELDS of the facility it is docked at (BOG-28, R-7.8). */
function defenseOf(g: Game, id: number): number {
  const { dock } = g.card(id);
  if (dock < 0) return shields(g, id);
  const facility = vesselOf(g, dock);
  return shields(g, id) + shields(g, facility) * coverOf(g, facility);
}

export const attackOf = (g: Game, ids: readonly number[]): number =>
  ids.reduce((n, id) => n + openly(g, id, WEAPONS), 0);

/** What a ship or facility means to its player, with those aboard. */
function stakeIn(m: Mind, vessel: number): number {
  const { g } = m;
  const d = g.def(vessel);
  let sum = d.ship ? shipWorth(d) : FACILITY;
  for (const id of personnelAt(g, vessel, g.card(vessel).controller)) sum += worthOf(m, id);
  return sum;
}

function likelihood(margin: number, uncertain: boolean): number {
  if (!uncertain) return margin > 0 ? 1 : 0;
  return Math.min(1, Math.max(0, 0.5 + margin / (2 * SPREAD)));
}

export interface Blow {
  target: number;
  attack: number;
  defense: number;
  /** who fires */
  seat: Seat;
  uncertain: boolean;
}

/** What is lost on average by a card that is fired at. */
export function costOf(m: Mind, b: Blow): number {
  const { g } = m;
  const hit = likelihood(b.attack - b.defense, b.uncertain);
  const direct = Math.min(hit, likelihood(b.attack - 2 * b.defense, b.uncertain));
  const kind = g.state.players[b.seat].bridge ? 'markers' : 'rotation';
  const left = hull(g, b.target);
  const part = (damage: number): number => (damage >= left ? 1 : (LAMED * damage) / 100);
  return stakeIn(m, b.target) * ((hit - direct) * part(HIT[kind]) + direct * part(DIRECT_HIT[kind]));
}

/** The blow before anybody has drawn a Tactic. */
export function blow(g: Game, target: number, attack: number, seat: Seat): Blow {
  const owner = g.card(target).controller;
  const mine = hasTactics(g, seat);
  const theirs = owner !== seat && hasTactics(g, owner);
  return {
    target,
    attack: attack + (mine ? TACTIC.attack : 0),
    defense: defenseOf(g, target) + (theirs ? TACTIC.defense : 0),
    seat,
    uncertain: mine || theirs,
  };
}

/** What the other side could fire at this location, as far as it lies open. The target is unstopped to return fire (BOG-110). */
function threat(m: Mind, location: number, target: number): number {
  const { g } = m;
  const fires = (id: number) =>
    g.card(id).controller === m.opponent &&
    g.card(id).dock < 0 &&
    g.tableau.aboard[id].length > 0 &&
    (id === target || (g.card(id).status & (Status.Stopped | Status.Cloaked | Status.Phased)) === 0);
  return attackOf(g, g.tableau.space[location].filter(fires));
}

/** What a ship and those aboard risk by going to where armed ships of the other side are, in the measure in which plans are weighed. */
export function dangerAt(m: Mind, location: number, ship: number): number {
  const guns = threat(m, location, -1);
  return guns > 0 ? WEIGHT * WILL_FIRE * costOf(m, blow(m.g, ship, guns, m.opponent)) : 0;
}
/** Not everybody may fire first, or wants to. */
const WILL_FIRE = 0.3;

/** Return fire comes at once, and a counter-attack may follow. */
const CAUTION = 1.3;
/** Worth of cards, in the measure in which plans are weighed. */
const WEIGHT = 0.4;

/** What these ships gain by firing at the target, less what they risk; they may be elsewhere still. */
function profit(m: Mind, ships: readonly number[], target: number): number {
  const { g } = m;
  const gain = costOf(m, blow(g, target, attackOf(g, ships), m.seat));
  if (gain <= 0) return 0;
  const back = threat(m, g.card(target).host, target);
  const risk = ships.map((id) => (back > 0 ? costOf(m, blow(g, id, back, m.opponent)) : 0));
  return WEIGHT * (gain - CAUTION * Math.max(...risk));
}

/** Those who fire: with each ship more the blow is harder, but there is one more to answer at. */
export function bestForce(m: Mind, ships: readonly number[], target: number): { ships: number[]; value: number } {
  const order = ships.slice().sort((a, b) => defenseOf(m.g, b) - defenseOf(m.g, a) || a - b);
  let best: number[] = [];
  let most = 0;
  for (let n = 1; n <= order.length; n++) {
    const force = order.slice(0, n);
    const value = profit(m, force, target);
    if (value > most) {
      most = value;
      best = force;
    }
  }
  return { ships: best, value: most };
}
