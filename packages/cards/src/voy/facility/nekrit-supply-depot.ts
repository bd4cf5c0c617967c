import { adjacent, affiliationBit, affiliations, type Game, hasIcon } from '@spaceline/engine';
import { facility, locations, playsOn, type Reading, seedsOn } from '@spaceline/engine/language';
import { hasBuilder, hasFacility } from '../../outposts.ts';

const NON_ALIGNED = affiliationBit('Non-Aligned');
const AT = 'any mission in, or adjacent to, the Nekrit Expanse Region';

const inRegion = (g: Game, location: number): boolean =>
  g.location(location).missions.some((m) => g.def(m).facts.region === 'Nekrit Expanse Region');

function site({ g }: Reading, location: number): boolean {
  if (g.location(location).missions.length === 0) return false;
  return inRegion(g, location) || g.state.locations.some((l) => inRegion(g, l.id) && adjacent(g, l.id, location));
}

const isBuilder = (g: Game, id: number): boolean => (affiliations(g, id) & NON_ALIGNED) !== 0 && hasIcon(g, id, 'DQ');

export const nekritSupplyDepot = facility('Nekrit Supply Depot', {
  seeds: [seedsOn(locations(AT, site))],
  plays: [
    playsOn(
      locations(`${AT}, where you have a Non-Aligned [DQ] ENGINEER`, (ctx, l) => {
        const { g, you } = ctx;
        return site(ctx, l) && !hasFacility(g, l, you) && hasBuilder(g, l, you, (id) => isBuilder(g, id));
      }),
      { name: 'build' },
    ),
  ],
  text: `Seed one at ${AT} OR build it at such a mission where you have a Non-Aligned [DQ] ENGINEER.`,
});
