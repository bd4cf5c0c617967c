/** The tables. Times are milliseconds since 1970, yes and no are 1 and 0, lists and objects are JSON text: the same on both databases. */

export interface UserRow {
  id: string;
  name: string;
  /** both null for a guest */
  login: string | null;
  password: string | null;
  /** argon2id of the code that gives back a lost account; null = none was made */
  recovery: string | null;
  /** 'operator': keeps order; null = plays */
  role: string | null;
  /** the ban that keeps them away, if any: the id of a sanction */
  ban: string | null;
  created_at: number;
}

/** By what somebody's name is told (`nameKeys`). */
interface NameRow {
  user: string;
  key: string;
  /** 1: an account's, and no other account may have it; 0: a guest's, or of a name that was released */
  own: number;
}

/** What somebody was called before. The name may be another's by now: whoever gives it alone is asked whom they mean. */
interface EarlierNameRow {
  user: string;
  key: string;
  until: number;
}

export interface SessionRow {
  /** sha256 of the secret in the cookie */
  token: string;
  user: string;
  created_at: number;
  seen_at: number;
}

export interface DeckRow {
  id: string;
  user: string;
  name: string;
  format: string;
  text: string;
  /** 0 for its owner alone, 1 for whoever has the link, 2 in the public list */
  shared: number;
  /** where its owner keeps it; '' is no folder */
  folder: string;
  updated_at: number;
}

/** A deck as it was before it was saved anew. */
export interface DeckVersionRow {
  deck: string;
  number: number;
  /** what it was called, and for which format it was made; empty where that was not kept yet */
  name: string;
  format: string;
  text: string;
  note: string;
  at: number;
}

/** With which deck a seat of a game is played; a stock deck has its name. */
interface DeckGameRow {
  deck: string;
  game: string;
  seat: number;
}

/** A result of the lab. */
export interface LabRow {
  id: string;
  user: string;
  deck: string;
  /** LabView as JSON */
  view: string;
  at: number;
}

type GameStatus = 'open' | 'playing' | 'over' | 'closed';

/** A table, from its opening to the end of the game that is played there. */
export interface GameRow {
  id: string;
  status: GameStatus;
  format: string;
  seed: string;
  /** sha256 of the seed */
  commitment: string;
  /** Header as JSON; null while the table waits for a player */
  header: string | null;
  /** fingerprint of the rules that play it: those it began with, until its players agree on others */
  rules: string;
  user0: string | null;
  user1: string | null;
  name0: string;
  name1: string;
  deck0: string;
  deck1: string;
  /** 'person', 'guest', or a bot's name */
  kind0: string;
  kind1: string;
  /** the host's deck while the table is open: DeckList as JSON */
  waiting: string | null;
  private: number;
  spectators: number;
  /** those who play have agreed to unfinished cards */
  blanks: number;
  /** milliseconds for each player; null = no clock */
  clock_limit: number | null;
  away_limit: number;
  /** windows at which each player wants to be asked: JSON */
  stops0: string;
  stops1: string;
  /** both players' wish for another game, and that game */
  rematch0: number;
  rematch1: number;
  next: string | null;
  /** who of its people wants it in the public list of replays; `listed` when all of them do */
  listed0: number;
  listed1: number;
  listed: number;
  /** whom an open table is for; null = whoever comes */
  invited: string | null;
  /** the deck that whoever sits down plays, where the host has set it: PlayableDeck as JSON */
  offer: string | null;
  /** the event it is played in */
  event: string | null;
  /** the game it goes on from, and after how many answers */
  origin: string | null;
  origin_n: number | null;
  /** Times as JSON, and how many entries there were: what was thought since the last entry is not given back */
  clocks: string | null;
  /** since when it is adjourned, because no server with its rules was there; null = it is not */
  adjourned_at: number | null;
  /** what each player then wants: 'end', or 'play-on' and the fingerprint of the rules to play on under */
  wish0: string | null;
  wish1: string | null;
  /** when each player was last at the adjourned game */
  seen0: number | null;
  seen1: number | null;
  /** since when it is saved for later, because both players wanted it; `wish0` and `wish1` say who wants that to change */
  saved_at: number | null;
  /** where it stands, for lists */
  points0: number;
  points1: number;
  turn: number;
  /** seat that is asked, 2 for both, -1 for none */
  asked: number;
  winner: number | null;
  result: string | null;
  /** names the position at its end (`positionHash`); before its first entry, the one it began with */
  hash: string | null;
  created_at: number;
  updated_at: number;
}

/** The record of a game: written before anybody is told. */
export interface DecisionRow {
  game: string;
  number: number;
  entry: string;
  /** who: a seat, or -1 for the server */
  seat: number;
  /** given by itself: a pass nobody had to think about */
  auto: number;
  at: number;
  /** milliseconds left after it */
  left0: number;
  left1: number;
  away0: number;
  away1: number;
  /** names the position after it (`positionHash`); null where more was written with it, and in old records */
  hash: string | null;
}

/** The record of a game that is over, packed (records.ts). */
interface RecordRow {
  game: string;
  packed: string;
}

/** A position to load a game from without playing all of it. */
interface CheckpointRow {
  game: string;
  /** entries before it */
  number: number;
  rules: string;
  position: string;
}

/** A position that the game was put back to, for good: its record needs it. */
interface RestoredRow {
  game: string;
  number: number;
  position: string;
}

export interface ReportRow {
  id: string;
  game: string;
  user: string | null;
  /** 'player' or 'engine' */
  kind: string;
  text: string;
  /** ReportFile as JSON */
  data: string;
  /** the person it is about, where it is about one */
  about: string | null;
  /** when an operator was done with it, and what was said then */
  closed_at: number | null;
  note: string | null;
  at: number;
}

/** What somebody is to somebody else. Friends have two rows, one for each way. */
export interface RelationRow {
  user: string;
  other: string;
  /** 'asked', 'friend' or 'blocked' */
  kind: string;
  at: number;
}

/** A mute or a ban. */
export interface SanctionRow {
  id: string;
  user: string;
  /** 'mute' or 'ban' */
  kind: string;
  reason: string;
  at: number;
  /** null = for good */
  until: number | null;
  lifted_at: number | null;
  /** what the banned person has written to the operators, once, and what they answered */
  appeal: string | null;
  appeal_at: number | null;
  answer: string | null;
}

/** Where somebody who is banned or muted came from: while it holds, nobody new is let in from there, or says anything. */
interface BanAddressRow {
  sanction: string;
  /** keyed fingerprint of a network address */
  address: string;
  at: number;
}

/** What an operator has done. */
export interface ActRow {
  id: string;
  at: number;
  /** who did it: a user, or null for the command line */
  by: string | null;
  by_name: string;
  act: string;
  /** to whom, where to somebody */
  about: string | null;
  about_name: string;
  text: string;
}

/** One line that somebody said at a table. */
export interface TalkRow {
  game: string;
  n: number;
  at: number;
  user: string;
  name: string;
  /** 'person' or 'guest' */
  kind: string;
  /** a seat, or -1 for a spectator */
  seat: number;
  /** 'players' or 'spectators' */
  channel: string;
  /** text, phrase or point: JSON */
  what: string;
}

/** A tournament; what happened there is in its log. */
export interface EventRow {
  id: string;
  name: string;
  format: string;
  /** 'public' or 'link' */
  open: string;
  /** as its log says, for lists */
  phase: string;
  players: number;
  director: string;
  /** sha256 of its seed, shown before anything is dealt */
  commitment: string;
  /** when it begins by itself; null = when its director says so */
  starts_at: number | null;
  /** up to where its clock may have been told (events/clock.ts) */
  clock: number;
  created_at: number;
  updated_at: number;
}

/** Who has come into an event. */
interface EventPlayerRow {
  event: string;
  user: string;
}

/** The log of an event: written before anybody is told. */
interface EventEntryRow {
  event: string;
  number: number;
  /** Entry as JSON */
  entry: string;
  at: number;
}

/** A server on this database (PostgreSQL): until when it counts as alive, and its term, which ends when it did not say so in time. */
interface ServerRow {
  id: string;
  term: number;
  until: Date;
}

/** Which server plays the bots of a game and watches its clocks, in which of its terms. */
interface DriverRow {
  game: string;
  server: string;
  term: number;
}

interface SettingRow {
  key: string;
  value: string;
}

export interface Tables {
  users: UserRow;
  names: NameRow;
  earlier_names: EarlierNameRow;
  sessions: SessionRow;
  decks: DeckRow;
  deck_versions: DeckVersionRow;
  deck_games: DeckGameRow;
  labs: LabRow;
  games: GameRow;
  decisions: DecisionRow;
  records: RecordRow;
  checkpoints: CheckpointRow;
  restored: RestoredRow;
  reports: ReportRow;
  talk: TalkRow;
  relations: RelationRow;
  sanctions: SanctionRow;
  ban_addresses: BanAddressRow;
  acts: ActRow;
  servers: ServerRow;
  drivers: DriverRow;
  settings: SettingRow;
  events: EventRow;
  event_log: EventEntryRow;
  event_players: EventPlayerRow;
}
