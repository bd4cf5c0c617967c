import { either, equipment, has, skill, yourVesselAboard } from '@spaceline/engine/language';
import { isManned } from '../../companions.ts';
import { only } from '../../reaches.ts';

/** VOY-03 */
export const transporterControlModule = equipment('Transporter Control Module', {
  modifiers: [
    has('transporters', only(yourVesselAboard, isManned(either(skill('ENGINEER'), skill('Transporter Skill'))))),
  ],
});
