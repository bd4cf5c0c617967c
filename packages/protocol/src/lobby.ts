/**
 * The lobby: what a client asks of the server by HTTP, as JSON, before and after a game. Everything here is under `/api`; a game
 * itself runs over the WebSocket at `/ws` (messages.ts). The session is a signed, httpOnly cookie that `POST /api/session`
 * sets. What went wrong comes as `{ error: { code, text } }` with a status of 4xx or 5xx.
 *
 *     GET    /api/me                         { me: Me | null }
 *     POST   /api/session                    NameRequest        -> { me: Me }             play as a guest
 *     PATCH  /api/me                         NameRequest        -> { me: Me }             another name
 *     POST   /api/account                    AccountRequest     -> { me: Me }             keep decks and games behind a password
 *     POST   /api/login                      LoginRequest       -> { me: Me }
 *     POST   /api/logout                     {}                 -> { me: null }
 *
 *     GET    /api/formats                    { formats: FormatSummary[] }
 *     GET    /api/bots                       { bots: BotSummary[] }
 *     GET    /api/decks?format=ID            { stock: DeckSummary[], own: DeckSummary[] }
 *     GET    /api/decks/ID?format=ID         { deck: DeckDetail }
 *     POST   /api/decks                      DeckRequest        -> { deck: DeckDetail }   problems and all
 *     PUT    /api/decks/ID                   DeckRequest        -> { deck: DeckDetail }
 *     DELETE /api/decks/ID                                      -> { gone: true }
 *     POST   /api/decks/check                DeckCheckRequest   -> DeckCheck              stores nothing
 *
 *     GET    /api/products                   { products: ProductSummary[] }               sealed product
 *     GET    /api/packs?products=ID,ID&seed=TEXT   { packs: PackView[] }                  the same seed, the same cards
 *     GET    /api/scenarios/NAME?seat=S      ScenarioShow                                 a rule, put on the table
 *
 *     POST   /api/games                      BotGameRequest     -> { game: GameSummary }  play a bot now
 *     GET    /api/tables                     { tables: TableView[] }                      public ones that wait for a player
 *     POST   /api/tables                     TableRequest       -> { table: TableView }
 *     GET    /api/tables/ID                  { table: TableView }                         also by private link
 *     POST   /api/tables/ID/join             JoinRequest        -> { game: GameSummary }
 *     DELETE /api/tables/ID                                     -> { gone: true }
 *
 *     GET    /api/games                      { games: GameSummary[] }                     mine, the latest first
 *     GET    /api/games/live                 { games: GameSummary[] }                     public ones to watch
 *     GET    /api/games/ID                   { game: GameSummary }
 *     GET    /api/games/ID/replay            ReplayFile                                   as a download, once it is over
 *     POST   /api/games/ID/report            ReportRequest      -> { id: string }
 *
 *     GET    /api/replays/ID                 ReplayFile                                   to replay it in your own engine
 *     GET    /api/replays/ID/frames?seat=S&from=N&to=N   ReplayFrames                     or as views, where you have none;
 *                                                        409 "other-rules": only the version that it names plays this game
 *     POST   /api/replays/ID/play-on         PlayOnRequest      -> { game: GameSummary }  against a bot
 *     GET    /api/reports/ID                 ReportFile                                   the own reports
 *
 * A table's id is the id of the game that is played there: `join` it over the WebSocket at once, and `game` comes when it begins.
 *
 * A game with cards whose text is not in Spaceline yet, or not all of it, begins only when each of its people has agreed to it by
 * `blanks: true`: 409 "unfinished-cards" names the cards, 409 "no-blanks" says that the host of a table has not agreed.
 */
import type { UnfinishedCard, View, Words } from '@spaceline/engine';
import * as z from 'zod/mini';
import { type LogLine, NO_NUL, type ViewPatch } from './messages.ts';
import type { GameHeader } from './record.ts';
import type { PlayedBy } from './rules-name.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(24), z.regex(/^[^\p{C}]+$/u));
const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(NO_NUL));
const text = z.string().check(z.maxLength(20_000), z.regex(NO_NUL));

export const nameRequestSchema = z.object({ name });
/** @public for clients in TypeScript */
export type NameRequest = z.infer<typeof nameRequestSchema>;

const login = z.string().check(z.trim(), z.minLength(3), z.maxLength(40), z.regex(/^[\p{L}\p{N}._@+-]+$/u));
const password = z.string().check(z.minLength(8), z.maxLength(200));

export const accountRequestSchema = z.object({ login, password, name: z.optional(name) });
/** @public for clients in TypeScript */
export type AccountRequest = z.infer<typeof accountRequestSchema>;

export const loginRequestSchema = z.object({
  login: z.string().check(z.maxLength(40), z.regex(NO_NUL)),
  password: z.string().check(z.maxLength(200)),
});
/** @public for clients in TypeScript */
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** The packs of a sealed event that a deck is built from (WARP-10): product ids, and the seed that opens them again. */
const sealed = z.object({
  products: z.array(id).check(z.minLength(1), z.maxLength(12)),
  seed: z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[^\p{C}]+$/u)),
});
export type SealedPacks = z.infer<typeof sealed>;

export const deckRequestSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^[^\p{C}]+$/u)),
  format: id,
  text,
  sealed: z.optional(sealed),
});
export type DeckRequest = z.infer<typeof deckRequestSchema>;

/** A deck as text, or as printing ids by pile: who has cards in hand need not know how a deck file is written. */
export const deckCheckRequestSchema = z.union([
  z.object({ format: id, text }),
  z.object({ format: id, piles: z.record(id, z.array(id).check(z.maxLength(400))), sealed: z.optional(sealed) }),
]);
export type DeckCheckRequest = z.infer<typeof deckCheckRequestSchema>;

/** A clock: minutes for each player (null = none), and seconds for being away. */
const clockSchema = z.object({
  minutes: z.nullable(z.number().check(z.gte(0.05), z.lte(180))),
  away: z.optional(z.number().check(z.gte(1), z.lte(3600))),
});
export type ClockRequest = z.infer<typeof clockSchema>;

/** Agrees to play with unfinished cards, whose text, or what is missing of it, does nothing; left out = no. */
const blanks = z.optional(z.boolean());

export const botGameRequestSchema = z.object({
  format: id,
  /** a deck's id: a stock deck's name, or one of the own */
  deck: id,
  bot: z.optional(id),
  /** the bot's deck; left out, one is chosen */
  against: z.optional(id),
  go: z.optional(z.enum(['first', 'second', 'either'])),
  clock: z.optional(clockSchema),
  spectators: z.optional(z.boolean()),
  blanks,
});
export type BotGameRequest = z.infer<typeof botGameRequestSchema>;

export const tableRequestSchema = z.object({
  format: id,
  deck: id,
  clock: z.optional(clockSchema),
  /** a private table is found by its link alone */
  private: z.optional(z.boolean()),
  spectators: z.optional(z.boolean()),
  /** agrees to those of whoever sits down as well */
  blanks,
});
export type TableRequest = z.infer<typeof tableRequestSchema>;

export const joinRequestSchema = z.object({ deck: id, blanks });
export type JoinRequest = z.infer<typeof joinRequestSchema>;

export const reportRequestSchema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(4000), z.regex(NO_NUL)),
});
/** @public for clients in TypeScript */
export type ReportRequest = z.infer<typeof reportRequestSchema>;

export const playOnRequestSchema = z.object({
  /** keep so many of the replay's answers */
  n: z.number().check(z.int(), z.nonnegative()),
  seat: z.union([z.literal(0), z.literal(1)]),
  bot: z.optional(id),
});
export type PlayOnRequest = z.infer<typeof playOnRequestSchema>;

// ----- answers

export interface ApiError {
  error: { code: string; text: Words; problems?: DeckProblemView[]; unfinished?: UnfinishedCard[] };
}

export interface Me {
  id: string;
  name: string;
  /** the account's login; null for a guest */
  login: string | null;
}

export interface FormatSummary {
  id: string;
  name: string;
  minDraw: number;
  maxSeeds: number;
  missions: { min: number; max: number };
  victory: string;
  /** cards in the opening hand */
  hand: number;
  /** the property logo that every card must have; null = every card may be played */
  property: string | null;
  /** minutes for each player, as a table starts with */
  minutes: number;
}

export interface BotSummary {
  id: string;
  about: Words;
}

export interface DeckProblemView {
  rule: string;
  message: Words;
  line?: number;
}

export interface DeckSummary {
  id: string;
  name: string;
  format: string;
  /** 'stock' or 'own' */
  kind: string;
  legal: boolean;
  cards: number;
  /** what the deck's own comment says of it */
  about: Words;
  /** the affiliations of its people and ships, the most frequent first */
  affiliations: string[];
  /** cards whose text the game does not play in full yet: they are agreed on before a game */
  warnings: UnfinishedCard[];
}

export interface DeckCheck {
  legal: boolean;
  problems: DeckProblemView[];
  /** cards whose text the game does not play in full yet */
  warnings: UnfinishedCard[];
  /** printing ids by pile */
  piles: Record<string, readonly string[]>;
  /** the deck as LackeyCCG writes it */
  text: string;
  /** the packs it may be built from; null where it is not of a sealed event */
  sealed: SealedPacks | null;
}

export interface DeckDetail extends DeckSummary, DeckCheck {}

export interface ProductSummary {
  id: string;
  name: string;
  /** 'booster' or 'starter' */
  kind: string;
  cards: number;
}

/** A pack that was opened. Product and seed say everything: `spaceline sealed` opens the same one. */
export interface PackView {
  product: string;
  seed: string;
  cards: readonly string[];
}

export interface TableView {
  id: string;
  format: string;
  host: string;
  private: boolean;
  spectators: boolean;
  minutes: number | null;
  /** 'open' waits for a player, then 'playing', 'over'; 'closed' when its host took it back */
  status: string;
  createdAt: number;
  mine: boolean;
  /** its host has agreed to play with unfinished cards */
  blanks: boolean;
  /** those of the host's deck, while the table waits: whoever sits down agrees to them */
  unfinished: UnfinishedCard[];
}

export interface GameSummary {
  id: string;
  format: string;
  /** 'playing', 'over', or 'adjourned': other rules than the server's play it */
  status: string;
  players: [{ name: string; deck: string; kind: string }, { name: string; deck: string; kind: string }];
  /** the own seat, -1 for none */
  seat: number;
  spectators: boolean;
  /** the own decision is open */
  yourMove: boolean;
  points: [number, number];
  turn: number;
  /** spectators, where a list of live games says so */
  watching?: number;
  result: { winner: number; kind: string } | null;
  createdAt: number;
  updatedAt: number;
  /** the game it goes on from, with how many answers of it */
  origin: { game: string; n: number } | null;
}

/** What a game file on disk has, too: see `spaceline replay`. */
export interface ReplayFile {
  header: GameHeader;
  answers: readonly string[];
  /** names the position that they lead to */
  hash: string;
  /** the rules that played it, those it began with first; the last of them play all of it */
  rules: readonly PlayedBy[];
  players: [string, string];
  /** sha256 of the seed, as it was shown at the start */
  commitment: string;
  /** positions that an earlier version put the game back to after a card was mended: by the answer that says so */
  positions?: Readonly<Record<string, unknown>>;
  id: string;
  result: { winner: number; kind: string } | null;
  decks: [string, string];
}

export interface ReplayFrames {
  id: string;
  /** answers in all */
  of: number;
  from: number;
  /** the position after `from` answers */
  view: View;
  log: LogLine[];
  /** one for each answer after that; `by` is the seat that answered, -1 for the server */
  frames: { n: number; by: number; answer: string; patch: ViewPatch; log: LogLine[] }[];
  /** where other rules played it: which, and that these lead to the same end */
  note?: Words;
}

/** A scenario of the rulebook as one player saw it, step by step. */
export interface ScenarioShow {
  name: string;
  title: string;
  rules: readonly string[];
  format: string;
  /** what it proves, in the words of its file */
  about: Words;
  /** the steps as the file has them: who does what, and what must hold then */
  steps: readonly unknown[];
  start: { view: View; log: LogLine[] };
  /** one for each answer; `step` is the step it belongs to, from 1 */
  frames: { step: number; patch: ViewPatch; log: LogLine[] }[];
  /** why it could not be played to its end */
  failed: Words | null;
}

/** A bug report: the log, and the position as a scenario (rulebook/scenarios shows many). */
export interface ReportFile {
  id: string;
  game: string;
  text: string;
  at: number;
  header: GameHeader;
  answers: readonly string[];
  /** as in a ReplayFile */
  positions?: Readonly<Record<string, unknown>>;
  hash: string;
  scenario: unknown;
}
