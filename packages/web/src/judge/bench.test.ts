import type { BenchAnswer } from '@spaceline/protocol';
import { describe, expect, it } from 'vitest';
import { answeredSteps } from './bench.ts';

const answer = { steps: [{ outcome: 'done' }, { outcome: 'refused' }] } as unknown as BenchAnswer;

describe('an answer on the bench', () => {
  it('shows every step that stands on the board', () => {
    expect(answeredSteps(answer, [{ A: 'a' }, { A: 'b' }, { A: 'c' }])).toEqual(answer.steps);
  });

  it('shows nothing of a step that was taken back', () => {
    expect(answeredSteps(answer, [{ A: 'a' }])).toEqual([answer.steps[0]]);
    expect(answeredSteps(answer, [])).toEqual([]);
  });
});
