/** Texts that give a mission another affiliation icon: who may attempt it (R-8.2). */
import { type Affiliation, affiliationBit, affiliations, type Game, locationOf, locationSpot } from '@spaceline/engine';
import { type GrantModifier, grant, list, type Place, readingOf } from '@spaceline/engine/language';

/** These missions have these icons too, for everybody who attempts them. */
export const addsIcons = (
  words: string,
  missions: (g: Game, source: number, mission: number) => boolean,
  icons: readonly Affiliation[],
): GrantModifier => {
  const bits = icons.reduce((sum, a) => sum | affiliationBit(a), 0);
  return grant(
    'attempt',
    words,
    (g, source, id, mission) => (affiliations(g, id) & bits) !== 0 && missions(g, source, mission),
  );
};

/** The same, for missions that can be said. */
export const alsoHave = (at: Place, ...icons: readonly Affiliation[]): GrantModifier =>
  addsIcons(
    `${at.many} ${at.many === at.one ? 'has' : 'have'} ${list(
      icons.map((i) => `[${i}]`),
      'and',
    )} as well`,
    (g, source, mission) => at.has(readingOf(g, source), locationSpot(locationOf(g, mission))),
    icons,
  );
