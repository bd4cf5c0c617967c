import { type Game, losePoints, SEATS, type Seat, Zone } from '@spaceline/engine';
import { dilemma, script, simply } from '@spaceline/engine/language';

/** How many more planet than space missions with a point box a player seeded; one that is both counts for neither. */
function planetsOverSpaces(g: Game, seat: Seat): number {
  let n = 0;
  for (const c of g.state.cards) {
    const f = g.def(c.id).facts;
    if (f.type !== 'Mission' || c.owner !== seat || c.zone === Zone.MissionPile) continue;
    if (f.points === undefined && f.variablePoints !== true) continue;
    if (f.where === 'planet') n++;
    else if (f.where === 'space') n--;
  }
  return n;
}

export const balancingAct = dilemma('Balancing Act', {
  encounter: simply(
    script(
      'each player who seeded at least three more planet than space missions with a point box, or the other way round, loses 50 points',
      function* (ctx) {
        for (const seat of SEATS) {
          if (Math.abs(planetsOverSpaces(ctx.g, seat)) >= 3) losePoints(ctx.g, seat, 50, ctx.source);
        }
      },
      { hint: -3 },
    ),
  ),
});
