import { affiliationBit, affiliations, type Game, isHere, isLeader, matches, Zone } from '@spaceline/engine';
import { grant, personnel, whoIs } from '@spaceline/engine/language';

const TITLE = 'Admiral Riker';
const KLINGON = affiliationBit('Klingon');

/** He stands in a facility of his affiliation. */
const isHome = (g: Game, id: number): boolean => {
  const c = g.card(id);
  return c.zone === Zone.Aboard && g.def(c.host).facility && matches(g, id, c.host);
};

/** An Enterprise, as long as its player's Admiral Riker is at home. */
const enterprise = whoIs('', (g, id) => {
  if (!g.def(id).ship || !/\bEnterprise\b/.test(g.def(id).title)) return false;
  return g.state.cards.some(
    (c) => c.controller === g.card(id).owner && g.defs[c.def].title === TITLE && isHome(g, c.id),
  );
});

/** Your leaders here, and what they man. */
const ledHere = (g: Game, source: number, id: number): boolean => {
  if (g.card(id).controller !== g.card(source).controller || !isHere(g, source, id)) return false;
  if (g.def(id).personnel) return true;
  return g.tableau.aboard[id].some((x) => g.card(x).controller === g.card(id).controller && isLeader(g, x));
};

/** DOM-77 */
export const admiralRiker = personnel(TITLE, {
  modifiers: [
    grant(
      'attack',
      'your leaders here may start battles against Klingons',
      (g, source, attacker, target) => ledHere(g, source, attacker) && (affiliations(g, target) & KLINGON) !== 0,
    ),
  ],
  downloads: [{ icon: 0, who: enterprise, text: 'any Enterprise (if he is aboard a matching facility of yours)' }],
});
