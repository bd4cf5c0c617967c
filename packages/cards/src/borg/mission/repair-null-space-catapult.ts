import { may, mission, relocate, the, theShip } from '@spaceline/engine/language';
import { anywhereElse } from '../../words/spaceline.ts';

export const repairNullSpaceCatapult = mission('Repair Null Space Catapult', {
  solved: may(relocate(the(theShip), anywhereElse)),
});
