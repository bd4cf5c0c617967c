/**
 * What holds by itself after every step: cures, texts nullified by what is in play, orphaned cards, and the end of the
 * game.
 */

import { settleEscorts } from '../capture/capture.ts';
import type { CardDef } from '../cards/catalogue.ts';
import { inPlay } from '../core/door.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { Zone } from '../core/state.ts';
import { shown } from '../core/telling.ts';
import { wearOff } from '../happenings/lasting.ts';
import { leavePlay } from '../happenings/leaving.ts';
import { scoreCard } from '../happenings/scoring.ts';
import { settleHolograms } from '../holograms/holograms.ts';
import { settleInfiltrators } from '../infiltration/infiltration.ts';
import { Reading } from '../language/reading.ts';
import { settleLocations } from '../movement/lost-locations.ts';
import { checkVictory } from './victory.ts';

function cured(g: Game, id: number): boolean {
  const rules = g.def(id).rules;
  const c = g.card(id);
  if (rules?.nullified?.met(new Reading(g, id, c.controller))) return true;
  const cure = rules?.cure;
  if (cure === undefined) return false;
  // "after start of your next turn": dilemmas are met in the own turn, and turns alternate
  if (cure.after === 'next turn' && g.state.turn.number < c.since + 2) return false;
  const ctx = new Reading(g, id, c.controller);
  if (cure.when.met(ctx)) return true;
  // outside attempts the stopped use their skills, too, but not together with the others
  if (g.state.processes.some((p) => p.kind === 'attempt')) return false;
  ctx.ofTheStopped = true;
  return cure.when.met(ctx);
}

/** Texts that must know of the whole game look at it after every step, wherever their cards are; a game with none pays nothing. */
const witnesses = new WeakMap<readonly CardDef[], readonly CardDef[]>();
function witness(g: Game): void {
  let defs = witnesses.get(g.defs);
  if (defs === undefined) {
    defs = g.defs.filter((d) => d.rules?.witnesses !== undefined);
    witnesses.set(g.defs, defs);
  }
  if (defs.length === 0) return;
  for (const c of g.state.cards) {
    const d = g.defs[c.def];
    if (defs.includes(d)) d.rules!.witnesses!(new Reading(g, c.id, c.owner));
  }
}

/** a cure that is present ends the effect before anything else happens. */
export function* settle(g: Game): Flow {
  for (const id of g.tableau.active.slice()) {
    if (!inPlay(g.card(id)) || !cured(g, id)) continue;
    g.tell(() => ({ kind: 'ended', card: shown(g, id), why: 'cured' }));
    // what lasted is worth its points when it is cured, but not to whoever seeded it
    const { dilemma, facts, rules } = g.def(id);
    const { owner, controller } = g.card(id);
    const scored = dilemma && facts.points !== undefined && rules?.cure !== undefined && owner !== controller;
    leavePlay(g, id, Zone.Discard);
    if (scored) scoreCard(g, controller, id);
  }
  if (!g.state.processes.some((p) => p.kind === 'ship-battle' || p.kind === 'personnel-battle'))
    wearOff(g, ({ term }) => term.kind === 'battle');
  yield* settleLocations(g);
  witness(g);
  settleEscorts(g);
  yield* settleInfiltrators(g);
  yield* settleHolograms(g);
  checkVictory(g);
}
