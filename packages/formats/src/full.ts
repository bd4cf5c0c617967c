/** The full game: six missions, thirty seeds, a hundred points. */
import { RULINGS_OF } from '@spaceline/cards';
import type { Format } from '@spaceline/engine';

export const full: Format = {
  id: 'full',
  name: 'Full game',
  rulings: RULINGS_OF, // CR-26
  minDraw: 30,
  maxSeeds: 30,
  missions: { min: 6, max: 6 },
  missionsCountAsSeeds: false,
  sitesCountAsSeeds: false,
  pool: null,
  banned: ['Raise the Stakes'],
  maxOutposts: null,
  warpBorgPure: true,
  seedsOneReporter: false,
  missionOrder: 'shuffled',
  outpostAtOwnEnd: false,
  regions: true,
  duplicateMissions: 'overlap',
  batchSeeding: false,
  slidesFirst: 'owner',
  maxSeedsPerMission: null,
  facilityIgnoresIcons: false,
  hand: 7,
  plays: 1,
  universalTreaty: false,
  attackRestrictions: true,
  warpBorgRestricted: true,
  ignoreQuadrants: false,
  ignoreAlternateUniverse: false,
  ignoreHolograms: false,
  attemptOpponents: true,
  redAlertForBoth: false,
  evenUp: null,
  handLimit: null,
  exhaustionEnds: 'both',
  regenerates: false,
  crewsHidden: true, // DOM-59
  countdownFullTurns: true,
  countdownOf: 'owner',
  specialDownloadsPer: 'title',
  sitesNeedDocking: true,
  minorityArrest: false,
  dualMissions: 'both',
  probePreconditions: true,
  borgWithoutBonus: true,
  dilemmaResponses: 'afterConditions',
  qFlashRepeats: false,
  restrictedEquipmentReports: false,
  downloadToHand: false,
  stoppedCrewStopsShip: true,
  failedDilemmaScores: false,
  misseedBarsSolving: true,
  mortalWound: 'moreThanDouble',
  roundMinutes: 90,
  victory: 'points',
  winPoints: 100,
};
