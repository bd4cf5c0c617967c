/** Facilities that are seeded at a mission, or built where an ENGINEER is (CR-149, CR-150). */
import {
  type Affiliation,
  controls,
  disabled,
  type Game,
  hasFacilityAt,
  hiddenIn,
  isInfiltrating,
  isPlanetLocation,
  locationOf,
  personnelAt,
  planetSpot,
  type SeedPhase,
  skillLevel,
  skillNumber,
  spotLocation,
  underHouseArrest,
} from '@spaceline/engine';
import {
  type Condition,
  type Filter,
  kin,
  missions,
  type PlayMode,
  playsOn,
  type Reading,
  type SeedMode,
  type Selector,
  seedsOn,
  select,
} from '@spaceline/engine/language';
import { iconsAt, missionsWith } from './worlds.ts';

const ENGINEER = skillNumber('ENGINEER');

/** Does the mission show one of these icons, on the end that faces either player (R-3.17)? */
export const hasMissionIcon = (g: Game, location: number, icons: readonly Affiliation[]): boolean =>
  iconsAt(g, location).some((a) => icons.includes(a));

/** Stopped or not, they can use their skills outside of attempts (R-8.22). */
const isAwake = (g: Game, id: number): boolean =>
  !disabled(g, id) && !underHouseArrest(g, id) && !isInfiltrating(g, id) && hiddenIn(g, id) < 0;

/**
 * An ENGINEER of this kind at the location: on the planet, or aboard something of yours there (R-5.12); whoever is aboard a cloaked ship
 * is not there (CR-76).
 */
function hasBuilder(r: Reading, location: number, who: Filter | null): boolean {
  const { g, you } = r;
  const spots = isPlanetLocation(g, location) ? [planetSpot(location)] : [];
  for (const id of g.tableau.inPlay) {
    const d = g.def(id);
    if ((d.ship || d.facility) && controls(g, you, id) && locationOf(g, id) === location && hiddenIn(g, id) < 0)
      spots.push(id);
  }
  return spots.some((s) =>
    personnelAt(g, s, you).some(
      (id) => isAwake(g, id) && skillLevel(g, id, ENGINEER) > 0 && who?.test(r, id) !== false,
    ),
  );
}

/** "If your … ENGINEER is here." */
export const builderHere = (who: Filter): Condition => ({
  met: (r) => hasBuilder(r, locationOf(r.g, r.source), who),
  text: `you have ${who.pre} ENGINEER here`,
  hint: 0.5,
});

/** Those of these missions where the player has no facility yet (R-3.18). */
export const unbuilt = (at: Selector): Selector =>
  select(at.one, at.many, (r) => at.ids(r).filter((s) => !hasFacilityAt(r.g, r.you, spotLocation(s), r.source)));

/** "Seeds at …", and "Seed one at …" */
export const seedsAt = (at: Selector, phase: SeedPhase = 'facility-phase'): SeedMode => ({
  ...seedsOn(at, [phase]),
  text: `seeds at ${at.one}${phase === 'facility-phase' ? '' : ` in the ${phase.replace('-', ' ')}`}`,
});
export const playsAt = (at: Selector): PlayMode => playsOn(unbuilt(at), { mark: 'at', text: `plays at ${at.one}` });
export const seedOneAt = (at: Selector): SeedMode => ({ ...seedsOn(at), one: true, text: `seed one at ${at.one}` });

/** "Build at … where you have an ENGINEER" of this kind, if of any; without a place, wherever the ENGINEER is. */
export const builtBy = (who: Filter | null, at: Selector = missions): PlayMode => {
  const engineer = `${who?.pre ?? ''} ENGINEER ${who?.post ?? ''}`.trim();
  const where = `where you have ${/^[AEIOU[]/.test(engineer) ? 'an' : 'a'} ${engineer}`;
  const free = unbuilt(at);
  const site = select(`${at.one} ${where}`, at.many, (r) =>
    free.ids(r).filter((s) => hasBuilder(r, spotLocation(s), who)),
  );
  return playsOn(site, { mark: 'build', text: `build it ${at === missions ? '' : `at ${at.one} `}${where}` });
};

/** CR-149: seeded at a mission with a fitting icon, built wherever the ENGINEER is. */
export const outpost = (who: Filter, ...icons: readonly Affiliation[]): { seeds: SeedMode[]; plays: PlayMode[] } => ({
  seeds: [seedOneAt(missionsWith(...icons))],
  plays: [builtBy(who)],
});

/** CR-149: the ENGINEER is of the affiliation or of the species. */
export const outpostOf = (name: Affiliation): { seeds: SeedMode[]; plays: PlayMode[] } => outpost(kin(name), name);
