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

interface TurnProcess {
  kind: 'turn';
}

export interface AttemptProcess {
  kind: 'attempt';
  seat: Seat;
  location: number;
  /** where the team is: a ship, or the planet (see spots) */
  spot: number;
  /** at a mission with both icons, where the other half of the team is, and whether it faces the card met now */
  half?: { spot: number; faces: boolean };
  team: number[];
  /** artifacts met on the way, acquired when the mission is solved */
  artifacts: number[];
  /** the requirements could have been met when the attempt began (Lack of Preparation asks) */
  prepared: boolean;
  begun: boolean;
  /** Q cards still to be experienced in a Q-Flash */
  flash: number;
}

/** One target, and everybody who fires at it (BOG-61). */
export interface Engagement {
  firing: number[];
  target: number;
}

export interface ShipBattleProcess {
  kind: 'ship-battle';
  location: number;
  /** who attacks and who is attacked; -1 is a dilemma that fights by itself */
  sides: [Seat | -1, Seat | -1];
  attack: Engagement[];
  /** return fire (BOG-18) */
  answer: Engagement[];
  /** current tactics by seat, -1 for none (BOG-63) */
  tactics: [number, number];
  /** how many Tactics each seat may draw (BOG-22), and what each of its cards' WEAPONS gain in this battle */
  draws: [number, number];
  bonus: [number, number];
  /** cards that take no damage in this battle */
  spared: number[];
  step: 'return-fire' | 'start' | 'tactics' | 'fire' | 'end';
}

export interface PersonnelBattleProcess {
  kind: 'personnel-battle';
  seat: Seat;
  spot: number;
  location: number;
  /** participants: by seat, or two teams of one player who fight each other (DOM-12) */
  sides: [number[], number[]];
  /** those who must stun or wound whenever they can (DOM-13) */
  frenzied: number[];
  /** combat piles by seat, the top first */
  piles: [number[], number[]];
  stunned: number[];
  wounded: number[];
  step: 'start' | 'combat' | 'outcome' | 'end';
}

interface OverProcess {
  kind: 'over';
}

export type Process =
  | SeedingProcess
  | TurnProcess
  | AttemptProcess
  | ShipBattleProcess
  | PersonnelBattleProcess
  | OverProcess;

const copyEngagement = (e: Engagement): Engagement => ({ firing: e.firing.slice(), target: e.target });

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
        ...(p.half && { half: { spot: p.half.spot, faces: p.half.faces } }),
        team: p.team.slice(),
        artifacts: p.artifacts.slice(),
        prepared: p.prepared,
        begun: p.begun,
        flash: p.flash,
      };
    case 'ship-battle':
      return {
        kind: 'ship-battle',
        location: p.location,
        sides: [p.sides[0], p.sides[1]],
        attack: p.attack.map(copyEngagement),
        answer: p.answer.map(copyEngagement),
        tactics: [p.tactics[0], p.tactics[1]],
        draws: [p.draws[0], p.draws[1]],
        bonus: [p.bonus[0], p.bonus[1]],
        spared: p.spared.slice(),
        step: p.step,
      };
    case 'personnel-battle':
      return {
        kind: 'personnel-battle',
        seat: p.seat,
        spot: p.spot,
        location: p.location,
        sides: [p.sides[0].slice(), p.sides[1].slice()],
        frenzied: p.frenzied.slice(),
        piles: [p.piles[0].slice(), p.piles[1].slice()],
        stunned: p.stunned.slice(),
        wounded: p.wounded.slice(),
        step: p.step,
      };
    default:
      return { kind: p.kind };
  }
}
