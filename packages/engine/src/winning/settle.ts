/**
 * What holds by itself after every step: cures, texts nullified by what is in play, orphaned cards, and the end of the
 * game.
 */

import { settleEscorts } from '../capture/capture.ts';
import { endLasting, inPlay } from '../core/door.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { type Card, Status, Zone } from '../core/state.ts';
import { shown } from '../core/telling.ts';
import { leavePlay } from '../happenings/leaving.ts';
import { settleHolograms } from '../holograms/holograms.ts';
import { settleInfiltrators } from '../infiltration/infiltration.ts';
import { Reading } from '../language/reading.ts';
import { checkVictory } from './victory.ts';

function cured(g: Game, id: number): boolean {
  const rules = g.def(id).rules;
  const c = g.card(id);
  const ctx = new Reading(g, id, c.controller);
  if (rules?.nullified?.met(ctx)) return true;
  const cure = rules?.cure;
  if (cure === undefined) return false;
  // "after start of your next turn": two turns after the one in which it came (turns alternate)
  if (cure.after === 'next turn' && g.state.turn.number < nextOwnTurn(g, c)) return false;
  if (cure.when.met(ctx)) return true;
  // outside attempts the stopped use their skills, too
  if (g.state.processes.some((p) => p.kind === 'attempt')) return false;
  ctx.stoppedGroup = true;
  return cure.when.met(ctx);
}

/** The number of the first turn of the card's player after it came into play. */
const nextOwnTurn = (g: Game, c: Card): number => {
  const own =
    (c.since - g.state.turn.number) % 2 === 0 ? g.state.turn.seat === c.controller : g.state.turn.seat !== c.controller;
  return c.since + (own ? 2 : 1);
};

/** a cure that is present ends the effect before anything else happens. */
export function* settle(g: Game): Flow {
  for (const id of g.tableau.active.slice()) {
    const c = g.card(id);
    if (!inPlay(c) || (c.zone !== Zone.On && c.zone !== Zone.OnLocation && c.zone !== Zone.Table)) continue;
    if ((c.status & Status.FaceDown) === 0 && cured(g, id)) {
      g.tell(() => ({ kind: 'ended', card: shown(g, id), why: 'cured' }));
      leavePlay(g, id, Zone.Discard);
    }
  }
  if (!g.state.processes.some((p) => p.kind === 'ship-battle' || p.kind === 'personnel-battle'))
    endLasting(g, ({ term }) => term.kind === 'battle');
  settleEscorts(g);
  yield* settleInfiltrators(g);
  yield* settleHolograms(g);
  checkVictory(g);
}
