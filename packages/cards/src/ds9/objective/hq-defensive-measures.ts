import {
  either,
  gainSkill,
  objective,
  people,
  playsOnTable,
  seedsOnTable,
  skill,
  your,
} from '@spaceline/engine/language';
import { mayAttackOwnKind } from '../../words/fighting.ts';
import { mayNotAttemptSharedMissions } from '../../words/missions.ts';

const agents = your(people).which(
  either(skill('Klingon Intelligence'), skill('Obsidian Order'), skill('Tal Shiar'), skill('Section 31'), skill('FCA')),
);

export const hqDefensiveMeasures = objective('HQ: Defensive Measures', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [gainSkill('Leadership', agents), mayAttackOwnKind(agents), mayNotAttemptSharedMissions],
});
