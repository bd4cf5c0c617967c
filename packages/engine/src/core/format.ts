/** A format is data: the numbers and switches in which ways of playing differ. The formats themselves are in packages/formats. */
import type { CardFacts } from '../cards/facts.ts';

export interface Format {
  readonly id: string;
  readonly name: string;
  /** the date of the rulings whose card texts are played: a day, or a year */
  readonly rulings: string;

  // deck (section 2 of the base rules; WARP-01 to WARP-09)
  readonly minDraw: number;
  readonly maxSeeds: number;
  readonly missions: { readonly min: number; readonly max: number };
  readonly missionsCountAsSeeds: boolean;
  /** up to six sites stand outside the seed deck */
  readonly sitesCountAsSeeds: boolean;
  /** only cards with this property logo, and missions of this quadrant; null = every card */
  readonly pool: { readonly property: string; readonly missionsOf: string } | null;
  /** titles that nobody may stock */
  readonly banned: readonly string[];
  readonly maxOutposts: number | null;
  /** where everybody else mixes, a deck with Borg cards is Borg alone */
  readonly warpBorgPure: boolean;
  /** WARP-05: one of the seeds may be a Personnel, Ship or Equipment */
  readonly seedsOneReporter: boolean;

  // seeding
  /** shuffled, drawn and placed in turn; WARP-13 chosen */
  readonly missionOrder: 'shuffled' | 'chosen';
  /** WARP-14 to WARP-17: the outpost's mission at the player's own left end */
  readonly outpostAtOwnEnd: boolean;
  readonly regions: boolean;
  /** a second copy of a unique mission is laid over the first; WARP-20: it stands alone */
  readonly duplicateMissions: 'overlap' | 'separate';
  readonly batchSeeding: boolean;
  /** whose cards are slid under first where both have some, so that the other's are met first (WARP-24, R-3.15) */
  readonly slidesFirst: 'owner' | 'opponent';
  readonly maxSeedsPerMission: number | null;
  readonly facilityIgnoresIcons: boolean;

  // play
  readonly hand: number;
  readonly plays: number;
  readonly universalTreaty: boolean;
  readonly attackRestrictions: boolean;
  /** where nobody else has attack restrictions, the Borg keep theirs */
  readonly warpBorgRestricted: boolean;
  readonly ignoreQuadrants: boolean;
  readonly ignoreAlternateUniverse: boolean;
  readonly ignoreHolograms: boolean;
  readonly attemptOpponents: boolean;
  /** WARP-34 */
  readonly redAlertForBoth: boolean;
  /** WARP-36: bring the hand to this at the end of each turn; null = do not */
  readonly evenUp: number | null;
  /** whoever has more at the end of the own turn discards down to it; null for no limit */
  readonly handLimit: number | null;
  /** the game ends when both draw decks are exhausted, or already when one is */
  readonly exhaustionEnds: 'both' | 'either';
  /** WARP-37 */
  readonly regenerates: boolean;
  /** DOM-59: the cards in a crew or Away Team are hidden from the opponent after reporting */
  readonly crewsHidden: boolean;
  /** the turn in which a countdown card enters play does not count */
  readonly countdownFullTurns: boolean;
  /** the countdown of a dilemma runs in the turns of its owner, or of the player who met it */
  readonly countdownOf: 'owner' | 'encounterer';
  /** special downloads are limited once per game for each copy, or for each title */
  readonly specialDownloadsPer: 'copy' | 'title';
  /** "use only" equipment reports only where its player could use it */
  readonly restrictedEquipmentReports: boolean;
  /** an ordinary download may be taken into hand instead */
  readonly downloadToHand: boolean;
  /** a site grants reporting only if its station has a docking site */
  readonly sitesNeedDocking: boolean;
  /** where a ship takes all who are aboard but they do not take each other, the smaller group is under house arrest */
  readonly minorityArrest: boolean;
  /** a mission with both icons is attempted by a crew and an Away Team together, or by either */
  readonly dualMissions: 'both' | 'either';
  /** one probes for an objective for Borg only in a later turn than scouted it, and not where one has just battled */
  readonly probePreconditions: boolean;
  /** whoever plays Borg neither scores nor loses bonus points */
  readonly borgWithoutBonus: boolean;
  /** a dilemma is answered when its targets have been chosen and its conditions checked, or before */
  readonly dilemmaResponses: 'afterConditions' | 'before';
  /** a card of the Q-Continuum that comes round again in one Q-Flash works again */
  readonly qFlashRepeats: boolean;
  /** a stopped crew stops its ship */
  readonly stoppedCrewStopsShip: boolean;
  /** a dilemma whose conditions were not met and that is discarded gives its points */
  readonly failedDilemmaScores: boolean;
  /** whoever reveals a mis-seed of the own making may not solve that mission */
  readonly misseedBarsSolving: boolean;
  /** by how much the stronger must exceed the weaker to wound mortally */
  readonly mortalWound: 'moreThanDouble' | 'atLeastDouble';

  // winning
  /** minutes of play in a round (WARP-39, R-11.75) */
  readonly roundMinutes: number;
  readonly victory: 'points' | 'planet-and-space';
  readonly winPoints: number;
}

/**
 * Which printing a format would rather have, the lowest number: where only cards with a logo are allowed, one that has it (VOY-41), and best
 * from the logo's own set.
 */
export function printingRank(facts: CardFacts, pool: Format['pool']): number {
  if (pool === null) return 0;
  if (facts.property !== pool.property) return 2;
  return facts.set === pool.property.toLowerCase() ? 0 : 1;
}

/** WARP-09, VOY-41: the copy you bring needs the logo; missions of the quadrant need none. */
export const isInPool = (facts: CardFacts, pool: Format['pool']): boolean =>
  pool === null || facts.property === pool.property || (facts.type === 'Mission' && facts.quadrant === pool.missionsOf);
