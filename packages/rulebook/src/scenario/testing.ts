/** Scenarios that stand in a test: each of these throws when it is not as it should be. */
import { runScenario, type ScenarioResult } from './runner.ts';

const run = (yaml: string): ScenarioResult => runScenario('a test', `title: a test\n${yaml}`);

function fail(what: string, { message }: ScenarioResult, yaml: string): never {
  throw new Error(`${what}, but it ${message === null ? 'passed' : `said: ${message}`}\n${yaml}`);
}

export function passes(yaml: string): void {
  const result = run(yaml);
  if (!result.ok) fail('it should pass', result, yaml);
}

function isRefused(yaml: string, message: RegExp, malformed: boolean): void {
  const result = run(yaml);
  if (result.ok || !message.test(result.message ?? '')) fail(`it should fail with ${message}`, result, yaml);
  if (result.malformed !== malformed) fail(`it should ${malformed ? '' : 'not '}break the format`, result, yaml);
}

/** Fails for what it claims. */
export const fails = (yaml: string, message: RegExp): void => isRefused(yaml, message, false);

/** Fails as a file: it breaks the format. */
export const isMalformed = (yaml: string, message: RegExp): void => isRefused(yaml, message, true);

/** Of two files that say opposite things, exactly the first one passes. */
export function decides(yaml: string, right: string, wrong: string, message: RegExp): void {
  passes(`${yaml}${right}\n`);
  fails(`${yaml}${wrong}\n`, message);
}

export const bodiesOf = (yaml: string): readonly string[] => run(yaml).bodies;
