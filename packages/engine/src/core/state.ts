/**
 * The whole of a game between two actions, as plain data: numbers, strings, arrays. Nothing here is a function, so that
 * it can be copied, hashed, stored and sent. What comes next is `processes`, a stack whose top is in force.
 */
import type { Writable } from './door/writable.ts';
import type { Delayed, Lasting } from './lasting.ts';
import type { Process } from './process.ts';
import type { Chance } from './random.ts';
import { NOWHERE, type Spot } from './spot.ts';

export type Seat = 0 | 1;
export const SEATS: readonly Seat[] = [0, 1];
export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** Where a card is. What `host` means depends on it: see each line. */
export enum Zone {
  /** between places while an action resolves: being played, met as a dilemma, searched for */
  Aside = 0,
  // piles: the order is in `state.piles`; host is -1
  Hand,
  Deck,
  Discard,
  Points,
  OutOfPlay,
  /** Battle Bridge: Tactics (BOG-01) */
  Bridge,
  /** Q-Continuum side deck */
  QDeck,
  /** Q's Tent side deck */
  Tent,
  MissionPile,
  SeedPile,
  // in hiding
  /** face down under a location; host = location, order in location.seeds */
  Seeded,
  /** stacked beneath a card and not in play; host = card */
  Under,
  // in play
  /** the mission card that makes a location; host = location */
  Mission,
  /** a ship, space facility or self-controlled card at a location; host = location */
  Space,
  /** on the surface; host = location */
  Planet,
  /** aboard a ship, inside a facility, at a site; host = that card */
  Aboard,
  /** played or placed on a card; host = that card */
  On,
  /** played or placed on a location (on the mission, on the planet); host = location */
  OnLocation,
  /** on the table; host = -1 */
  Table,
}

export const FIRST_IN_PLAY = Zone.Mission;
export const PILES = [
  Zone.Hand,
  Zone.Deck,
  Zone.Discard,
  Zone.Points,
  Zone.OutOfPlay,
  Zone.Bridge,
  Zone.QDeck,
  Zone.Tent,
  Zone.MissionPile,
  Zone.SeedPile,
] as const;
export type PileZone = (typeof PILES)[number];
export const isPile = (zone: Zone): zone is PileZone => zone >= Zone.Hand && zone <= Zone.SeedPile;

/** What a card is suffering or doing; a set of bits in `card.status`. */
export enum Status {
  Stopped = 1,
  Disabled = 2,
  Stasis = 4,
  Cloaked = 8,
  Phased = 16,
  /** a hidden agenda not yet activated, or another card lying face down */
  FaceDown = 32,
  /** hologram switched off (VOY-10) */
  Deactivated = 64,
  Infiltrating = 128,
  Exposed = 256,
  /** captured; held by an escort unless one of the next four says otherwise (BOG-75) */
  Captive = 512,
  /** the mission is completed */
  Solved = 1024,
  /** damaged by rotation */
  Rotated = 2048,
  /** seeded against the rules; found out when it is revealed */
  MisSeed = 4096,
  /** stopped for longer than usual: see card.until */
  HeldStop = 8192,
  /** on the back face (two-sided cards) */
  Flipped = 16384,
  /** a station that nobody controls; `controller` is whoever brought it */
  Uncontrolled = 32768,
  /** made Borg */
  Assimilated = 65536,
  /** a captive held by a trap (BOG-71) */
  Trapped = 131072,
  /** a captive in a Brig (BOG-79) */
  Jailed = 262144,
  /** a captive who works for the captor (BOG-68) */
  Brainwashed = 524288,
  /** a captive tied up and left behind (BOG-75) */
  Unattended = 1048576,
  /** an infiltrator who preferred house arrest to being exposed (DOM-39) */
  Arrested = 2097152,
  /** held like a captive, and none: abducted by Borg */
  Abducted = 4194304,
  /** a seed card that was shuffled with those beside it: not even whoever laid it out knows where it lies */
  Shuffled = 8388608,
}

/** What each is called in views, tellings and scenarios. */
export const STATUS_NAMES = [
  [Status.Stopped, 'stopped'],
  [Status.Disabled, 'disabled'],
  [Status.Stasis, 'stasis'],
  [Status.Cloaked, 'cloaked'],
  [Status.Phased, 'phased'],
  [Status.FaceDown, 'face-down'],
  [Status.Deactivated, 'deactivated'],
  [Status.Infiltrating, 'infiltrating'],
  [Status.Exposed, 'exposed'],
  [Status.Arrested, 'arrested'],
  [Status.Captive, 'captive'],
  [Status.Trapped, 'trapped'],
  [Status.Jailed, 'in the Brig'],
  [Status.Brainwashed, 'brainwashed'],
  [Status.Unattended, 'unattended'],
  [Status.Solved, 'solved'],
  [Status.Rotated, 'damaged'],
  [Status.Uncontrolled, 'uncontrolled'],
  [Status.Assimilated, 'assimilated'],
  [Status.Abducted, 'abducted'],
  [Status.Flipped, 'flipped'],
] as const satisfies readonly (readonly [Status, string])[];

export type StatusName = (typeof STATUS_NAMES)[number][1];

/** Numbers by their declared name. Never changed, only replaced: copies share it. */
export type Memory = Readonly<Record<string, readonly number[]>>;

export interface Card {
  readonly id: number;
  /** index into the catalogue; the only field that names the card, so that hidden identities can be re-dealt */
  readonly def: number;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly zone: Zone;
  readonly host: number;
  /** the facility (or site) a ship is docked at, the trap that holds a captive, else -1 */
  readonly dock: number;
  readonly status: number;
  /** the affiliation a multi-affiliation card works as: an index into AFFILIATIONS, or -1 for its only one */
  readonly mode: number;
  readonly rangeUsed: number;
  /** countdown left, -1 for none */
  readonly countdown: number;
  /** the turn in which it began, which need not count; a card that only moves goes on counting */
  readonly countdownFrom: number;
  /** turn number in which it came to where it is: for "full turn" tests */
  readonly since: number;
  /** turn until whose end a held stop lasts, or another term a card's text sets */
  readonly until: number;
  /** turn in which it was last damaged by rotation; 0 for never, or before the first */
  readonly rotatedIn: number;
  /**
   * An objective for Borg: what it is aimed at, a card or the spot of a place, itself where it only names something. What lies between two places: the one to its
   * right, `host` being the one to its left. NOWHERE for nothing.
   */
  readonly aim: Spot;
  /** a ship: the turn in which the other player's scouting of it was completed; 0 for never */
  readonly scoutedIn: number;
  /** its place among the sites of a station, or among the seed cards beneath one: the first is innermost, or met first */
  readonly row: number;
  /** what its text declares to remember, by name; null for nothing */
  readonly memory: Memory | null;
  /** seats that may know this card although it is hidden: bits 1 and 2 */
  readonly seen: number;
}

export interface Location {
  readonly id: number;
  /** index into QUADRANTS, and of its line; beyond them, the line of a time location */
  readonly quadrant: number;
  /** the mission cards here: one, or two copies of a shared mission; none for an inserted location */
  readonly missions: readonly number[];
  /** the doorway or other card that makes this location when there is no mission, else -1 */
  readonly card: number;
  /** who took that card out of play; -1 for nobody yet */
  readonly removedBy: Seat | -1;
  /** seed cards, the next to be met first */
  readonly seeds: readonly number[];
  /** bits: seat s has examined this mission (CR-194, CR-195) */
  readonly examined: number;
  /** bits: seat s revealed a mis-seed of the own making here and may not solve */
  readonly barred: number;
  /** who solved the mission here; -1 for nobody yet */
  readonly solvedBy: Seat | -1;
  /** the affiliations of the team that did, as bits */
  readonly solvers: number;
  /** by seat: the turn in which that player was last attacked here; -1 for never */
  readonly attackedIn: readonly [number, number];
  /** by seat: the turn in which that player last fought a battle here, against whomever; -1 for never */
  readonly battledIn: readonly [number, number];
  /** by seat: the turn in which that player's scouting was completed here; -1 for never */
  readonly scoutedIn: readonly [number, number];
  /** by seat: the turn in which a ship of that player was last destroyed here; -1 for never */
  readonly shipLostIn: readonly [number, number];
}

export interface Player {
  /** normal card plays left this turn */
  readonly plays: number;
  /** cards played this turn, free or not */
  readonly played: number;
  /** reports of this turn that used a normal card play */
  readonly reported: number;
  /** WARP-37 used */
  readonly regenerated: boolean;
  /** draws no more cards this turn */
  readonly noDraws: boolean;
  /** extra draws owed at the end of this turn */
  readonly extraDraws: number;
  /** the Battle Bridge side deck is open (BOG-03) */
  readonly bridge: boolean;
  /** the Q-Continuum side deck is open */
  readonly continuum: boolean;
  /** the Q's Tent side deck is open */
  readonly tent: boolean;
}

/** Points that a player has, or is short of, and what for. */
export interface LedgerEntry {
  readonly seat: Seat;
  /** below zero where they were lost */
  readonly points: number;
  /** are they bonus points? (DOM-85) */
  readonly bonus: boolean;
  /** the card that they were scored for, or lost to; -1 where none is known */
  readonly source: number;
  /** the turn in which that was; 0 before the first */
  readonly turn: number;
  /** they count only as long as the text of their card gives them: "worth 5 points while in play" */
  readonly standing?: true;
  /** the location where that was, if it was at one */
  readonly at?: number;
}

/** Something that may be done only so often was done. */
export interface Use {
  /** counted for so long */
  readonly span: 'turn' | 'battle' | 'game';
  /** what was done: the mark of an ability, of a way to play … */
  readonly what: string;
  /** the copy whose counter it is; -1 where it goes by the title */
  readonly card: number;
  /** the player whose counter it is; -1 where it is nobody's by himself */
  readonly seat: Seat | -1;
  /** the title whose counter it is; '' where it goes by the copy */
  readonly title: string;
  /** the one persona, title, quadrant or icon that it was done for, where each has a counter; else '' */
  readonly about: string;
  readonly times: number;
}

export type Segment = 'start' | 'play' | 'orders' | 'end';

export interface Turn {
  readonly number: number;
  readonly seat: Seat;
  readonly segment: Segment;
  /** before its first action, which the other player may precede */
  readonly fresh: boolean;
  /** it follows a turn of the same player */
  readonly extra?: true;
}

export interface Result {
  readonly winner: Seat | -1;
  readonly kind:
    | 'full-win'
    | 'modified-win'
    | 'true-tie'
    | 'concession'
    | 'left'
    | 'draw'
    // at a table of an event: one player never came, its director has decided, or has paired the players anew
    | 'no-show'
    | 'ruling'
    | 'called-off';
  /** why it ended, as a rule id */
  readonly rule: string;
}

export interface State {
  /** bumped by every change */
  readonly rev: number;
  /** bumped by every change of the cards and of what lasts */
  readonly laid: number;
  readonly chance: Chance;
  readonly cards: readonly Card[];
  /** piles[seat][zone - 1]: card ids, the top first */
  readonly piles: readonly (readonly (readonly number[])[])[];
  readonly locations: readonly Location[];
  /** per quadrant, location ids from left to right; behind them a line for each time location */
  readonly lines: readonly (readonly number[])[];
  readonly players: readonly [Player, Player];
  /** the points that count now, in the order in which they came; it is replaced, never changed, so that copies share it */
  readonly ledger: readonly LedgerEntry[];
  /** who seeded first and took the first turn */
  readonly first: Seat;
  readonly turn: Turn;
  /** the last one is in force */
  readonly processes: readonly Process[];
  /** what may be done only so often, and was; entries are replaced, never changed, so that copies share them */
  readonly uses: readonly Use[];
  /** texts that outlive their moment, in the order in which they were said */
  readonly lasting: readonly Lasting[];
  /** effects still to come */
  readonly delayed: readonly Delayed[];
  readonly result: Result | null;
}

export function newCard(id: number, def: number, owner: Seat): Card {
  return {
    id,
    def,
    owner,
    controller: owner,
    zone: Zone.Aside,
    host: -1,
    dock: -1,
    status: 0,
    mode: -1,
    rangeUsed: 0,
    countdown: -1,
    countdownFrom: 0,
    since: 0,
    until: -1,
    rotatedIn: 0,
    aim: NOWHERE,
    scoutedIn: 0,
    row: 0,
    memory: null,
    seen: 0,
  };
}

export function newPlayer(): Writable<Player> {
  return {
    plays: 0,
    played: 0,
    reported: 0,
    regenerated: false,
    noDraws: false,
    extraDraws: 0,
    bridge: false,
    continuum: false,
    tent: false,
  };
}
