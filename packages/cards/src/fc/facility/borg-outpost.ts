import {
  affiliations,
  BORG,
  type Game,
  isPlanetLocation,
  isSpaceLocation,
  QUADRANTS,
  type Seat,
} from '@spaceline/engine';
import { facility, locations, playsOn, seedsOn } from '@spaceline/engine/language';
import { hasBuilder, hasFacility } from '../../outposts.ts';

const DELTA = QUADRANTS.indexOf('Delta');

const hasNoIcons = (g: Game, location: number): boolean => {
  const { missions } = g.location(location);
  return missions.length > 0 && missions.every((m) => (g.def(m).facts.missionAffiliations ?? []).length === 0);
};

const isAssimilatedBy = (g: Game, location: number, seat: Seat): boolean =>
  isPlanetLocation(g, location) &&
  g.tableau.onLocation[location].some(
    (id) => g.def(id).title === 'Assimilate Planet' && g.card(id).controller === seat,
  );

/** VOY-31 to VOY-34: the rules of 2001, not the later text that also builds at space missions (docs/decisions/rules.md) */
export const borgOutpost = facility('Borg Outpost', {
  seeds: [
    seedsOn(
      locations(
        'a space mission of the Delta Quadrant without affiliation icons',
        ({ g }, l) => g.location(l).quadrant === DELTA && isSpaceLocation(g, l) && hasNoIcons(g, l),
      ),
    ),
  ],
  plays: [
    playsOn(
      locations(
        'a planet mission you have assimilated where you have a Borg ENGINEER',
        ({ g, you }, l) =>
          isAssimilatedBy(g, l, you) &&
          !hasFacility(g, l, you) &&
          hasBuilder(g, l, you, (id) => (affiliations(g, id) & BORG) !== 0),
      ),
      { name: 'build' },
    ),
  ],
  text: 'Seed one at a space mission of the Delta Quadrant without affiliation icons OR build it at a planet mission you have assimilated where you have a Borg ENGINEER.',
});
