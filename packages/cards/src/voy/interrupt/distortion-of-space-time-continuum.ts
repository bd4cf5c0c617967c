import { locationOf, restoreRange, stopped, unstop, Zone } from '@spaceline/engine';
import { anyShip, interrupt, playsOn, type Reading, script } from '@spaceline/engine/language';

/** The ship, everybody aboard it, and its side's Away Teams below it. */
function reached({ g, target: ship }: Reading): number[] {
  const location = locationOf(g, ship);
  const seat = g.card(ship).controller;
  return g.state.cards
    .filter((c) => {
      const aboard = c.zone === Zone.Aboard && c.host === ship;
      const awayTeam = c.zone === Zone.Planet && c.host === location && c.controller === seat;
      return c.id === ship || aboard || awayTeam;
    })
    .map((c) => c.id);
}

export const distortionOfSpaceTimeContinuum = interrupt('Distortion of Space/Time Continuum', {
  plays: [
    playsOn(anyShip, {
      timing: 'any',
      effect: script(
        'unstops the ship, its crew and its Away Teams, and restores the RANGE it has used this turn',
        function* (ctx) {
          unstop(ctx.g, reached(ctx), ctx.source);
          restoreRange(ctx.g, ctx.target);
        },
        // not where it would change nothing
        {
          could: (ctx) => ctx.g.card(ctx.target).rangeUsed > 0 || reached(ctx).some((id) => stopped(ctx.g, id)),
          hint: 3,
        },
      ),
      stays: false,
    }),
  ],
});
