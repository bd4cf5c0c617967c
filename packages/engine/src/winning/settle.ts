/**
 * What holds by itself after every step: cures, texts nullified by what is in play, orphaned cards, and the end of the
 * game.
 */
import { inPlay } from '../core/door.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { Status, Zone } from '../core/state.ts';
import { shownWord } from '../core/words.ts';
import { leavePlay } from '../happenings/leaving.ts';
import { settleHolograms } from '../holograms/holograms.ts';
import { Ctx } from '../language/definition.ts';
import { checkVictory } from './victory.ts';

function cured(g: Game, id: number): boolean {
  const rules = g.def(id).rules;
  const c = g.card(id);
  const ctx = new Ctx(g, id, c.controller);
  if (rules?.nullified?.met(ctx)) return true;
  const cure = rules?.cure;
  if (cure === undefined) return false;
  // "after start of your next turn": memo holds the first turn in which it can be cured
  if (cure.after === 'next turn' && (g.state.turn.number <= c.since || g.state.turn.seat !== c.controller))
    return false;
  return cure.when.met(ctx);
}

/** a cure that is present ends the effect before anything else happens. */
export function* settle(g: Game): Flow {
  for (const id of g.tableau.active.slice()) {
    const c = g.card(id);
    if (!inPlay(c) || (c.zone !== Zone.On && c.zone !== Zone.OnLocation && c.zone !== Zone.Table)) continue;
    if ((c.status & Status.FaceDown) === 0 && cured(g, id)) {
      g.note('{0} is ended', shownWord(g, id));
      leavePlay(g, id, Zone.Discard);
    }
  }
  yield* settleHolograms(g);
  checkVictory(g);
}
