import { InvalidArgumentError } from 'commander';
import { expect, it } from 'vitest';
import { oneOf, pair, positive, wholeNumber } from './arguments.ts';

it('takes whole numbers within bounds', () => {
  expect(wholeNumber(1)('12')).toBe(12);
  for (const bad of ['0', '-1', '1.5', 'x', '', '1e3']) expect(() => wholeNumber(1)(bad)).toThrow(InvalidArgumentError);
  expect(() => wholeNumber(1, 5)('6')).toThrow(/from 1 to 5/);
});

it('takes numbers above 0', () => {
  expect(positive('.5')).toBe(0.5);
  for (const bad of ['0', '-1', 'x']) expect(() => positive(bad)).toThrow(InvalidArgumentError);
});

it('takes one word of a list, whatever its case', () => {
  expect(oneOf(['Mission', 'Dilemma'])('dilemma')).toBe('Dilemma');
  expect(() => oneOf(['Mission', 'Dilemma'])('x')).toThrow(/Mission, Dilemma/);
});

it('takes two names, or one for both', () => {
  expect(pair('a, b')).toEqual(['a', 'b']);
  expect(pair('a')).toEqual(['a', 'a']);
  for (const bad of ['', 'a,', 'a,b,c']) expect(() => pair(bad)).toThrow(InvalidArgumentError);
});
