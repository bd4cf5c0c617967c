import {
  disabled,
  hasKeyword,
  isPlanetLocation,
  locationOf,
  personnelAt,
  planetSpot,
  skillLevel,
  skillNumber,
  whyNotStaffed,
} from '@spaceline/engine';
import { forbid, grant, locations, objective, playsOn, type Reading, when } from '@spaceline/engine/language';

const SECURITY = skillNumber('SECURITY');

/** the disabled guard nothing. */
const guards = ({ g, source, you }: Reading): number =>
  personnelAt(g, planetSpot(locationOf(g, source)), you).filter(
    (id) => !disabled(g, id) && (hasKeyword(g, id, "Jem'Hadar") || skillLevel(g, id, SECURITY) > 0),
  ).length;

const patrol = ({ g, source, you }: Reading): number =>
  g.tableau.space[locationOf(g, source)].filter(
    (id) => g.def(id).ship && g.card(id).controller === you && whyNotStaffed(g, id) === null,
  ).length;

export const postGarrison = objective('Post Garrison', {
  plays: [playsOn(locations('any mission', ({ g }, l) => g.location(l).missions.length > 0))],
  modifiers: [
    forbid(
      'attempt',
      'your opponent may not attempt, scout or target that mission with a [BO] objective',
      { rule: 'R-8.1', text: 'Post Garrison: the mission is guarded' },
      (g, source, location, seat) => g.card(source).host === location && g.card(source).controller !== seat,
    ),
    grant(
      'attack',
      'your opponent may battle your cards there whatever the affiliations',
      (g, source, attacker, target) =>
        g.card(attacker).controller !== g.card(source).controller &&
        g.card(target).controller === g.card(source).controller &&
        locationOf(g, target) === locationOf(g, source),
    ),
  ],
  nullified: when('the garrison is too small', (ctx) => {
    const l = locationOf(ctx.g, ctx.source);
    if (l < 0) return false;
    return isPlanetLocation(ctx.g, l) ? guards(ctx) < 3 : patrol(ctx) < 2;
  }),
  text: "Plays on any mission. Your opponent may not attempt it, scout it or complete a [BO] objective there, but may battle your cards at that location whatever the affiliations. Nullified if you have fewer than three Jem'Hadar or SECURITY personnel on the planet or, where there is no planet, fewer than two staffed ships there.",
});
