/**
 * The lobby: what a client asks of the server by HTTP, as JSON, before and after a game. Everything here is under `/api`; a game
 * itself runs over the WebSocket at `/ws` (messages.ts). The session is a signed, httpOnly cookie that `POST /api/session`
 * sets. What went wrong comes as `{ error: { code, text } }` with a status of 4xx or 5xx.
 *
 *     GET    /api/me                         { me: Me | null }
 *     POST   /api/session                    NameRequest        -> { me: Me }             play as a guest
 *     PATCH  /api/me                         NameRequest        -> { me: Me }             another name
 *     POST   /api/account                    AccountRequest     -> { me: Me, code }       keep decks and games behind a password
 *     POST   /api/login                      LoginRequest       -> { me: Me }
 *     POST   /api/logout                     {}                 -> { me: null }
 *     POST   /api/recover                    RecoverRequest     -> { me: Me, code: string }   a lost password, by the code
 *     POST   /api/account/password           PasswordRequest    -> { ended: number }      other sessions end
 *     POST   /api/account/code               ProofRequest       -> { code: string }       a new code; the old one is void
 *     GET    /api/privacy                    { keep: Spans }                              how long this server keeps what
 *     GET    /api/account/sessions           { sessions: AccountSession[] }
 *     DELETE /api/account/sessions                              -> { ended: number }      all but this one
 *     DELETE /api/account/sessions/ID                           -> { ended: number }
 *     GET    /api/account/data               MyData                                       all that is stored of you, as a download
 *     POST   /api/account/leave              LeaveRequest       -> { me: Me | null }      for good; games stay, without the name, and so does a ban
 *
 *     GET    /api/formats                    { formats: FormatSummary[] }
 *     GET    /api/bots                       { bots: BotSummary[] }
 *     GET    /api/replays/ID/analysis        GameAnalysis       how the chances went in a game that is over
 *     GET    /api/decks?format=ID            { stock: DeckSummary[], own: DeckSummary[] }
 *     GET    /api/decks/ID?format=ID         { deck: DeckDetail }
 *     POST   /api/decks                      DeckRequest        -> { deck: DeckDetail }   problems and all
 *     PUT    /api/decks/ID                   DeckRequest        -> { deck: DeckDetail }
 *     DELETE /api/decks/ID                                      -> { gone: true }
 *     GET    /api/decks/ID/versions          { versions: DeckVersion[] }                  earlier ones of an own deck, the latest first
 *     PUT    /api/decks/ID/shared            ShareRequest       -> { deck: DeckDetail }
 *     GET    /api/decks/shared?format=ID&q=  { decks: DeckSummary[] }                     the public list
 *     POST   /api/decks/check                DeckCheckRequest   -> DeckCheck              stores nothing
 *     POST   /api/lab                        LabRequest         -> { lab: LabView }       bots play many games
 *     GET    /api/lab/ID                     { lab: LabView }
 *     DELETE /api/lab/ID                     { lab: LabView }                             cancelled
 *     POST   /api/decks/figures              DeckFiguresRequest -> DeckFigures            what it can do, by what is printed
 *     POST   /api/decks/write                DeckWriteRequest   -> { text }               the deck in a form for others
 *
 *     GET    /api/products                   { products: ProductSummary[] }               sealed product
 *     GET    /api/packs?products=ID,ID&seed=TEXT   { packs: PackView[] }                  the same seed, the same cards
 *     GET    /api/scenarios/NAME?seat=S      ScenarioShow                                 a rule, put on the table
 *     GET    /api/cards?set=SET              { cards: CardFacts[] }                       what is printed; with an ETag
 *     GET    /api/cards/NAME                 CardPage                                     by the name in its address, or a printing id
 *
 *     POST   /api/games                      BotGameRequest     -> { game: GameSummary }  play a bot now
 *     GET    /api/tables                     { tables: TableView[] }                      public ones that wait for a player
 *     POST   /api/tables                     TableRequest       -> { table: TableView }
 *     GET    /api/tables/ID                  { table: TableView }                         also by private link
 *     POST   /api/tables/ID/join             JoinRequest        -> { game: GameSummary }
 *     DELETE /api/tables/ID                                     -> { gone: true }
 *     GET    /api/invitations                { tables: TableView[] }                      those that wait for you
 *     DELETE /api/invitations/ID                                -> { gone: true }         rather not
 *
 *     GET    /api/people                     { people: PersonView[] }                     friends, and whom you have played
 *     POST   /api/people                     FriendRequest      -> { people }             asks, or says yes to who has asked
 *     DELETE /api/people/ID                                     -> { people }             a friend no more; declines, takes back
 *     PUT    /api/people/ID/blocked          BlockRequest       -> { people }
 *     POST   /api/appeal                     AppealRequest      -> { sent: true }         of somebody who is banned, once
 *
 *     GET    /api/games?opponent=&deck=&format=&result=&from=&to=&after=   GamesPage     mine, the latest first: see GamesQuery
 *     GET    /api/replays?…                  GamesPage                                    the public list, by the same
 *     PUT    /api/games/ID/listed            ListedRequest      -> { game: GameSummary }  in the public list, or not
 *     GET    /api/showcase                   { recorded: Recorded | null }                a moment of a game in the public list
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
import type { View } from '@spaceline/engine';
import * as z from 'zod/mini';
import { type LogLine, NO_NUL } from './messages.ts';
import { WRITTEN, WRITTEN_OR_NOT } from './written.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(24), z.regex(WRITTEN));
const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(NO_NUL));
const text = z.string().check(z.maxLength(20_000), z.regex(NO_NUL));
/** a list as it was found somewhere: Lackey's own file names each copy */
const foundText = z.string().check(z.maxLength(60_000), z.regex(NO_NUL));

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

const code = z.string().check(z.minLength(1), z.maxLength(60), z.regex(NO_NUL));

export const recoverRequestSchema = z.object({
  login: z.string().check(z.maxLength(40), z.regex(NO_NUL)),
  code,
  password,
});
/** @public for clients in TypeScript */
export type RecoverRequest = z.infer<typeof recoverRequestSchema>;

const proof = z.string().check(z.maxLength(200));

export const proofRequestSchema = z.object({ password: proof });
/** @public for clients in TypeScript */
export type ProofRequest = z.infer<typeof proofRequestSchema>;

/** The password, and the one that takes its place. */
export const passwordRequestSchema = z.object({ password: proof, next: password });
/** @public for clients in TypeScript */
export type PasswordRequest = z.infer<typeof passwordRequestSchema>;

/** A guest has no password. */
export const leaveRequestSchema = z.object({ password: z.optional(proof) });
/** @public for clients in TypeScript */
export type LeaveRequest = z.infer<typeof leaveRequestSchema>;

/** The packs of a sealed event that a deck is built from (WARP-10): product ids, and the seed that opens them again. */
const sealed = z.object({
  products: z.array(id).check(z.minLength(1), z.maxLength(12)),
  seed: z.string().check(z.minLength(1), z.maxLength(40), z.regex(WRITTEN)),
});
export type SealedPacks = z.infer<typeof sealed>;

const deckName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(WRITTEN));
const remark = z.string().check(z.trim(), z.maxLength(200), z.regex(WRITTEN_OR_NOT));

export const deckRequestSchema = z.object({
  name: deckName,
  format: id,
  text,
  sealed: z.optional(sealed),
  /** where its owner keeps it; left out = in no folder */
  folder: z.optional(z.string().check(z.trim(), z.maxLength(40), z.regex(WRITTEN_OR_NOT))),
  /** names a new deck: sent twice with the same, it is one deck */
  once: z.optional(z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[\w.-]+$/))),
  /** what has changed, for the list of versions */
  note: z.optional(remark),
  /** of a new deck that was saved as a file: what it was before, the latest first */
  versions: z.optional(
    z
      .array(z.object({ name: deckName, format: id, text, note: remark, at: z.number().check(z.int(), z.gte(0)) }))
      .check(z.maxLength(50)),
  ),
});
export type DeckRequest = z.infer<typeof deckRequestSchema>;

/** With whom a deck is shared: nobody, whoever has the link, or everybody. */
const sharing = z.enum(['no', 'link', 'public']);
export type Sharing = z.infer<typeof sharing>;
export const shareRequestSchema = z.object({ shared: sharing });

/** A deck as it was before it was saved anew. */
export interface DeckVersion {
  number: number;
  /** what it was called, and for which format it was made */
  name: string;
  format: string;
  text: string;
  piles: Record<string, readonly string[]>;
  beside: DeckBeside;
  sealed: SealedPacks | null;
  /** what changed then, in the words of its owner */
  note: string;
  at: number;
}

/** What lies beside a deck and belongs to its list: cards kept aside, and lines that name no card we know. */
const beside = z.object({
  aside: z.array(id).check(z.maxLength(400)),
  unknown: z
    .array(
      z.object({
        pile: id,
        copies: z.number().check(z.int(), z.gte(1), z.lte(999)),
        name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(WRITTEN)),
        /** titles that may be meant */
        near: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(5)),
      }),
    )
    .check(z.maxLength(400)),
});
export type DeckBeside = z.infer<typeof beside>;

/** A deck as text, or as printing ids by pile: who has cards in hand need not know how a deck file is written. */
export const deckCheckRequestSchema = z.union([
  z.object({ format: id, text: foundText }),
  z.object({
    format: id,
    piles: z.record(id, z.array(id).check(z.maxLength(400))),
    sealed: z.optional(sealed),
    beside: z.optional(beside),
  }),
]);
export type DeckCheckRequest = z.infer<typeof deckCheckRequestSchema>;

/** LackeyCCG's text and its own file, a list for people, a table for spreadsheets, and ours. */
const DECK_FORMS = ['lackey', 'dek', 'list', 'csv', 'json'] as const;
export const deckWriteRequestSchema = z.object({
  format: id,
  form: z.enum(DECK_FORMS),
  piles: z.record(id, z.array(id).check(z.maxLength(400))),
  beside: z.optional(beside),
});
export type DeckWriteRequest = z.infer<typeof deckWriteRequestSchema>;

/** Bots play one deck against another, or against a field of them in turn, so many times. */
export const labRequestSchema = z.object({
  format: id,
  deck: id,
  against: z.array(id).check(z.minLength(1), z.maxLength(24)),
  games: z.number().check(z.int(), z.gte(2), z.lte(400)),
  /** another deck, or an earlier version of the own one, that plays the same games for comparison */
  before: z.optional(z.union([z.object({ deck: id }), z.object({ version: z.number().check(z.int(), z.gte(1)) })])),
});
export type LabRequest = z.infer<typeof labRequestSchema>;

/** How often something was won; shares from 0 to 1. */
export interface LabShare {
  games: number;
  share: number;
  /** Wilson's, at 95 % */
  interval: [number, number];
}

/** What a dilemma did to those who met it. */
export interface LabDilemma {
  title: string;
  /** how often it was met, and how often that ended the attempt */
  met: number;
  failed: number;
  killed: number;
  /** whom it stopped or killed most */
  whom: { title: string; n: number }[];
}

/** What the games of one deck say. */
export interface LabReport extends LabShare {
  turns: number;
  /** the mean score after each turn, and that of the others */
  points: number[];
  theirPoints: number[];
  /** `gain`: how much more often games are won in which it was drawn; `p`: how likely so much by chance */
  cards: { title: string; drawn: number; played: number; gain: number | null; p: number | null }[];
  /** dilemmas of the others that its people met, and its own that theirs met */
  stoppedBy: LabDilemma[];
  stopped: LabDilemma[];
  /** against each deck, the hardest first */
  opponents: (LabShare & { deck: string })[];
  /** what the other version did in the same games; `p`: how likely so much of a difference by chance */
  compared: (LabShare & { difference: number; p: number }) | null;
}

export interface LabView {
  id: string;
  /** 'waiting': others come first */
  status: 'waiting' | 'running' | 'done' | 'cancelled' | 'failed';
  deck: string;
  deckId: string;
  against: string[];
  /** what it is compared with */
  before: string | null;
  format: string;
  done: number;
  /** of each version */
  games: number;
  at: number;
  report: LabReport | null;
}

/** What a deck did so far: in games that are over, and in the lab. */
export interface DeckResults {
  people: DeckTally;
  bots: DeckTally;
  /** the latest, those that whoever asks may look at */
  games: { id: string; opponent: string; deck: string; won: boolean | null; at: number }[];
  labs: (LabShare & { id: string; against: string[]; at: number })[];
}

export interface DeckTally {
  won: number;
  lost: number;
  tied: number;
}

export const deckFiguresRequestSchema = z.object({
  format: id,
  piles: z.record(id, z.array(id).check(z.maxLength(400))),
  /** the turn that chances are told for; left out, the fifth */
  turn: z.optional(z.number().check(z.int(), z.gte(1), z.lte(20))),
});
export type DeckFiguresRequest = z.infer<typeof deckFiguresRequestSchema>;

export const firstTurnsRequestSchema = z.object({
  format: id,
  piles: z.record(id, z.array(id).check(z.maxLength(400))),
});
export type FirstTurnsRequest = z.infer<typeof firstTurnsRequestSchema>;

/** How a bot began with a deck: what its player would have seen. */
export interface FirstTurns {
  /** whom it played against */
  against: string;
  /** the own turns that were played */
  turns: number;
  view: View;
  log: LogLine[];
}

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
  /** the deck that whoever sits down plays; left out, they bring their own */
  theirs: z.optional(id),
  /** for this person alone, who is told: a friend, or somebody you have played */
  invite: z.optional(id),
});
export type TableRequest = z.infer<typeof tableRequestSchema>;

/** `deck` may be left out where the host has set it. */
export const joinRequestSchema = z.object({ deck: z.optional(id), blanks });
export type JoinRequest = z.infer<typeof joinRequestSchema>;

export const reportRequestSchema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(4000), z.regex(NO_NUL)),
  /** the number of the line of talk that it is about */
  line: z.optional(z.number().check(z.int(), z.nonnegative())),
});
/** @public for clients in TypeScript */
export type ReportRequest = z.infer<typeof reportRequestSchema>;

/** Somebody to be friends with: by id, or by the name of an account. */
export const friendRequestSchema = z.object({ id: z.optional(id), name: z.optional(name) });
export type FriendRequest = z.infer<typeof friendRequestSchema>;

export const blockRequestSchema = z.object({ blocked: z.boolean() });

/** Whether one wants a finished game in the public list of replays: it is there when all who played it want it. */
export const listedRequestSchema = z.object({ listed: z.boolean() });

export const playOnRequestSchema = z.object({
  /** keep so many of the replay's answers */
  n: z.number().check(z.int(), z.nonnegative()),
  seat: z.union([z.literal(0), z.literal(1)]),
  bot: z.optional(id),
});
export type PlayOnRequest = z.infer<typeof playOnRequestSchema>;

const part = z.optional(z.string().check(z.trim(), z.maxLength(60), z.regex(NO_NUL)));
const date = z.optional(z.union([z.literal(''), z.iso.date()]));

/** What games are looked for by; in an address. */
export const gamesQuerySchema = z.object({
  /** a part of a name */
  opponent: part,
  deck: part,
  format: z.optional(z.string().check(z.maxLength(64), z.regex(NO_NUL))),
  result: z.optional(z.enum(['', 'won', 'lost', 'drawn', 'open'])),
  /** days, such as 2026-11-18, both included (UTC) */
  from: date,
  to: date,
  /** `next` of the page before */
  after: z.optional(z.union([z.literal(''), z.string().check(z.maxLength(64), z.regex(/^\d{1,16}\.[a-z0-9]+$/))])),
});
export type GamesQuery = z.infer<typeof gamesQuerySchema>;
