/**
 * The four ways in which every scenario is run: plain; replayed from its log; forked at every decision; and watched for
 * leaks, with everything that a viewer may not know swapped for something else.
 */
import {
  copyState,
  Game,
  knows,
  listActions,
  type Option,
  playback,
  type Rules,
  timeUp,
  VIEWERS,
  view,
  wrongTelling,
} from '@spaceline/engine';
import { FILLER_ID } from './cards.ts';
import { type Observer, Runner, type Scenario } from './run.ts';
import { ScenarioError } from './source.ts';
import { TableBuilder } from './table.ts';

export type Mode = 'plain' | 'replayed' | 'forked' | 'view-leak';
export const MODES: readonly Mode[] = ['plain', 'replayed', 'forked', 'view-leak'];

/** The same set-up, fed with the decision log and the same chances: the same state must come out. */
function checkReplay(scenario: Scenario, rules: Rules, first: Runner): void {
  const g = new TableBuilder(scenario.source, rules, playback(first.game.script!.all)).build();
  for (const answer of first.game.answers) g.answer(answer);
  if (first.endedByClock) timeUp(g);
  if (g.hash() !== first.game.hash()) throw new ScenarioError('replayed from its log, it ends differently');
}

/** A fork stands at the same question with the same state. */
export const forkObserver: Observer = (g) => {
  if (g.decision === null) return;
  const fork = g.twin();
  if (fork.hash() !== g.hash()) throw new ScenarioError('a fork has another state');
  const keys = (x: Game) => x.decision?.options.map((o) => o.key).join(' ');
  if (keys(fork) !== keys(g)) throw new ScenarioError('a fork offers other options');
  if (!isCurrent(g)) throw new ScenarioError('what is offered is not what a game that has kept nothing would offer');
};

/** What can be done in the turn, as it is offered and as it is listed by a game that knows nothing but the state. */
function isCurrent(g: Game): boolean {
  const { kind, options, seat } = g.decision!;
  if (kind !== 'action') return true;
  const said = (all: readonly Option[]) => JSON.stringify(all.map((o) => [o.key, o.via, o.min, o.max, o.group]));
  return said(options) === said(listActions(g.asIf(), seat));
}

/** What a viewer sees must not change when everything hidden from the viewer is something else. */
export const leakObserver: Observer = (g) => {
  const filler = g.rules.catalogue.byId(FILLER_ID)!.index;
  for (const viewer of VIEWERS) {
    const state = copyState(g.state);
    for (const c of g.state.cards) if (!knows(g, viewer, c.id)) state.cards[c.id].def = filler;
    const masked = new Game(g.rules, state);
    // in the middle of the same things
    masked.underWay.push(...g.underWay);
    if (JSON.stringify(view(masked, viewer)) !== JSON.stringify(view(g, viewer))) {
      throw new ScenarioError(`the view of ${viewer < 0 ? 'a spectator' : `seat ${viewer}`} shows something hidden`);
    }
  }
};

/** Whatever is told must be whole for everybody. */
function checkLog(g: Game): void {
  for (const viewer of VIEWERS) {
    const wrong = wrongTelling(g, viewer);
    if (wrong !== null) throw new ScenarioError(`what was told is not whole: ${wrong}`);
  }
}

/** `started` is told the runner before it runs, so that a failure can say at which step it was. */
export function runInMode(scenario: Scenario, rules: Rules, mode: Mode, started?: (r: Runner) => void): Runner {
  const observer = mode === 'forked' ? forkObserver : mode === 'view-leak' ? leakObserver : null;
  const runner = new Runner(scenario, rules, observer);
  started?.(runner);
  runner.run();
  if (mode === 'replayed') checkReplay(scenario, rules, runner);
  if (mode === 'view-leak') checkLog(runner.game);
  return runner;
}
