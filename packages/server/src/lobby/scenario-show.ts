/** A scenario of the rulebook, played step by step for somebody to look at. */
import { type Game, type Viewer, view } from '@spaceline/engine';
import { diffView, type LogLine, logLineOf, type ScenarioShow } from '@spaceline/protocol';
import { parseScenario, Runner, rulesFor, ScenarioError } from '@spaceline/rulebook';
import { scenarioText } from './scenario-files.ts';

/** The comment at the top, as one paragraph. */
function aboutOf(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('#'));
  return lines
    .slice(0, Math.max(0, end))
    .map((line) => line.replace(/^#\s*/, ''))
    .join(' ')
    .trim();
}

export function showScenario({ name, viewer }: { name: string; viewer: Viewer }): ScenarioShow {
  const text = scenarioText(name);
  const scenario = parseScenario(text);
  const frames: ScenarioShow['frames'] = [];
  let seen: ReturnType<typeof view> | null = null;
  let logged = 0;
  const lines = (g: Game, since: number): LogLine[] => g.log.slice(since).map((e) => logLineOf(g, viewer, e));
  const runner = new Runner(scenario, rulesFor(scenario), (g) => {
    const now = view(g, viewer);
    // the first look is the position that the file lays out
    if (seen !== null) frames.push({ step: runner.step, patch: diffView(seen, now), log: lines(g, logged) });
    seen = now;
    logged = g.log.length;
  });
  const start = { view: view(runner.game, viewer), log: lines(runner.game, 0) };
  let failed: string | null = null;
  try {
    runner.run();
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    failed = error.message;
  }
  return {
    name,
    title: scenario.title,
    rules: scenario.rules,
    format: scenario.format,
    about: aboutOf(text),
    steps: scenario.source.root.steps as unknown[],
    start,
    frames,
    failed,
  };
}
