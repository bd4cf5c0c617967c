/** Warp Speed (the sheet of 2001): small decks, three missions, one planet and one space mission win. */
import { RULINGS_OF } from '@spaceline/cards';
import type { Format } from '@spaceline/engine';
import { VOYAGER_POOL } from './voyager.ts';

export const warpSpeed: Format = {
  id: 'warp-speed',
  name: 'Warp Speed',
  rulings: RULINGS_OF, // CR-26
  minDraw: 20, // WARP-04
  maxSeeds: 10, // WARP-03
  missions: { min: 0, max: 3 }, // WARP-01
  missionsCountAsSeeds: false, // WARP-03
  sitesCountAsSeeds: false,
  pool: VOYAGER_POOL, // WARP-09
  banned: ['Raise the Stakes'],
  maxOutposts: 1, // WARP-07
  warpBorgPure: true,
  seedsOneReporter: true, // WARP-05
  missionOrder: 'chosen', // WARP-13
  outpostAtOwnEnd: true, // WARP-14, WARP-17
  regions: false, // WARP-19
  duplicateMissions: 'separate', // WARP-20
  batchSeeding: true, // WARP-21
  slidesFirst: 'owner', // WARP-24
  maxSeedsPerMission: 4, // WARP-22
  facilityIgnoresIcons: true, // VOY-45
  hand: 7,
  plays: 2, // WARP-26
  universalTreaty: true, // WARP-27
  attackRestrictions: false, // WARP-29
  warpBorgRestricted: true,
  ignoreQuadrants: true, // WARP-30
  ignoreAlternateUniverse: true, // WARP-31
  ignoreHolograms: true, // WARP-32
  attemptOpponents: false, // WARP-33
  redAlertForBoth: true, // WARP-34
  evenUp: 7, // WARP-36
  handLimit: null,
  exhaustionEnds: 'both', // WARP-41
  regenerates: true, // WARP-37
  crewsHidden: true,
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
  roundMinutes: 30, // WARP-39
  victory: 'planet-and-space', // WARP-40
  winPoints: 100,
};
