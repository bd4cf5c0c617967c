/** Filters that say where cards are, with whom, and what is on them. */

import { ablePersonnelAt, planetSpot, Zone } from '@spaceline/engine';
import { type Filter, infiltrating, list, onAPlanet, spoke, whoIs } from '@spaceline/engine/language';

/** The same of a planet that was named already. */
export const onThePlanet: Filter = { ...onAPlanet, post: 'on the planet' };

/** Landed, or built, on the planet where this card is with an Away Team of its player's. */
export const besideAwayTeam: Filter = whoIs(
  'landed or on the surface of the same planet as this Away Team',
  (r, id) => {
    const { g, source, you } = r;
    const { zone, host } = g.card(source);
    if (zone !== Zone.Planet || ablePersonnelAt(g, planetSpot(host), you).length === 0) return false;
    return g.card(id).zone === Zone.Planet && g.card(id).host === host;
  },
);

/** Said of somebody already named: "that personnel (if infiltrating)". */
export const ifInfiltrating: Filter = { ...infiltrating, pre: '', post: '(if infiltrating)' };

/** CR-10, R-1.18: any version of that person, or of one of those. */
export const persona = (...names: readonly string[]): Filter => ({
  test: ({ g }, id) => names.some((n) => g.def(id).personas.includes(n)),
  pre: list(spoke('persona', ...names), 'or'),
  post: '',
  named: true,
});
