import {
  anyIntelligence,
  gainSkill,
  objective,
  people,
  playsOnTable,
  seedsOnTable,
  your,
} from '@spaceline/engine/language';
import { mayAttackOwnKind } from '../../words/fighting.ts';
import { mayNotAttemptSharedMissions } from '../../words/missions.ts';

const agents = your(people).which(anyIntelligence);

export const hqDefensiveMeasures = objective('HQ: Defensive Measures', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [gainSkill('Leadership', agents), mayAttackOwnKind(agents), mayNotAttemptSharedMissions],
});
