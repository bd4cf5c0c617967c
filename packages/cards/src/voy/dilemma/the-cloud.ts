import { personnelAt } from '@spaceline/engine';
import {
  allOf,
  damageShip,
  dilemma,
  inOrder,
  select,
  skilled,
  stopForLong,
  theShip,
  unless,
} from '@spaceline/engine/language';

/** A ship and its crew are stopped together. */
const shipAndCrew = select('the ship and its crew', 'the ship and its crew', (ctx) =>
  theShip.ids(ctx).flatMap((ship) => [ship, ...personnelAt(ctx.g, ship, ctx.you)]),
);

export const theCloud = dilemma('The Cloud', {
  encounter: unless(
    allOf(skilled('MEDICAL', 2), skilled('ENGINEER', 2), skilled('Astrophysics', 2)),
    inOrder(damageShip(theShip), stopForLong(shipAndCrew)),
    'discard',
  ),
});
