/** A dilemma that a text has somebody face where they are, without attempting the mission. */
import { beginProcess } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { locationSpot } from '../core/spot.ts';
import { type Seat, Status } from '../core/state.ts';
import { controls } from '../core/vessel.ts';
import { ablePersonnelAt } from '../spaceline/places.ts';
import { isFaced } from './halves.ts';

const HIDDEN = Status.Cloaked | Status.Phased;

/** A player's ships there with somebody aboard who can take part; whoever is cloaked or phased meets nothing (CR-71, CR-81). */
export const crewsThere = (g: Game, seat: Seat, location: number): number[] =>
  g.tableau.space[location].filter(
    (id) =>
      g.def(id).ship &&
      controls(g, seat, id) &&
      (g.card(id).status & HIDDEN) === 0 &&
      ablePersonnelAt(g, id, seat).length > 0,
  );

/** The seed card that is met next as a dilemma, or undefined; artifacts stay where they are. */
export const nextDilemma = (g: Game, location: number): number | undefined =>
  g.location(location).seeds.find((id) => isFaced(g, id));

/** One of the player's crews there will face it before anything else goes on; nothing, if nobody or nothing is there. */
export function faceNextDilemma(g: Game, seat: Seat, location: number): void {
  if (nextDilemma(g, location) === undefined || crewsThere(g, seat, location).length === 0) return;
  beginProcess(g, {
    kind: 'attempt',
    seat,
    location,
    spot: locationSpot(location),
    facing: true,
    team: [],
    artifacts: [],
    begun: false,
    qCards: 0,
  });
}
