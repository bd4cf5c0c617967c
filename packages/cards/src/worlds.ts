/** Planets by the names that other cards call them; the mission that shows each of them. */
import { type Game, planetSpot, type Spot } from '@spaceline/engine';

const WORLDS: Readonly<Record<string, readonly string[]>> = {
  Earth: ['Espionage Mission'],
  Romulus: ['Cloaked Mission'],
  "Qo'noS": ['Expose Covert Supply'],
  "Founders' homeworld": ['Intelligence Operation'],
};

export const isWorld = (g: Game, location: number, name: string): boolean =>
  g.location(location).missions.some((m) => WORLDS[name].includes(g.def(m).title));

/** The planets of that name on the table. */
export const worldSpots = (g: Game, name: string): Spot[] =>
  g.state.locations.filter((l) => isWorld(g, l.id, name)).map((l) => planetSpot(l.id));
