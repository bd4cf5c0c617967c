/** A format is data: the numbers and switches in which ways of playing differ. The formats themselves are in packages/formats. */
export interface Format {
  readonly id: string;
  readonly name: string;

  // deck (section 2 of the base rules; WARP-01 to WARP-09)
  readonly minDraw: number;
  readonly maxSeeds: number;
  readonly missions: { readonly min: number; readonly max: number };
  readonly missionsCountAsSeeds: boolean;
  /** only cards with this property logo, and missions of this quadrant; null = every card */
  readonly pool: { readonly property: string; readonly missionsOf: string } | null;
  readonly maxOutposts: number | null;
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
  readonly ignoreQuadrants: boolean;
  readonly ignoreAlternateUniverse: boolean;
  readonly ignoreHolograms: boolean;
  readonly attemptOpponents: boolean;
  /** WARP-34 */
  readonly redAlertForBoth: boolean;
  /** WARP-36: bring the hand to this at the end of each turn; null = do not */
  readonly evenUp: number | null;
  /** WARP-37 */
  readonly regenerates: boolean;
  /** DOM-59: the cards in a crew or Away Team are hidden from the opponent after reporting */
  readonly crewsHidden: boolean;
  /** the turn in which a countdown card enters play does not count */
  readonly countdownFullTurns: boolean;
  /** special downloads are limited once per game for each copy, or for each title */
  readonly specialDownloadsPer: 'copy' | 'title';
  /** a stopped crew stops its ship */
  readonly stoppedCrewStopsShip: boolean;

  // winning
  /** minutes of play in a round (WARP-39, R-11.75) */
  readonly roundMinutes: number;
  readonly victory: 'points' | 'planet-and-space';
  readonly winPoints: number;
}
