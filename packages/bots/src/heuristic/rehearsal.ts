/**
 * Would a team get past a dilemma that the bot has seen before? Its text is read out on a copy of the table, with the team
 * where it would meet it.
 */
import { type AttemptProcess, aside, beginProcess, type Game, isCardSpot, put, putAt, Zone } from '@spaceline/engine';
import { Reading } from '@spaceline/engine/language';
import type { Goal } from './goals.ts';
import type { Mind } from './mind.ts';
import { copyOfTable } from './what-if.ts';

export interface Rehearsal {
  past: boolean;
  /** how many of the team are killed or otherwise gone */
  losses: number;
}

const MOST_QUESTIONS = 30;

/** Those who stay with the ship meanwhile. */
export interface Watch {
  ship: number;
  guards: readonly number[];
}

function tableWithTeam(m: Mind, location: number, team: readonly number[], spot: number, watch: Watch | null): Game {
  const g = copyOfTable(m);
  if (watch !== null) {
    put(g, watch.ship, Zone.Space, location);
    for (const id of watch.guards) putAt(g, id, watch.ship);
  }
  if (isCardSpot(spot)) put(g, spot, Zone.Space, location);
  for (const id of team) putAt(g, id, spot);
  return g;
}

export function rehearse(
  m: Mind,
  dilemma: number,
  goal: Goal,
  team: readonly number[],
  spot: number,
  watch: Watch | null = null,
): Rehearsal {
  const { location } = goal;
  const g = tableWithTeam(m, location, team, spot, watch);
  const attempt: AttemptProcess = {
    kind: 'attempt',
    seat: m.seat,
    location,
    spot,
    ...(goal.borg !== undefined && { scouting: goal.planet ? 'planet' : 'space' }),
    team: team.slice(),
    artifacts: [],
    begun: true,
    qCards: 0,
  };
  beginProcess(g, attempt);
  aside(g, dilemma);
  const rules = g.def(dilemma).rules;
  const ctx = new Reading(g, dilemma, m.seat);
  ctx.attempt = attempt;
  ctx.target = spot;
  if (rules?.encounter === undefined || rules.nullified?.met(ctx)) return { past: true, losses: 0 };
  const flow = rules.encounter.run(ctx);
  let step = flow.next();
  for (let n = 0; !step.done && n < MOST_QUESTIONS; n++) {
    const { seat, options } = step.value;
    const option = options.find((o) => o.verb === 'pass') ?? options[0];
    step = flow.next({ seat, option, cards: option.group === null ? [] : option.group.slice(0, option.min) });
  }
  const gone = team.filter((id) => g.card(id).zone !== Zone.Aboard && g.card(id).zone !== Zone.Planet);
  const past = ctx.outcome !== 'failed' && ctx.outcome !== 'failed-discard' && ctx.outcome !== 'placed-ends';
  return { past, losses: gone.length };
}
