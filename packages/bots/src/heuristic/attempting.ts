/** Is a team good enough for a mission? Enough people to live through what lies there, and reserves for those who are needed. */
import { FIRST_IN_PLAY, knows, missionFor, planetSpot, solved } from '@spaceline/engine';
import { mayNegate } from './collective.ts';
import { type Goal, mayTry, wanted } from './goals.ts';
import type { Mind } from './mind.ts';
import { rehearse, type Watch } from './rehearsal.ts';
import { strengthOf } from './worth.ts';

/** A team must be this much stronger to try again where a weaker one failed; the first failure is free if nobody died. */
const STRONGER = 3;
/** So many drones are worth a look at what lies there. */
const SCOUTS = 3;
/** Or so many turns must have passed. */
const PATIENCE = 6;

/** Whoever waits for a perfect crew gives turns away. */
const DARING = 0.4;

/** Low at the beginning, 1 when it is high time: the deck runs low, or the opponent is about to win. */
function bravery(m: Mind): number {
  const { g } = m;
  let b = DARING + Math.min(1, g.state.turn.number / 40);
  const theirs = wanted(g, m.opponent);
  if (!theirs.planet || !theirs.space) b += 0.25;
  if (g.state.players[m.seat].regenerated || !g.format.regenerates) b += g.deck(m.seat).length < 8 ? 0.5 : 0.2;
  return Math.max(0, Math.min(1, b + (m.memory.tweak?.brave ?? 0)));
}

/** What a team has to overcome next: the seed card on top, or the mission itself. */
const hurdle = (m: Mind, location: number): number =>
  m.g.location(location).seeds[0] ?? missionFor(m.g, location, m.seat);

/** Has this place proved too hard for such a team? */
function tooHard(m: Mind, goal: Goal, strength: number): boolean {
  const failure = m.memory.failures.get(hurdle(m, goal.location));
  if (failure === undefined || failure.count === 0) return false;
  // what stopped the scouts is gone, and what is on top now is another matter
  if (goal.borg !== undefined && !knows(m.g, m.seat, hurdle(m, goal.location))) return false;
  const lessons = failure.count - (failure.deadly ? 0 : 1);
  if (strength >= failure.strength + STRONGER * Math.min(1, lessons)) return false;
  return m.g.state.turn.number - failure.turn < PATIENCE;
}

/** The dilemma that will be met first, if the bot has seen it; else -1. */
function nextKnown(m: Mind, goal: Goal): number {
  const top = m.g.location(goal.location).seeds[0];
  return top !== undefined && knows(m.g, m.seat, top) && m.g.def(top).dilemma ? top : -1;
}

/** The number of people without any one of whom the requirements would not be met. */
function indispensable(goal: Goal, team: readonly number[], totals: number[]): number {
  let n = 0;
  for (const id of team) {
    goal.tally.add(totals, id, -1);
    if (goal.tally.missing(totals) > 0) n++;
    goal.tally.add(totals, id, 1);
  }
  return n;
}

/** How well a team suits a mission: below 0 it should not try. */
export function judge(m: Mind, goal: Goal, team: readonly number[], ship: number, watch: Watch | null = null): number {
  if (team.length === 0 || !mayTry(m, goal, team)) return -1;
  if (goal.borg === 'wait') return 3;
  const totals = goal.tally.totals(team, ship);
  const brave = bravery(m);
  if (goal.tally.missing(totals) > 0) return -1;
  const strength = strengthOf(m.g, team);
  const known = nextKnown(m, goal);
  if (known >= 0) {
    const { past, losses } = rehearse(m, known, goal, team, ship >= 0 ? ship : planetSpot(goal.location), watch);
    if ((!past || losses * 2 > team.length) && !mayNegate(m, known, team)) return -1;
  } else if ((m.memory.tweak?.brave ?? 0) <= 0 && tooHard(m, goal, strength)) return -1;
  const seeds = goal.unknown;
  if (seeds === 0) return 3;
  // Borg scout in teams of any size: what a few of them learn, all know
  const enough = goal.borg !== undefined ? SCOUTS : Math.max(2, 3 + seeds - Math.round(3 * brave));
  if (team.length < enough) return -1;
  const risk = (indispensable(goal, team, totals) * Math.min(2, seeds * 0.5)) / team.length;
  if (risk > 0.6 + brave) return -1;
  return Math.min(3, 0.5 + (team.length - enough) * 0.3 + strength / 30 - risk);
}

/** Looks at how the last attempt went, and remembers where it failed. */
export function review(m: Mind): void {
  const { g, memory } = m;
  const last = memory.attempt;
  if (last === null || g.state.processes.some((p) => p.kind === 'attempt')) return;
  memory.attempt = null;
  // what those have met who went to learn is known now, or gone: nothing is too hard for the others
  if (last.learns) return;
  if (solved(g, last.location) || g.location(last.location).scoutedIn[m.seat] >= 0) return;
  const failedAt = hurdle(m, last.location);
  const before = memory.failures.get(failedAt);
  const killed = last.team.some((id) => g.card(id).zone < FIRST_IN_PLAY);
  memory.failures.set(failedAt, {
    count: (before?.count ?? 0) + 1,
    strength: Math.max(before?.strength ?? 0, last.strength),
    // the same team would fail at the mission itself again, too
    deadly: killed || g.def(failedAt).mission || before?.deadly === true,
    turn: g.state.turn.number,
  });
}
