export * from './answers/index.ts';
/** Everything the other packages may use of the engine. */

export { compatible, compatibleBits, matches, modeFor } from './affiliations/compatibility.ts';
export { underHouseArrest } from './affiliations/house-arrest.ts';
export { teams } from './affiliations/teams.ts';
export { whyNotTarget } from './battle/attack.ts';
export { boardersAt, boardersFight } from './battle/boarders.ts';
export { damage, damageNotDestroy, hull, markersOn } from './battle/damage.ts';
export {
  beginFight,
  boundToFight,
  couldBeMadeToFight,
  couldFight,
  fightAtOnce,
  fightingFor,
  mustFight,
  personnelBattle,
  startFight,
  stunInBattle,
  woundInBattle,
} from './battle/personnel-battle.ts';
export { repairFully } from './battle/repair.ts';
export { isSelfControlled } from './battle/self-controlled.ts';
export {
  beginShipBattle,
  coverOf,
  fightOut,
  hitKind,
  mayUseTactic,
  newShipBattle,
  nullifyTactic,
  participantsOf,
  shipBattle,
  spare,
  totals,
} from './battle/ship-battle.ts';
export { whyNotFire } from './battle/weapons.ts';
export { metEarlierByBorg } from './borg/adapting.ts';
export { assimilate, mayBeAssimilated } from './borg/assimilation.ts';
export {
  completedAt,
  completeObjective,
  currentObjective,
  isAssimilated,
  isBorg,
  isCompleted,
  ruleAgainstAim,
  scoutedPlace,
} from './borg/objectives.ts';
export { whyNotProbe } from './borg/probing.ts';
export { type ObjectiveView, objectiveView } from './borg/progress.ts';
export { abduct, brainwash, CONDITIONS, capture, mayBeCaptured, setFree } from './capture/capture.ts';
export { abilityCalled, type OwnWords, ownWords, wayCalled } from './cards/called.ts';
export * from './cards/catalogue.ts';
export * from './cards/facts.ts';
export { type HomePile, homePile } from './cards/home.ts';
export { isMark, markOfName, wordOf } from './cards/marks.ts';
export * from './cards/names.ts';
export { hasPrinted, isOnesOwn, meetPrinted, printedSkills } from './cards/printed.ts';
export * from './cards/titles.ts';
export { makeDecloak, showBefore } from './cloaking/cloaking.ts';
export { hiddenIn, isHere, whyNotTargeted } from './cloaking/hidden.ts';
export { ORDINARY } from './core/action.ts';
export { CONDITIONS_TOLD, conditionsIn, endsStops, lineIn, rangeIn, worksIn } from './core/conditions-told.ts';
export * from './core/copy.ts';
export * from './core/decision.ts';
export * from './core/door.ts';
export * from './core/events.ts';
export * from './core/flow.ts';
export * from './core/format.ts';
export * from './core/hash.ts';
export * from './core/permissions.ts';
export * from './core/process.ts';
export * from './core/random.ts';
export { isOpen } from './core/side-decks.ts';
export * from './core/sight.ts';
export * from './core/spot.ts';
export * from './core/state.ts';
export * from './core/telling.ts';
export * from './core/terms.ts';
export { goers } from './core/unsaid.ts';
export * from './core/values.ts';
export * from './core/vessel.ts';
export * from './core/words.ts';
export {
  downloadSources,
  enterByDownload,
  payForDownload,
  takenInstead,
  waysToDownload,
} from './downloads/download.ts';
export { aimOf } from './happenings/aiming.ts';
export { carryOut } from './happenings/carrying-out.ts';
export { affiliatedAs, commandeer, mayBeCommandeered } from './happenings/commandeering.ts';
export { countsDown } from './happenings/counting-down.ts';
export { deactivate, isHologram } from './happenings/deactivating.ts';
export * from './happenings/drawing.ts';
export { wearOff } from './happenings/lasting.ts';
export * from './happenings/leaving.ts';
export * from './happenings/looking.ts';
export * from './happenings/points-undone.ts';
export { respond } from './happenings/responses.ts';
export * from './happenings/scoring.ts';
export * from './happenings/selecting.ts';
export * from './happenings/shuffling.ts';
export * from './happenings/stopping.ts';
export { whyTooDear } from './happenings/taxes.ts';
export { projected, sendTo, wearsEmitter } from './holograms/holograms.ts';
export {
  deceivedAt,
  expose,
  infiltrationModeAmong,
  infiltrationModes,
  isInfiltrating,
  isUnopposed,
} from './infiltration/infiltration.ts';
export type { WhiteSupply } from './ketracel-white/supply.ts';
export { earnNow } from './missions/artifacts.ts';
export { asked, mayTeamAttempt } from './missions/asked.ts';
export { isMisSeed, teamOf } from './missions/attempt.ts';
export { commandeersFrom } from './missions/commandeer.ts';
export { faceNextDilemma } from './missions/facing.ts';
export { layOpen, liesOpen } from './missions/lying-open.ts';
export { requirementText, skillsAsked } from './missions/requirement-text.ts';
export { areEach, isA, isNamed, meets } from './missions/requirements.ts';
export { scoutsFrom } from './missions/scout.ts';
export { markOfTeam, triersOf } from './missions/who-tries.ts';
export { beamable, beamEnds, beamers, beamOver } from './movement/beaming.ts';
export { boardable, leavers } from './movement/goers.ts';
export { moveBeside } from './movement/lost-locations.ts';
export { flyOff, flyTo, rangeLeft, rangeTo, reach, whyNotMoveShip } from './movement/move.ts';
export { fills, isSpecialStaffing, needsMet, whyNotStaffed } from './movement/staffing.ts';
export { timeTravel, whyNotTimeTravel } from './movement/time-travel.ts';
export { hasTransporters } from './movement/transporters.ts';
export { walkers, walkOver } from './movement/walking.ts';
export { takeBack } from './playing/taking-back.ts';
export { whyNotUnique } from './playing/uniqueness.ts';
export { destinations, whyNotEnter } from './reporting/destinations.ts';
export { enterAt } from './reporting/report.ts';
export { seedsUnder } from './seeding/cards.ts';
export { seedingProcess } from './seeding/phases.ts';
export { qFlash } from './side-decks/q-flash.ts';
export { raiseOutpost, showsOutpost } from './spaceline/mission-outposts.ts';
export * from './spaceline/places.ts';
export * from './spaceline/sites.ts';
export { correspondingTo, homesInTime, nativeSpots, otherTimes } from './spaceline/time-locations.ts';
export * from './table/game.ts';
export type { Stock } from './table/redeal.ts';
export * from './table/setup.ts';
export * from './table/view.ts';
export type { StationView, SuspendedView } from './table/view-parts.ts';
export * from './table/why-not.ts';
export { hasCardPlays, isOrder, listActions } from './turn/turn.ts';
export * from './winning/victory.ts';
