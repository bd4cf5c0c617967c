/**
 * What the game is in the middle of. The top of `state.processes` runs one step at a time; between two steps the state is
 * quiescent, and everything a later step needs is in here as plain data.
 */
import type { Seat } from './state.ts';

export type SeedPhase = 'doorway-phase' | 'mission-phase' | 'dilemma-phase' | 'facility-phase';

export interface SeedingProcess {
  kind: 'seeding';
  phase: SeedPhase;
  seat: Seat;
  /** how many passes in a row */
  passes: number;
  /** batch seeding: who has said that all stacks are ready (WARP-24) */
  ready: [boolean, boolean];
  /** batch seeding: card ids laid out per location, [seat][location id]; the first is slid under first */
  stacks: number[][][];
}

export interface TurnProcess {
  kind: 'turn';
}

export interface AttemptProcess {
  kind: 'attempt';
  seat: Seat;
  location: number;
  /** where the team is: a ship, or the planet (see spots) */
  spot: number;
  team: number[];
  /** artifacts met on the way, acquired when the mission is solved */
  artifacts: number[];
  /** the requirements could have been met when the attempt began (Lack of Preparation asks) */
  prepared: boolean;
  begun: boolean;
}

export interface OverProcess {
  kind: 'over';
}

export type Process = SeedingProcess | TurnProcess | AttemptProcess | OverProcess;

export function copyProcess(p: Process): Process {
  switch (p.kind) {
    case 'seeding':
      return {
        kind: 'seeding',
        phase: p.phase,
        seat: p.seat,
        passes: p.passes,
        ready: [p.ready[0], p.ready[1]],
        stacks: [p.stacks[0].map((s) => s.slice()), p.stacks[1].map((s) => s.slice())],
      };
    case 'attempt':
      return {
        kind: 'attempt',
        seat: p.seat,
        location: p.location,
        spot: p.spot,
        team: p.team.slice(),
        artifacts: p.artifacts.slice(),
        prepared: p.prepared,
        begun: p.begun,
      };
    default:
      return { kind: p.kind };
  }
}
