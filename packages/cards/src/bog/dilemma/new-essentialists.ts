import { toPile, Zone } from '@spaceline/engine';
import {
  affiliation,
  allOf,
  anyOf,
  awayTeam,
  dilemma,
  not,
  random,
  script,
  skilled,
  totalOver,
  unless,
  which,
} from '@spaceline/engine/language';

const victim = random(1, which(awayTeam, not(affiliation('Borg'))));

export const newEssentialists = dilemma('New Essentialists', {
  encounter: unless(
    anyOf(
      allOf(totalOver('integrity', 40), skilled('Honor', 2)),
      allOf(totalOver('cunning', 40), skilled('Treachery', 2)),
    ),
    script(
      `place ${victim.text} on top of the draw deck`,
      function* (ctx) {
        for (const id of yield* victim.pick(ctx)) toPile(ctx.g, id, Zone.Deck);
      },
      { hint: -2.5 },
    ),
  ),
  rest: 'place one non-Borg Away Team member (random selection) on top of the draw deck. Nullify with Jamaharon',
});
