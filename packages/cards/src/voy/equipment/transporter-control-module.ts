import { either, equipment, has, skill } from '@spaceline/engine/language';
import { isManned } from '../../companions.ts';
import { yourVesselAboard } from '../../reaches.ts';
import { given } from '../../words/people-and-ships.ts';

/** VOY-03 */
export const transporterControlModule = equipment('Transporter Control Module', {
  modifiers: [
    has('transporters', given(isManned(either(skill('ENGINEER'), skill('Transporter Skill'))), yourVesselAboard)),
  ],
});
