/** Filters that say where cards are, with whom, and what is on them. */

import { ablePersonnelAt, planetSpot, present, Status, vesselOf, Zone } from '@spaceline/engine';
import { type Filter, infiltrating, list, onAPlanet, spoke, whoIs } from '@spaceline/engine/language';

/** The same of a planet that was named already. */
export const onThePlanet: Filter = { ...onAPlanet, post: 'on the planet' };

/** On the surface, or in a facility that stands there: whatever is not present on the surface is on the planet all the same. */
export const onThePlanetOrInside: Filter = whoIs('on the planet, inside facilities as well', (r, id) => {
  const { zone, host } = r.g.card(id);
  if (zone !== Zone.Aboard) return onAPlanet.test(r, id);
  const vessel = vesselOf(r.g, host);
  return r.g.def(vessel).facility && onAPlanet.test(r, vessel);
});

/** CR-88: a phased card is as if it were not there. */
export const notPhased: Filter = whoIs('', ({ g }, id) => (g.card(id).status & Status.Phased) === 0);

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

/** Nobody else is there, of either player; of two people on a card neither is alone. */
export const alone: Filter = whoIs(
  'alone',
  ({ g }, id) =>
    g.def(id).people === 1 &&
    g.state.cards.every((c) => c.id === id || !g.defs[c.def].personnel || !present(g, c.id, id)),
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
