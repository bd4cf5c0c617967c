import { chooseSpot, locationSpot, put, spotLocation, toPile, Zone } from '@spaceline/engine';
import { interrupt, playsOn, type Reading, script, target, which, whoIs, yourShips } from '@spaceline/engine/language';
import { crewOf, stopWithCrew } from '../../crews.ts';

/** Her player's Kes aboard, or -1. */
const kesAboard = ({ g, you }: Reading, ship: number): number =>
  crewOf(g, ship, you).find((id) => g.def(id).personas.includes('Kes')) ?? -1;

/** The other locations of the quadrant, as spots. */
const elsewhere = ({ g }: Reading, ship: number): number[] => {
  const here = g.card(ship).host;
  return g.state.lines[g.location(here).quadrant].filter((l) => l !== here).map(locationSpot);
};

const atLocation = whoIs('at a spaceline location', (g, id) => {
  const { zone } = g.card(id);
  return zone === Zone.Space || zone === Zone.Planet;
});

export const theGift = interrupt('The Gift', {
  plays: [
    playsOn(which(yourShips, atLocation), {
      timing: 'any',
      effect: script(
        'place Kes, who is aboard, out of play; relocate the ship to another spaceline location of the same quadrant; the ship is stopped',
        function* (ctx) {
          const { g } = ctx;
          const ship = ctx.target;
          const kes = kesAboard(ctx, ship);
          if (kes < 0) return;
          toPile(g, kes, Zone.OutOfPlay);
          const spot = yield* chooseSpot(ctx.you, elsewhere(ctx, ship), {
            id: 'relocate',
            text: '{card}: relocate the ship where?',
            card: ctx.source,
          });
          put(g, ship, Zone.Space, spotLocation(spot));
          yield* stopWithCrew(target).run(ctx);
        },
        { could: (ctx) => kesAboard(ctx, ctx.target) >= 0 && elsewhere(ctx, ctx.target).length > 0, hint: -1 },
      ),
      stays: false,
    }),
  ],
});
