/**
 * Would a team get past a dilemma that the bot has seen before? Its text is read out on a copy of the table, with the team
 * where it would meet it.
 */
import { type AttemptProcess, aside, beginProcess, type Game, isCardSpot, put, putAt, Zone } from '@spaceline/engine';
import { Reading } from '@spaceline/engine/language';
import type { Mind } from './mind.ts';
import { copyOfTable } from './what-if.ts';

export interface Rehearsal {
  past: boolean;
  /** how many of the team are killed or otherwise gone */
  losses: number;
}

const MOST_QUESTIONS = 30;

function tableWithTeam(m: Mind, location: number, team: readonly number[], spot: number): Game {
  const g = copyOfTable(m);
  if (isCardSpot(spot)) put(g, spot, Zone.Space, location);
  for (const id of team) putAt(g, id, spot);
  return g;
}

export function rehearse(m: Mind, dilemma: number, location: number, team: readonly number[], spot: number): Rehearsal {
  const g = tableWithTeam(m, location, team, spot);
  const attempt: AttemptProcess = {
    kind: 'attempt',
    seat: m.seat,
    location,
    spot,
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
