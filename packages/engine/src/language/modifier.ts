/** What holds while a card is in play: every kind of modifier, as the rules read it. */
import type { PrintedRequirement } from '../cards/facts.ts';
import type { Attribute } from '../cards/names.ts';
import type { Reason } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import type { SeedPhase } from '../core/process.ts';
import type { Spot } from '../core/spot.ts';
import type { LedgerEntry, Seat } from '../core/state.ts';
import type { Limit } from './definition.ts';
import type { Forbidden, Granted } from './permission.ts';
import type { Effect } from './speech.ts';

export interface AttributeModifier {
  kind: 'attribute';
  /** which attributes */
  attributes: readonly Attribute[];
  amount(g: Game, source: number, id: number): number;
  applies(g: Game, source: number, id: number): boolean;
  /** of two people on a reached card, which are meant; both, if it is not said */
  who?(g: Game, source: number, id: number): readonly boolean[];
  /** true: every copy counts; a number: up to that total; false: copies count once */
  cumulative: boolean | number;
  /** replacements first, then additions, then multiplications */
  how: 'set' | 'add' | 'multiply';
  text: string;
}

export interface SkillModifier {
  kind: 'skill';
  /** which skill; which of the reached card's: the first listed, or all it lists; any: as many levels as it says of each */
  skill: number | 'first-listed' | 'first-two-listed' | 'all' | 'any';
  /** levels are added, the skill is multiplied by them, there are so many instead, or it is lost altogether */
  how: 'add' | 'multiply' | 'set' | 'lose';
  levels(g: Game, source: number, id: number, skill: number): number;
  applies(g: Game, source: number, id: number): boolean;
  /** of two people on a reached card, which are meant; both, if it is not said */
  who?(g: Game, source: number, id: number): readonly boolean[];
  cumulative: boolean;
  text: string;
}

/** What a card is, changed: an icon, a word that it is known by (species, rank: CR-46), its affiliation, classification, gender. */
export interface IdentityModifier {
  kind: 'identity';
  what: 'icon' | 'keyword' | 'affiliation' | 'classification' | 'second-classification' | 'gender';
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
  /** with null: but only at the location where this card is */
  here?: true;
  free: boolean;
  limit: Limit | null;
  /** may ignore compatibility with the destination */
  anyAffiliation: boolean;
  /** serves the other player too */
  forBoth?(g: Game, source: number): boolean;
  text: string;
}

/** Lets cards be played without the normal card play: those that do not report. Texts of missions and headquarters, which serve both players. */
export interface FreePlayModifier {
  kind: 'free';
  who(g: Game, source: number, id: number): boolean;
  /** where it is played: a spot, or nowhere for the table */
  at(g: Game, source: number, spot: Spot): boolean;
  limit: Limit | null;
  text: string;
}

export interface ForbidModifier {
  kind: 'forbid';
  what: Forbidden;
  /** subject: a card, or a spot, as each use says; seat: who wants to do it */
  applies(g: Game, source: number, subject: number, seat: Seat, object: number): boolean;
  /** the title of a card that does it all the same, with its group (CR-34) */
  except?: string;
  reason: Reason;
  text: string;
}

/** Lets a ship land and take off. */
export interface LandModifier {
  kind: 'land';
  applies(g: Game, source: number, ship: number): boolean;
  /** RANGE it costs the ship */
  cost(g: Game, source: number, ship: number): number;
  /** either of the two once per game */
  once?: true;
  text: string;
}

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
  /** so many of the player's points count for nothing, instead of more that are needed */
  uncounted?: true;
  /** `dropped`: bonus points that count for nothing already */
  extra(g: Game, source: number, seat: Seat, dropped?: number): number;
  /** points of the ledger, all of them bonus points, that count for nothing; `about`: whom a lasting text is about */
  drops?(g: Game, source: number, e: LedgerEntry, about?: readonly number[]): boolean;
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
  /** whatever icons these are, also those that this person could not fill */
  any?: true;
  text: string;
}

/** Sends cards that would be discarded from play elsewhere. */
export interface RedirectModifier {
  kind: 'redirect';
  applies(g: Game, source: number, id: number): boolean;
  text: string;
}

/** Lets cards be seeded where they otherwise could not: a ship at a facility in space, people under a mission. */
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

/** What may be done only at a price: a card is played or downloaded, a special download icon is used. */
export type Taxed = 'play' | 'download' | 'icon';

/** whoever does it pays first, and who cannot pay may not do it. */
export interface TaxModifier {
  kind: 'tax';
  what: Taxed;
  /** subject: the card that is played or downloaded; seat: who wants to */
  applies(g: Game, source: number, subject: number, seat: Seat): boolean;
  /** "you" is whoever pays, the target that card */
  cost: Effect;
  text: string;
}

/** The card is worth points to its player, as long as it is in play and for as much as it says at the moment. */
export interface WorthModifier {
  kind: 'worth';
  points(g: Game, source: number): number;
  /** to the other player instead */
  toOpponent?: true;
  text: string;
}

/** A mission is so much longer to fly past or to. */
export interface SpanModifier {
  kind: 'span';
  more(g: Game, source: number): number;
  applies(g: Game, source: number, mission: number): boolean;
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
  | StaffingModifier
  | TaxModifier
  | WorthModifier
  | SpanModifier;
