/** Tremors: how many people they affect, and where they go when nobody gets past. */
import { granted, shuffleIntoSeeds } from '@spaceline/engine';
import {
  all,
  awayTeam,
  type Condition,
  type Effect,
  type Filter,
  type GrantModifier,
  grant,
  ifThen,
  stop,
  toGetPast,
  when,
} from '@spaceline/engine/language';
import { named } from './phrases.ts';

const TWO = 'text:affects-two';

/** Such a card that is met at this mission affects two people where it says one. */
export const haveTwoAffectedHere = (f: Filter): GrantModifier =>
  grant(TWO, `each ${named(f)} here affects two personnel`, (r, id, at) => {
    return at >= 0 && r.g.location(at).missions.includes(r.source) && f.test(r, id);
  });

const affectsTwo = when('the mission says so', ({ g, source, attempt }) =>
  granted(g, TWO, source, attempt?.location ?? -1),
);

/** One is affected, or two where the mission says so. */
export const oneOrTwo = (affects: (n: number) => Effect): Effect => ({
  ...ifThen(affectsTwo, affects(2), affects(1)),
  text: affects(1).text,
});

/** A wall that is shuffled into the seed cards again, instead of being the next to be met. */
export const toGetPastOrShuffleBack = (c: Condition): Effect => {
  const wall = toGetPast(c);
  return {
    ...wall,
    *run(r) {
      yield* wall.run(r);
      if (r.outcome !== 'failed' || r.attempt === null) return;
      // while everybody sees what stops them: shuffled back, nobody knows it any more
      yield* stop(all(awayTeam)).run(r);
      shuffleIntoSeeds(r.g, r.source, r.attempt.location);
    },
    text: `${wall.text}, or else shuffle it back into the seed cards here`,
  };
};
