/** Ships and those aboard: commanders, shuttlecraft, and stopping a ship with its crew. */
import {
  disabled,
  type Game,
  hasKeyword,
  isInfiltrating,
  personnelAt,
  type Seat,
  type Spot,
  underHouseArrest,
} from '@spaceline/engine';
import { all, type Effect, type Filter, type Selector, select, stop, whoIs } from '@spaceline/engine/language';

/** the lore of either card may say so; the facts have it on both. */
export function isMatchingCommander(g: Game, id: number, ship: number): boolean {
  const person = g.def(id);
  const vessel = g.def(ship);
  if (!person.personnel || !vessel.ship) return false;
  return (
    vessel.facts.matching?.includes(person.title) === true || person.facts.matching?.includes(vessel.title) === true
  );
}

/** Ships that have their matching commander, not disabled, aboard. */
export const withCommander: Filter = whoIs('that carries its matching commander', ({ g }, ship) =>
  g.tableau.aboard[ship].some(
    (id) => isMatchingCommander(g, id, ship) && g.card(id).controller === g.card(ship).controller && !disabled(g, id),
  ),
);

/** A Borg cube of any kind; the class says so. */
export const isBorgCube = (g: Game, id: number): boolean =>
  g.def(id).ship && /\bCube$/.test(g.def(id).facts.class ?? '');

export const isShuttlecraft = (g: Game, id: number): boolean => g.def(id).ship && hasKeyword(g, id, 'Shuttlecraft');

/** a player's people there who can use their skills outside attempts, stopped or not; DOM-32: but no infiltrator. */
export const awakeAt = (g: Game, spot: Spot, seat: Seat): number[] =>
  personnelAt(g, spot, seat).filter((id) => !disabled(g, id) && !underHouseArrest(g, id) && !isInfiltrating(g, id));

/** they are stopped together. */
export const withCrew = (ship: Selector): Selector =>
  select(`${ship.one} and its crew`, `${ship.many} and their crews`, (r) =>
    ship.ids(r).flatMap((id) => [id, ...personnelAt(r.g, id, r.g.card(id).controller)]),
  );

/** a ship is stopped together with its crew, which need not be said. */
export const stopWithCrew = (ship: Selector): Effect => ({
  ...stop(all(withCrew(ship))),
  text: `stops ${ship.one}`,
});
