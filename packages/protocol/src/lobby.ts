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
 *     GET    /api/account/sessions           { sessions: AccountSession[] }
 *     DELETE /api/account/sessions                              -> { ended: number }      all but this one
 *     DELETE /api/account/sessions/ID                           -> { ended: number }
 *     GET    /api/account/data               MyData                                       all that is stored of you, as a download
 *     POST   /api/account/leave              LeaveRequest       -> { me: null }           for good; games stay, without the name
 *
 *     GET    /api/formats                    { formats: FormatSummary[] }
 *     GET    /api/bots                       { bots: BotSummary[] }
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
import type { UnfinishedCard, View, Words } from '@spaceline/engine';
import * as z from 'zod/mini';
import { type LogLine, NO_NUL, type ViewPatch } from './messages.ts';
import type { BanView } from './order.ts';
import type { GameHeader } from './record.ts';
import type { PlayedBy } from './rules-name.ts';
import type { TalkLine } from './talk.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(24), z.regex(/^[^\p{C}]+$/u));
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
  seed: z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[^\p{C}]+$/u)),
});
export type SealedPacks = z.infer<typeof sealed>;

export const deckRequestSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^[^\p{C}]+$/u)),
  format: id,
  text,
  sealed: z.optional(sealed),
  /** where its owner keeps it; left out = in no folder */
  folder: z.optional(z.string().check(z.trim(), z.maxLength(40), z.regex(/^[^\p{C}]*$/u))),
  /** what has changed, for the list of versions */
  note: z.optional(z.string().check(z.trim(), z.maxLength(200), z.regex(/^[^\p{C}]*$/u))),
});
export type DeckRequest = z.infer<typeof deckRequestSchema>;

/** With whom a deck is shared: nobody, whoever has the link, or everybody. */
const sharing = z.enum(['no', 'link', 'public']);
export type Sharing = z.infer<typeof sharing>;
export const shareRequestSchema = z.object({ shared: sharing });

/** A deck as it was before it was saved anew. */
export interface DeckVersion {
  number: number;
  text: string;
  piles: Record<string, readonly string[]>;
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
        name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\p{C}]+$/u)),
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

// ----- answers

/** A page of games; `next` asks for the one after it. */
export interface GamesPage {
  games: GameSummary[];
  next: string | null;
}

/** A moment of a recorded game, for the first page. */
export interface Recorded {
  game: GameSummary;
  view: View;
  log: LogLine[];
}

export interface ApiError {
  error: { code: string; text: Words; problems?: DeckProblemView[]; unfinished?: UnfinishedCard[] };
}

export interface Me {
  id: string;
  name: string;
  /** the account's login; null for a guest */
  login: string | null;
  /** a code was made that gives the account back when the password is lost */
  recoverable: boolean;
  /** keeps order here; left out for everybody else */
  operator?: true;
  /** left out for who is not banned */
  ban?: BanView;
}

/** Somebody one knows. */
export interface PersonView {
  id: string;
  name: string;
  /** 'person' with an account, or 'guest' */
  kind: string;
  /** 'asks': they have asked you; 'asked': you have asked them */
  relation: 'friend' | 'asks' | 'asked' | 'none' | 'blocked';
  /** games that you have played with each other, and when the last was */
  games: number;
  last: number | null;
  /** a friend who is connected */
  here: boolean;
}

/** One browser that is signed in. */
export interface AccountSession {
  id: string;
  since: number;
  seen: number;
  /** the one that asks */
  here: boolean;
}

/** All that the server keeps of somebody. */
export interface MyData {
  me: Me;
  since: number;
  sessions: { since: number; seen: number }[];
  decks: {
    name: string;
    format: string;
    text: string;
    folder: string;
    updatedAt: number;
    versions: { text: string; note: string; at: number }[];
  }[];
  labs: LabView[];
  games: { id: string; format: string; players: [string, string]; seat: number; result: string | null; at: number }[];
  reports: { id: string; game: string; text: string; at: number }[];
  /** friends, requests, and who is blocked */
  people: { name: string; relation: string; at: number }[];
  /** what you said at tables */
  talk: { game: string; at: number; what: unknown }[];
  sanctions: {
    kind: string;
    reason: string;
    at: number;
    until: number | null;
    liftedAt: number | null;
    appeal: string | null;
    answer: string | null;
  }[];
  /** what operators did about you, and what you did as one */
  acts: { at: number; act: string; text: string; byYou: boolean }[];
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
  /** the property logo that every card must have, and the quadrant whose missions need none; null = every card may be played */
  pool: { property: string; missionsOf: string } | null;
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
  /** what would mend it: each is one copy of a printing, out of a pile or into one */
  fix?: {
    how: 'move' | 'take-out' | 'add' | 'swap';
    out: { pile: string; id: string }[];
    in: { pile: string; id: string }[];
  };
}

export interface DeckSummary {
  id: string;
  name: string;
  format: string;
  /** 'stock', 'own' or 'shared' */
  kind: string;
  /** of an own deck: with whom it is shared */
  shared?: Sharing;
  /** of an own deck: the folder it is in; '' is none */
  folder?: string;
  /** of a shared one: who shares it */
  by?: string;
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
  /** what belongs to its list, and is not played with */
  beside: DeckBeside;
  /** the deck as LackeyCCG writes it */
  text: string;
  /** the packs it may be built from; null where it is not of a sealed event */
  sealed: SealedPacks | null;
}

/** What a deck can do, by what is printed; chances in percent. */
export interface DeckFigures {
  /** the turn that the chances of missions are told for */
  turn: number;
  missions: {
    id: string;
    /** alternatives, each a list of terms, in the order of the printed requirement; null where print does not say */
    ways: { people: number | null; met: boolean | null }[][];
    /** the fewest people who do it; null where nobody can, or print does not say */
    team: string[] | null;
    chance: number | null;
  }[];
  ships: { id: string; icons: { icon: string; people: number | null }[]; matching: number }[];
  odds: { type: string; n: number; byTurn: number[] }[];
  dilemmas: {
    planet: number;
    space: number;
    both: number;
    /** those of which print says whom they stop: how many of the teams of the own people and of each deck of ours */
    stops: { id: string; n: number; own: number | null; field: { deck: string; percent: number }[] }[];
  };
  hints: (
    | { kind: 'no-facility' }
    | { kind: 'no-ship' }
    | { kind: 'unsolvable' | 'unstaffed'; id: string }
    | { kind: 'many-copies'; id: string; n: number }
  )[];
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
  /** it waits for one person: you, or somebody else */
  invited: 'you' | 'somebody' | null;
  /** both decks, where the host has set them; null = whoever comes brings their own */
  decks: { host: string; guest: string } | null;
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
  /** in the public list of replays, and whether you want that */
  listed: { now: boolean; yours: boolean };
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

/** What there is to know of a card beside its facts. */
export interface CardPage {
  title: string;
  /** every printing of the title, the oldest first, and what it says in our words, a part a line */
  printings: { id: string; lines: Words[] }[];
  /** what a ruling has changed about it, since when, and how it was before as far as a source tells */
  erratum: { rules: readonly string[]; source: Words; date: string; fresh: boolean; earlier: Words | null } | null;
  /** the names of formats in which some printing of it may be played */
  formats: string[];
  /** that show it doing something: those beside it first; `more` are left out */
  scenarios: { name: string; title: string }[];
  more: number;
  /** stock decks and the own that hold it */
  decks: { id: string; name: string; kind: string; format: string; copies: number; affiliation: string | null }[];
  /** titles that its text names, and titles whose text names it */
  names: string[];
  namedBy: string[];
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
  /** what was last said at the table, as far as its author could hear it */
  talk?: TalkLine[];
}
