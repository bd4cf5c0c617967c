import { expect, test } from 'vitest';
import { isFound } from './typed-search.ts';

test('every word that is typed is found, in whatever order and letters', () => {
  expect(isFound('', 'Kazon Raider')).toBe(true);
  expect(isFound(' RAIDER kaz ', 'Kazon', 'Raider')).toBe(true);
  expect(isFound('raider voyager', 'Kazon Raider')).toBe(false);
});
