import { boardersAt, type Game, personnelAt } from '@spaceline/engine';
import { disables, event, playsOnTable } from '@spaceline/engine/language';

const ENOUGH = 3;

/** BOG-97: Intruder Alert! atop it extends it to intruders of every kind. */
function tooFew(g: Game, source: number, id: number): boolean {
  const boards = g.def(id).rules?.boards === true;
  const everyone = g.tableau.on[source].some((x) => g.def(x).title === 'Intruder Alert!');
  if (!boards && !(everyone && g.def(id).personnel)) return false;
  const ship = g.card(id).host;
  const { controller } = g.card(source);
  if (ship < 0 || !g.tableau.aboard[ship]?.includes(id) || !g.def(ship).ship) return false;
  if (g.card(ship).controller !== controller || g.card(id).controller === controller) return false;
  const intruders = boardersAt(g, ship).length + (everyone ? personnelAt(g, ship, g.card(id).controller).length : 0);
  return intruders < ENOUGH;
}

export const intruderForceField = event('Intruder Force Field', {
  plays: [playsOnTable()],
  modifiers: [disables({ applies: tooFew, text: 'fewer than three Rogue Borg aboard a ship of yours' })],
  text: 'Plays on table. Fewer than three Rogue Borg aboard a ship of yours are disabled, and reverses Telepathic Alien Kidnappers affecting you.',
  missing: 'the reversal of Telepathic Alien Kidnappers',
});
