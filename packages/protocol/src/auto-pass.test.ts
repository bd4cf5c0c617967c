import type { Decision, DecisionKind, Option, Verb } from '@spaceline/engine';
import { describe, expect, it } from 'vitest';
import { autoPass, isWaitedFor } from './auto-pass.ts';

const option = (verb: Verb): Option => ({ key: verb, verb }) as Option;
const [pass, play] = [option('pass'), option('play')];

const asks = (kind: DecisionKind, window: string, more: Partial<Decision> = {}): Decision =>
  ({ kind, prompt: { id: window, card: -1 }, options: [play, pass], seat: 0, ...more }) as Decision;

describe('a pass is given by itself', () => {
  it('between two actions, unless the player wants to stop there', () => {
    const d = asks('response', 'between-actions');
    expect(autoPass(d)).toBe(pass);
    expect(autoPass(d, ['reported'])).toBe(pass);
    expect(autoPass(d, ['between-actions'])).toBeNull();
  });

  it('at no other window, unless the player never wants to be asked there', () => {
    const d = asks('response', 'reported');
    expect(autoPass(d)).toBeNull();
    expect(autoPass(d, ['-between-actions'])).toBeNull();
    expect(autoPass(d, ['-reported'])).toBe(pass);
  });

  it('never for what must be decided', () => {
    for (const kind of ['action', 'choice'] as const) {
      expect(autoPass(asks(kind, 'between-actions'))).toBeNull();
      expect(autoPass(asks(kind, 'play', { options: [pass] }), ['-play'])).toBeNull();
    }
    expect(autoPass(asks('response', 'between-actions', { options: [play] }))).toBeNull();
  });

  it('where something usually happens, unless the player wants to be asked', () => {
    const d = asks('choice', 'repair', { usual: play });
    expect(autoPass(d)).toBe(play);
    expect(autoPass(d, ['repair'])).toBeNull();
  });

  it('while seeding, where there is only one thing to do and nobody else is asked', () => {
    expect(autoPass(asks('seed', 'batch', { options: [play] }))).toBe(play);
    expect(autoPass(asks('seed', 'batch'))).toBeNull();
    expect(autoPass(asks('seed', 'batch', { options: [play], also: asks('seed', 'batch') }))).toBeNull();
  });
});

it('nobody waits for a player who could only take seed cards back (WARP-23)', () => {
  expect(isWaitedFor(asks('seed', 'batch', { options: [option('take-back')] }))).toBe(false);
  expect(isWaitedFor(asks('seed', 'batch', { options: [option('take-back'), play] }))).toBe(true);
});
