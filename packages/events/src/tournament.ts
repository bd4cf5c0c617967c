/** What an event is: settings, entrants, rounds of tables, and what a director did. Plain data; `entries.ts` changes it. */
import type { DeckList, Format } from '@spaceline/engine';
import type { Outcome, Scale, Score } from './results.ts';

/** How equal victory points are separated, in this order. */
export const TIE_BREAKS = ['differential', 'strength', 'head-to-head'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

interface Sealed {
  /** WARP-10: a Voyager starter and these packs; WARP-11: a box of Enhanced Premiere */
  kind: 'starters' | 'boxes';
  packs: readonly string[];
}

export interface Settings {
  name: string;
  format: string;
  victory: Format['victory'];
  /** null = everybody brings a deck */
  sealed: Sealed | null;
  /** so many rounds; null = until one player alone is without a loss */
  rounds: number | null;
  buildMinutes: number;
  roundMinutes: number;
  /** between two rounds */
  breakMinutes: number;
  scale: Scale;
  tieBreaks: readonly TieBreak[];
  /** a semi-final and a final of the first four after the rounds */
  cut: boolean;
  /** bots take the seats that are empty when it begins, up to this number; 0 = none */
  fillTo: number;
  open: 'public' | 'link';
  /** milliseconds since 1970; null = when the director says so */
  startsAt: number | null;
}

export interface Entrant {
  id: string;
  name: string;
  /** the name of the bot, or null for a person */
  bot: string | null;
  /** after so many rounds had been paired */
  enteredAfter: number;
  /** after how many rounds this player left, or null */
  droppedAfter: number | null;
  /** it was the director who dropped them: nobody else lets them in again */
  sentAway: boolean;
}

export interface Pairing {
  first: string;
  /** null = a bye */
  second: string | null;
}

export interface TableResult extends Score {
  by: 'table' | 'bye' | 'no-show' | 'director';
  reason: string | null;
}

export interface Table extends Pairing {
  /** the game that is played there */
  game: string | null;
  /** who has sat down there */
  came: readonly string[];
  result: TableResult | null;
}

export type Stage = 'swiss' | 'semi-final' | 'final';

export interface Round {
  stage: Stage;
  tables: readonly Table[];
  at: number;
}

interface Penalty {
  player: string;
  /** victory points that are taken away; 0 = a warning */
  points: number;
  reason: string;
  at: number;
}

interface Call {
  number: number;
  round: number;
  table: number;
  player: string;
  question: string;
  at: number;
  /** the director is on the way */
  taken: boolean;
  answer: string | null;
}

/** A clock that can be stopped: what was left at a moment, and whether it ran then. */
export interface RoundClock {
  left: number;
  since: number;
  running: boolean;
}

export interface Deck {
  deck: DeckList;
  /** made from the pool because time ran out */
  proposed: boolean;
  locked: boolean;
}

type Phase = 'open' | 'building' | 'round' | 'between' | 'over';

export interface Tournament {
  settings: Settings;
  /** user id of the director */
  director: string;
  /** decides pools, the first round and lots; known to nobody before the event is over */
  seed: string;
  phase: Phase;
  entrants: readonly Entrant[];
  rounds: readonly Round[];
  decks: Readonly<Record<string, Deck>>;
  /** where those who build a sealed deck keep it, by player */
  shelf: Readonly<Record<string, string>>;
  /** WARP-12: so many had come in when building began, whose boxes were mixed; null = it has not begun */
  builders: number | null;
  /** the packs are open, and these wait for the director's word before they come in */
  asking: readonly string[];
  /** games of tables that a repair of the pairings has taken away */
  calledOff: readonly string[];
  penalties: readonly Penalty[];
  calls: readonly Call[];
  announcement: string | null;
  clock: RoundClock | null;
}

export const entrantOf = (t: Tournament, id: string): Entrant | undefined => t.entrants.find((e) => e.id === id);
/** Those who are still there. */
export const present = (t: Tournament): Entrant[] => t.entrants.filter((e) => e.droppedAfter === null);
export const roundNow = (t: Tournament): Round | null => t.rounds.at(-1) ?? null;
/** The tables of all rounds. */
export const tablesOf = (t: Tournament): Table[] => t.rounds.flatMap((r) => r.tables);
export const isRoundOver = (r: Round): boolean => r.tables.every((x) => x.result !== null);

/** Those who sit at it. */
export const sitsAt = (t: Pairing, player: string): boolean => t.first === player || t.second === player;

/** A table from the side of one of its players. */
export interface Meeting {
  opponent: string | null;
  outcome: Outcome;
  differential: number;
}
