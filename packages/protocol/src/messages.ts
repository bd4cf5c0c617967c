/**
 * The messages between a client and the server, over one WebSocket: JSON objects with a type `t`. This file is the
 * contract; README.md explains it for people who write bots in other languages.
 *
 * What is done in a game is numbered from 0, and a number is never used twice: an answer that was taken back keeps its own.
 * A client answers the decision number `n` it was shown; an answer to another number is refused, so that nothing is ever
 * answered twice or out of order. (Where both players are asked at once, the number of the question is good until that
 * question changes.)
 */
import type { DecisionKind, Occasion, Told, View, Words } from '@spaceline/engine';
import * as z from 'zod/mini';
import type { TableView } from './lobby-answers.ts';
import type { OptionPile } from './option-key.ts';
import type { Named } from './people.ts';
import { type AnswerTo, questionSchema } from './questions.ts';
import type { RulesName } from './rules-name.ts';
import { MOST_LETTERS, type TalkLine } from './talk.ts';
import type { Shown } from './words/naming.ts';
import { WRITTEN } from './written.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/));
/** Not every database keeps the character with the number 0. */
export const NO_NUL = /^[^\0]*$/;
const count = z.number().check(z.int(), z.nonnegative());
const cardId = z.number().check(z.int());

/** An action somebody asks about: "why can I not do this?" */
const actionSchema = z.object({
  verb: z.string().check(z.maxLength(20)),
  card: z.optional(cardId),
  from: z.optional(cardId),
  to: z.optional(cardId),
  word: z.optional(z.string().check(z.maxLength(200))),
  cards: z.optional(z.array(cardId).check(z.maxLength(100))),
});

// ----- client to server

export const clientMessageSchema = z.discriminatedUnion('t', [
  /** watch or play a game: the server answers with `game`, then with `update`s */
  z.object({ t: z.literal('join'), game: id }),
  z.object({ t: z.literal('leave'), game: id }),
  /** answer the open decision `n` with an option's key (and `:id,id` where it has a group) */
  z.object({ t: z.literal('answer'), game: id, n: count, answer: z.string().check(z.minLength(1), z.maxLength(2000)) }),
  z.object({ t: z.literal('why'), game: id, ask: count, action: actionSchema }),
  /** a question about the table that the rules can answer: see questions.ts */
  z.object({ t: z.literal('ask'), game: id, ask: count, question: questionSchema }),
  /** go back to just before the own answer `n`: free while nothing was revealed, else the other player is asked */
  z.object({ t: z.literal('undo'), game: id, n: count }),
  z.object({ t: z.literal('undo-reply'), game: id, n: count, accept: z.boolean() }),
  /** say something at the table: one of text, a phrase, or a finger on what all can see */
  z.object({
    t: z.literal('say'),
    game: id,
    text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_LETTERS), z.regex(WRITTEN))),
    phrase: z.optional(z.string().check(z.maxLength(20))),
    point: z.optional(z.object({ card: z.optional(count), place: z.optional(count) })),
    /** names the line, so that it may be sent again where it is not known whether it arrived: it is said once */
    once: z.optional(z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[\w-]+$/))),
  }),
  z.object({ t: z.literal('concede'), game: id }),
  z.object({ t: z.literal('rematch'), game: id }),
  /** the other player is asked, and has been away for too long: claim the win */
  z.object({ t: z.literal('claim'), game: id }),
  /** save the game for later, or go on with a saved one: it is done when both want it; false = rather not */
  z.object({ t: z.literal('save'), game: id, wish: z.boolean() }),
  /** offer a draw, or agree to the other player's offer; false = rather not, or take the own offer back */
  z.object({ t: z.literal('draw'), game: id, wish: z.boolean() }),
  /** what this player wants of an adjourned game; null = nothing yet */
  z.object({ t: z.literal('adjourned'), game: id, wish: z.nullable(z.enum(['play-on', 'end'])) }),
  /** response windows (by prompt id) at which this player wants to be asked although nothing forces it; `-id` = never ask there */
  z.object({
    t: z.literal('stops'),
    game: id,
    windows: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(50)),
  }),
  /** tell the server that something looks wrong: stored with the log and the position */
  z.object({
    t: z.literal('report'),
    game: id,
    text: z.string().check(z.maxLength(4000), z.regex(NO_NUL)),
    /** the line of talk that it is about */
    line: z.optional(count),
  }),
  /** be called from now on, whatever this connection looks at: `call` says where somebody waits for this person */
  z.object({ t: z.literal('calls') }),
  z.object({ t: z.literal('ping'), at: z.number() }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

// ----- server to client

/**
 * An option as it is sent. Verb, cards and places are in its key (option-key.ts reads them), its words are made by whoever shows it
 * (words/option-words.ts).
 */
export interface OptionMessage {
  /** what to send back */
  key: string;
  /** how a person would call it, where the mark in the key does not say it: an ability, a way */
  word?: Words;
  /** cards to choose between `min` and `max` of */
  group?: number[];
  min?: number;
  max?: number;
  /** what the rules know about it and its words tell: the card whose text allows a report */
  via?: number;
  /** RANGE that a flight takes, and what the ship has left now */
  cost?: number;
  left?: number;
  /** how many of the team that is meant are able to take part in an attempt; `both` = 1: a crew and an Away Team together */
  able?: number;
  both?: number;
  /** the location at which the card of a `take-back` is laid out */
  laidOut?: number;
  /** where a card to pick lies: one of the same name that can be picked lies elsewhere */
  pile?: OptionPile;
  /** a seed card that does not belong there: out of play when it is met */
  misSeed?: true;
  /** 1 = an order that ends the card plays, although there are cards that could be played */
  endsPlays?: number;
}

export interface DecisionView {
  /** its number: how many answers were given before */
  n: number;
  seat: number;
  kind: DecisionKind;
  /** names the question: 'play', 'orders', 'plays', 'even-up', 'batch' … */
  prompt: string;
  /** names what it belongs to: what is answered, or what is under way: 'dies', 'ship-battle', 'turn', 'seeds' … */
  event: Occasion['name'];
  /** the question as a template: {card} stands for the card that asks */
  text: Words;
  /** the card that asks, or -1 */
  card: number;
  options: OptionMessage[];
  /** cards that it speaks of and that the view does not list, such as those found in a search */
  shown: Shown[];
}

/** A question in an update: no card asks, nothing is shown besides, and it belongs to what it is called by, where that is left out. */
export type BriefDecision = Omit<DecisionView, 'card' | 'shown' | 'event'> &
  Partial<Pick<DecisionView, 'card' | 'shown' | 'event'>>;

export interface ClockView {
  /** milliseconds each player has for the whole game; null = there is no clock, and `left` means nothing */
  limit: number | null;
  /** milliseconds left for each seat, when the message was sent */
  left: [number, number];
  /** milliseconds until the other may claim the win, because this player is asked and away; null = here, or nobody waits */
  away: [number | null, number | null];
  /** how long each may be away, all in all, while somebody waits: as it was when the game was last told as a whole */
  mayBeAway: [number, number];
  /** whose clock runs; null = none */
  running: number | null;
}

export interface SeatView {
  name: string;
  deck: string;
  /** 'person' with an account, 'guest', or the bot's name */
  kind: string;
  connected: boolean;
}

/** Where the game stands, for one viewer. */
export interface GameMessage {
  t: 'game';
  game: string;
  format: string;
  /** which seat is yours; -1 for a spectator */
  seat: number;
  seats: [SeatView, SeatView];
  /** what was done so far: answers, and what took answers back */
  n: number;
  view: View;
  /** what you are asked now; null when you are not */
  decision: DecisionView | null;
  /** who is asked, and in general terms what, when it is not you */
  waiting: { seat: number; kind: DecisionKind } | null;
  log: LogLine[];
  clock: ClockView;
  /** hash of the shuffle seed, shown from the start */
  commitment: string;
  /** the seed itself, once the game is over */
  seed: string | null;
  /** the event that it is played in, whose clock it goes by */
  event?: string;
  /** what there is to say beside it: a move was taken back, other rules played this game */
  notice?: Words;
  /** an undo that waits for the other player's consent: `undo-asked` told of it */
  undo?: { n: number; by: number } | null;
  /** the number of your last answer that stands: what `undo` would take back; null = there is none, or the game is over */
  undoable?: number | null;
  /** your last answer that stands and its number: an answer to decision `n` has been taken when it is here with `n` or more */
  last?: { n: number; answer: string } | null;
}

/** A game that its players have saved for later stands still until both want to go on. */
export interface SavedMessage {
  t: 'saved';
  game: string;
  saved: boolean;
  /** who wants to save it, or to go on with it where it is saved */
  asked: [boolean, boolean];
}

/** An offer that nobody should win. It stands until it is answered, and is void as soon as the game goes on: with the next `update`. */
export interface DrawMessage {
  t: 'draw';
  game: string;
  /** whose offer stands; null = none does */
  by: number | null;
  /** why the last one stands no longer */
  why?: 'declined' | 'withdrawn';
}

/** What a player wants of an adjourned game. */
export type AdjournedWish = 'play-on' | 'end' | null;

/**
 * A game that the rules of this server do not play: it was begun with others. It stands still until both players want the
 * same. Where `canPlayOn` is true a `game` without a decision comes before this; else nothing of the table can be shown.
 * It comes again whenever something in it changes, and `game` alone when the game goes on.
 */
export interface AdjournedMessage {
  t: 'adjourned';
  game: string;
  format: string;
  seat: number;
  seats: [SeatView, SeatView];
  points: [number, number];
  turn: number;
  /** the rules that play it, and those of this server */
  played: RulesName;
  here: RulesName;
  /** all of this in plain words */
  text: Words;
  /** the rules of this server lead to the same position: it may go on under them */
  canPlayOn: boolean;
  wishes: [AdjournedWish, AdjournedWish];
  /** milliseconds until each seat may end it without the other, who is away; null = only together */
  alone: [number | null, number | null];
  /** set when it is over; winner -1 and kind "no-result" where its players have ended it */
  result: { winner: number; kind: string } | null;
}

/** Something that happened, as this viewer was told it: words/telling-words.ts puts it into words. */
export interface LogLine {
  turn: number;
  /** how many answers had been given, those taken back not counted: the number a replay has */
  n: number;
  told: Told;
}

/** A change since the last message; `patch` makes the new view from the old one. update.ts makes it whole. */
export interface UpdateMessage {
  t: 'update';
  game: string;
  n: number;
  patch: ViewPatch;
  /** not there: you are not asked; what is usual of it is left out (`BriefDecision`) */
  decision?: BriefDecision;
  /** not there: nobody else is asked */
  waiting?: { seat: number; kind: DecisionKind };
  /** new lines only; turn and number of a line are left out where they are those of the line before */
  log: (Pick<LogLine, 'told'> & Partial<LogLine>)[];
  /** `limit` and `mayBeAway` are as they were told; `away` not there: nobody is */
  clock: Pick<ClockView, 'left' | 'running'> & Partial<Pick<ClockView, 'away'>>;
  /** once the game is over */
  seed?: string;
  undoable?: number | null;
  last?: { n: number; answer: string } | null;
}

/** What has changed in a view; patch.ts makes and applies it. What has not changed is not there. */
export interface ViewPatch {
  /** these are replaced as a whole */
  fields?: Partial<Omit<View, 'players' | 'locations' | 'cards'>>;
  /** by seat; null for one of whom nothing changed */
  players?: (Changes<View['players'][number]> | null)[];
  locations?: Change<View['locations'][number]>[];
  /** of a new card what is usual is left out: `BLANK` in patch.ts */
  cards?: Change<View['cards'][number]>[];
}

/** What has changed in something that has an id: of a new one, all that it has. */
export type Change<T> = { id: number } & (Changes<T> | { gone: true });

/** The fields that changed; `without` names those that are no longer there. */
export type Changes<T> = {
  [K in keyof T]?: T[K] | (NonNullable<T[K]> extends readonly (infer E)[] ? ListPatch<E> : never);
} & {
  without?: string[];
};

/** A long list that has changed in one place: from `at` on, `out` entries are gone and `in` have come instead. */
export interface ListPatch<E> {
  at: number;
  out: number;
  in: E[];
}

/** In a game of two people it is this person's move, or is no more. */
export interface CallMessage {
  t: 'call';
  game: string;
  format: string;
  /** the other player */
  by: Named;
  waits: boolean;
  /** in so many milliseconds the other, who is at the table, may claim the win; null: that is not counted */
  away: number | null;
}

export type ServerMessage =
  /** the first message; `you` has an empty id when there is no session: you may only watch */
  | { t: 'hello'; version: string; you: { id: string; name: string } }
  /** you joined a table that still waits for a player: `game` follows when it begins */
  | { t: 'table'; game: string; table: TableView }
  | GameMessage
  | UpdateMessage
  | AdjournedMessage
  | { t: 'presence'; game: string; seats: [SeatView, SeatView]; clock: ClockView }
  | { t: 'why'; game: string; ask: number; reason: { rule: string; text: Words } | null }
  | { t: 'answered'; game: string; ask: number; answer: AnswerTo }
  | { t: 'undo-asked'; game: string; n: number; by: number }
  | { t: 'undo-refused'; game: string; n: number; reason: Words }
  | { t: 'rematch'; game: string; next: string | null; asked: [boolean, boolean] }
  /** whether the game is saved for later, and who wants that to change */
  | SavedMessage
  | DrawMessage
  /** somebody said something; who joins is told what was said before */
  | { t: 'said'; game: string; line: TalkLine }
  | { t: 'talk'; game: string; lines: TalkLine[] }
  | { t: 'reported'; game: string; id: string }
  | CallMessage
  /** `once`: the line that was not said */
  | { t: 'error'; code: ErrorCode; text: Words; rule: string | null; game: string | null; once?: string }
  | { t: 'pong'; at: number };

export type ErrorCode =
  | 'malformed'
  | 'too-large'
  | 'too-many'
  | 'no-such-game'
  | 'not-your-seat'
  | 'no-session'
  | 'out-of-turn'
  | 'not-offered'
  | 'not-now'
  | 'adjourned'
  | 'engine'
  | 'closing';
