/**
 * Several orders in one go: those who are somewhere board a ship, she flies to a mission, they go down and attempt it. The orders are
 * found by trying them on a copy of the game at which the other player answers nothing, so that what is hidden there decides nothing here;
 * nothing is revealed before the attempt begins.
 */
import {
  type Decision,
  type Game,
  isCardSpot,
  isPlanetSpot,
  locationSpot,
  type Option,
  planetSpot,
  requirementFor,
  type Seat,
  type Spot,
  spotLocation,
  Zone,
} from '@spaceline/engine';
import { optionData } from './option-data.ts';

/** One order, as it is answered when its turn comes. */
export interface JourneyStep {
  key: string;
  /** who goes, where that is to be said */
  cards: number[];
  cost?: number;
  left?: number;
  able?: number;
}

export interface Journey {
  /** where they are now, and who goes */
  from: Spot;
  who: number[];
  /** the ship that they take; -1 for none */
  ship: number;
  steps: JourneyStep[];
  /** where they attempt it, and who is of the team there */
  at: Spot;
  team: number[];
  /** does the team that arrives have what the mission asks for? */
  met: boolean;
}

/** No plan is longer: two ways to board, undock, fly, down, attempt. */
const MOST_STEPS = 8;
const MOST_ANSWERS = 40;

interface Plan {
  readonly seat: Seat;
  readonly location: number;
  readonly ship: number;
  /** null = everybody who can */
  readonly who: readonly number[] | null;
}

/** On to the next question that is this player's to act on; null where something else is asked of the player. */
function nextAction(t: Game, seat: Seat): Decision | null {
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const d = t.decision;
    if (d === null || (d.seat === seat && d.kind === 'action')) return d;
    const pass = d.usual ?? d.options.find((o) => o.verb === 'pass');
    if (pass === undefined || (d.seat === seat && d.prompt.id !== 'between-actions')) return null;
    t.choose(pass, [], d.seat);
  }
  return null;
}

const locationOfShip = (t: Game, ship: number): number => (t.card(ship).zone === Zone.Space ? t.card(ship).host : -1);

/** The order that comes next for those who are at this spot. */
function nextOrder(t: Game, d: Decision, at: Spot, { location, ship }: Plan): Option | undefined {
  const find = (verbs: readonly string[], is: (o: Option) => boolean) =>
    d.options.find((o) => verbs.includes(o.verb) && is(o));
  const there = find(['attempt'], (o) => o.from === at && spotLocation(o.to) === location);
  if (there !== undefined) return there;
  const isAboard = isCardSpot(at) && t.def(at).ship;
  if (!isAboard) return ship < 0 ? undefined : find(['beam', 'walk'], (o) => o.from === at && o.to === ship);
  if (locationOfShip(t, at) === location) return find(['beam'], (o) => o.from === at && o.to === planetSpot(location));
  return (
    find(['move'], (o) => o.card === at && o.to === locationSpot(location)) ?? find(['undock'], (o) => o.card === at)
  );
}

function goers(o: Option, who: readonly number[] | null): number[] | null {
  if (o.group === null) return [];
  const cards = who === null ? [...o.group] : o.group.filter((id) => who.includes(id));
  return cards.length < o.min || cards.length > o.max ? null : cards;
}

function tried(g: Game, from: Spot, plan: Plan): Journey | null {
  const t = g.twin();
  const steps: JourneyStep[] = [];
  let at = from;
  let who: number[] | null = null;
  while (steps.length < MOST_STEPS) {
    const d = nextAction(t, plan.seat);
    const o = d === null ? undefined : nextOrder(t, d, at, plan);
    const cards = o === undefined ? null : goers(o, plan.who);
    if (o === undefined || cards === null) return null;
    const { cost, left, able } = optionData(t, o);
    steps.push({ key: o.key, cards, ...(cost !== undefined && { cost, left }), ...(able !== undefined && { able }) });
    if (o.group !== null) who ??= cards;
    if (o.verb === 'attempt') {
      const { team, now } = requirementFor(t, plan.seat, plan.location, at);
      return { from, who: who ?? [...team], ship: plan.ship, steps, at, team: [...team], met: now === null || now.met };
    }
    t.choose(o, cards, plan.seat);
    if (o.verb === 'beam' || o.verb === 'walk') at = o.to;
  }
  return null;
}

/** Where people of the player stand who could be sent somewhere, each with the ships that they could take. */
function starts(g: Game, d: Decision): { from: Spot; ship: number }[] {
  const out = new Map<string, { from: Spot; ship: number }>();
  const add = (from: Spot, ship: number) => out.set(`${from} ${ship}`, { from, ship });
  for (const o of d.options) {
    if (o.verb === 'move' || o.verb === 'undock') add(o.card, o.card);
    else if (o.verb === 'beam' || o.verb === 'walk') {
      if (isCardSpot(o.to) && g.def(o.to).ship) add(o.from, o.to);
      else if (isPlanetSpot(o.to) && isCardSpot(o.from) && g.def(o.from).ship) add(o.from, o.from);
    }
  }
  return [...out.values()];
}

/** The best way to attempt this mission with people who are not there yet: one that solves it before one that does not. */
export function journeyTo(
  g: Game,
  seat: Seat,
  location: number,
  from: Spot | null = null,
  who: readonly number[] | null = null,
): Journey | null {
  const d = g.decisionFor(seat);
  if (d === null || d.kind !== 'action') return null;
  let best: Journey | null = null;
  for (const start of starts(g, d)) {
    if (from !== null && start.from !== from) continue;
    const journey = tried(g, start.from, { seat, location, ship: start.ship, who });
    if (journey === null) continue;
    const rank = (j: Journey) => (j.met ? 1000 : 0) + 10 * j.who.length - j.steps.length;
    if (best === null || rank(journey) > rank(best)) best = journey;
  }
  return best;
}
