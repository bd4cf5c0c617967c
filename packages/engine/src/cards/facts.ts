/**
 * The printed facts of a card: names, numbers, icons and skills, and nothing else. Wording never enters: what a card's
 * text does is written in the card language (see docs/card-language.md) and its English is generated from that.
 */

export type CardType =
  | 'Artifact'
  | 'Dilemma'
  | 'Doorway'
  | 'Equipment'
  | 'Event'
  | 'Facility'
  | 'Incident'
  | 'Interrupt'
  | 'Mission'
  | 'Objective'
  | 'Personnel'
  | 'Ship'
  | 'Site'
  | 'Tactic'
  | 'Time Location'
  | 'Tribble'
  | 'Trouble';

/** CR-03: the fifteen affiliations, in alphabetical order. */
export const AFFILIATIONS = [
  'Bajoran',
  'Borg',
  'Cardassian',
  'Dominion',
  'Federation',
  'Ferengi',
  'Hirogen',
  'Kazon',
  'Klingon',
  'Neutral',
  'Non-Aligned',
  'Romulan',
  'Starfleet',
  'Vidiian',
  'Vulcan',
] as const;
export type Affiliation = (typeof AFFILIATIONS)[number];

export type Quadrant = 'Alpha' | 'Gamma' | 'Delta' | 'Mirror';
export type Classification =
  | 'OFFICER'
  | 'ENGINEER'
  | 'MEDICAL'
  | 'SCIENCE'
  | 'SECURITY'
  | 'V.I.P.'
  | 'CIVILIAN'
  | 'ANIMAL';

/** `none` is a card that may be freely duplicated (most cards that are not personnel, ships, facilities, missions). */
type Uniqueness = 'unique' | 'universal' | 'enigma' | 'none';

/** A number as printed, or the text of a variable one ("7+X", "X", "8+8" for two people on one card, "NO"). */
export type PrintedNumber = number | string;

interface PrintedSkill {
  name: string;
  level: number;
  /** which half of a dual-personnel card has it */
  who?: string;
  /** the affiliation mode in which the card has it */
  as?: Affiliation;
  /** true when the skill depends on a text that the card's definition must express */
  conditional?: true;
}

/** A mission requirement: `all` = joined by +, `any` = separated by OR (OR binds weaker than +). */
export type PrintedRequirement =
  | { all: PrintedRequirement[] }
  | { any: PrintedRequirement[] }
  | { skill: string; count: number }
  | { noSkill: string }
  | { attribute: 'INTEGRITY' | 'CUNNING' | 'STRENGTH' | 'RANGE' | 'WEAPONS' | 'SHIELDS'; over?: number; under?: number }
  /** a card named by title or persona */
  | { card: string; count: number }
  /** a keyword: species, gender, rank, Maje, cook, Holodeck … */
  | { keyword: string; count: number }
  | { icon: string; count: number; of?: string }
  /** something only the mission's own definition can express; `id` is a short slug we chose */
  | { special: string };

export interface TacticFacts {
  attack: number;
  defense: number;
  /** damage symbols for a hit and a direct hit: `down` = this card becomes a marker, `flip` = draw a marker */
  hit: ('down' | 'flip')[];
  directHit: ('down' | 'flip')[];
  /** HULL reduction in percent, as a positive number (40 for "-40%"), 0 if none */
  hull: number;
  /** what the marker takes off these attributes, as printed: 0 or negative */
  range: number;
  weapons: number;
  shields: number;
}

export interface CardFacts {
  /** e.g. voy-003; a suffix -b is the second colour of a two-affiliation card, -back a reverse face */
  id: string;
  title: string;
  set: string;
  number: number | null;
  rarity: string | null;
  /** property logo: VOY, TNG, DS9 …; null if none */
  property: string | null;
  type: CardType;
  /** true for cards with the Q icon, which live in the Q-Continuum side deck */
  q?: true;
  unique: Uniqueness;
  affiliations: Affiliation[];
  /** without brackets: Stf, Cmd, DQ, GQ, MQ, AU, Holo, Maq, KW, HA, Ref, BO … in the order given */
  icons: string[];
  /** those that stand in its text, and nowhere else on the card: a probe finds them, too; affiliations by name */
  textIcons?: string[];
  /** species, gender, ranks, classes of thing ("Captain's Order", "hand weapon"), lower-case words as the data has them */
  keywords: string[];
  /** countdown icon; 'X' is variable */
  countdown?: number | 'X';
  /** true when the card has game text beyond what these facts express, so that it needs a definition to be complete */
  text: boolean;
  /** titles this card is a second copy of: the other colour's id */
  otherColour?: string;

  // dilemmas, missions
  where?: 'planet' | 'space' | 'both';
  /** number in the point box; 'X' or '*' forms keep a base in `points` and set `variablePoints` */
  points?: number;
  variablePoints?: true;

  // missions
  quadrant?: Quadrant;
  span?: number;
  region?: string;
  missionAffiliations?: Affiliation[];
  /** who else may attempt: 'any' = any crew or Away Team; otherwise a slug for the definition to express */
  attempt?: 'any' | string;
  requirement?: PrintedRequirement;

  // personnel
  classification?: Classification;
  /** second classification of a dual-personnel card */
  classification2?: Classification;
  /** of two people on one card, which words (keywords, species, gender) are said of the first alone, and which of the second */
  halves?: [string[], string[]];
  integrity?: PrintedNumber;
  cunning?: PrintedNumber;
  strength?: PrintedNumber;
  skills?: PrintedSkill[];
  persona?: string;
  /** an Odo: Jem'Hadar mourn for it as for a Founder (DOM-03) */
  mourned?: true;
  /** personas this Founder or impostor looks like (DOM-20) */
  impersonates?: string;
  gender?: 'male' | 'female' | 'none';
  species?: string[];

  // ships and facilities
  class?: string;
  range?: PrintedNumber;
  weapons?: PrintedNumber;
  shields?: PrintedNumber;
  /** one entry an icon: Cmd, Stf, AU, Borg, Nav, Def, Com, Maq … */
  staffing?: string[];
  /** special equipment: Tractor Beam, Cloaking Device, Holodeck … */
  equipment?: string[];
  noTransporters?: true;
  /** equipment: nobody else benefits */
  useOnly?: Affiliation[];
  /** of a mission: the outpost that its front shows (Mission II) */
  outpost?: string;
  /** no card of its own: what another shows */
  token?: true;
  /** the id of its other side, where that does not follow from its own */
  back?: string;
  facility?: 'outpost' | 'headquarters' | 'nor' | 'station' | 'colony' | 'other';

  /** titles of the personnel (on a ship) or ships (on a personnel) that are its matching commander or ship; both sides mirrored */
  matching?: string[];
  /** proper names in lore that other cards refer to */
  loreNames?: string[];
  /** special download icons, each a list of alternative titles; `other` marks one that a definition must express */
  downloads?: { cards: string[]; other?: true }[];
  tactic?: TacticFacts;
}
