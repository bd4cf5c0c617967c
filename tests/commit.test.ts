import { expect, test } from 'vitest';
import { commitSuffix, headCommit } from '../scripts/commit.mjs';

const none = () => {
  throw new Error('no Git');
};

test('between releases a version is named with its commit, a release by itself', () => {
  const at = (tags: string) => (what: string) => (what === 'tag' ? tags : 'c56831651f0a-changed');
  expect(commitSuffix('0.2.0', at(''))).toBe('+c56831651f0a-changed');
  expect(commitSuffix('0.2.0', at('v0.1.0'))).toBe('+c56831651f0a-changed');
  expect(commitSuffix('0.2.0', at('v0.2.0'))).toBe('');
});

test('without Git a version has its number alone', () => {
  expect(commitSuffix('0.2.0', none)).toBe('');
  expect(headCommit(none)).toBe('');
});
