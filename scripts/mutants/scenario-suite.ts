/** The judge of the mutation run: the scenarios of rules and cards, run as `npm test` runs them. */
import * as cards from '../../packages/cards/src/card-list.ts';
import { type Mode, runInMode } from '../../packages/rulebook/src/scenario/modes.ts';
import { parseScenario } from '../../packages/rulebook/src/scenario/run.ts';
import { rulesFor } from '../../packages/rulebook/src/scenario/runner.ts';

/** Runs one scenario and says which cards were in its game. Throws if what it says is not so. */
export function trial(text: string, mode: Mode): string[] {
  const scenario = parseScenario(text);
  const { game } = runInMode(scenario, rulesFor(scenario), mode);
  return [...new Set(game.state.cards.map((c) => game.defs[c.def].title))];
}

/** The title of each definition, by its name in the list of cards. */
export const titles: Record<string, string> = Object.fromEntries(
  Object.entries(cards).map(([name, definition]) => [name, definition.title]),
);
