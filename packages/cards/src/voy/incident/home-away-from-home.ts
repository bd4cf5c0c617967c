import { affiliationBit, affiliations, type Game, hasIcon, hasKeyword, locationOf, QUADRANTS } from '@spaceline/engine';
import {
  incident,
  mayReport,
  onceEachTurn,
  playsOn,
  seedsOn,
  which,
  whoIs,
  yourShips,
} from '@spaceline/engine/language';

const ALPHA = QUADRANTS.indexOf('Alpha');
const BORG = affiliationBit('Borg');

const staffed = whoIs('with one or more staffing icons', (g, ship) => (g.def(ship).facts.staffing ?? []).length > 0);
const home = which(yourShips, staffed);

/** A [DQ] ship whose lore speaks of the Alpha Quadrant. */
const farFromHome = (g: Game, ship: number): boolean => hasKeyword(g, ship, 'Alpha Quadrant-related [DQ] ship');
const quadrantOf = (g: Game, ship: number): number => {
  const l = locationOf(g, ship);
  return l < 0 ? -1 : g.location(l).quadrant;
};
const matching = (g: Game, id: number, ship: number): boolean =>
  g.def(id).personnel && (affiliations(g, id) & affiliations(g, ship)) !== 0;

/** May it report aboard a stranded ship? */
function toStranded(g: Game, source: number, id: number): boolean {
  const ship = g.card(source).host;
  if (ship < 0 || !farFromHome(g, ship) || quadrantOf(g, ship) === ALPHA) return false;
  return g.def(id).equipment || (matching(g, id, ship) && hasIcon(g, id, 'DQ'));
}

/** … or aboard any other ship that is away from its native quadrant? */
function toVisitor(g: Game, source: number, id: number): boolean {
  const ship = g.card(source).host;
  if (ship < 0 || farFromHome(g, ship) || (affiliations(g, ship) & BORG) !== 0) return false;
  if (quadrantOf(g, ship) === g.def(ship).native) return false;
  return g.def(id).equipment || (matching(g, id, ship) && g.def(id).native === g.def(ship).native);
}

const aboard = (g: Game, source: number): number[] => [g.card(source).host];

export const homeAwayFromHome = incident('Home Away From Home', {
  seeds: [seedsOn(home)],
  plays: [playsOn(home)],
  modifiers: [
    mayReport(
      'if it is a [DQ] ship with “Alpha Quadrant” in its lore: while it is not in the Alpha Quadrant, once each turn a matching [DQ] personnel with a [Stf] icon may report aboard for free',
      (g, source, id) => g.def(id).personnel && hasIcon(g, id, 'Stf') && toStranded(g, source, id),
      aboard,
      { free: true, limit: onceEachTurn },
    ),
    mayReport('your other matching [DQ] personnel and your equipment may report aboard', toStranded, aboard),
    mayReport(
      'if it is any other ship but a Borg one: while it is not in its native quadrant, your equipment and your personnel of its affiliation and native quadrant may report aboard',
      toVisitor,
      aboard,
    ),
  ],
});
