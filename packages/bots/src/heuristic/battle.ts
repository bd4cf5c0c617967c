/** Ship battle: fire where more is gained than risked, and answer whoever fires. */
import { checkGroup, type Decision, isSelfControlled, Zone } from '@spaceline/engine';
import type { Choice } from '../bot.ts';
import { namedShip } from './boarding.ts';
import { type Mind, take } from './mind.ts';
import { attackOf, bestForce, blow, costOf } from './odds.ts';
import { once } from './routes.ts';

export interface Attack {
  choice: Choice;
  value: number;
}

/** The attack that promises most, or null when there is none that promises anything. */
export function bestAttack(m: Mind, decision: Decision): Attack | null {
  const { g } = m;
  let best: Attack | null = null;
  for (const o of decision.options) {
    // who fires at the ship that is to be assimilated may not probe for it
    if (o.verb !== 'attack' || isSelfControlled(g, o.to) || o.to === namedShip(m)) continue;
    const ships = o.group!.filter((id) => g.card(id).zone === Zone.Space);
    // together if they go together, else one of them
    const together = checkGroup(decision, o, ships) === null;
    for (const force of together ? [ships] : ships.map((id) => [id])) {
      const { ships: firing, value } = bestForce(m, force, o.to);
      if (firing.length === 0 || value <= (best?.value ?? 0)) continue;
      const choice = checkGroup(decision, o, firing) === null ? once(m, take(o, firing)) : null;
      if (choice !== null) best = { choice, value };
    }
  }
  return best;
}

/** Under attack: answer with everything, at the attacker that suffers most. It costs nothing, for all are stopped anyway. */
export function returnFire(m: Mind, decision: Decision): Choice {
  const { g } = m;
  let best = decision.options.find((o) => o.verb === 'hold-fire') ?? decision.options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const o of decision.options) {
    if (o.verb !== 'fire') continue;
    const value = costOf(m, blow(g, o.to, attackOf(g, o.group!), m.seat));
    if (value > most) {
      most = value;
      best = o;
    }
  }
  return take(best, best.group ?? []);
}
