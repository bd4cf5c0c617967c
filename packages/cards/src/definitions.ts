// Written by scripts/card-index.mjs; do not edit.
// biome-ignore format: generated
// biome-ignore-all assist/source/organizeImports: generated
// biome-ignore-all lint/style/useNamingConvention: generated
import type { Definition } from '@spaceline/engine/language';
import { ensignTuvok as _1anth_personnel_ensignTuvok } from './1anth/personnel/ensign-tuvok.ts';
import { cardassianTrap as au_dilemma_cardassianTrap } from './au/dilemma/cardassian-trap.ts';
import { alternateUniverseDoor as au_doorway_alternateUniverseDoor } from './au/doorway/alternate-universe-door.ts';
import { interrogation as au_event_interrogation } from './au/event/interrogation.ts';
import { intruderForceField as au_event_intruderForceField } from './au/event/intruder-force-field.ts';
import { thermalDeflectors as au_event_thermalDeflectors } from './au/event/thermal-deflectors.ts';
import { neutralOutpost as au_facility_neutralOutpost } from './au/facility/neutral-outpost.ts';
import { jamaharon as au_interrupt_jamaharon } from './au/interrupt/jamaharon.ts';
import { phaserBurns as au_interrupt_phaserBurns } from './au/interrupt/phaser-burns.ts';
import { rescueCaptives as au_interrupt_rescueCaptives } from './au/interrupt/rescue-captives.ts';
import { romulanAmbush as au_interrupt_romulanAmbush } from './au/interrupt/romulan-ambush.ts';
import { seizeWesley as au_interrupt_seizeWesley } from './au/interrupt/seize-wesley.ts';
import { thineOwnSelf as au_interrupt_thineOwnSelf } from './au/interrupt/thine-own-self.ts';
import { vulcanNervePinch as au_interrupt_vulcanNervePinch } from './au/interrupt/vulcan-nerve-pinch.ts';
import { wolf as au_interrupt_wolf } from './au/interrupt/wolf.ts';
import { swordOfKahless as bog_artifact_swordOfKahless } from './bog/artifact/sword-of-kahless.ts';
import { chulaTheAbyss as bog_dilemma_chulaTheAbyss } from './bog/dilemma/chula-the-abyss.ts';
import { chulaTheLights as bog_dilemma_chulaTheLights } from './bog/dilemma/chula-the-lights.ts';
import { drumhead as bog_dilemma_drumhead } from './bog/dilemma/drumhead.ts';
import { ferengiIngenuity as bog_dilemma_ferengiIngenuity } from './bog/dilemma/ferengi-ingenuity.ts';
import { newEssentialists as bog_dilemma_newEssentialists } from './bog/dilemma/new-essentialists.ts';
import { stellarFlare as bog_dilemma_stellarFlare } from './bog/dilemma/stellar-flare.ts';
import { underFire as bog_dilemma_underFire } from './bog/dilemma/under-fire.ts';
import { battleBridgeDoor as bog_doorway_battleBridgeDoor } from './bog/doorway/battle-bridge-door.ts';
import { holdingCellDoor as bog_doorway_holdingCellDoor } from './bog/doorway/holding-cell-door.ts';
import { batleth as bog_equipment_batleth } from './bog/equipment/bat-leth.ts';
import { dkTahg as bog_equipment_dkTahg } from './bog/equipment/d-k-tahg.ts';
import { kartakin as bog_equipment_kartakin } from './bog/equipment/kar-takin.ts';
import { klingonDisruptorRifle as bog_equipment_klingonDisruptorRifle } from './bog/equipment/klingon-disruptor-rifle.ts';
import { mekleth as bog_equipment_mekleth } from './bog/equipment/mek-leth.ts';
import { romulanDisruptorRifle as bog_equipment_romulanDisruptorRifle } from './bog/equipment/romulan-disruptor-rifle.ts';
import { starfleetTypeIPhaser as bog_equipment_starfleetTypeIPhaser } from './bog/equipment/starfleet-type-i-phaser.ts';
import { defenseSystemUpgrade as bog_event_defenseSystemUpgrade } from './bog/event/defense-system-upgrade.ts';
import { dialMartokForMurder as bog_event_dialMartokForMurder } from './bog/event/dial-martok-for-murder.ts';
import { eBandEmissions as bog_event_eBandEmissions } from './bog/event/e-band-emissions.ts';
import { engageShuttleOperationsDominion as bog_event_engageShuttleOperationsDominion } from './bog/event/engage-shuttle-operations-dominion.ts';
import { fajosGallery as bog_event_fajosGallery } from './bog/event/fajos-gallery.ts';
import { torture as bog_event_torture } from './bog/event/torture.ts';
import { accessDenied as bog_incident_accessDenied } from './bog/incident/access-denied.ts';
import { bloodOath as bog_incident_bloodOath } from './bog/incident/blood-oath.ts';
import { captured as bog_incident_captured } from './bog/incident/captured.ts';
import { intruderAlert as bog_incident_intruderAlert } from './bog/incident/intruder-alert.ts';
import { longLiveTheQueen as bog_incident_longLiveTheQueen } from './bog/incident/long-live-the-queen.ts';
import { prisonerExchange as bog_incident_prisonerExchange } from './bog/incident/prisoner-exchange.ts';
import { sniper as bog_incident_sniper } from './bog/incident/sniper.ts';
import { ultimatum as bog_incident_ultimatum } from './bog/incident/ultimatum.ts';
import { attackPatternDelta as bog_interrupt_attackPatternDelta } from './bog/interrupt/attack-pattern-delta.ts';
import { counterintelligence as bog_interrupt_counterintelligence } from './bog/interrupt/counterintelligence.ts';
import { insideOperation as bog_interrupt_insideOperation } from './bog/interrupt/inside-operation.ts';
import { outgunned as bog_interrupt_outgunned } from './bog/interrupt/outgunned.ts';
import { phaserArrayPowerCell as bog_interrupt_phaserArrayPowerCell } from './bog/interrupt/phaser-array-power-cell.ts';
import { prisonerEscort as bog_interrupt_prisonerEscort } from './bog/interrupt/prisoner-escort.ts';
import { theGuardian as bog_interrupt_theGuardian } from './bog/interrupt/the-guardian.ts';
import { theWakeOfTheBorg as bog_interrupt_theWakeOfTheBorg } from './bog/interrupt/the-wake-of-the-borg.ts';
import { victoryIsLife as bog_interrupt_victoryIsLife } from './bog/interrupt/victory-is-life.ts';
import { aGoodDayToLive as bog_mission_aGoodDayToLive } from './bog/mission/a-good-day-to-live.ts';
import { batlethTournament as bog_mission_batlethTournament } from './bog/mission/bat-leth-tournament.ts';
import { impersonateCaptive as bog_objective_impersonateCaptive } from './bog/objective/impersonate-captive.ts';
import { prepareThePrisoner as bog_objective_prepareThePrisoner } from './bog/objective/prepare-the-prisoner.ts';
import { admiralRoss as bog_personnel_admiralRoss } from './bog/personnel/admiral-ross.ts';
import { chiefOBrien as bog_personnel_chiefOBrien } from './bog/personnel/chief-o-brien.ts';
import { dolak as bog_personnel_dolak } from './bog/personnel/dolak.ts';
import { donaldVarley as bog_personnel_donaldVarley } from './bog/personnel/donald-varley.ts';
import { elim as bog_personnel_elim } from './bog/personnel/elim.ts';
import { ilonTandro as bog_personnel_ilonTandro } from './bog/personnel/ilon-tandro.ts';
import { ixtanaRax as bog_personnel_ixtanaRax } from './bog/personnel/ixtana-rax.ts';
import { jadziaDax as bog_personnel_jadziaDax } from './bog/personnel/jadzia-dax.ts';
import { kavok as bog_personnel_kavok } from './bog/personnel/kavok.ts';
import { kor as bog_personnel_kor } from './bog/personnel/kor.ts';
import { laForgeImpersonator as bog_personnel_laForgeImpersonator } from './bog/personnel/la-forge-impersonator.ts';
import { lamatUkan as bog_personnel_lamatUkan } from './bog/personnel/lamat-ukan.ts';
import { navok as bog_personnel_navok } from './bog/personnel/navok.ts';
import { odoFounder as bog_personnel_odoFounder } from './bog/personnel/odo-founder.ts';
import { quarkSonOfKeldar as bog_personnel_quarkSonOfKeldar } from './bog/personnel/quark-son-of-keldar.ts';
import { rikerWil as bog_personnel_rikerWil } from './bog/personnel/riker-wil.ts';
import { roLaren as bog_personnel_roLaren } from './bog/personnel/ro-laren.ts';
import { tamarith as bog_personnel_tamarith } from './bog/personnel/tamarith.ts';
import { tharket as bog_personnel_tharket } from './bog/personnel/tharket.ts';
import { umatAdan as bog_personnel_umatAdan } from './bog/personnel/umat-adan.ts';
import { worfSonOfMogh as bog_personnel_worfSonOfMogh } from './bog/personnel/worf-son-of-mogh.ts';
import { alphaAttackShip as bog_ship_alphaAttackShip } from './bog/ship/alpha-attack-ship.ts';
import { ikcKoraga as bog_ship_ikcKoraga } from './bog/ship/i-k-c-koraga.ts';
import { kraxon as bog_ship_kraxon } from './bog/ship/kraxon.ts';
import { locutusBorgCube as bog_ship_locutusBorgCube } from './bog/ship/locutus-borg-cube.ts';
import { ussThunderchild as bog_ship_ussThunderchild } from './bog/ship/u-s-s-thunderchild.ts';
import { securityHoldingCell as bog_site_securityHoldingCell } from './bog/site/security-holding-cell.ts';
import { attackWing as bog_tactic_attackWing } from './bog/tactic/attack-wing.ts';
import { borgCuttingBeam as bog_tactic_borgCuttingBeam } from './bog/tactic/borg-cutting-beam.ts';
import { crimsonForcefield as bog_tactic_crimsonForcefield } from './bog/tactic/crimson-forcefield.ts';
import { evasiveManeuvers as bog_tactic_evasiveManeuvers } from './bog/tactic/evasive-maneuvers.ts';
import { fullPhaserSpread as bog_tactic_fullPhaserSpread } from './bog/tactic/full-phaser-spread.ts';
import { maximumFirepower as bog_tactic_maximumFirepower } from './bog/tactic/maximum-firepower.ts';
import { phasedPolaronBeam as bog_tactic_phasedPolaronBeam } from './bog/tactic/phased-polaron-beam.ts';
import { phaserBanks as bog_tactic_phaserBanks } from './bog/tactic/phaser-banks.ts';
import { photonTorpedo as bog_tactic_photonTorpedo } from './bog/tactic/photon-torpedo.ts';
import { picardManeuver as bog_tactic_picardManeuver } from './bog/tactic/picard-maneuver.ts';
import { plasmaTorpedo as bog_tactic_plasmaTorpedo } from './bog/tactic/plasma-torpedo.ts';
import { primaryEnergyWeapon as bog_tactic_primaryEnergyWeapon } from './bog/tactic/primary-energy-weapon.ts';
import { pulseDisruptor as bog_tactic_pulseDisruptor } from './bog/tactic/pulse-disruptor.ts';
import { pulsePhaserCannons as bog_tactic_pulsePhaserCannons } from './bog/tactic/pulse-phaser-cannons.ts';
import { quantumTorpedo as bog_tactic_quantumTorpedo } from './bog/tactic/quantum-torpedo.ts';
import { spiralWaveDisruptor as bog_tactic_spiralWaveDisruptor } from './bog/tactic/spiral-wave-disruptor.ts';
import { strafingRun as bog_tactic_strafingRun } from './bog/tactic/strafing-run.ts';
import { targetEngines as bog_tactic_targetEngines } from './bog/tactic/target-engines.ts';
import { targetShields as bog_tactic_targetShields } from './bog/tactic/target-shields.ts';
import { targetTheseCoordinates as bog_tactic_targetTheseCoordinates } from './bog/tactic/target-these-coordinates.ts';
import { targetWeapons as bog_tactic_targetWeapons } from './bog/tactic/target-weapons.ts';
import { orbOfProphecyAndChange as dom_artifact_orbOfProphecyAndChange } from './dom/artifact/orb-of-prophecy-and-change.ts';
import { theEarringOfLiNalas as dom_artifact_theEarringOfLiNalas } from './dom/artifact/the-earring-of-li-nalas.ts';
import { berserkChangeling as dom_dilemma_berserkChangeling } from './dom/dilemma/berserk-changeling.ts';
import { chulaPickOneToSaveTwo as dom_dilemma_chulaPickOneToSaveTwo } from './dom/dilemma/chula-pick-one-to-save-two.ts';
import { chulaTheChandra as dom_dilemma_chulaTheChandra } from './dom/dilemma/chula-the-chandra.ts';
import { chulaTheDice as dom_dilemma_chulaTheDice } from './dom/dilemma/chula-the-dice.ts';
import { founderSecret as dom_dilemma_founderSecret } from './dom/dilemma/founder-secret.ts';
import { friendlyFire as dom_dilemma_friendlyFire } from './dom/dilemma/friendly-fire.ts';
import { missionFatigue as dom_dilemma_missionFatigue } from './dom/dilemma/mission-fatigue.ts';
import { sleeperTrap as dom_dilemma_sleeperTrap } from './dom/dilemma/sleeper-trap.ts';
import { surpriseAssault as dom_dilemma_surpriseAssault } from './dom/dilemma/surprise-assault.ts';
import { dominionPadd as dom_equipment_dominionPadd } from './dom/equipment/dominion-padd.ts';
import { jemHadarBirthingChamber as dom_equipment_jemHadarBirthingChamber } from './dom/equipment/jem-hadar-birthing-chamber.ts';
import { jemHadarDisruptorRifle as dom_equipment_jemHadarDisruptorRifle } from './dom/equipment/jem-hadar-disruptor-rifle.ts';
import { jemHadarDisruptor as dom_equipment_jemHadarDisruptor } from './dom/equipment/jem-hadar-disruptor.ts';
import { ketracelWhite as dom_equipment_ketracelWhite } from './dom/equipment/ketracel-white.ts';
import { crewReassignment as dom_event_crewReassignment } from './dom/event/crew-reassignment.ts';
import { espionageDominionOnFederation as dom_event_espionageDominionOnFederation } from './dom/event/espionage-dominion-on-federation.ts';
import { espionageDominionOnKlingon as dom_event_espionageDominionOnKlingon } from './dom/event/espionage-dominion-on-klingon.ts';
import { espionageDominionOnRomulan as dom_event_espionageDominionOnRomulan } from './dom/event/espionage-dominion-on-romulan.ts';
import { invasiveBeamIn as dom_event_invasiveBeamIn } from './dom/event/invasive-beam-in.ts';
import { tacticalConsole as dom_event_tacticalConsole } from './dom/event/tactical-console.ts';
import { treatyBajoranDominion as dom_event_treatyBajoranDominion } from './dom/event/treaty-bajoran-dominion.ts';
import { treatyCardassianDominion as dom_event_treatyCardassianDominion } from './dom/event/treaty-cardassian-dominion.ts';
import { treatyRomulanDominion as dom_event_treatyRomulanDominion } from './dom/event/treaty-romulan-dominion.ts';
import { officeOfThePresident as dom_facility_officeOfThePresident } from './dom/facility/office-of-the-president.ts';
import { officeOfTheProconsul as dom_facility_officeOfTheProconsul } from './dom/facility/office-of-the-proconsul.ts';
import { primarySupplyDepot as dom_facility_primarySupplyDepot } from './dom/facility/primary-supply-depot.ts';
import { remoteSupplyDepot as dom_facility_remoteSupplyDepot } from './dom/facility/remote-supply-depot.ts';
import { theGreatHall as dom_facility_theGreatHall } from './dom/facility/the-great-hall.ts';
import { theGreatLink as dom_facility_theGreatLink } from './dom/facility/the-great-link.ts';
import { caughtRedHanded as dom_interrupt_caughtRedHanded } from './dom/interrupt/caught-red-handed.ts';
import { flightOfTheIntruder as dom_interrupt_flightOfTheIntruder } from './dom/interrupt/flight-of-the-intruder.ts';
import { inTheBag as dom_interrupt_inTheBag } from './dom/interrupt/in-the-bag.ts';
import { jemHadarSacrifice as dom_interrupt_jemHadarSacrifice } from './dom/interrupt/jem-hadar-sacrifice.ts';
import { shapeShift as dom_interrupt_shapeShift } from './dom/interrupt/shape-shift.ts';
import { strikeThree as dom_interrupt_strikeThree } from './dom/interrupt/strike-three.ts';
import { youDirtyRat as dom_interrupt_youDirtyRat } from './dom/interrupt/you-dirty-rat.ts';
import { constructDepot as dom_mission_constructDepot } from './dom/mission/construct-depot.ts';
import { securityBriefing as dom_mission_securityBriefing } from './dom/mission/security-briefing.ts';
import { uncoverDnaClues as dom_mission_uncoverDnaClues } from './dom/mission/uncover-dna-clues.ts';
import { establishDominionFoothold as dom_objective_establishDominionFoothold } from './dom/objective/establish-dominion-foothold.ts';
import { installAutonomicSystemsParasite as dom_objective_installAutonomicSystemsParasite } from './dom/objective/install-autonomic-systems-parasite.ts';
import { operateWormholeRelays as dom_objective_operateWormholeRelays } from './dom/objective/operate-wormhole-relays.ts';
import { postGarrison as dom_objective_postGarrison } from './dom/objective/post-garrison.ts';
import { tenAnd01 as dom_personnel_tenAnd01 } from './dom/personnel/10-and-01.ts';
import { admiralLeyton as dom_personnel_admiralLeyton } from './dom/personnel/admiral-leyton.ts';
import { admiralRiker as dom_personnel_admiralRiker } from './dom/personnel/admiral-riker.ts';
import { anya as dom_personnel_anya } from './dom/personnel/anya.ts';
import { captainKirk as dom_personnel_captainKirk } from './dom/personnel/captain-kirk.ts';
import { damar as dom_personnel_damar } from './dom/personnel/damar.ts';
import { founder as dom_personnel_founder } from './dom/personnel/founder.ts';
import { garak as dom_personnel_garak } from './dom/personnel/garak.ts';
import { generalHazar as dom_personnel_generalHazar } from './dom/personnel/general-hazar.ts';
import { goranAgar as dom_personnel_goranAgar } from './dom/personnel/goran-agar.ts';
import { guraturak as dom_personnel_guraturak } from './dom/personnel/gurat-urak.ts';
import { kaiWinn as dom_personnel_kaiWinn } from './dom/personnel/kai-winn.ts';
import { keeveFalor as dom_personnel_keeveFalor } from './dom/personnel/keeve-falor.ts';
import { leytonFounder as dom_personnel_leytonFounder } from './dom/personnel/leyton-founder.ts';
import { martok as dom_personnel_martok } from './dom/personnel/martok.ts';
import { ometiklan as dom_personnel_ometiklan } from './dom/personnel/omet-iklan.ts';
import { orta as dom_personnel_orta } from './dom/personnel/orta.ts';
import { senatorVreenak as dom_personnel_senatorVreenak } from './dom/personnel/senator-vreenak.ts';
import { sevenOfNine as dom_personnel_sevenOfNine } from './dom/personnel/seven-of-nine.ts';
import { soto as dom_personnel_soto } from './dom/personnel/soto.ts';
import { tRul as dom_personnel_tRul } from './dom/personnel/t-rul.ts';
import { tomantorax as dom_personnel_tomantorax } from './dom/personnel/toman-torax.ts';
import { youngJemHadar as dom_personnel_youngJemHadar } from './dom/personnel/young-jem-hadar.ts';
import { zayra as dom_personnel_zayra } from './dom/personnel/zayra.ts';
import { jemHadarAttackShip as dom_ship_jemHadarAttackShip } from './dom/ship/jem-hadar-attack-ship.ts';
import { ussDefiant as dom_ship_ussDefiant } from './dom/ship/u-s-s-defiant.ts';
import { ussOdyssey as dom_ship_ussOdyssey } from './dom/ship/u-s-s-odyssey.ts';
import { extradition as ds9_dilemma_extradition } from './ds9/dilemma/extradition.ts';
import { hateCrime as ds9_dilemma_hateCrime } from './ds9/dilemma/hate-crime.ts';
import { kidnappers as ds9_dilemma_kidnappers } from './ds9/dilemma/kidnappers.ts';
import { treatyBajoranKlingon as ds9_event_treatyBajoranKlingon } from './ds9/event/treaty-bajoran-klingon.ts';
import { treatyFederationBajoran as ds9_event_treatyFederationBajoran } from './ds9/event/treaty-federation-bajoran.ts';
import { treatyRomulanCardassian as ds9_event_treatyRomulanCardassian } from './ds9/event/treaty-romulan-cardassian.ts';
import { bajoranOutpost as ds9_facility_bajoranOutpost } from './ds9/facility/bajoran-outpost.ts';
import { cardassianOutpost as ds9_facility_cardassianOutpost } from './ds9/facility/cardassian-outpost.ts';
import { klaestronOutpost as ds9_facility_klaestronOutpost } from './ds9/facility/klaestron-outpost.ts';
import { smokeBomb as ds9_interrupt_smokeBomb } from './ds9/interrupt/smoke-bomb.ts';
import { theWallsHaveEars as ds9_interrupt_theWallsHaveEars } from './ds9/interrupt/the-walls-have-ears.ts';
import { dockingPylons as ds9_site_dockingPylons } from './ds9/site/docking-pylons.ts';
import { ops as ds9_site_ops } from './ds9/site/ops.ts';
import { tommygun as fc_equipment_tommygun } from './fc/equipment/tommygun.ts';
import { regenerate as fc_event_regenerate } from './fc/event/regenerate.ts';
import { borgOutpost as fc_facility_borgOutpost } from './fc/facility/borg-outpost.ts';
import { assimilationTubules as fc_interrupt_assimilationTubules } from './fc/interrupt/assimilation-tubules.ts';
import { imADoctorNotADoorstop as fc_interrupt_imADoctorNotADoorstop } from './fc/interrupt/im-a-doctor-not-a-doorstop.ts';
import { mercyKill as fc_interrupt_mercyKill } from './fc/interrupt/mercy-kill.ts';
import { prepareAssaultTeams as fc_objective_prepareAssaultTeams } from './fc/objective/prepare-assault-teams.ts';
import { nineOfSeventeen as fc_personnel_nineOfSeventeen } from './fc/personnel/nine-of-seventeen.ts';
import { treatyFederationDominion as mm_event_treatyFederationDominion } from './mm/event/treaty-federation-dominion.ts';
import { thomasParis as mm_personnel_thomasParis } from './mm/personnel/thomas-paris.ts';
import { abandonShip as otsd_dilemma_abandonShip } from './otsd/dilemma/abandon-ship.ts';
import { spaceTimePortal as otsd_doorway_spaceTimePortal } from './otsd/doorway/space-time-portal.ts';
import { varonTDisruptor as premiere_artifact_varonTDisruptor } from './premiere/artifact/varon-t-disruptor.ts';
import { armus as premiere_dilemma_armus } from './premiere/dilemma/armus.ts';
import { borgShip as premiere_dilemma_borgShip } from './premiere/dilemma/borg-ship.ts';
import { alienProbe as premiere_event_alienProbe } from './premiere/event/alien-probe.ts';
import { bynarsWeaponEnhancement as premiere_event_bynarsWeaponEnhancement } from './premiere/event/bynars-weapon-enhancement.ts';
import { holoProjectors as premiere_event_holoProjectors } from './premiere/event/holo-projectors.ts';
import { redAlert as premiere_event_redAlert } from './premiere/event/red-alert.ts';
import { spacedock as premiere_event_spacedock } from './premiere/event/spacedock.ts';
import { staticWarpBubble as premiere_event_staticWarpBubble } from './premiere/event/static-warp-bubble.ts';
import { theTravelerTranscendence as premiere_event_theTravelerTranscendence } from './premiere/event/the-traveler-transcendence.ts';
import { treatyFederationKlingon as premiere_event_treatyFederationKlingon } from './premiere/event/treaty-federation-klingon.ts';
import { treatyFederationRomulan as premiere_event_treatyFederationRomulan } from './premiere/event/treaty-federation-romulan.ts';
import { treatyRomulanKlingon as premiere_event_treatyRomulanKlingon } from './premiere/event/treaty-romulan-klingon.ts';
import { warpCoreBreach as premiere_event_warpCoreBreach } from './premiere/event/warp-core-breach.ts';
import { federationOutpost as premiere_facility_federationOutpost } from './premiere/facility/federation-outpost.ts';
import { klingonOutpost as premiere_facility_klingonOutpost } from './premiere/facility/klingon-outpost.ts';
import { romulanOutpost as premiere_facility_romulanOutpost } from './premiere/facility/romulan-outpost.ts';
import { amandaRogers as premiere_interrupt_amandaRogers } from './premiere/interrupt/amanda-rogers.ts';
import { disruptorOverload as premiere_interrupt_disruptorOverload } from './premiere/interrupt/disruptor-overload.ts';
import { emergencyTransporterArmbands as premiere_interrupt_emergencyTransporterArmbands } from './premiere/interrupt/emergency-transporter-armbands.ts';
import { energyVortex as premiere_interrupt_energyVortex } from './premiere/interrupt/energy-vortex.ts';
import { hugh as premiere_interrupt_hugh } from './premiere/interrupt/hugh.ts';
import { kevinUxbridge as premiere_interrupt_kevinUxbridge } from './premiere/interrupt/kevin-uxbridge.ts';
import { q2 as premiere_interrupt_q2 } from './premiere/interrupt/q2.ts';
import { rogueBorgMercenaries as premiere_interrupt_rogueBorgMercenaries } from './premiere/interrupt/rogue-borg-mercenaries.ts';
import { temporalRift as premiere_interrupt_temporalRift } from './premiere/interrupt/temporal-rift.ts';
import { wormhole as premiere_interrupt_wormhole } from './premiere/interrupt/wormhole.ts';
import { exocomp as premiere_personnel_exocomp } from './premiere/personnel/exocomp.ts';
import { goBackWhenceThouCamest as qc_dilemma_goBackWhenceThouCamest } from './qc/dilemma/go-back-whence-thou-camest.ts';
import { guiltyProvisionally as qc_dilemma_guiltyProvisionally } from './qc/dilemma/guilty-provisionally.ts';
import { hisHonorTheHighSheriffOfNottingham as qc_dilemma_hisHonorTheHighSheriffOfNottingham } from './qc/dilemma/his-honor-the-high-sheriff-of-nottingham.ts';
import { mandarinBailiff as qc_dilemma_mandarinBailiff } from './qc/dilemma/mandarin-bailiff.ts';
import { plaNet as qc_dilemma_plaNet } from './qc/dilemma/pla-net.ts';
import { qFlashDoorway as qc_doorway_qFlashDoorway } from './qc/doorway/q-flash.ts';
import { qsTent as qc_doorway_qsTent } from './qc/doorway/qs-tent.ts';
import { amandasParents as qc_event_amandasParents } from './qc/event/amandas-parents.ts';
import { brainwash as qc_event_brainwash } from './qc/event/brainwash.ts';
import { calamarain as qc_event_calamarain } from './qc/event/calamarain.ts';
import { frigid as qc_event_frigid } from './qc/event/frigid.ts';
import { intoTheBreach as qc_event_intoTheBreach } from './qc/event/into-the-breach.ts';
import { militaryPrivilege as qc_event_militaryPrivilege } from './qc/event/military-privilege.ts';
import { penaltyBox as qc_event_penaltyBox } from './qc/event/penalty-box.ts';
import { scottishSetter as qc_event_scottishSetter } from './qc/event/scottish-setter.ts';
import { areTheseTrulyYourFriendsBrother as qc_interrupt_areTheseTrulyYourFriendsBrother } from './qc/interrupt/are-these-truly-your-friends-brother.ts';
import { drQMedicineEntity as qc_interrupt_drQMedicineEntity } from './qc/interrupt/dr-q-medicine-entity.ts';
import { giftOfTheTormentor as qc_interrupt_giftOfTheTormentor } from './qc/interrupt/gift-of-the-tormentor.ts';
import { incomingMessageTheContinuum as qc_interrupt_incomingMessageTheContinuum } from './qc/interrupt/incoming-message-the-continuum.ts';
import { lemonAid as qc_interrupt_lemonAid } from './qc/interrupt/lemon-aid.ts';
import { plexing as qc_interrupt_plexing } from './qc/interrupt/plexing.ts';
import { subsectionQParagraph10 as qc_interrupt_subsectionQParagraph10 } from './qc/interrupt/subsection-q-paragraph-10.ts';
import { theHigherTheQer as qc_interrupt_theHigherTheQer } from './qc/interrupt/the-higher-the-q-er.ts';
import { theNakedTruth as qc_interrupt_theNakedTruth } from './qc/interrupt/the-naked-truth.ts';
import { wesleyGetsThePoint as qc_interrupt_wesleyGetsThePoint } from './qc/interrupt/wesley-gets-the-point.ts';
import { wheresGuinan as qc_interrupt_wheresGuinan } from './qc/interrupt/wheres-guinan.ts';
import { madred as qc_personnel_madred } from './qc/personnel/madred.ts';
import { ferengiOutpost as roa_facility_ferengiOutpost } from './roa/facility/ferengi-outpost.ts';
import { bribery as roa_incident_bribery } from './roa/incident/bribery.ts';
import { tog as roa_personnel_tog } from './roa/personnel/tog.ts';
import { jovis as roa_ship_jovis } from './roa/ship/jovis.ts';
import { treatyCardassianBajoran as twt_event_treatyCardassianBajoran } from './twt/event/treaty-cardassian-bajoran.ts';
import { treatyRomulanBajoran as twt_event_treatyRomulanBajoran } from './twt/event/treaty-romulan-bajoran.ts';
import { aggressiveBehavior as voy_dilemma_aggressiveBehavior } from './voy/dilemma/aggressive-behavior.ts';
import { assassinsBlade as voy_dilemma_assassinsBlade } from './voy/dilemma/assassins-blade.ts';
import { astralEddy as voy_dilemma_astralEddy } from './voy/dilemma/astral-eddy.ts';
import { balancingAct as voy_dilemma_balancingAct } from './voy/dilemma/balancing-act.ts';
import { civilUnrest as voy_dilemma_civilUnrest } from './voy/dilemma/civil-unrest.ts';
import { commonThief as voy_dilemma_commonThief } from './voy/dilemma/common-thief.ts';
import { crisis as voy_dilemma_crisis } from './voy/dilemma/crisis.ts';
import { femalesLoveInterest as voy_dilemma_femalesLoveInterest } from './voy/dilemma/females-love-interest.ts';
import { flashPlasmaStorm as voy_dilemma_flashPlasmaStorm } from './voy/dilemma/flash-plasma-storm.ts';
import { gravimetricDistortion as voy_dilemma_gravimetricDistortion } from './voy/dilemma/gravimetric-distortion.ts';
import { hanonianLandEel as voy_dilemma_hanonianLandEel } from './voy/dilemma/hanonian-land-eel.ts';
import { hazardousDuty as voy_dilemma_hazardousDuty } from './voy/dilemma/hazardous-duty.ts';
import { hullBreach as voy_dilemma_hullBreach } from './voy/dilemma/hull-breach.ts';
import { implication as voy_dilemma_implication } from './voy/dilemma/implication.ts';
import { kazonBomb as voy_dilemma_kazonBomb } from './voy/dilemma/kazon-bomb.ts';
import { komarPossession as voy_dilemma_komarPossession } from './voy/dilemma/komar-possession.ts';
import { lackOfPreparation as voy_dilemma_lackOfPreparation } from './voy/dilemma/lack-of-preparation.ts';
import { macrovirus as voy_dilemma_macrovirus } from './voy/dilemma/macrovirus.ts';
import { malesLoveInterest as voy_dilemma_malesLoveInterest } from './voy/dilemma/males-love-interest.ts';
import { matriarchalSociety as voy_dilemma_matriarchalSociety } from './voy/dilemma/matriarchal-society.ts';
import { navigationalHazards as voy_dilemma_navigationalHazards } from './voy/dilemma/navigational-hazards.ts';
import { radioactiveGarbageScow as voy_dilemma_radioactiveGarbageScow } from './voy/dilemma/radioactive-garbage-scow.ts';
import { spatialRift as voy_dilemma_spatialRift } from './voy/dilemma/spatial-rift.ts';
import { subspaceFracture as voy_dilemma_subspaceFracture } from './voy/dilemma/subspace-fracture.ts';
import { theCloud as voy_dilemma_theCloud } from './voy/dilemma/the-cloud.ts';
import { theSwarm as voy_dilemma_theSwarm } from './voy/dilemma/the-swarm.ts';
import { trabeGrenade as voy_dilemma_trabeGrenade } from './voy/dilemma/trabe-grenade.ts';
import { twisted as voy_dilemma_twisted } from './voy/dilemma/twisted.ts';
import { volcanicEruption as voy_dilemma_volcanicEruption } from './voy/dilemma/volcanic-eruption.ts';
import { barzanWormhole as voy_doorway_barzanWormhole } from './voy/doorway/barzan-wormhole.ts';
import { readyRoomDoor as voy_doorway_readyRoomDoor } from './voy/doorway/ready-room-door.ts';
import { temporalMicroWormhole as voy_doorway_temporalMicroWormhole } from './voy/doorway/temporal-micro-wormhole.ts';
import { bioNeuralGelPack as voy_equipment_bioNeuralGelPack } from './voy/equipment/bio-neural-gel-pack.ts';
import { engineeringKit as voy_equipment_engineeringKit } from './voy/equipment/engineering-kit.ts';
import { engineeringTricorder as voy_equipment_engineeringTricorder } from './voy/equipment/engineering-tricorder.ts';
import { kazonDisruptorRifle as voy_equipment_kazonDisruptorRifle } from './voy/equipment/kazon-disruptor-rifle.ts';
import { kazonDisruptor as voy_equipment_kazonDisruptor } from './voy/equipment/kazon-disruptor.ts';
import { medicalKit as voy_equipment_medicalKit } from './voy/equipment/medical-kit.ts';
import { medicalPadd as voy_equipment_medicalPadd } from './voy/equipment/medical-padd.ts';
import { mobileHoloEmitter as voy_equipment_mobileHoloEmitter } from './voy/equipment/mobile-holo-emitter.ts';
import { sciencePadd as voy_equipment_sciencePadd } from './voy/equipment/science-padd.ts';
import { starfleetTypeIIPhaser as voy_equipment_starfleetTypeIIPhaser } from './voy/equipment/starfleet-type-ii-phaser.ts';
import { starfleetTypeIIIPhaserRifle as voy_equipment_starfleetTypeIIIPhaserRifle } from './voy/equipment/starfleet-type-iii-phaser-rifle.ts';
import { transporterControlModule as voy_equipment_transporterControlModule } from './voy/equipment/transporter-control-module.ts';
import { vidiianHarvester as voy_equipment_vidiianHarvester } from './voy/equipment/vidiian-harvester.ts';
import { ancestralVision as voy_event_ancestralVision } from './voy/event/ancestral-vision.ts';
import { captainsLog as voy_event_captainsLog } from './voy/event/captains-log.ts';
import { fairPlay as voy_event_fairPlay } from './voy/event/fair-play.ts';
import { kalToh as voy_event_kalToh } from './voy/event/kal-toh.ts';
import { lowerDecks as voy_event_lowerDecks } from './voy/event/lower-decks.ts';
import { missionDebriefing as voy_event_missionDebriefing } from './voy/event/mission-debriefing.ts';
import { theBigPicture as voy_event_theBigPicture } from './voy/event/the-big-picture.ts';
import { theNextEmanation as voy_event_theNextEmanation } from './voy/event/the-next-emanation.ts';
import { villagersWithTorches as voy_event_villagersWithTorches } from './voy/event/villagers-with-torches.ts';
import { kazonOutpost as voy_facility_kazonOutpost } from './voy/facility/kazon-outpost.ts';
import { nekritSupplyDepot as voy_facility_nekritSupplyDepot } from './voy/facility/nekrit-supply-depot.ts';
import { vidiianOutpost as voy_facility_vidiianOutpost } from './voy/facility/vidiian-outpost.ts';
import { blueAlert as voy_incident_blueAlert } from './voy/incident/blue-alert.ts';
import { caretakersArray as voy_incident_caretakersArray } from './voy/incident/caretakers-array.ts';
import { containmentField as voy_incident_containmentField } from './voy/incident/containment-field.ts';
import { deltaQuadrantSpatialScission as voy_incident_deltaQuadrantSpatialScission } from './voy/incident/delta-quadrant-spatial-scission.ts';
import { handshake as voy_incident_handshake } from './voy/incident/handshake.ts';
import { homeAwayFromHome as voy_incident_homeAwayFromHome } from './voy/incident/home-away-from-home.ts';
import { theKazonCollective as voy_incident_theKazonCollective } from './voy/incident/the-kazon-collective.ts';
import { theVidiianSodality as voy_incident_theVidiianSodality } from './voy/incident/the-vidiian-sodality.ts';
import { vidiianBoardingClaw as voy_incident_vidiianBoardingClaw } from './voy/incident/vidiian-boarding-claw.ts';
import { warCouncil as voy_incident_warCouncil } from './voy/incident/war-council.ts';
import { autoDestructSequence as voy_interrupt_autoDestructSequence } from './voy/interrupt/auto-destruct-sequence.ts';
import { beyondTheSubatomic as voy_interrupt_beyondTheSubatomic } from './voy/interrupt/beyond-the-subatomic.ts';
import { distortionOfSpaceTimeContinuum as voy_interrupt_distortionOfSpaceTimeContinuum } from './voy/interrupt/distortion-of-space-time-continuum.ts';
import { escapePod as voy_interrupt_escapePod } from './voy/interrupt/escape-pod.ts';
import { mutation as voy_interrupt_mutation } from './voy/interrupt/mutation.ts';
import { nanoprobeResuscitation as voy_interrupt_nanoprobeResuscitation } from './voy/interrupt/nanoprobe-resuscitation.ts';
import { quinn as voy_interrupt_quinn } from './voy/interrupt/quinn.ts';
import { theGift as voy_interrupt_theGift } from './voy/interrupt/the-gift.ts';
import { thePhage as voy_interrupt_thePhage } from './voy/interrupt/the-phage.ts';
import { thePower as voy_interrupt_thePower } from './voy/interrupt/the-power.ts';
import { ambushShip as voy_mission_ambushShip } from './voy/mission/ambush-ship.ts';
import { answerDistressSignal as voy_mission_answerDistressSignal } from './voy/mission/answer-distress-signal.ts';
import { assistCooperative as voy_mission_assistCooperative } from './voy/mission/assist-cooperative.ts';
import { combatTraining as voy_mission_combatTraining } from './voy/mission/combat-training.ts';
import { cureDeadlyVirus as voy_mission_cureDeadlyVirus } from './voy/mission/cure-deadly-virus.ts';
import { kazonConference as voy_mission_kazonConference } from './voy/mission/kazon-conference.ts';
import { liberation as voy_mission_liberation } from './voy/mission/liberation.ts';
import { prisonBreak as voy_mission_prisonBreak } from './voy/mission/prison-break.ts';
import { reinitializeWarpReaction as voy_mission_reinitializeWarpReaction } from './voy/mission/reinitialize-warp-reaction.ts';
import { restockSupplies as voy_mission_restockSupplies } from './voy/mission/restock-supplies.ts';
import { restoreVictims as voy_mission_restoreVictims } from './voy/mission/restore-victims.ts';
import { reviveSettlers as voy_mission_reviveSettlers } from './voy/mission/revive-settlers.ts';
import { salvageOperation as voy_mission_salvageOperation } from './voy/mission/salvage-operation.ts';
import { studyInterstellarColony as voy_mission_studyInterstellarColony } from './voy/mission/study-interstellar-colony.ts';
import { assignMissionSpecialists as voy_objective_assignMissionSpecialists } from './voy/objective/assign-mission-specialists.ts';
import { boardingParty as voy_objective_boardingParty } from './voy/objective/boarding-party.ts';
import { commandeerShip as voy_objective_commandeerShip } from './voy/objective/commandeer-ship.ts';
import { divertPower as voy_objective_divertPower } from './voy/objective/divert-power.ts';
import { organTheft as voy_objective_organTheft } from './voy/objective/organ-theft.ts';
import { drTelekRMor as voy_personnel_drTelekRMor } from './voy/personnel/dr-telek-r-mor.ts';
import { halok as voy_personnel_halok } from './voy/personnel/halok.ts';
import { harryKim as voy_personnel_harryKim } from './voy/personnel/harry-kim.ts';
import { lonSuder as voy_personnel_lonSuder } from './voy/personnel/lon-suder.ts';
import { penk as voy_personnel_penk } from './voy/personnel/penk.ts';
import { samanthaWildman as voy_personnel_samanthaWildman } from './voy/personnel/samantha-wildman.ts';
import { stadi as voy_personnel_stadi } from './voy/personnel/stadi.ts';
import { theDoctor as voy_personnel_theDoctor } from './voy/personnel/the-doctor.ts';
import { thePendariChampion as voy_personnel_thePendariChampion } from './voy/personnel/the-pendari-champion.ts';
import { tierna as voy_personnel_tierna } from './voy/personnel/tierna.ts';
import { deltaFlyer as voy_ship_deltaFlyer } from './voy/ship/delta-flyer.ts';
import { kazonRaider as voy_ship_kazonRaider } from './voy/ship/kazon-raider.ts';
import { kazonShuttle as voy_ship_kazonShuttle } from './voy/ship/kazon-shuttle.ts';
import { kazonWarship as voy_ship_kazonWarship } from './voy/ship/kazon-warship.ts';
import { type9Shuttlecraft as voy_ship_type9Shuttlecraft } from './voy/ship/type-9-shuttlecraft.ts';
import { ussEquinox as voy_ship_ussEquinox } from './voy/ship/u-s-s-equinox.ts';

// biome-ignore format: generated
export const DEFINITIONS: readonly Definition[] = [
  _1anth_personnel_ensignTuvok,
  au_dilemma_cardassianTrap,
  au_doorway_alternateUniverseDoor,
  au_event_interrogation,
  au_event_intruderForceField,
  au_event_thermalDeflectors,
  au_facility_neutralOutpost,
  au_interrupt_jamaharon,
  au_interrupt_phaserBurns,
  au_interrupt_rescueCaptives,
  au_interrupt_romulanAmbush,
  au_interrupt_seizeWesley,
  au_interrupt_thineOwnSelf,
  au_interrupt_vulcanNervePinch,
  au_interrupt_wolf,
  bog_artifact_swordOfKahless,
  bog_dilemma_chulaTheAbyss,
  bog_dilemma_chulaTheLights,
  bog_dilemma_drumhead,
  bog_dilemma_ferengiIngenuity,
  bog_dilemma_newEssentialists,
  bog_dilemma_stellarFlare,
  bog_dilemma_underFire,
  bog_doorway_battleBridgeDoor,
  bog_doorway_holdingCellDoor,
  bog_equipment_batleth,
  bog_equipment_dkTahg,
  bog_equipment_kartakin,
  bog_equipment_klingonDisruptorRifle,
  bog_equipment_mekleth,
  bog_equipment_romulanDisruptorRifle,
  bog_equipment_starfleetTypeIPhaser,
  bog_event_defenseSystemUpgrade,
  bog_event_dialMartokForMurder,
  bog_event_eBandEmissions,
  bog_event_engageShuttleOperationsDominion,
  bog_event_fajosGallery,
  bog_event_torture,
  bog_incident_accessDenied,
  bog_incident_bloodOath,
  bog_incident_captured,
  bog_incident_intruderAlert,
  bog_incident_longLiveTheQueen,
  bog_incident_prisonerExchange,
  bog_incident_sniper,
  bog_incident_ultimatum,
  bog_interrupt_attackPatternDelta,
  bog_interrupt_counterintelligence,
  bog_interrupt_insideOperation,
  bog_interrupt_outgunned,
  bog_interrupt_phaserArrayPowerCell,
  bog_interrupt_prisonerEscort,
  bog_interrupt_theGuardian,
  bog_interrupt_theWakeOfTheBorg,
  bog_interrupt_victoryIsLife,
  bog_mission_aGoodDayToLive,
  bog_mission_batlethTournament,
  bog_objective_impersonateCaptive,
  bog_objective_prepareThePrisoner,
  bog_personnel_admiralRoss,
  bog_personnel_chiefOBrien,
  bog_personnel_dolak,
  bog_personnel_donaldVarley,
  bog_personnel_elim,
  bog_personnel_ilonTandro,
  bog_personnel_ixtanaRax,
  bog_personnel_jadziaDax,
  bog_personnel_kavok,
  bog_personnel_kor,
  bog_personnel_laForgeImpersonator,
  bog_personnel_lamatUkan,
  bog_personnel_navok,
  bog_personnel_odoFounder,
  bog_personnel_quarkSonOfKeldar,
  bog_personnel_rikerWil,
  bog_personnel_roLaren,
  bog_personnel_tamarith,
  bog_personnel_tharket,
  bog_personnel_umatAdan,
  bog_personnel_worfSonOfMogh,
  bog_ship_alphaAttackShip,
  bog_ship_ikcKoraga,
  bog_ship_kraxon,
  bog_ship_locutusBorgCube,
  bog_ship_ussThunderchild,
  bog_site_securityHoldingCell,
  bog_tactic_attackWing,
  bog_tactic_borgCuttingBeam,
  bog_tactic_crimsonForcefield,
  bog_tactic_evasiveManeuvers,
  bog_tactic_fullPhaserSpread,
  bog_tactic_maximumFirepower,
  bog_tactic_phasedPolaronBeam,
  bog_tactic_phaserBanks,
  bog_tactic_photonTorpedo,
  bog_tactic_picardManeuver,
  bog_tactic_plasmaTorpedo,
  bog_tactic_primaryEnergyWeapon,
  bog_tactic_pulseDisruptor,
  bog_tactic_pulsePhaserCannons,
  bog_tactic_quantumTorpedo,
  bog_tactic_spiralWaveDisruptor,
  bog_tactic_strafingRun,
  bog_tactic_targetEngines,
  bog_tactic_targetShields,
  bog_tactic_targetTheseCoordinates,
  bog_tactic_targetWeapons,
  dom_artifact_orbOfProphecyAndChange,
  dom_artifact_theEarringOfLiNalas,
  dom_dilemma_berserkChangeling,
  dom_dilemma_chulaPickOneToSaveTwo,
  dom_dilemma_chulaTheChandra,
  dom_dilemma_chulaTheDice,
  dom_dilemma_founderSecret,
  dom_dilemma_friendlyFire,
  dom_dilemma_missionFatigue,
  dom_dilemma_sleeperTrap,
  dom_dilemma_surpriseAssault,
  dom_equipment_dominionPadd,
  dom_equipment_jemHadarBirthingChamber,
  dom_equipment_jemHadarDisruptorRifle,
  dom_equipment_jemHadarDisruptor,
  dom_equipment_ketracelWhite,
  dom_event_crewReassignment,
  dom_event_espionageDominionOnFederation,
  dom_event_espionageDominionOnKlingon,
  dom_event_espionageDominionOnRomulan,
  dom_event_invasiveBeamIn,
  dom_event_tacticalConsole,
  dom_event_treatyBajoranDominion,
  dom_event_treatyCardassianDominion,
  dom_event_treatyRomulanDominion,
  dom_facility_officeOfThePresident,
  dom_facility_officeOfTheProconsul,
  dom_facility_primarySupplyDepot,
  dom_facility_remoteSupplyDepot,
  dom_facility_theGreatHall,
  dom_facility_theGreatLink,
  dom_interrupt_caughtRedHanded,
  dom_interrupt_flightOfTheIntruder,
  dom_interrupt_inTheBag,
  dom_interrupt_jemHadarSacrifice,
  dom_interrupt_shapeShift,
  dom_interrupt_strikeThree,
  dom_interrupt_youDirtyRat,
  dom_mission_constructDepot,
  dom_mission_securityBriefing,
  dom_mission_uncoverDnaClues,
  dom_objective_establishDominionFoothold,
  dom_objective_installAutonomicSystemsParasite,
  dom_objective_operateWormholeRelays,
  dom_objective_postGarrison,
  dom_personnel_tenAnd01,
  dom_personnel_admiralLeyton,
  dom_personnel_admiralRiker,
  dom_personnel_anya,
  dom_personnel_captainKirk,
  dom_personnel_damar,
  dom_personnel_founder,
  dom_personnel_garak,
  dom_personnel_generalHazar,
  dom_personnel_goranAgar,
  dom_personnel_guraturak,
  dom_personnel_kaiWinn,
  dom_personnel_keeveFalor,
  dom_personnel_leytonFounder,
  dom_personnel_martok,
  dom_personnel_ometiklan,
  dom_personnel_orta,
  dom_personnel_senatorVreenak,
  dom_personnel_sevenOfNine,
  dom_personnel_soto,
  dom_personnel_tRul,
  dom_personnel_tomantorax,
  dom_personnel_youngJemHadar,
  dom_personnel_zayra,
  dom_ship_jemHadarAttackShip,
  dom_ship_ussDefiant,
  dom_ship_ussOdyssey,
  ds9_dilemma_extradition,
  ds9_dilemma_hateCrime,
  ds9_dilemma_kidnappers,
  ds9_event_treatyBajoranKlingon,
  ds9_event_treatyFederationBajoran,
  ds9_event_treatyRomulanCardassian,
  ds9_facility_bajoranOutpost,
  ds9_facility_cardassianOutpost,
  ds9_facility_klaestronOutpost,
  ds9_interrupt_smokeBomb,
  ds9_interrupt_theWallsHaveEars,
  ds9_site_dockingPylons,
  ds9_site_ops,
  fc_equipment_tommygun,
  fc_event_regenerate,
  fc_facility_borgOutpost,
  fc_interrupt_assimilationTubules,
  fc_interrupt_imADoctorNotADoorstop,
  fc_interrupt_mercyKill,
  fc_objective_prepareAssaultTeams,
  fc_personnel_nineOfSeventeen,
  mm_event_treatyFederationDominion,
  mm_personnel_thomasParis,
  otsd_dilemma_abandonShip,
  otsd_doorway_spaceTimePortal,
  premiere_artifact_varonTDisruptor,
  premiere_dilemma_armus,
  premiere_dilemma_borgShip,
  premiere_event_alienProbe,
  premiere_event_bynarsWeaponEnhancement,
  premiere_event_holoProjectors,
  premiere_event_redAlert,
  premiere_event_spacedock,
  premiere_event_staticWarpBubble,
  premiere_event_theTravelerTranscendence,
  premiere_event_treatyFederationKlingon,
  premiere_event_treatyFederationRomulan,
  premiere_event_treatyRomulanKlingon,
  premiere_event_warpCoreBreach,
  premiere_facility_federationOutpost,
  premiere_facility_klingonOutpost,
  premiere_facility_romulanOutpost,
  premiere_interrupt_amandaRogers,
  premiere_interrupt_disruptorOverload,
  premiere_interrupt_emergencyTransporterArmbands,
  premiere_interrupt_energyVortex,
  premiere_interrupt_hugh,
  premiere_interrupt_kevinUxbridge,
  premiere_interrupt_q2,
  premiere_interrupt_rogueBorgMercenaries,
  premiere_interrupt_temporalRift,
  premiere_interrupt_wormhole,
  premiere_personnel_exocomp,
  qc_dilemma_goBackWhenceThouCamest,
  qc_dilemma_guiltyProvisionally,
  qc_dilemma_hisHonorTheHighSheriffOfNottingham,
  qc_dilemma_mandarinBailiff,
  qc_dilemma_plaNet,
  qc_doorway_qFlashDoorway,
  qc_doorway_qsTent,
  qc_event_amandasParents,
  qc_event_brainwash,
  qc_event_calamarain,
  qc_event_frigid,
  qc_event_intoTheBreach,
  qc_event_militaryPrivilege,
  qc_event_penaltyBox,
  qc_event_scottishSetter,
  qc_interrupt_areTheseTrulyYourFriendsBrother,
  qc_interrupt_drQMedicineEntity,
  qc_interrupt_giftOfTheTormentor,
  qc_interrupt_incomingMessageTheContinuum,
  qc_interrupt_lemonAid,
  qc_interrupt_plexing,
  qc_interrupt_subsectionQParagraph10,
  qc_interrupt_theHigherTheQer,
  qc_interrupt_theNakedTruth,
  qc_interrupt_wesleyGetsThePoint,
  qc_interrupt_wheresGuinan,
  qc_personnel_madred,
  roa_facility_ferengiOutpost,
  roa_incident_bribery,
  roa_personnel_tog,
  roa_ship_jovis,
  twt_event_treatyCardassianBajoran,
  twt_event_treatyRomulanBajoran,
  voy_dilemma_aggressiveBehavior,
  voy_dilemma_assassinsBlade,
  voy_dilemma_astralEddy,
  voy_dilemma_balancingAct,
  voy_dilemma_civilUnrest,
  voy_dilemma_commonThief,
  voy_dilemma_crisis,
  voy_dilemma_femalesLoveInterest,
  voy_dilemma_flashPlasmaStorm,
  voy_dilemma_gravimetricDistortion,
  voy_dilemma_hanonianLandEel,
  voy_dilemma_hazardousDuty,
  voy_dilemma_hullBreach,
  voy_dilemma_implication,
  voy_dilemma_kazonBomb,
  voy_dilemma_komarPossession,
  voy_dilemma_lackOfPreparation,
  voy_dilemma_macrovirus,
  voy_dilemma_malesLoveInterest,
  voy_dilemma_matriarchalSociety,
  voy_dilemma_navigationalHazards,
  voy_dilemma_radioactiveGarbageScow,
  voy_dilemma_spatialRift,
  voy_dilemma_subspaceFracture,
  voy_dilemma_theCloud,
  voy_dilemma_theSwarm,
  voy_dilemma_trabeGrenade,
  voy_dilemma_twisted,
  voy_dilemma_volcanicEruption,
  voy_doorway_barzanWormhole,
  voy_doorway_readyRoomDoor,
  voy_doorway_temporalMicroWormhole,
  voy_equipment_bioNeuralGelPack,
  voy_equipment_engineeringKit,
  voy_equipment_engineeringTricorder,
  voy_equipment_kazonDisruptorRifle,
  voy_equipment_kazonDisruptor,
  voy_equipment_medicalKit,
  voy_equipment_medicalPadd,
  voy_equipment_mobileHoloEmitter,
  voy_equipment_sciencePadd,
  voy_equipment_starfleetTypeIIPhaser,
  voy_equipment_starfleetTypeIIIPhaserRifle,
  voy_equipment_transporterControlModule,
  voy_equipment_vidiianHarvester,
  voy_event_ancestralVision,
  voy_event_captainsLog,
  voy_event_fairPlay,
  voy_event_kalToh,
  voy_event_lowerDecks,
  voy_event_missionDebriefing,
  voy_event_theBigPicture,
  voy_event_theNextEmanation,
  voy_event_villagersWithTorches,
  voy_facility_kazonOutpost,
  voy_facility_nekritSupplyDepot,
  voy_facility_vidiianOutpost,
  voy_incident_blueAlert,
  voy_incident_caretakersArray,
  voy_incident_containmentField,
  voy_incident_deltaQuadrantSpatialScission,
  voy_incident_handshake,
  voy_incident_homeAwayFromHome,
  voy_incident_theKazonCollective,
  voy_incident_theVidiianSodality,
  voy_incident_vidiianBoardingClaw,
  voy_incident_warCouncil,
  voy_interrupt_autoDestructSequence,
  voy_interrupt_beyondTheSubatomic,
  voy_interrupt_distortionOfSpaceTimeContinuum,
  voy_interrupt_escapePod,
  voy_interrupt_mutation,
  voy_interrupt_nanoprobeResuscitation,
  voy_interrupt_quinn,
  voy_interrupt_theGift,
  voy_interrupt_thePhage,
  voy_interrupt_thePower,
  voy_mission_ambushShip,
  voy_mission_answerDistressSignal,
  voy_mission_assistCooperative,
  voy_mission_combatTraining,
  voy_mission_cureDeadlyVirus,
  voy_mission_kazonConference,
  voy_mission_liberation,
  voy_mission_prisonBreak,
  voy_mission_reinitializeWarpReaction,
  voy_mission_restockSupplies,
  voy_mission_restoreVictims,
  voy_mission_reviveSettlers,
  voy_mission_salvageOperation,
  voy_mission_studyInterstellarColony,
  voy_objective_assignMissionSpecialists,
  voy_objective_boardingParty,
  voy_objective_commandeerShip,
  voy_objective_divertPower,
  voy_objective_organTheft,
  voy_personnel_drTelekRMor,
  voy_personnel_halok,
  voy_personnel_harryKim,
  voy_personnel_lonSuder,
  voy_personnel_penk,
  voy_personnel_samanthaWildman,
  voy_personnel_stadi,
  voy_personnel_theDoctor,
  voy_personnel_thePendariChampion,
  voy_personnel_tierna,
  voy_ship_deltaFlyer,
  voy_ship_kazonRaider,
  voy_ship_kazonShuttle,
  voy_ship_kazonWarship,
  voy_ship_type9Shuttlecraft,
  voy_ship_ussEquinox,
];
