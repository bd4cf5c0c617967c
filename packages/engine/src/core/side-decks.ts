/** Which side decks a player may use. */
import type { Game } from './game.ts';
import { type Seat, Zone } from './state.ts';
import { disabled } from './values.ts';

/** it was opened, and nothing closes its doorway. */
export function isOpen(g: Game, seat: Seat, deck: 'tent' | 'continuum'): boolean {
  if (!g.state.players[seat][deck]) return false;
  // to save time: only a text closes a doorway
  if (g.tableau.disable.length === 0) return true;
  return !g.tableau.inPlay.some((id) => {
    const c = g.card(id);
    if (c.owner !== seat || c.zone !== Zone.Table) return false;
    return (g.def(id).rules?.seeds?.some((way) => way.opens === deck) ?? false) && disabled(g, id);
  });
}
