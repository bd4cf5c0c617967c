/** The locations of the spacelines: new ones, what makes them, and what players have learnt there. */
import type { Game } from '../game.ts';
import { type Location, type Seat, Status, Zone } from '../state.ts';
import { put } from './cards.ts';
import { setStatus } from './condition.ts';
import { asTheyLie, type Writable, writable } from './writable.ts';

/** a place in another time, on a line of its own behind those of the quadrants: no ship flies there. */
export function foundTimeLocation(g: Game, id: number): void {
  const { lines } = writable(g);
  lines.push([]);
  const { id: location } = addLocation(g, lines.length - 1, 0);
  placeAsLocation(g, id, location);
  // a facility that makes its place stands on it
  if (g.def(id).facility) put(g, id, Zone.Planet, location);
}

/** A new location; `at` is how many are to the left of it. It needs a mission or another card. */
export function addLocation(g: Game, quadrant: number, at: number): Location {
  const s = writable(g);
  const l: Writable<Location> = {
    id: s.locations.length,
    quadrant,
    missions: [],
    card: -1,
    removedBy: -1,
    seeds: [],
    examined: 0,
    barred: 0,
    solvedBy: -1,
    solvers: 0,
    attackedIn: [-1, -1],
    battledIn: [-1, -1],
    scoutedIn: [-1, -1],
    shipLostIn: [-1, -1],
  };
  s.locations.push(l);
  s.lines[quadrant].splice(at, 0, l.id);
  return l;
}

/** A mission is placed; a second copy is placed on the first. */
export function placeMission(g: Game, id: number, location: number): void {
  put(g, id, Zone.Mission, location);
  writable(g).locations[location].missions.push(id);
}

/** A card that is no mission makes the location. */
export function placeAsLocation(g: Game, id: number, location: number): void {
  put(g, id, Zone.OnLocation, location);
  writable(g).locations[location].card = id;
}

/** A location goes to another place on the spacelines, beside this neighbour. */
export function moveLocation(g: Game, location: number, neighbour: number, side: 'left' | 'right'): void {
  const { lines, locations } = writable(g);
  const l = locations[location];
  const old = lines[l.quadrant];
  old.splice(old.indexOf(location), 1);
  l.quadrant = locations[neighbour].quadrant;
  const line = lines[l.quadrant];
  line.splice(line.indexOf(neighbour) + (side === 'right' ? 1 : 0), 0, location);
}

/** the card that makes a location is taken out of play by this player. */
export function noteRemoved(g: Game, card: number, seat: Seat): void {
  const made = g.state.locations.findIndex((l) => l.card === card);
  if (made >= 0) asTheyLie(g).locations[made].removedBy = seat;
}

/** an inserted location whose card is gone stands on no line any more. */
export function removeLocation(g: Game, location: number): void {
  const line = writable(g).lines[g.location(location).quadrant];
  line.splice(line.indexOf(location), 1);
}

/** CR-195: attempted means examined, for both; who has only looked at a seed card has examined it for himself (CR-194). */
export function examine(g: Game, location: number, seat?: Seat): void {
  asTheyLie(g).locations[location].examined |= seat === undefined ? 3 : 1 << seat;
}

/** whoever mis-seeded a card here may not solve the mission. */
export function barFromSolving(g: Game, location: number, seat: Seat): void {
  asTheyLie(g).locations[location].barred |= 1 << seat;
}

/** a mission is solved for both, by one of them. */
export function solveMission(g: Game, location: number, seat: Seat, solvers = 0): void {
  for (const m of g.location(location).missions) setStatus(g, m, Status.Solved, true);
  const l = asTheyLie(g).locations[location];
  l.solvedBy = seat;
  l.solvers = solvers;
}

/** a player has nothing more to scout here. */
export function noteScouted(g: Game, location: number, seat: Seat): void {
  const s = asTheyLie(g);
  s.locations[location].scoutedIn[seat] = s.turn.number;
}

/** A ship of that player was destroyed here. */
export function noteShipLost(g: Game, seat: Seat, location: number): void {
  const s = asTheyLie(g);
  s.locations[location].shipLostIn[seat] = s.turn.number;
}

/** a player fights a battle here; aboard a ship that lies on a card that is nowhere. */
export function noteBattle(g: Game, seat: Seat, location: number): void {
  if (location < 0) return;
  const s = asTheyLie(g);
  s.locations[location].battledIn[seat] = s.turn.number;
}

/** a player was attacked here. */
export function noteAttack(g: Game, victim: Seat, location: number): void {
  if (location < 0) return;
  const s = asTheyLie(g);
  s.locations[location].attackedIn[victim] = s.turn.number;
}
