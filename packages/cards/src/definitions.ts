// Written by scripts/card-index.mjs; do not edit.
// biome-ignore format: generated
// biome-ignore-all assist/source/organizeImports: generated
// biome-ignore-all lint/style/useNamingConvention: generated
import type { Definition } from '@spaceline/engine/language';
import { alternateUniverseDoor as au_doorway_alternateUniverseDoor } from './au/doorway/alternate-universe-door.ts';
import { thermalDeflectors as au_event_thermalDeflectors } from './au/event/thermal-deflectors.ts';
import { neutralOutpost as au_facility_neutralOutpost } from './au/facility/neutral-outpost.ts';
import { treatyBajoranDominion as dom_event_treatyBajoranDominion } from './dom/event/treaty-bajoran-dominion.ts';
import { treatyCardassianDominion as dom_event_treatyCardassianDominion } from './dom/event/treaty-cardassian-dominion.ts';
import { treatyRomulanDominion as dom_event_treatyRomulanDominion } from './dom/event/treaty-romulan-dominion.ts';
import { treatyBajoranKlingon as ds9_event_treatyBajoranKlingon } from './ds9/event/treaty-bajoran-klingon.ts';
import { treatyFederationBajoran as ds9_event_treatyFederationBajoran } from './ds9/event/treaty-federation-bajoran.ts';
import { treatyRomulanCardassian as ds9_event_treatyRomulanCardassian } from './ds9/event/treaty-romulan-cardassian.ts';
import { bajoranOutpost as ds9_facility_bajoranOutpost } from './ds9/facility/bajoran-outpost.ts';
import { cardassianOutpost as ds9_facility_cardassianOutpost } from './ds9/facility/cardassian-outpost.ts';
import { klaestronOutpost as ds9_facility_klaestronOutpost } from './ds9/facility/klaestron-outpost.ts';
import { treatyFederationDominion as mm_event_treatyFederationDominion } from './mm/event/treaty-federation-dominion.ts';
import { armus as premiere_dilemma_armus } from './premiere/dilemma/armus.ts';
import { redAlert as premiere_event_redAlert } from './premiere/event/red-alert.ts';
import { theTravelerTranscendence as premiere_event_theTravelerTranscendence } from './premiere/event/the-traveler-transcendence.ts';
import { treatyFederationKlingon as premiere_event_treatyFederationKlingon } from './premiere/event/treaty-federation-klingon.ts';
import { treatyFederationRomulan as premiere_event_treatyFederationRomulan } from './premiere/event/treaty-federation-romulan.ts';
import { treatyRomulanKlingon as premiere_event_treatyRomulanKlingon } from './premiere/event/treaty-romulan-klingon.ts';
import { federationOutpost as premiere_facility_federationOutpost } from './premiere/facility/federation-outpost.ts';
import { klingonOutpost as premiere_facility_klingonOutpost } from './premiere/facility/klingon-outpost.ts';
import { romulanOutpost as premiere_facility_romulanOutpost } from './premiere/facility/romulan-outpost.ts';
import { amandaRogers as premiere_interrupt_amandaRogers } from './premiere/interrupt/amanda-rogers.ts';
import { ferengiOutpost as roa_facility_ferengiOutpost } from './roa/facility/ferengi-outpost.ts';
import { treatyCardassianBajoran as twt_event_treatyCardassianBajoran } from './twt/event/treaty-cardassian-bajoran.ts';
import { treatyRomulanBajoran as twt_event_treatyRomulanBajoran } from './twt/event/treaty-romulan-bajoran.ts';
import { astralEddy as voy_dilemma_astralEddy } from './voy/dilemma/astral-eddy.ts';
import { commonThief as voy_dilemma_commonThief } from './voy/dilemma/common-thief.ts';
import { macrovirus as voy_dilemma_macrovirus } from './voy/dilemma/macrovirus.ts';
import { matriarchalSociety as voy_dilemma_matriarchalSociety } from './voy/dilemma/matriarchal-society.ts';
import { theSwarm as voy_dilemma_theSwarm } from './voy/dilemma/the-swarm.ts';
import { kazonDisruptor as voy_equipment_kazonDisruptor } from './voy/equipment/kazon-disruptor.ts';
import { medicalKit as voy_equipment_medicalKit } from './voy/equipment/medical-kit.ts';
import { lowerDecks as voy_event_lowerDecks } from './voy/event/lower-decks.ts';
import { kazonOutpost as voy_facility_kazonOutpost } from './voy/facility/kazon-outpost.ts';
import { vidiianOutpost as voy_facility_vidiianOutpost } from './voy/facility/vidiian-outpost.ts';
import { theKazonCollective as voy_incident_theKazonCollective } from './voy/incident/the-kazon-collective.ts';
import { distortionOfSpaceTimeContinuum as voy_interrupt_distortionOfSpaceTimeContinuum } from './voy/interrupt/distortion-of-space-time-continuum.ts';
import { combatTraining as voy_mission_combatTraining } from './voy/mission/combat-training.ts';
import { liberation as voy_mission_liberation } from './voy/mission/liberation.ts';
import { stadi as voy_personnel_stadi } from './voy/personnel/stadi.ts';
import { deltaFlyer as voy_ship_deltaFlyer } from './voy/ship/delta-flyer.ts';
import { kazonRaider as voy_ship_kazonRaider } from './voy/ship/kazon-raider.ts';

// biome-ignore format: generated
export const DEFINITIONS: readonly Definition[] = [
  au_doorway_alternateUniverseDoor,
  au_event_thermalDeflectors,
  au_facility_neutralOutpost,
  dom_event_treatyBajoranDominion,
  dom_event_treatyCardassianDominion,
  dom_event_treatyRomulanDominion,
  ds9_event_treatyBajoranKlingon,
  ds9_event_treatyFederationBajoran,
  ds9_event_treatyRomulanCardassian,
  ds9_facility_bajoranOutpost,
  ds9_facility_cardassianOutpost,
  ds9_facility_klaestronOutpost,
  mm_event_treatyFederationDominion,
  premiere_dilemma_armus,
  premiere_event_redAlert,
  premiere_event_theTravelerTranscendence,
  premiere_event_treatyFederationKlingon,
  premiere_event_treatyFederationRomulan,
  premiere_event_treatyRomulanKlingon,
  premiere_facility_federationOutpost,
  premiere_facility_klingonOutpost,
  premiere_facility_romulanOutpost,
  premiere_interrupt_amandaRogers,
  roa_facility_ferengiOutpost,
  twt_event_treatyCardassianBajoran,
  twt_event_treatyRomulanBajoran,
  voy_dilemma_astralEddy,
  voy_dilemma_commonThief,
  voy_dilemma_macrovirus,
  voy_dilemma_matriarchalSociety,
  voy_dilemma_theSwarm,
  voy_equipment_kazonDisruptor,
  voy_equipment_medicalKit,
  voy_event_lowerDecks,
  voy_facility_kazonOutpost,
  voy_facility_vidiianOutpost,
  voy_incident_theKazonCollective,
  voy_interrupt_distortionOfSpaceTimeContinuum,
  voy_mission_combatTraining,
  voy_mission_liberation,
  voy_personnel_stadi,
  voy_ship_deltaFlyer,
  voy_ship_kazonRaider,
];
