/** Who is worked for, in which order, for how long, and who is not. */
import { expect, it } from 'vitest';
import { Heavy } from './heavy.ts';
import { Queue } from './queue.ts';

const job = (by: string, name: string) => ({ by, name });

it('addresses take turns, whoever asks for more', () => {
  const queue = new Queue<ReturnType<typeof job>>(null, () => 0);
  for (const j of [job('a', 'a1'), job('a', 'a2'), job('a', 'a3'), job('b', 'b1'), job('c', 'c1')])
    expect(queue.add(j)).toBeNull();
  expect(queue.length).toBe(5);
  expect([1, 2, 3, 4, 5].map(() => queue.take()!.name)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  expect(queue.take()).toBeUndefined();
});

it('an address has so many things at once and so much time in a minute, and gets it back', () => {
  let now = 0;
  const queue = new Queue<ReturnType<typeof job>>(1000, () => now);
  const first = Array.from({ length: 8 }, (_, i) => job('a', `a${i}`));
  for (const j of first) expect(queue.add(j)).toBeNull();
  expect(queue.add(job('a', 'one more'))).toBe('too-many');
  expect(queue.add(job('b', 'b1'))).toBeNull();
  expect(queue.remove(first[3])).toBe(true);
  expect(queue.remove(first[3])).toBe(false);
  const last = job('a', 'last');
  expect(queue.add(last)).toBeNull();
  const begun = queue.take()!;
  queue.done(begun, 1200);
  expect(queue.add(job('a', 'spent'))).toBe('spent');
  expect(queue.add(job('c', 'c1'))).toBeNull();
  now += 15_000;
  expect(queue.add(job('a', 'later'))).toBeNull();
});

const NOBODY = { by: 'the test' };
const question = { name: 'base/nothing', viewer: 0 } as const;

it('what nobody waits for is not begun, and what is refused says why', async () => {
  const heavy = new Heavy({ threads: 0, budget: null });
  const gone = new AbortController();
  const at = heavy.run('scenario', question, NOBODY);
  const waiting = heavy.run('scenario', question, { ...NOBODY, signal: gone.signal });
  gone.abort();
  await expect(waiting).rejects.toThrow();
  // it is worked out in full, and its own problem is the answer
  await expect(at).rejects.toMatchObject({ status: 404, code: 'not-found' });
  const checked = await heavy.run('deck-check', { format: 'full', text: '1 Data' }, NOBODY);
  expect(checked.legal).toBe(false);
  await heavy.close();
  await expect(heavy.run('scenario', question, NOBODY)).rejects.toThrow();
});
