import { boardersAt, type Game, isInfiltrating, personnelAt } from '@spaceline/engine';
import { disables, event, playsOnTable, reach } from '@spaceline/engine/language';

const ENOUGH = 3;

/** BOG-97: Intruder Alert! atop it extends it to intruders of every kind. */
function tooFew(g: Game, source: number, id: number): boolean {
  const boards = g.def(id).rules?.boards === true;
  const everyone = g.tableau.on[source].some((x) => g.def(x).title === 'Intruder Alert!');
  // DOM-26: an infiltrator is no intruder to the other player
  if (!boards && !(everyone && g.def(id).personnel && !isInfiltrating(g, id))) return false;
  const ship = g.card(id).host;
  const { controller } = g.card(source);
  if (ship < 0 || !g.tableau.aboard[ship]?.includes(id) || !g.def(ship).ship) return false;
  if (g.card(ship).controller !== controller || g.card(id).controller === controller) return false;
  const people = everyone ? personnelAt(g, ship, g.card(id).controller).filter((x) => !isInfiltrating(g, x)) : [];
  return boardersAt(g, ship).length + people.length < ENOUGH;
}

export const intruderForceField = event('Intruder Force Field', {
  plays: [playsOnTable()],
  modifiers: [disables(reach('fewer than three Rogue Borg aboard a ship of yours', tooFew))],
  text: 'Plays on table. Fewer than three Rogue Borg aboard a ship of yours are disabled, and reverses Telepathic Alien Kidnappers affecting you.',
  missing: 'the reversal of Telepathic Alien Kidnappers',
});
