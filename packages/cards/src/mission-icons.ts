/** Texts that give a mission another affiliation icon: who may attempt it (R-8.2). */
import { type Affiliation, affiliationBit, affiliations, locationOf, locationSpot } from '@spaceline/engine';
import { type GrantModifier, grant, list, type Place, type Reach } from '@spaceline/engine/language';

/** These missions have these icons too, for everybody who attempts them. */
export const addsIcons = (words: string, missions: Reach['has'], icons: readonly Affiliation[]): GrantModifier => {
  const bits = icons.reduce((sum, a) => sum | affiliationBit(a), 0);
  return grant('attempt', words, (r, mission, id) => (affiliations(r.g, id) & bits) !== 0 && missions(r, mission));
};

/** The same, for missions that can be said. */
export const alsoHave = (at: Place, ...icons: readonly Affiliation[]): GrantModifier =>
  addsIcons(
    `${at.many} ${at.many === at.one ? 'has' : 'have'} ${list(
      icons.map((i) => `[${i}]`),
      'and',
    )} as well`,
    (r, mission) => at.has(r, locationSpot(locationOf(r.g, mission))),
    icons,
  );
