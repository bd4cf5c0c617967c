/** Running a scenario that stands in a test. */
import { expect } from 'vitest';
import { runScenario } from './runner.ts';

const run = (yaml: string) => runScenario('a test', `title: a test\n${yaml}`);

/** What a scenario has to say against itself; null when it passes. */
export const complaint = (yaml: string): string | null => run(yaml).message;
export const passes = (yaml: string): void => expect(complaint(yaml)).toBe(null);

/** Fails for what it claims. */
export function fails(yaml: string, message: RegExp): void {
  const result = run(yaml);
  expect(result.message).toMatch(message);
  expect(result).toMatchObject({ ok: false, malformed: false });
}

/** Fails as a file: it breaks the format. */
export function isMalformed(yaml: string, message: RegExp): void {
  const result = run(yaml);
  expect(result.message).toMatch(message);
  expect(result).toMatchObject({ ok: false, malformed: true });
}

/** Of two files that say opposite things, exactly the first one passes. */
export function decides(yaml: string, right: string, wrong: string, message: RegExp): void {
  passes(`${yaml}${right}\n`);
  fails(`${yaml}${wrong}\n`, message);
}

export const bodiesOf = (yaml: string): readonly string[] => run(yaml).bodies;
