/** Texts that double another card, or have it affect more people than it says. */
import { granted, scoreBox } from '@spaceline/engine';
import { type Condition, type Effect, type Filter, type GrantModifier, grant, when } from '@spaceline/engine/language';
import { named } from './phrases.ts';

const DOUBLED = 'text:twice-as-much';

/** Every number on such cards counts twice, whoever seeded or played them; two texts that say so are no more than one. */
export const doublesNumbersOf = (f: Filter): GrantModifier =>
  grant(DOUBLED, `doubles all numbers of each ${named(f)}`, (r, id) => f.test(r, id));

const isDoubled = when('a text doubles it', ({ g, source }) => granted(g, DOUBLED, source, -1));

/** What it asks for, and what it asks for while its numbers are doubled. */
export const asDoubled = (usual: Condition, doubled: Condition): Condition => ({
  ...usual,
  met: (r) => (isDoubled.met(r) ? doubled : usual).met(r),
  now: (r) => (isDoubled.met(r) ? doubled : usual),
});

/** Its point box counts twice while its numbers are doubled (around `worthItsPoints`). */
export const pointsAsDoubled = (e: Effect): Effect => ({
  ...e,
  *run(r) {
    const twice = isDoubled.met(r);
    yield* e.run(r);
    if (twice && r.outcome === 'overcome' && r.g.card(r.source).owner !== r.you) scoreBox(r.g, r.you, r.source);
  },
});
