import {
  both,
  either,
  equipment,
  has,
  people,
  skill,
  skillful,
  thereIs,
  your,
  yourVesselAboard,
} from '@spaceline/engine/language';
import { only } from '../../reaches.ts';

const operators = your(people).which(both(skillful, either(skill('ENGINEER'), skill('Transporter Skill')))).present;

/** VOY-03 */
export const transporterControlModule = equipment('Transporter Control Module', {
  modifiers: [has('transporters', only(yourVesselAboard, thereIs(operators)))],
});
