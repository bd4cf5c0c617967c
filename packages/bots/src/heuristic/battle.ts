/** Battle: fire when it hits and little comes back, at the end of the turn, when the crew has nothing better to do. */
import { attribute, type Decision, type Game, type Option, Status, Zone } from '@spaceline/engine';
import type { Choice } from '../bot.ts';
import { type Mind, take } from './mind.ts';
import { once } from './routes.ts';

/** SHIELDS, with half of those of the facility it is docked at (BOG-28). */
function defense(g: Game, id: number): number {
  const dock = g.card(id).dock;
  return attribute(g, id, 'shields') + (dock >= 0 ? attribute(g, dock, 'shields') / 2 : 0);
}

const weapons = (g: Game, ids: readonly number[]): number => ids.reduce((n, id) => n + attribute(g, id, 'weapons'), 0);

/** What the other side could fire at this location, as far as it lies open. */
function threat(m: Mind, location: number): number {
  const { g } = m;
  return weapons(
    g,
    g.tableau.space[location].filter((id) => g.card(id).controller !== m.seat && g.tableau.aboard[id].length > 0),
  );
}

/** 0 for a miss, 1 for a hit, 2 for what destroys the target. */
function effect(g: Game, target: number, attack: number): number {
  const d = defense(g, target);
  if (attack <= d) return 0;
  return attack > 2 * d || (g.card(target).status & Status.Rotated) !== 0 ? 2 : 1;
}

export function attackSomebody(m: Mind, options: readonly Option[]): Choice | null {
  const { g } = m;
  let best: Choice | null = null;
  let most = 0;
  for (const o of options) {
    if (o.verb !== 'attack') continue;
    const ships = o.group!.filter((id) => g.card(id).zone === Zone.Space);
    if (ships.length === 0) continue;
    const back = threat(m, g.card(o.to).host);
    // the opponent may answer at any one of those that fire: none of them should be in danger
    const safe = ships.filter((id) => effect(g, id, back) === 0);
    const value = effect(g, o.to, weapons(g, safe)) * (g.def(o.to).facility ? 2 : 1);
    if (safe.length > 0 && value > most) {
      most = value;
      best = take(o, safe);
    }
  }
  return once(m, best);
}

/** Under attack: answer with everything, at the attacker that suffers most. */
export function returnFire(m: Mind, decision: Decision): Choice {
  const { g } = m;
  let best: Option | null = null;
  let most = 0;
  for (const o of decision.options) {
    if (o.verb !== 'fire') continue;
    const value = effect(g, o.to, weapons(g, o.group!));
    if (value > most) {
      most = value;
      best = o;
    }
  }
  if (best !== null) return take(best, best.group!);
  return take(decision.options.find((o) => o.verb === 'hold-fire') ?? decision.options[0]);
}
