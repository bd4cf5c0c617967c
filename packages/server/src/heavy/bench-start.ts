/** Where a game begins that goes on from a scenario, or from a board of the bench. */
import { idWithOptions } from '@spaceline/formats';
import { lastQuiet, type Position, saveState } from '@spaceline/protocol';
import { parseScenario, Runner, rulesFor, ScenarioError } from '@spaceline/rulebook';
import { Problem } from '../problem.ts';
import type { Steps } from './steps.ts';

export interface BenchStart {
  format: string;
  title: string;
  over: boolean;
  state: Position['state'];
}

/** A scenario after so many steps; where it stands in the middle of something, at the last moment between two. */
export function benchStart({ text, steps }: { text: string; steps: number }, { check }: Steps): BenchStart {
  try {
    return startOf(text, steps, check);
  } catch (error) {
    if (error instanceof ScenarioError) throw new Problem(400, 'malformed', error.message);
    throw error;
  }
}

function startOf(text: string, steps: number, check: () => void): BenchStart {
  const whole = parseScenario(text);
  const { root } = whole.source;
  if (root.deck !== undefined || root.sealed !== undefined)
    throw new Problem(409, 'no-table', 'This scenario is about a deck: there is no table to play on');
  if (root.event !== undefined)
    throw new Problem(409, 'no-table', 'This scenario is about an event: there is no table to play on');
  const all = Array.isArray(root.steps) ? root.steps : [];
  const scenario = parseScenario(JSON.stringify({ ...root, steps: all.slice(0, steps) }));
  const runner = new Runner(scenario, rulesFor(scenario), check);
  try {
    runner.run();
  } catch (error) {
    // a choice is open there, or the next step does not fit: it stands where it stands
    if (!(error instanceof ScenarioError)) throw error;
  }
  const { game } = runner;
  const state = saveState(lastQuiet(game).state, game.rules.catalogue);
  // a file with options of its own is played on by them
  const options = (root.options ?? {}) as Readonly<Record<string, unknown>>;
  return {
    format: idWithOptions(scenario.format, options),
    title: scenario.title,
    over: game.state.result !== null,
    state,
  };
}
