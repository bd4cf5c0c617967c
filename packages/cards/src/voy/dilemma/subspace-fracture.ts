import { scoreBox } from '@spaceline/engine';
import {
  all,
  allOf,
  dilemma,
  inOrder,
  kill,
  participants,
  script,
  select,
  skilled,
  totalOver,
  unless,
} from '@spaceline/engine/language';

const everybody = select('the entire crew or Away Team', 'the entire crew or Away Team', participants);

/** The point box of a dilemma goes to the player who overcomes it, unless it is his own. */
const worthItsPoints = script(
  '5 points for overcoming it',
  function* (ctx) {
    const { g, source, you } = ctx;
    if (ctx.outcome !== 'overcome' || g.card(source).owner === you) return;
    scoreBox(g, you, source);
  },
  { hint: 1 },
);

const repairs = allOf(skilled('ENGINEER'), skilled('SCIENCE'), skilled('Leadership'), totalOver('cunning', 28));

export const subspaceFracture = dilemma('Subspace Fracture', {
  encounter: { ...inOrder(unless(repairs, kill(all(everybody)), 'discard'), worthItsPoints), condition: repairs },
  rest: 'kills the entire crew or Away Team. Worth 5 points to the player who overcomes it (not to the one who seeded it). Discard dilemma',
});
