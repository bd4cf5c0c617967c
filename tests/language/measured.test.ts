/** What a dilemma asks for, and what cures it, says how much of it there is: a screen shows how near a crew comes, and who gives what. */
import { DEFINITIONS } from '@spaceline/cards';
import type { Condition } from '@spaceline/engine/language';
import { expect, test } from 'vitest';

/** Each has no number: it is so, or it is not. This list may only become shorter. */
const WITHOUT_NUMBER: readonly string[] = [];

const leaves = (c: Condition): readonly Condition[] => (c.parts === undefined ? [c] : c.parts.of.flatMap(leaves));

test('a condition that is met or a cure that works has a measure', () => {
  const asked = DEFINITIONS.flatMap(({ title, encounter, cure }) =>
    [encounter?.condition, cure?.when].flatMap((c) =>
      c === undefined ? [] : leaves(c).map((leaf) => ({ title, leaf })),
    ),
  );
  expect(asked.length).toBeGreaterThan(150);
  const unmeasured = asked.filter(({ leaf }) => leaf.measure === undefined);
  expect(unmeasured.map(({ title, leaf }) => `${title}: ${leaf.text}`).sort()).toEqual(WITHOUT_NUMBER);
});
