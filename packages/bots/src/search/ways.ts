/** The ways in which a turn could be played: the planner's own, and the same with one thing done otherwise. */
import type { Decision } from '@spaceline/engine';
import { clusters } from '../heuristic/crews.ts';
import { openGoals } from '../heuristic/goals.ts';
import type { Mind } from '../heuristic/mind.ts';
import { isElsewhen } from '../heuristic/other-times.ts';
import { bestPlans } from '../heuristic/plans.ts';
import { optionValue, situation } from '../heuristic/playing.ts';
import { aimOf, type Tweak } from '../heuristic/tweak.ts';

/** So many plans, and so many cards to play first, besides the best of each. */
const PLANS = 5;
const PLAYS = 3;

const PLAYED = ['report', 'play', 'use', 'download', 'activate'];

/** The usual way is the first, the likeliest to be better come next. */
export function waysFor(m: Mind, decision: Decision): Tweak[] {
  const usual: Tweak = { name: 'usual' };
  const s = situation(m);
  const plays = decision.options
    .filter((o) => PLAYED.includes(o.verb) && o.group === null)
    .map((o) => ({ o, value: optionValue(m, s, o) }))
    .filter(({ value }) => value > 0.3)
    .sort((a, b) => b.value - a.value)
    .slice(1, 1 + PLAYS)
    .map(({ o }): Tweak => ({ name: `first ${o.key}`, first: o.key }));
  const present = clusters(m).filter((c) => !isElsewhen(m, c));
  const plans = bestPlans(m, present, openGoals(m))
    .flat()
    .sort((a, b) => b.value - a.value)
    .slice(0, PLANS)
    .map((p): Tweak => ({ name: `${aimOf(p).kind} ${p.location} ${p.ship}`, prefer: aimOf(p) }));
  return [
    usual,
    { name: 'brave', brave: 0.7 },
    ...plans,
    { name: 'no attempt', noAttempt: true },
    ...plays.slice(0, 1),
    { name: 'careful', brave: -0.4 },
    { name: 'everybody', everybody: true },
    { name: 'stay', stay: true },
    ...plays.slice(1),
    { name: 'no hunting', noHunt: true },
  ];
}
