import { type Game, missionFor, type Seat, solvedBy } from '@spaceline/engine';
import { event, needsMore, playsOnTable } from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';

/** Two different missions with point boxes, one [S] and one [P]; a mission that is both may serve as either. */
function hasBoth(g: Game, seat: Seat): boolean {
  const facts = solvedBy(g, seat).map((l) => g.def(missionFor(g, l, seat)).facts);
  const boxed = facts.filter((f) => f.points !== undefined || f.variablePoints === true);
  const planet = boxed.filter((f) => f.where === 'planet').length;
  const space = boxed.filter((f) => f.where === 'space').length;
  const either = boxed.length - planet - space;
  return (planet > 0 && space > 0) || (either > 0 && boxed.length > 1);
}

export const theBigPicture = event('The Big Picture', {
  plays: [playsOnTable()],
  modifiers: [
    needsMore(
      'a player without two solved missions that have point boxes, a space one and a planet one, wins only with 40 points more',
      (g, _source, seat) => (hasBoth(g, seat) ? 0 : 40),
    ),
    mayNotBeNullified(),
  ],
});
