/** Copies of the table on which the bot tries something out. They know nothing that the bot may not know. */
import { copyForTrying, Game, type Option, Zone } from '@spaceline/engine';
import type { Mind } from './mind.ts';

/** The opponent's hand is left out, and chance is another. */
export function copyOfTable(m: Mind): Game {
  const state = copyForTrying(m.g.state, m.dice);
  state.piles[m.opponent][Zone.Hand - 1] = [];
  return new Game(m.g.rules, state);
}

/** What would be open to the bot in its turn if its cards lay differently. */
export function optionsIf(m: Mind, arrange: (copy: Game) => void): readonly Option[] {
  const copy = copyOfTable(m);
  arrange(copy);
  const decision = copy.begin().decisionFor(m.seat);
  return decision?.kind === 'action' ? decision.options : [];
}
