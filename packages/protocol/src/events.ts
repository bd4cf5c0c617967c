/**
 * Tournaments, by HTTP under `/api`. A page asks for an event with the number of entries that it knows, and is answered when there are more.
 *
 *     GET    /api/events                     { events: EventSummary[] }                   public ones and the own, the latest first
 *     POST   /api/events                     EventRequest       -> { event: EventView }   who opens one directs it
 *     GET    /api/events/ID?after=N          { event: EventView }                         waits a while for entry N
 *     POST   /api/events/ID/enter            EnterRequest       -> { event: EventView }
 *     POST   /api/events/ID/act              EventAct           -> { event: EventView }   what a player or the director does
 *     GET    /api/events/ID/bench?call=N     BenchFile                                    the table that called, for the director
 *     GET    /api/events/ID/report.csv       standings and results as a table
 *     GET    /api/events/ID/report.txt       the same as people post it
 *     GET    /api/season?format=ID&season=ID { season: SeasonView }                       ratings and points of those who want them
 *     PUT    /api/season/mine                RatedRequest       -> { rated: boolean }     account holders alone
 */
import * as z from 'zod/mini';
import type { SealedPacks } from './lobby.ts';
import { NO_NUL } from './messages.ts';
import type { Named } from './people.ts';
import { WRITTEN, WRITTEN_OR_NOT } from './written.ts';

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(NO_NUL));
/** what everybody reads who is there */
const line = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(WRITTEN));
const minutes = z.number().check(z.nonnegative(), z.maximum(600));
const whole = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most));

const OUTCOME_NAMES = ['full-win', 'modified-win', 'true-tie', 'modified-loss', 'full-loss'] as const;
export type OutcomeName = (typeof OUTCOME_NAMES)[number];
const TIE_BREAK_NAMES = ['differential', 'strength', 'head-to-head'] as const;

export const eventRequestSchema = z.object({
  name: line(60),
  format: text(40),
  /** what everybody opens; without it everybody brings a deck */
  sealed: z.optional(
    z.object({
      kind: z.enum(['starters', 'boxes']),
      packs: z.optional(z.array(text(40)).check(z.maxLength(8))),
    }),
  ),
  /** null = until one player alone is unbeaten */
  rounds: z.nullable(whole(1, 15)),
  buildMinutes: z.optional(minutes),
  roundMinutes: z.optional(minutes),
  breakMinutes: z.optional(minutes),
  /** for the five results, best first */
  scale: z.optional(z.array(whole(0, 20)).check(z.length(5))),
  tieBreaks: z.optional(z.array(z.enum(TIE_BREAK_NAMES)).check(z.maxLength(3))),
  cut: z.optional(z.boolean()),
  /** bots take the seats that are empty when it begins, up to so many */
  fillTo: z.optional(whole(0, 128)),
  open: z.optional(z.enum(['public', 'link'])),
  /** milliseconds since 1970; without it the director begins it */
  startsAt: z.optional(z.nullable(z.number())),
});
export type EventRequest = z.infer<typeof eventRequestSchema>;

export const enterRequestSchema = z.object({
  /** in an event to which everybody brings a deck */
  deck: z.optional(text(40)),
});
export type EnterRequest = z.infer<typeof enterRequestSchema>;

const reason = z.string().check(z.maxLength(300), z.regex(WRITTEN_OR_NOT));
const scores = z.tuple([whole(-1000, 1000), whole(-1000, 1000)]);

export const eventActSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('leave') }),
  /** hands in the deck that was built */
  z.object({ do: z.literal('lock') }),
  z.object({ do: z.literal('call'), question: line(300) }),
  // the director's
  z.object({ do: z.literal('begin') }),
  z.object({ do: z.literal('next') }),
  z.object({ do: z.literal('pause') }),
  z.object({ do: z.literal('resume') }),
  z.object({ do: z.literal('extend'), minutes }),
  z.object({ do: z.literal('announce'), text: z.string().check(z.maxLength(300), z.regex(WRITTEN_OR_NOT)) }),
  /** on the way to the table that called */
  z.object({ do: z.literal('take'), call: whole(1, 10_000) }),
  z.object({ do: z.literal('answer'), call: whole(1, 10_000), answer: line(300) }),
  z.object({
    do: z.literal('rule'),
    round: whole(1, 20),
    table: whole(1, 64),
    /** for the first player of the table */
    outcome: z.enum(OUTCOME_NAMES),
    scores,
    reason,
  }),
  z.object({
    do: z.literal('repair'),
    pairings: z.array(z.object({ first: text(40), second: z.nullable(text(40)) })).check(z.maxLength(64)),
    reason,
  }),
  z.object({ do: z.literal('penalty'), player: text(40), points: whole(0, 100), reason }),
  z.object({ do: z.literal('drop'), player: text(40) }),
  z.object({ do: z.literal('readmit'), player: text(40) }),
  /** those who ask to come in */
  z.object({ do: z.literal('let-in'), player: text(40) }),
  z.object({ do: z.literal('turn-away'), player: text(40) }),
]);
export type EventAct = z.infer<typeof eventActSchema>;

type EventPhase = 'open' | 'building' | 'round' | 'between' | 'over';

export const ratedRequestSchema = z.object({ rated: z.boolean() });

/** Ratings of a format, the best first, and the victory points of this season. */
export interface SeasonView {
  format: string;
  /** year and quarter: 2001-3 */
  season: string;
  /** all there were, the latest first */
  seasons: string[];
  /** the public events of this one that are over, the latest first; `winner` is at the top of the standings */
  events: { id: string; name: string; at: number; players: number; winner: Named | null }[];
  /** do I want a rating? null for guests */
  mine: boolean | null;
  ratings: {
    name: string;
    bot: boolean;
    me: boolean;
    rating: number;
    deviation: number;
    games: number;
    events: number;
    points: number;
    /** in the events of this season, the latest first */
    results: { name: string; place: number; players: number; points: number }[];
  }[];
}

export interface EventSummary {
  id: string;
  name: string;
  format: string;
  phase: EventPhase;
  players: number;
  /** do I direct it? */
  mine: boolean;
  /** have I come in? */
  plays: boolean;
  createdAt: number;
  /** milliseconds since 1970; null = when its director says so */
  startsAt: number | null;
  director: Named;
  sealed: { kind: 'starters' | 'boxes'; packs: readonly string[] } | null;
  /** null = until there is a winner */
  rounds: number | null;
  /** so many have been paired */
  round: number;
  fillTo: number;
  /** when it is over: who is at the top of the standings */
  winner: Named | null;
}

export interface EventPlayer {
  id: string;
  name: string;
  bot: boolean;
  /** 'person', 'guest' or a bot */
  kind: string;
  dropped: boolean;
  /** by the director, who alone lets them in again */
  sentAway: boolean;
  /** has handed in a deck */
  ready: boolean;
  /** of the deck, once it is locked: what most of it is first */
  affiliations: string[];
  /** when the event is over: the deck, and whether it was made because time ran out */
  deck: { piles: Record<string, readonly string[]>; proposed: boolean } | null;
  /** then also what they opened, in a sealed event */
  packs: SealedPacks | null;
}

export interface EventStanding {
  place: number;
  player: string;
  points: number;
  differential: number;
  strength: number;
  results: Record<OutcomeName, number>;
  byes: number;
}

export interface EventTableView {
  table: number;
  first: string;
  second: string | null;
  game: string | null;
  /** of the game, while it goes on; null when it is over, too */
  turn: number | null;
  /** who has sat down there */
  came: readonly string[];
  result: {
    outcome: OutcomeName;
    scores: readonly [number, number];
    differential: number;
    by: 'table' | 'bye' | 'no-show' | 'director';
    reason: string | null;
  } | null;
}

export interface EventRoundView {
  number: number;
  stage: 'swiss' | 'semi-final' | 'final';
  tables: EventTableView[];
}

interface EventCall {
  number: number;
  table: number;
  round: number;
  player: string;
  question: string;
  at: number;
  /** the director is on the way */
  taken: boolean;
  answer: string | null;
}

type EventLineKind =
  | 'entered'
  | 'let-in'
  | 'dropped'
  | 'sent-away'
  | 'building'
  | 'paused'
  | 'resumed'
  | 'extended'
  | 'announced'
  | 'paired'
  | 'repaired'
  | 'result'
  | 'no-show'
  | 'ruled'
  | 'penalty'
  | 'ended';

/** A line of the record: what happened, as data. */
export interface EventLine {
  at: number;
  kind: EventLineKind;
  player?: Named;
  round?: number;
  table?: number;
  outcome?: OutcomeName;
  reason?: string;
  minutes?: number;
  /** what was announced */
  said?: string;
}

/** How often those with an affiliation won, with Wilson's interval at 95 %. */
export interface EventShare {
  affiliation: string;
  wins: number;
  games: number;
  share: number;
  interval: [number, number];
}

export interface EventView extends EventSummary {
  /** how many entries its log has */
  n: number;
  open: 'public' | 'link';
  cut: boolean;
  scale: readonly number[];
  tieBreaks: readonly string[];
  buildMinutes: number;
  roundMinutes: number;
  breakMinutes: number;
  /** sha256 of the seed, from the beginning; the seed when it is over */
  commitment: string;
  seed: string | null;
  /** my id as a player, or null */
  me: string | null;
  entrants: EventPlayer[];
  /** who asks to come in, for the director: the packs are open, and whoever comes as a guest could open them twice */
  asking: (Named & { id: string })[];
  /** I have asked, and wait for the director's word */
  asks: boolean;
  standings: EventStanding[];
  played: EventRoundView[];
  /** of the round, of building, or of the break */
  clock: { left: number; running: boolean; warning: number } | null;
  /** all of them for the director, the own for a player */
  calls: EventCall[];
  announcement: string | null;
  penalties: { player: string; points: number; reason: string }[];
  /** the latest first */
  record: EventLine[];
  /** what I opened, and the deck on my shelf; null where there is nothing to build */
  building: {
    cards: number;
    packs: SealedPacks;
    deck: string | null;
    locked: boolean;
    proposed: boolean;
    /** printing ids */
    shown: string[];
    counts: { missions: number; seeds: number; draw: number } | null;
  } | null;
  /** when it is over */
  shares: EventShare[];
}
