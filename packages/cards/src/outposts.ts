/** The text that most outposts share: seed one at a mission with a fitting icon, or build it where an ENGINEER is (CR-149). */
import {
  type Affiliation,
  ablePersonnelAt,
  affiliationBit,
  affiliations,
  type Game,
  hasKeyword,
  isPlanetLocation,
  locationOf,
  missionFor,
  planetSpot,
  type Seat,
  skillLevel,
  skillNumber,
} from '@spaceline/engine';
import { locations, playsOn, type Reading, seedsOn } from '@spaceline/engine/language';

const ENGINEER = skillNumber('ENGINEER');

/** Does the mission show one of these icons, on the end that faces either player (R-3.17)? */
export function hasMissionIcon(g: Game, location: number, icons: readonly Affiliation[]): boolean {
  return g
    .location(location)
    .missions.some((m) => (g.def(m).facts.missionAffiliations ?? []).some((a) => icons.includes(a)));
}

/** R-3.18: nobody builds where he has a facility. */
export function hasFacility(g: Game, location: number, seat: Seat): boolean {
  return [...g.tableau.space[location], ...g.tableau.planet[location]].some(
    (id) => g.def(id).facility && g.card(id).controller === seat,
  );
}

/** An able ENGINEER of the affiliation at the location: on the planet, or aboard something of yours there (R-5.12). */
export function hasBuilder(g: Game, location: number, seat: Seat, test: (id: number) => boolean): boolean {
  const spots = isPlanetLocation(g, location) ? [planetSpot(location)] : [];
  for (const c of g.state.cards) {
    const d = g.defs[c.def];
    if ((d.ship || d.facility) && c.controller === seat && locationOf(g, c.id) === location) spots.push(c.id);
  }
  return spots.some((s) => ablePersonnelAt(g, s, seat).some((id) => skillLevel(g, id, ENGINEER) > 0 && test(id)));
}

/** Where an outpost of this kind may be seeded or built, as text parts of its definition. */
export function outpost(
  icons: readonly Affiliation[],
  builder: Affiliation | { species: string },
  buildsAt: 'its missions' | 'any mission' = 'its missions',
) {
  const of = typeof builder === 'string' ? builder : builder.species;
  const builds = (g: Game, id: number) =>
    typeof builder === 'string'
      ? (affiliations(g, id) & affiliationBit(builder)) !== 0
      : hasKeyword(g, id, builder.species);
  const at = `a mission with ${icons.map((i) => `[${i}]`).join(' or ')}`;
  const site = (ctx: Reading, l: number) => missionFor(ctx.g, l, ctx.you) >= 0 && hasMissionIcon(ctx.g, l, icons);
  // CR-149: seven outposts are built wherever the ENGINEER is
  const anywhere = buildsAt === 'any mission';
  const open = (ctx: Reading, l: number) => (anywhere ? ctx.g.location(l).missions.length > 0 : site(ctx, l));
  return {
    seeds: [seedsOn(locations(at, site))],
    plays: [
      playsOn(
        locations(`${anywhere ? 'any mission' : at} where you have ${article(of)} ${of} ENGINEER`, (ctx, l) => {
          const free = !hasFacility(ctx.g, l, ctx.you);
          return open(ctx, l) && free && hasBuilder(ctx.g, l, ctx.you, (id) => builds(ctx.g, id));
        }),
        { name: 'build' },
      ),
    ],
    text: `Seed one at ${at} OR build it ${anywhere ? '' : 'at such a mission '}where you have ${article(of)} ${of} ENGINEER.`,
  };
}

const article = (word: string): string => (/^[AEIOU]/.test(word) ? 'an' : 'a');
