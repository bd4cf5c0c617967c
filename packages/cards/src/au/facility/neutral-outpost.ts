import { isSpaceLocation } from '@spaceline/engine';
import { facility, locations, playsOn, seedsOn } from '@spaceline/engine/language';
import { hasBuilder, hasFacility } from '../../outposts.ts';

/** CR-150 */
export const neutralOutpost = facility('Neutral Outpost', {
  seeds: [
    seedsOn(
      locations('any [S] mission', (ctx, l) => isSpaceLocation(ctx.g, l) && ctx.g.location(l).missions.length > 0),
    ),
  ],
  plays: [
    playsOn(
      locations(
        'any [S] mission where you have any ENGINEER',
        (ctx, l) =>
          isSpaceLocation(ctx.g, l) &&
          ctx.g.location(l).missions.length > 0 &&
          !hasFacility(ctx.g, l, ctx.you) &&
          hasBuilder(ctx.g, l, ctx.you, () => true),
      ),
      { name: 'build' },
    ),
  ],
  noRepairs: true,
  text: 'Seed one at any space mission OR build it at any space mission where you have an ENGINEER. Does not repair ships.',
});
