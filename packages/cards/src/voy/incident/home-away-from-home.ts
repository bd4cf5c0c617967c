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

const staffed = whoIs('that has staffing icons', (g, ship) => (g.def(ship).facts.staffing ?? []).length > 0);
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
      'one with a [Stf] icon once each turn for free',
      (g, source, id) => g.def(id).personnel && hasIcon(g, id, 'Stf') && toStranded(g, source, id),
      aboard,
      { free: true, limit: onceEachTurn },
    ),
    mayReport('personnel and equipment report aboard far from home', toStranded, aboard),
    mayReport('personnel and equipment report aboard away from the native quadrant', toVisitor, aboard),
  ],
  text: 'Seeds or plays on a ship of yours that has staffing icons. A [DQ] ship whose lore speaks of the Alpha Quadrant takes aboard, anywhere outside that quadrant, your equipment and your [DQ] personnel of its affiliation as they report; one of them with a [Stf] icon does so for free each turn. Any other ship, Borg excepted, does this outside its native quadrant for your equipment and your personnel of its affiliation and quadrant.',
});
