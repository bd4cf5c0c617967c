/** Copies of a unique card, and what becomes of one that comes under the control of a player who has that card. */
import type { CardDef } from '../cards/catalogue.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { type Card, type Seat, Status } from '../core/state.ts';
import { discardFromPlay } from './leaving.ts';

/** CR-198: of the same persona; whatever has none goes by its title. */
export const sameCard = (a: CardDef, b: CardDef): boolean => a.personas.some((p) => b.personas.includes(p));

export function allowedCopies(g: Game, seat: Seat, id: number): number {
  let n = 1;
  for (const s of g.tableau.copies) n = Math.max(n, s.modifier.allowed(g, s.card, seat, id));
  return n;
}

const HELD = Status.Captive | Status.Brainwashed;

/** Whose a card in play is when copies are counted: the owner's always, a captive's too, and whose it has become. */
export const countsFor = (c: Card, seat: Seat): boolean =>
  c.owner === seat || (c.controller === seat && (c.status & HELD) !== Status.Captive);

/** if a change of control gives a player more copies of a unique personnel or ship than allowed, the newcomer is discarded. */
export function* discardDuplicate(g: Game, id: number): Flow {
  const def = g.def(id);
  const seat = g.card(id).controller;
  if (!(def.personnel || def.ship) || !def.unique) return;
  const had = g.tableau.inPlay.filter(
    (o) => o !== id && countsFor(g.card(o), seat) && g.def(o).facts.type === def.facts.type && sameCard(def, g.def(o)),
  );
  if (had.length >= allowedCopies(g, seat, id)) yield* discardFromPlay(g, [id], g.acting);
}
