import { locationOf, Status, setStatus, touch, Zone } from '@spaceline/engine';
import { anyShip, interrupt, playsOn, script } from '@spaceline/engine/language';

export const distortionOfSpaceTimeContinuum = interrupt('Distortion of Space/Time Continuum', {
  plays: [
    playsOn(anyShip, {
      timing: 'any',
      effect: script(
        'unstops the ship, its crew and its Away Teams, and restores the RANGE it has used this turn',
        function* (ctx) {
          const { g } = ctx;
          const ship = ctx.target;
          const location = locationOf(g, ship);
          const seat = g.card(ship).controller;
          for (const c of g.state.cards) {
            const aboard = c.zone === Zone.Aboard && c.host === ship;
            const awayTeam = c.zone === Zone.Planet && c.host === location && c.controller === seat;
            if (c.id === ship || aboard || awayTeam) {
              setStatus(g, c.id, Status.Stopped, false);
              setStatus(g, c.id, Status.HeldStop, false);
            }
          }
          g.card(ship).rangeUsed = 0;
          touch(g);
        },
        { hint: 3 },
      ),
      stays: false,
    }),
  ],
});
