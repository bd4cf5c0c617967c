/**
 * What a card's text is made of. Every word of the card language has four facets: `run` does it, `could` says whether it
 * could be done now, `text` says it in English, `hint` tells a bot what it is worth to the player who has it done.
 */
import type { CardType, PrintedRequirement } from '../cards/facts.ts';
import type { Attribute, Module } from '../cards/names.ts';
import type { Reason } from '../core/decision.ts';
import type { EventName } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import type { SeedPhase } from '../core/process.ts';
import type { Spot } from '../core/spot.ts';
import type { Seat, Status } from '../core/state.ts';
import type { Term } from '../core/terms.ts';
import type { Words } from '../core/words.ts';
import type { SpokenName } from './names.ts';
import type { Reading } from './reading.ts';

export interface Effect {
  run(ctx: Reading): Flow;
  could(ctx: Reading): boolean;
  /** where it could not: the rule that says so, if one is nearer than */
  rule?(ctx: Reading): string | null;
  readonly text: string;
  /** positive = good for the player who has it done; a killed personnel of the opponent is about 3 */
  readonly hint: number;
  /** dilemmas: what must be met to be spared */
  readonly condition?: Condition;
  /** how its text puts the condition, and what the text says beside it */
  readonly asks?: Asks;
  /**
   * chooses the targets and checks the conditions, before anybody may answer; `run` goes on from there. What has neither
   * this nor `aims` does both when it runs.
   */
  aim?(ctx: Reading): Flow;
  /** whom it chooses before it does anything */
  readonly aims?: Picker;
  /** CR-187: it plays a card, as a download does */
  readonly playsCard?: true;
  /** DOM-13: it strikes an adversary down */
  readonly strikes?: true;
  /** it does nothing but choose */
  readonly chooses?: true;
  /** "If …": where this does not hold, a dilemma is discarded before it does anything */
  readonly trigger?: Condition;
  /** the effects it is made of */
  readonly parts?: readonly Effect[];
  /** a modifier that it makes last, an effect that it puts off: clauses of the card that says it */
  readonly lasts?: Modifier;
  readonly delays?: Effect;
}

/** "Unless X, …" or "To get past requires X; …": `rest` is what stands for the dots. */
export interface Asks {
  readonly how: 'unless' | 'to-get-past';
  readonly rest: string;
}

/** How much of something there is, how much must be there (or, with `atMost`, less than which), and who gives how much. */
export interface Measure {
  readonly have: number;
  readonly need: number;
  readonly atMost?: true;
  readonly who: readonly Term[];
}

export interface Condition {
  met(ctx: Reading): boolean;
  /** what it is made of, so that a screen can tick the parts off */
  readonly parts?: { readonly how: 'all' | 'any'; readonly of: readonly Condition[] };
  /** where it is a matter of numbers: by how much */
  measure?(ctx: Reading): Measure;
  /** where it is not met: the rule that says so, if one is nearer than */
  rule?(ctx: Reading): string | null;
  readonly text: string;
  /** how hard it is to meet, from 0 (always) to 1 (hardly ever) */
  readonly hint: number;
}

/** Which cards a text reaches. */
export interface Reach {
  has(r: Reading, id: number): boolean;
  /** "each of your personnel present", "the ship" */
  readonly each: string;
}

/** A set of cards or spots that a text can speak of. */
export interface Selector extends Reach {
  ids(r: Reading): number[];
  /** why that card is none of them: a rule, if one is nearer than */
  rule?(r: Reading, id: number): string | null;
  /** the whole group of which these are the ones that fit: whoever chooses may look at all of it */
  group?(r: Reading): number[];
  /** one of them: "a ship", "one of your ships" */
  readonly one: string;
  /** the same without an article, where it goes without: "personnel present" */
  readonly bare?: string;
  /** several: "your ships", "personnel present" */
  readonly many: string;
  /** that there is one: "you have a ship here", "Penalty Box is in play" */
  readonly exists?: string;
  /** in your opponent's hands: what harms them is your gain */
  readonly theirs?: true;
  /** they are chosen on the way, so that nobody can say beforehand whether there will be any */
  readonly chosenLater?: true;
  /** the text names stasis, and so reaches who is in it */
  readonly stasis?: true;
  /** cards of a hand or a pile, not in play */
  readonly ofPile?: true;
}

/** Chooses from a selector: at random, by a player, all of them. */
export interface Picker {
  pick(ctx: Reading): Flow<number[]>;
  any(ctx: Reading): boolean;
  /** are there as many as must be selected? Not asked where fewer will do. */
  enough?(ctx: Reading): boolean;
  /** whom it chose before anybody could answer it does not choose again */
  readonly once?: true;
  /** a random selection */
  readonly atRandom?: true;
  /** of a hand or a pile; else what has left play meanwhile is left alone */
  readonly ofPile?: true;
  readonly text: string;
  /** in your opponent's hands: what harms them is your gain */
  readonly theirs?: true;
  /** about how many cards it takes */
  readonly hint: number;
}

/** Says yes or no to a card. */
export interface Filter {
  test(r: Reading, id: number): boolean;
  /** the rule behind it, where it does not let a card pass */
  rule?(r: Reading, id: number): string | null;
  /** of two people on one card that passes, how many do; both, if it is not said */
  pair?(r: Reading, id: number): number;
  /** put before the noun: "female", "Vidiian" */
  readonly pre: string;
  /** put after the noun: "with CUNNING>8" */
  readonly post: string;
  /** what is put before is a name, and goes without the noun: "your Gowron" */
  readonly named?: true;
  /** it names stasis, and so reaches who is in it */
  readonly stasis?: true;
  /** of several kinds of cards, each by itself: "Bat'leth", "a Klingon card" */
  readonly kinds?: readonly string[];
  /** where a noun of several words would hide what is put before it, this comes after it: "Away Team member with Diplomacy" */
  readonly behind?: string;
}

/** A function that can say in English what it works out. */
export type Spoken<F> = F & { readonly text?: string };

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
  timing: 'order' | 'turn' | 'any' | 'start' | { on: EventName };
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

export interface AttributeModifier {
  kind: 'attribute';
  /** which attributes */
  attributes: readonly Attribute[];
  amount(g: Game, source: number, id: number): number;
  applies(g: Game, source: number, id: number): boolean;
  /** true: every copy counts; a number: up to that total; false: copies count once */
  cumulative: boolean | number;
  /** replacements first, then additions, then multiplications */
  how: 'set' | 'add' | 'multiply';
  text: string;
}

export interface SkillModifier {
  kind: 'skill';
  /** which skill; which of the reached card's: the first listed, or all it lists; any: as many levels as it says of each */
  skill: number | 'first-listed' | 'all' | 'any';
  /**
   * levels are added, the skill is multiplied by them, there are so many instead, it is lost altogether, or those reached share theirs: each has
   * the most that one of them has by itself
   */
  how: 'add' | 'multiply' | 'set' | 'lose' | 'share';
  levels(g: Game, source: number, id: number, skill: number): number;
  applies(g: Game, source: number, id: number): boolean;
  cumulative: boolean;
  text: string;
}

/** What a card is, changed: an icon, a word that it is known by (species, rank: CR-46), its affiliation, classification, gender. */
export interface IdentityModifier {
  kind: 'identity';
  what: 'icon' | 'keyword' | 'affiliation' | 'classification' | 'gender';
  value: string;
  /** `becomes`: instead of what it was */
  how: 'gains' | 'loses' | 'becomes';
  applies(g: Game, source: number, id: number): boolean;
  text: string;
}

/** A card works as another one does: it has the classification, the skills, and the staffing and infiltration icons of that one. */
export interface LikenessModifier {
  kind: 'likeness';
  /** the other one, or -1 */
  model(g: Game, source: number): number;
  applies(g: Game, source: number, id: number): boolean;
  text: string;
}

/** Lets cards report somewhere they otherwise could not, or for free. */
export interface ReportModifier {
  kind: 'report';
  who(g: Game, source: number, id: number): boolean;
  /** spots; null = wherever it could report anyway */
  spots: ((g: Game, source: number, id: number) => Spot[]) | null;
  free: boolean;
  limit: Limit | null;
  /** may ignore compatibility with the destination */
  anyAffiliation: boolean;
  /** serves the other player too */
  forBoth?(g: Game, source: number): boolean;
  text: string;
}

/** Lets cards be played without the normal card play: those that do not report. */
export interface FreePlayModifier {
  kind: 'free';
  who(g: Game, source: number, id: number): boolean;
  /** where it is played: a spot, or nowhere for the table */
  at(g: Game, source: number, spot: Spot): boolean;
  limit: Limit | null;
  /** serves the other player too */
  forBoth?: true;
  text: string;
}

export type Forbidden =
  | 'attempt'
  /** Borg scout the location */
  | 'scout'
  /** by the crew of `subject`, a ship */
  | 'attempt-with'
  | 'solve'
  /** from or to `subject`, if that is a spot; else it does not beam itself */
  | 'beam'
  | 'move'
  | 'fire'
  | 'play'
  | 'download'
  | 'leave'
  /** from one place to the other: subject and object are the two spots */
  | 'walk'
  /** a commandeer attempt on that station (DOM-68) */
  | 'commandeer-attempt'
  | 'nullify'
  /** a ship (`subject`) flies to the location `object` */
  | 'move-to'
  /** a ship (`subject`) docks, lands, cloaks or phases */
  | 'detour'
  /** a player (`subject`: the seat) ends the turn */
  | 'end-turn'
  /** a ship (`subject`) decloaks or dephases */
  | 'disengage'
  /** nobody targets it (`subject`) */
  | 'target'
  /** `subject` carries `object` in its bay, whatever lets it */
  | 'carry'
  /** BOG-93: it is taken over by nobody */
  | 'assimilate'
  | 'commandeer'
  /** what cards alone do: the card that forbids it names it */
  | `text:${string}`;

export interface ForbidModifier {
  kind: 'forbid';
  what: Forbidden;
  /** subject: a card, or a spot, as each use says; seat: who wants to do it */
  applies(g: Game, source: number, subject: number, seat: Seat, object: number): boolean;
  reason: Reason;
  text: string;
}

/** Lets a ship land and take off. */
export interface LandModifier {
  kind: 'land';
  applies(g: Game, source: number, ship: number): boolean;
  /** RANGE it costs */
  cost(g: Game, source: number): number;
  text: string;
}

export type Granted =
  /** two cards (ids) may mix in spite of their affiliations */
  | 'mix-cards'
  /** Non-Aligned, or whatever affiliation (bit) `subject` is, keeps to itself like any other, for the player who has the text */
  | 'aligned'
  /** the transporters and SHIELDS of `subject`, a ship or facility, are open to the player `object` like the own */
  | 'serves'
  /** from or to `object`, a spot, one may beam through the SHIELDS of `subject` */
  | 'through-shields'
  /** serves as a leader of battles */
  | 'leader'
  /** `subject` starts personnel battles against `object` by itself: without a leader, whatever the affiliations */
  | 'fight'
  /** ships docked there are repaired */
  | 'repairs'
  /** the site from which the WEAPONS of its station are used (BOG-105) */
  | 'operations'
  /** the hologram needs no Holodeck (VOY-13) */
  | 'projected'
  /** where it is, nobody goes without white (DOM-07) */
  | 'white'
  /** the ship or facility has transporters (VOY-02) */
  | 'transporters'
  /** … this special equipment */
  | `equipment:${string}`
  /** … a Holodeck, which projects holograms (VOY-10) */
  | 'holodeck'
  /** `subject` carries `object` in its bay */
  | 'carry'
  /** `subject` may start battles against `object`, whatever the affiliations */
  | 'attack'
  /** the mission `subject` may be attempted by `object` in spite of its icons */
  | 'attempt'
  | 'mix'
  /** `subject` may enter play in spite of its [AU] icon, downloaded by `object` if that is a card */
  | 'alternate-universe'
  /** its skills and attributes are taken away from those of its group */
  | 'counts-against'
  /** the Borg `subject` may take `object`, an artifact that lies open */
  | 'acquire'
  /** the ship or facility has a Brig (BOG-78) */
  | 'brig'
  /** people at `subject`, a spot, and ships that are it, go through the doors of any player (`object`: their seat) */
  | 'doors'
  /** nothing puts it in stasis */
  | 'awake'
  /** fills a [Stf] icon */
  | 'staff'
  /** it is shown, because a text works by it that both players must see (DOM-59: seen when needed) */
  | 'open'
  /** everybody sees the hand of the player `subject` (a seat) */
  | 'open-hands'
  /** what cards ask each other, and the rules nobody: the card that says it names it */
  | `text:${string}`;

export interface GrantModifier {
  kind: 'grant';
  what: Granted;
  applies(g: Game, source: number, subject: number, object: number): boolean;
  /** `attempt`: they do so by this requirement instead of the printed one */
  asks?(g: Game, source: number, mission: number): PrintedRequirement;
  text: string;
}

export interface DisableModifier {
  kind: 'disable';
  /** in stasis, which is more than disabled */
  stasis?: true;
  /** of a doorway: closed, which other texts speak of */
  closes?: true;
  /** only the text of their skill box: special skills are skills */
  skills?: true;
  applies(g: Game, source: number, id: number): boolean;
  text: string;
}

export interface GoalModifier {
  kind: 'goal';
  extra(g: Game, source: number, seat: Seat): number;
  text: string;
}

export interface CopiesModifier {
  kind: 'copies';
  allowed(g: Game, source: number, seat: Seat, id: number): number;
  text: string;
}

/** A personnel fills more than one staffing icon of a ship. */
export interface StaffingModifier {
  kind: 'staffing';
  /** how many icons of the ship this person may fill beyond the one everybody may */
  extra(g: Game, source: number, ship: number, id: number): number;
  text: string;
}

/** Sends cards that would be discarded from play elsewhere. */
export interface RedirectModifier {
  kind: 'redirect';
  applies(g: Game, source: number, id: number): boolean;
  text: string;
}

/** Lets cards be seeded where they otherwise could not: a ship at the Caretaker's Array, people under a mission. */
export interface SeedingModifier {
  kind: 'seeding';
  phase: SeedPhase;
  who(g: Game, source: number, id: number): boolean;
  spots(g: Game, source: number, id: number): Spot[];
  /** how many each player may seed so */
  each: number;
  text: string;
}

/** Something is off line: it cannot be used in any way while this is in play (BOG-42, BOG-43). */
export interface OfflineModifier {
  kind: 'offline';
  /** special equipment, `transporters`, or `<attribute> enhancements` */
  what: string;
  applies(g: Game, source: number, id: number): boolean;
  text: string;
}

export type Modifier =
  | AttributeModifier
  | SkillModifier
  | IdentityModifier
  | LikenessModifier
  | ReportModifier
  | FreePlayModifier
  | ForbidModifier
  | GrantModifier
  | LandModifier
  | DisableModifier
  | GoalModifier
  | CopiesModifier
  | RedirectModifier
  | SeedingModifier
  | OfflineModifier
  | StaffingModifier;

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
  /** symbols when the attack misses (Target Shields) */
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
  /** the card is not played in its usual way: what happens instead */
  run?: (ctx: Reading, id: number) => Flow;
  could?: (ctx: Reading, id: number) => boolean;
  text: string;
}

/** Of an objective for Borg: what it lets the Collective do while it is the current one. */
export interface Collective {
  /** they scout the target: as a space location, as a planet, or a ship */
  readonly scouting?: 'space' | 'planet' | 'ship';
  /** completed, it makes the planet an assimilated one, where nobody attempts the mission any more */
  readonly assimilates?: true;
  /** they beam there, though it is a planet or the opponent's */
  boards?(r: Reading, spot: Spot): boolean;
  /** completed, it is worth its points only while it lies on its target */
  readonly lapses?: true;
  readonly text: string;
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
  readonly capacity: number;
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

  /** read as an attempt begins at the mission that it lies under (`asItBegan`): noted when the parts are put together */
  readonly foreseen?: Condition;
  readonly encounter?: Effect;
  /** the dilemma or event has no effect, and is discarded, while this holds */
  readonly nullified?: Condition;
  /** ends a card that was placed on something */
  readonly cure?: { when: Condition; after: 'now' | 'next turn'; text: string };
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
  readonly points?: Spoken<(ctx: Reading) => number>;
  /** where X is printed for it */
  readonly span?: Spoken<(ctx: Reading) => number>;
  readonly solved?: Effect;
  /** what the card that it is on is only as long as it is there: a Brainwashed captive (BOG-75) */
  readonly keepsHost?: keyof typeof Status;
  /** captures personnel, or says something about captives (BOG-91): discarded from a captive who is freed */
  readonly capturing?: true;
  readonly collective?: Collective;
  readonly docks?: Docking;
  readonly site?: SitePlace;
  /** facilities: those beside which their player may have it all the same */
  readonly coexists?: Filter;
  /** facilities: ships docked here are not repaired */
  readonly noRepairs?: true;
  /** personnel: a ship with this drone aboard may fire at several targets (BOG-59) */
  readonly multiplexes?: true;
  /** interrupts: aboard a ship it is personnel, in battles only */
  readonly boards?: true;
  /** personnel, artifacts: its text works on the opponent's cards, so it lies open in its crew (DOM-59: seen when needed) */
  readonly openly?: true;
  /** personnel: in battle may pair first and select the adversary */
  readonly pairsFirst?: true | 'with whoever comes';
  /** done after every step, wherever the card is, a deck included: what a text must know of the whole game */
  readonly witnesses?: (r: Reading) => void;
  /** artifacts: what happens when it is acquired */
  readonly acquired?: Effect;
}
