/**
 * What holds by itself after every step: cures, texts nullified by what is in play, orphaned cards, and the end of the
 * game.
 */

import { forfeitLapsed, hasLostTarget } from '../borg/objectives.ts';
import { settleEscorts } from '../capture/capture.ts';
import { settleCloaks, someCloaked } from '../cloaking/cloaking.ts';
import { inPlay } from '../core/door.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import type { Process } from '../core/process.ts';
import { Zone } from '../core/state.ts';
import { shown } from '../core/telling.ts';
import { carryOut } from '../happenings/carrying-out.ts';
import { wearOff } from '../happenings/lasting.ts';
import { discardFromPlay, leavePlay } from '../happenings/leaving.ts';
import { settleWorth } from '../happenings/points-undone.ts';
import { scoreCard } from '../happenings/scoring.ts';
import { settleHolograms } from '../holograms/holograms.ts';
import { settleInfiltrators } from '../infiltration/infiltration.ts';
import { Reading } from '../language/reading.ts';
import { hasLostLocation, settleLocations } from '../movement/lost-locations.ts';
import { checkVictory } from './victory.ts';

function nullified(g: Game, id: number): boolean {
  return g.def(id).rules?.nullified?.met(new Reading(g, id, g.card(id).controller)) ?? false;
}

function cured(g: Game, id: number): boolean {
  const c = g.card(id);
  const cure = g.def(id).rules?.cure;
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

/** Asked of every text after every step: most have nothing that ends them. */
function ends(g: Game, id: number): boolean {
  const { rules } = g.def(id);
  return rules?.nullified !== undefined || rules?.cure !== undefined;
}

/** a dilemma that lasts gives its points when it is cured, but not to who seeded it. */
function scores(g: Game, id: number): boolean {
  const { dilemma, facts } = g.def(id);
  return dilemma && (facts.points ?? 0) > 0 && g.card(id).owner !== g.card(id).controller;
}

/** Texts that must know of the whole game look at it after every step, wherever their cards are; a game with none pays nothing. */
const witnesses = new WeakMap<Game, readonly number[]>();
function witness(g: Game): void {
  let ids = witnesses.get(g);
  if (ids === undefined) {
    ids = g.state.cards.filter((c) => g.defs[c.def].rules?.witnesses !== undefined).map((c) => c.id);
    witnesses.set(g, ids);
  }
  for (const id of ids) g.def(id).rules?.witnesses?.(new Reading(g, id, g.card(id).owner));
}

const isBattle = ({ kind }: Process): boolean => kind === 'ship-battle' || kind === 'personnel-battle';

/** a cure that is present ends the effect before anything else happens. */
export function* settle(g: Game): Flow {
  for (const id of g.tableau.active) {
    if (!ends(g, id) || !inPlay(g.card(id))) continue;
    const ended = nullified(g, id);
    if (!ended && !cured(g, id)) continue;
    const undone = g.def(id).rules?.cure?.then;
    if (undone !== undefined) yield* carryOut(undone, new Reading(g, id, g.card(id).controller));
    g.tell(() => ({ kind: 'ended', card: shown(g, id), why: ended ? 'nullified' : 'cured' }));
    if (!ended && scores(g, id)) scoreCard(g, g.card(id).controller, id);
    else leavePlay(g, id, Zone.Discard);
  }
  if (g.state.lasting.length > 0 && !g.state.processes.some(isBattle)) wearOff(g, ({ term }) => term.kind === 'battle');
  for (const id of g.tableau.aimed) if (hasLostTarget(g, id)) yield* discardFromPlay(g, [id], 'R-11.24');
  forfeitLapsed(g);
  if (hasLostLocation(g)) yield* settleLocations(g);
  witness(g);
  // to save time: most often nobody hides, infiltrates or is made of light
  if (someCloaked(g)) yield* settleCloaks(g);
  settleEscorts(g);
  if (g.tableau.infiltrators.length > 0) yield* settleInfiltrators(g);
  if (g.tableau.holograms.length > 0) yield* settleHolograms(g);
  settleWorth(g);
  checkVictory(g);
}
