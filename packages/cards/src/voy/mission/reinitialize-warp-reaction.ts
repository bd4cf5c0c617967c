import { isCardSpot, useRange } from '@spaceline/engine';
import { mission, script } from '@spaceline/engine/language';

export const reinitializeWarpReaction = mission('Reinitialize Warp Reaction', {
  solved: script(
    'the RANGE that the solving ship has used this turn is restored',
    function* (ctx) {
      const ship = ctx.attempt!.spot;
      if (isCardSpot(ship)) useRange(ctx.g, ship, -ctx.g.card(ship).rangeUsed);
    },
    { hint: 1 },
  ),
});
