/** What may be taken back without asking the other player: only what told nothing. */
import { chanceMark, type Game, knows, type Seat } from '@spaceline/engine';

const known = (g: Game, seat: Seat): number[] => g.state.cards.map((c) => c.id).filter((id) => knows(g, seat, id));

/**
 * Why going back from `now` to `before` needs the other player's consent, or null when it is free. `answered`: has the other
 * player answered something since?
 */
export function whyConsent(now: Game, before: Game, seat: Seat, answered: boolean): string | null {
  if (answered) return 'The other player has answered since.';
  if (chanceMark(now.state.chance) !== chanceMark(before.state.chance)) return 'Chance has decided something since.';
  const then = new Set(known(before, seat));
  const seen = known(now, seat).find((id) => !then.has(id));
  return seen === undefined ? null : `You have seen ${now.def(seen).title} since.`;
}
