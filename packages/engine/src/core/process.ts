/**
 * What the game is in the middle of. The top of `state.processes` runs one step at a time; between two steps the state is
 * quiescent, and everything a later step needs is in here as plain data.
 */
import type { Writable } from './door/writable.ts';
import type { Seat } from './state.ts';

export type SeedPhase = 'doorway-phase' | 'mission-phase' | 'dilemma-phase' | 'facility-phase';

export interface SeedingProcess {
  readonly kind: 'seeding';
  readonly phase: SeedPhase;
  readonly seat: Seat;
  /** how many passes in a row */
  readonly passes: number;
  /** batch seeding: who has said that all stacks are ready (WARP-24) */
  readonly ready: readonly [boolean, boolean];
  /** batch seeding: card ids laid out per location, [seat][location id]; the first is slid under first */
  readonly stacks: readonly (readonly (readonly number[])[])[];
}

interface TurnProcess {
  readonly kind: 'turn';
}

export interface AttemptProcess {
  readonly kind: 'attempt';
  readonly seat: Seat;
  readonly location: number;
  /** where the team is: a ship, or the planet (see spots) */
  readonly spot: number;
  /** at a mission with both icons, where the other half of the team is, and whether it faces the card met now */
  readonly half?: { readonly spot: number; readonly faces: boolean };
  /** the Borg scout the place, as what their objective names (R-11.25, CR-166) */
  readonly scouting?: 'space' | 'planet';
  /** what is attempted is not the mission but to clear this station, so that it can be commandeered (DOM-68) */
  readonly station?: number;
  /** nothing is attempted: a crew faces the next dilemma because a text says so */
  readonly facing?: true;
  readonly team: readonly number[];
  /** artifacts met on the way, acquired when the mission is solved */
  readonly artifacts: readonly number[];
  readonly begun: boolean;
  /** Q cards still to be experienced in a Q-Flash */
  readonly qCards: number;
}

/** One target, and everybody who fires at it (BOG-61). */
export interface Engagement {
  readonly firing: readonly number[];
  readonly target: number;
}

interface Gain {
  readonly n: number;
  readonly card: number;
}

export interface ShipBattleProcess {
  readonly kind: 'ship-battle';
  readonly location: number;
  /** who attacks and who is attacked; -1 is a dilemma that fights by itself */
  readonly sides: readonly [Seat | -1, Seat | -1];
  readonly attack: readonly Engagement[];
  /** return fire (BOG-18) */
  readonly answer: readonly Engagement[];
  /** current tactics by seat, -1 for none (BOG-63) */
  readonly tactics: readonly [number, number];
  /** how many Tactics each seat may draw (BOG-22), and what each of its cards' WEAPONS gain in this battle, from which card */
  readonly draws: readonly [number, number];
  readonly gains: readonly [readonly Gain[], readonly Gain[]];
  /** cards that take no damage in this battle */
  readonly spared: readonly number[];
  readonly step: 'return-fire' | 'start' | 'tactics' | 'fire' | 'end';
}

export interface Aid {
  readonly seat: Seat;
  readonly card: number;
  readonly strength: number;
}

export interface PersonnelBattleProcess {
  readonly kind: 'personnel-battle';
  readonly seat: Seat;
  readonly spot: number;
  readonly location: number;
  /** participants: by seat, or two teams of one player who fight each other (DOM-12) */
  readonly sides: readonly [readonly number[], readonly number[]];
  /** those who must stun or wound whenever they can (DOM-13) */
  readonly frenzied: readonly number[];
  /** combat piles by seat, the top first */
  readonly piles: readonly [readonly number[], readonly number[]];
  readonly stunned: readonly number[];
  readonly wounded: readonly number[];
  /** who wounded each of them, or the card whose text did */
  readonly wounders: readonly number[];
  /** what adds its STRENGTH to the total of a side and meets nobody */
  readonly aids: readonly Aid[];
  readonly step: 'start' | 'combat' | 'outcome' | 'end';
}

/** Somebody else gives orders to a ship and its crew, until they are stopped. */
export interface TakeoverProcess {
  readonly kind: 'takeover';
  /** whoever gives the orders */
  readonly seat: Seat;
  readonly cards: readonly number[];
  /** the dilemma by which it is so; it goes back under the mission here when it is over */
  readonly source: number;
  readonly location: number;
}

interface OverProcess {
  readonly kind: 'over';
}

export type Process =
  | SeedingProcess
  | TurnProcess
  | AttemptProcess
  | ShipBattleProcess
  | PersonnelBattleProcess
  | TakeoverProcess
  | OverProcess;

const copyEngagement = (e: Engagement): Writable<Engagement> => ({ firing: e.firing.slice(), target: e.target });

export function copyProcess(p: Process): Writable<Process> {
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
        ...(p.scouting && { scouting: p.scouting }),
        ...(p.station !== undefined && { station: p.station }),
        ...(p.facing && { facing: p.facing }),
        team: p.team.slice(),
        artifacts: p.artifacts.slice(),
        begun: p.begun,
        qCards: p.qCards,
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
        gains: [p.gains[0].map((x) => ({ ...x })), p.gains[1].map((x) => ({ ...x }))],
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
        wounders: p.wounders.slice(),
        aids: p.aids.map(({ seat, card, strength }) => ({ seat, card, strength })),
        step: p.step,
      };
    case 'takeover':
      return { kind: 'takeover', seat: p.seat, cards: p.cards.slice(), source: p.source, location: p.location };
    default:
      return { kind: p.kind };
  }
}
