// Written by scripts/card-index.mjs; do not edit.
// biome-ignore format: generated
// biome-ignore-all assist/source/organizeImports: generated
// biome-ignore-all lint/style/useNamingConvention: generated
import type { Definition } from '@spaceline/engine/language';
import { armus as premiere_dilemma_armus } from './premiere/dilemma/armus.ts';
import { amandaRogers as premiere_interrupt_amandaRogers } from './premiere/interrupt/amanda-rogers.ts';
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
  premiere_dilemma_armus,
  premiere_interrupt_amandaRogers,
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
