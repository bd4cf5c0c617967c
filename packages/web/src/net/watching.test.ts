import type { UpdateMessage } from '@spaceline/protocol';
import { afterEach, expect, it } from 'vitest';
import { keepStep, pause, showNext, showStepsWith, stopWatching, useWatching } from './watching.ts';

const step = (n: number, ...told: string[]): UpdateMessage =>
  ({ n, log: told.map((kind) => ({ told: { kind } })) }) as unknown as UpdateMessage;

afterEach(stopWatching);

it('what happens without a word comes with the step before it', () => {
  const seen: number[] = [];
  showStepsWith((m) => seen.push(m.n));
  keepStep(step(1, 'reported'));
  pause(true);
  for (const m of [step(2), step(3, 'moved'), step(4), step(5), step(6, 'turn')]) keepStep(m);
  expect(seen).toEqual([1, 2]);
  showNext();
  expect(seen).toEqual([1, 2, 3, 4, 5]);
  expect(useWatching.getState().shown.map((m) => m.n)).toEqual([1, 3]);
  showNext();
  expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
});
