/** What a card's text is made of: ways of playing, seeding and using it, what it does, and what holds while it is in play. */
import type { Affiliation, CardType } from '../cards/facts.ts';
import type { Attribute, Module } from '../cards/names.ts';
import type { EventName } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import type { SeedPhase } from '../core/process.ts';
import type { Spot } from '../core/spot.ts';
import type { Seat, Status } from '../core/state.ts';
import type { Words } from '../core/words.ts';
import type { Amount } from './amounts.ts';
import type { Modifier } from './modifier.ts';
import type { SpokenName } from './names.ts';
import type { Reading } from './reading.ts';
import type { Asks, Condition, Effect, Filter, Selector, Spoken } from './speech.ts';

export type * from './modifier.ts';
export type * from './permission.ts';
export type * from './speech.ts';

export interface Limit {
  readonly times: number;
  /** turn = once each turn of yours; every = in each player's turn; game */
  readonly per: 'turn' | 'every' | 'game' | 'battle';
  /** the counter belongs to this copy, to each player for this copy, to the player and title, or to the title for both players together */
  readonly by: 'card' | 'card and player' | 'title' | 'title for both';
}

/** One of the ways in which a card may be played from the hand. OR-separated texts have one each. */
export interface PlayMode {
  /** tells the ways apart, for answers and counters; ways that are one and the same deed at several moments share it */
  mark: string;
  /** how people call it */
  word: string;
  /**
   * `normal`: uses a normal card play unless free. `any`: at any time. `turn`: in your own turn. `start`: at the start of your turn. Else only
   * in answer to an event.
   */
  timing: 'normal' | 'any' | 'turn' | 'start' | { on: EventName };
  free: boolean;
  limit: Limit | null;
  /** where it may be played: null = on the table */
  targets: Selector | null;
  /** for responses: is this event one it answers? For others: may it be played now? */
  when: Condition | null;
  /** done when it is played */
  effect: Effect | null;
  /** stays in play where it was played; otherwise it is discarded after use */
  stays: boolean;
  /** it lies on the table, and the target is what it is aimed at */
  aims?: true;
  /** it lies between the target and the place to the right of it */
  between?: true;
  /** it is used as a card of another type */
  as?: 'Event' | 'Interrupt';
  text: string;
}

export interface SeedMode {
  phases: readonly SeedPhase[];
  /** null = on the table */
  targets: Selector | null;
  /** "seed one": each player seeds one of that title */
  one?: true;
  /** face down beneath the mission, like a dilemma */
  under?: true;
  /** the side deck that it opens so */
  opens?: 'bridge' | 'continuum' | 'tent';
  /** done when it is seeded */
  effect?: Effect;
  text: string;
}

/** Something the controller may have the card do while it is in play. */
export interface Ability {
  /** tells the card's abilities apart, for answers, counters and tellings */
  mark: string;
  /** how people call it */
  word: string;
  /**
   * order: in execute orders; turn: in your own turn, which ends your card plays unless it plays a card itself (CR-187, CR-192); any: at
   * any time; start: at the start of your turn
   */
  timing: 'order' | 'turn' | 'any' | 'suspends' | 'start' | { on: EventName };
  limit: Limit | null;
  targets: Selector | null;
  when: Condition | null;
  effect: Effect;
  /** either player may use it, not only the card's controller */
  byAnyone?: true;
  /** of a site: it may be used although nobody controls the station yet (DOM-70) */
  onDerelict?: true;
  text: string;
}

export type TriggerTime = 'start of your turn' | 'start of every turn' | 'end of your turn' | 'end of every turn';

export interface Trigger {
  at: TriggerTime | { on: EventName };
  optional: boolean;
  when: Condition | null;
  effect: Effect;
  text: string;
}

/** A term of a mission's requirement that facts cannot express. */
export interface SpecialRequirement {
  met(ctx: Reading): boolean;
  /** what is given up when the mission is solved by it */
  readonly pay?: (ctx: Reading) => Flow;
  readonly text: string;
}

/** The side of a ship battle whose tactic this is. */
export interface BattleSide {
  seat: Seat;
  firing: readonly number[];
  /** cards of this side that are fired at */
  defending: readonly number[];
}

/** What a Tactic adds to its printed bonuses, and what it does as a damage marker. */
export interface TacticText {
  attack?: (r: Reading, side: BattleSide) => number;
  defense?: (r: Reading, side: BattleSide) => number;
  /** other symbols than printed, in certain cases */
  hit?: (r: Reading, side: BattleSide, target: number) => ('down' | 'flip')[] | null;
  /** symbols when the attack misses */
  miss?: ('down' | 'flip')[];
  /** may this tactic be used now? */
  when?: (r: Reading, side: BattleSide) => boolean;
  /** done for each target that is hit, before the damage */
  struck?: (ctx: Reading, side: BattleSide, target: number) => Flow;
  /** done once when the tactics are turned over */
  revealed?: (ctx: Reading, side: BattleSide) => Flow;
  /** the other player's tactic counts for nothing while this holds */
  nullifies?: Condition;
  /** immediate damage result, once when the marker lands (BOG-35); ctx.target is the damaged card */
  damage?: Effect;
}

/** A word of a Tactic's text: what it does as a player's current tactic, and how that is put. */
export interface TacticWord extends Omit<TacticText, 'damage'> {
  readonly text: string;
}

/** A special download icon that names more than titles; `icon` is its place among the facts' downloads. */
export interface DownloadIcon {
  icon: number;
  who: Filter;
  /** a limit of its own replaces once per game */
  limit?: Limit;
  /** it is used only when this has just happened, and counted for each card that did it */
  answers?: { on: EventName; when: Condition };
  /** the card is not played in its usual way: what happens instead */
  run?: (ctx: Reading, id: number) => Flow;
  could?: (ctx: Reading, id: number) => boolean;
  text: string;
}

/** Of an objective for Borg: what it lets the Collective do while it is the current one. */
export interface Collective {
  /** they scout the target: as a space location, as a planet, as whichever it is, or a ship */
  readonly scouting?: 'space' | 'planet' | 'location' | 'ship';
  /** completed, it makes the planet an assimilated one, where nobody attempts the mission any more */
  readonly assimilates?: true;
  /** what is targeted beside the first target: without it the objective is discarded */
  readonly companion?: Condition;
  /** the objective that it takes the place of for a while */
  suspends?(r: Reading, objective: number): boolean;
  /** what it names, where its target is no card and no place */
  named?(r: Reading): string;
  /** they beam there, though it is a planet or the opponent's */
  boards?(r: Reading, spot: Spot): boolean;
  /** completed, it is worth its points only while it lies on its target */
  readonly lapses?: true;
  readonly text: string;
}

/** what a card makes a place in another time of. */
export interface TimePlace {
  /** the place of the spaceline that is the same place in its own time: it must be in play */
  readonly corresponds: Selector;
  /** cards that may report there, without a door; none where nobody is at home there */
  readonly native?: Filter;
  /** done when it comes; it comes only if that can be done */
  readonly atOnce?: Effect;
}

/** Of a site: of which part of which stations it is. */
export interface SitePlace {
  readonly module: Module;
  /** the titles of the stations; without them, of any Nor */
  readonly on?: readonly string[];
  /** inside even of its module */
  readonly innermost?: true;
}

/** Of a site: which ships dock there. The reading is that of the site; `seat` is the player of the ship. */
export interface Docking {
  /** how many ships */
  readonly capacity: Amount;
  /** what is docked there is landed, inside the station: out of reach, and lost with it */
  readonly landed?: true;
  takes(r: Reading, ship: number, seat: Seat): boolean;
  /** those at the site by whose help the ship may undock, and who may board it just before */
  boarders(r: Reading, ship: number, seat: Seat): readonly number[];
  readonly text: string;
}

export interface Definition {
  readonly type: CardType;
  readonly title: string;
  /** printings, where different cards share the title */
  readonly ids?: readonly string[];
  /** what is on the other side of a two-sided card */
  readonly back?: Definition;
  /** what the definition does not do yet, in words for a player; makes the card `partial` */
  readonly missing?: Words;
  /** the whole text in English, generated from the parts */
  readonly text: Words;
  /** the text of a dilemma without its condition */
  readonly asks?: Asks;
  /** the two halves of a tactic's text: when it is played, and when it lands as a marker */
  readonly halves?: { readonly played: string; readonly damage: string };

  /** what its text calls by name: titles, keywords, icons … */
  readonly names?: readonly SpokenName[];
  /** what its effects make last, and what they put off: collected from the parts */
  readonly lasting?: readonly Modifier[];
  readonly delayed?: readonly Effect[];
  /** what it calls the ways that it lets somebody choose from, by their marks: of playing it, and collected from the parts */
  readonly called?: ReadonlyMap<string, Words>;

  readonly encounter?: Effect;
  /** the dilemma or event has no effect, and is discarded, while this holds */
  readonly nullified?: Condition;
  /** ends a card that was placed on something */
  readonly cure?: { when: Condition; after: 'now' | 'next turn'; then?: Effect; text: string };
  /** whoever has it in play loses a game that ends while this holds */
  readonly owes?: Condition;
  /** what happens when the countdown runs out; without it the card is just discarded */
  readonly expires?: Effect;

  /** counts as this type while in play */
  readonly useAs?: 'Equipment';
  readonly tactic?: TacticText;
  readonly plays?: readonly PlayMode[];
  readonly seeds?: readonly SeedMode[];
  /** at most this many of the title in play: for one player, or in all */
  readonly limit?: 'unique' | 'not-duplicatable';
  /** titles (and their groups, CR-34) that may neither target, nullify nor affect this card */
  readonly immuneTo?: readonly string[];
  readonly downloads?: readonly DownloadIcon[];
  readonly abilities?: readonly Ability[];
  readonly triggers?: readonly Trigger[];
  readonly modifiers?: readonly Modifier[];
  /** variable printed numbers */
  readonly variable?: Partial<Record<Attribute, (g: Game, id: number) => number>>;
  /** missions */
  readonly specials?: Readonly<Record<string, SpecialRequirement>>;
  /** of the places for missions, how many it fills; one, unless it says otherwise */
  readonly slots?: number;
  /** the icons on the end that faces the opponent, where they differ */
  readonly otherEnd?: readonly Affiliation[];
  readonly points?: Spoken<(ctx: Reading) => number>;
  readonly span?: (ctx: Reading) => number;
  readonly solved?: Effect;
  /** missions: done by its player when it is seeded */
  readonly seeded?: Effect;
  /** who and what lies beneath it returns to hand when it leaves play, instead of being discarded */
  readonly returnsHeld?: true;
  /** what the card that it is on is only as long as it is there: a Brainwashed captive (BOG-75) */
  readonly keepsHost?: keyof typeof Status;
  /** captures personnel, or says something about captives (BOG-91): discarded from a captive who is freed */
  readonly capturing?: true;
  readonly collective?: Collective;
  readonly time?: TimePlace;
  readonly docks?: Docking;
  readonly site?: SitePlace;
  /** facilities: those beside which their player may have it all the same */
  readonly coexists?: Filter;
  /** facilities: open to both players, like a headquarters */
  readonly openToBoth?: true;
  /** facilities: the share of its SHIELDS that covers a ship docked here, where it is not half */
  readonly covers?: number;
  /** facilities: ships docked here are not repaired */
  readonly noRepairs?: true;
  /** personnel: a ship with this drone aboard may fire at several targets (BOG-59) */
  readonly multiplexes?: true;
  /** interrupts: aboard a ship it is personnel, in battles only */
  readonly boards?: true;
  /**
   * personnel, artifacts: its text works on the opponent's cards, so it lies open in its crew (DOM-59: seen when needed); where it
   * works on nothing but the ship it is aboard, only while that ship is another player's
   */
  readonly openly?: true | 'aboard theirs';
  /** personnel: in battle may pair first and select the adversary */
  readonly pairsFirst?: true | 'with whoever comes';
  /** done after every step, wherever the card is, a deck included: what a text must know of the whole game */
  readonly witnesses?: (r: Reading) => void;
  /** missions: it is placed between any two others, so often by each player */
  readonly inserts?: { readonly atMost: number };
  /** artifacts: what happens when it is acquired */
  readonly acquired?: Effect;
}
