/** What the server answers to the requests of lobby.ts. */
import type { UnfinishedCard, View, Words } from '@spaceline/engine';
import type { DeckBeside, LabView, SealedPacks, Sharing } from './lobby.ts';
import type { LogLine, ViewPatch } from './messages.ts';
import type { BanView } from './order.ts';
import type { Named } from './people.ts';
import type { GameHeader } from './record.ts';
import type { PlayedBy } from './rules-name.ts';
import type { TalkLine } from './talk.ts';

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

/** How long a server keeps what, in days; null = for ever. Its operator sets it. */
export interface Spans {
  /** games that nobody has played on */
  unfinished: number | null;
  /** guests who have not come back, with their decks; their games stay, without the name */
  guests: number | null;
  reports: number | null;
  /** games that are over */
  replays: number | null;
  talk: number | null;
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
  /** what you were called before: without case and spaces, as it is kept */
  earlierNames: { key: string; until: number }[];
  /** whether you want a rating */
  rated: boolean;
  sessions: { since: number; seen: number }[];
  decks: {
    name: string;
    format: string;
    text: string;
    folder: string;
    updatedAt: number;
    versions: { name: string; format: string; text: string; note: string; at: number }[];
  }[];
  labs: LabView[];
  games: {
    id: string;
    format: string;
    players: [string, string];
    decks: [string, string];
    seat: number;
    result: string | null;
    at: number;
  }[];
  events: {
    id: string;
    name: string;
    format: string;
    at: number;
    /** you were its director */
    directed: boolean;
    /** what you did there, and what was done about you: entries of its log */
    log: unknown[];
    /** the tables you sat at */
    tables: { round: number; against: string | null; game: string | null; result: unknown }[];
  }[];
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
  /** the date of the rulings by which its cards are played (CR-26) */
  rulings: string;
  /** of which dates there are earlier texts: `~rulings=1999` behind a format's id plays by them */
  rulingDates: readonly string[];
}

export interface BotSummary {
  id: string;
  about: Words;
  /** in points of Elo, with the interval in which it lies in 19 of 20 cases; null = nobody has measured it */
  strength: { elo: number; low: number; high: number } | null;
  /** seconds that it may think about an answer; 0 = it answers at once */
  seconds: number;
}

/** How the chances went in a game that is over: from the beginning of each turn it was played on so many times. */
export interface GameAnalysis {
  playouts: number;
  /** `n` answers had been given; `odds` is how often the first seat wins from there, from 0 to 1 */
  moments: readonly { readonly n: number; readonly turn: number; readonly seat: 0 | 1; readonly odds: number }[];
  end: number;
  /** the turns in which the chances of whoever had them changed most */
  turned: readonly {
    readonly n: number;
    readonly turn: number;
    readonly seat: 0 | 1;
    readonly before: number;
    readonly after: number;
    /** what the turn was begun with, and what would have been better; null = nothing was found that is */
    readonly did: Words;
    readonly better: { readonly first: Words; readonly odds: number } | null;
  }[];
}

export interface DeckProblemView {
  rule: string;
  message: Words;
  line?: number;
  /** it is about a heading of the list: the cards below it are read all the same */
  heading?: true;
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
  by?: Named;
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
  /** what is no fault: titles whose text a ruling has changed (with its rules, and since when), and those converted from the Second Edition (CR-99) */
  notes: {
    changed: readonly { title: string; rules: readonly string[]; date: string }[];
    converted: readonly string[];
  };
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
  host: Named;
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
  /** who they are: 'person', 'guest' or a bot */
  kinds: [string, string];
  /** the date of the rulings by which the cards were played */
  rulings: string;
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
  /** CR-99: it was converted from the Second Edition */
  converted: boolean;
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
