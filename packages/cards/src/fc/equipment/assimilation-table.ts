import {
  equipment,
  inPlaceOf,
  just,
  kill,
  onceEachTurn,
  the,
  thisCard,
  titled,
  trigger,
} from '@spaceline/engine/language';
import { holdsOne, occupant } from '../../words/abducting.ts';
import { downloadTo } from '../../words/doors.ts';

const implant = titled('Cranial Transceiver Implant', 'Cortical Node Implant', 'Ocular Implants');

export const assimilationTable = equipment('Assimilation Table', {
  abilities: [holdsOne, inPlaceOf('card draw', 'implant', downloadTo(implant, occupant), { limit: onceEachTurn })],
  triggers: [
    trigger({ on: 'wrecks' }, kill(the(occupant)), {
      when: just(thisCard),
      text: 'the occupant is killed if the table is destroyed',
    }),
  ],
});
