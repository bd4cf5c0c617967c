/** The seed phases: missions in a useful order, dilemmas under the opponent's missions, then the outpost and what it needs. */
import {
  type Decision,
  type Game,
  isLocationSpot,
  missionFor,
  type Option,
  ownsMission,
  pile,
  type SeedingProcess,
  spotLocation,
  Zone,
} from '@spaceline/engine';
import type { Choice } from '../bot.ts';
import { type Mind, take } from './mind.ts';
import { cardWorth } from './worth.ts';

export function seed(m: Mind, decision: Decision): Choice {
  const { g } = m;
  const process = g.state.processes[g.state.processes.length - 1];
  const options = decision.options;
  const pass = options.find((o) => o.verb === 'pass');
  const missions = options.filter((o) => o.verb === 'seed' && g.def(o.card).mission);
  if (missions.length > 0) return take(nextMission(m, missions));
  const seeds = options.filter((o) => o.verb === 'seed');
  if (process.kind === 'seeding' && process.phase === 'dilemma-phase') {
    const best = nextDilemma(m, process, seeds);
    if (best !== null) return take(best);
    return take(pass ?? options[0]);
  }
  const best = nextOnTable(m, seeds);
  return take(best ?? pass ?? options[0]);
}

// ----- missions

/**
 * Near the outpost lie the missions a Full Win needs: a planet mission, which needs no flight, and then a space mission. The
 * first player begins at the outpost (WARP-14), the second ends there (WARP-17).
 */
function nextMission(m: Mind, options: readonly Option[]): Option {
  const { g, seat } = m;
  const left = [...new Set(options.map((o) => o.card))];
  const placed = g.state.locations.filter((l) => ownsMission(g, l.id, seat)).map((l) => missionFor(g, l.id, seat));
  const all = [...left, ...placed].sort((a, b) => a - b);
  const order = nearestFirst(g, all);
  if (seat !== g.state.first) order.reverse();
  const next = order.find((id) => left.includes(id)) ?? left[0];
  const fitting = options.filter((o) => o.card === next);
  // where a side may be chosen, close to the own missions: to the right of them
  return fitting.find((o) => o.word === 'right') ?? fitting[0];
}

/** Easy missions first, planet and space by turns. */
function nearestFirst(g: Game, missions: readonly number[]): number[] {
  const ease = (id: number): number => (g.def(id).facts.points ?? 30) + 3 * (g.def(id).facts.span ?? 3);
  const easy = (a: number, b: number): number => ease(a) - ease(b) || a - b;
  const planets = missions.filter((id) => g.def(id).facts.where !== 'space').sort(easy);
  const space = missions.filter((id) => g.def(id).facts.where === 'space').sort(easy);
  const out: number[] = [];
  while (planets.length + space.length > 0) {
    const p = planets.shift();
    if (p !== undefined) out.push(p);
    const s = space.shift();
    if (s !== undefined) out.push(s);
  }
  return out;
}

// ----- dilemmas

/** How much a dilemma hurts whoever meets it. */
function harm(g: Game, id: number): number {
  const encounter = g.def(id).rules?.encounter;
  return encounter === undefined ? 0.5 : Math.max(0.5, -encounter.hint);
}

/** A mission the opponent cannot do without is guarded best: the only one of its kind. */
function importance(m: Mind, location: number): number {
  const { g } = m;
  const where = g.def(missionFor(g, location, m.opponent)).facts.where;
  const alike = g.state.locations.filter(
    (l) =>
      l.missions.length > 0 &&
      ownsMission(g, l.id, m.opponent) &&
      g.def(missionFor(g, l.id, m.opponent)).facts.where === where,
  ).length;
  return alike <= 1 ? 2 : 1;
}

/**
 * The next card of the batch. The mild ones are laid out first and so lie deepest; those that kill are met before those
 * that ask for skills.
 */
function nextDilemma(m: Mind, p: SeedingProcess, options: readonly Option[]): Option | null {
  const { g, seat } = m;
  let best: Option | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const o of options) {
    if (!isLocationSpot(o.to)) continue;
    const location = spotLocation(o.to);
    if (ownsMission(g, location, seat)) continue;
    const stack = p.stacks[seat][location] ?? [];
    let there = 0;
    for (const id of stack) there += harm(g, id);
    const room = importance(m, location) * 2 - stack.length;
    // what goes only under one kind of mission is placed before what goes anywhere
    const narrow = g.def(o.card).facts.where === 'both' ? 0 : 0.2;
    const value = room * 3 - there * 0.3 - harm(g, o.card) + narrow;
    if (value > most) {
      most = value;
      best = o;
    }
  }
  return best;
}

// ----- facilities and the rest

/** An outpost first, then what it takes in, then cards for the table. */
function nextOnTable(m: Mind, options: readonly Option[]): Option | null {
  const { g } = m;
  const own = pile(g, m.seat, Zone.SeedPile);
  const rank = (o: Option): number => {
    const d = g.def(o.card);
    if (d.facility) return 100;
    if (d.ship) return 20 + cardWorth(d);
    if (d.personnel) return 10 + cardWorth(d);
    if (d.equipment) return 5;
    // a hidden agenda or another card that helps its player
    return d.rules?.seeds || d.icons.has('HA') ? 30 : 0;
  };
  let best: Option | null = null;
  for (const o of options) {
    if (!own.includes(o.card)) continue;
    if (best === null || rank(o) > rank(best)) best = o;
  }
  return best;
}
