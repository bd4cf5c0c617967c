import { affiliation, boost, both, not, personnel, shipClass } from '@spaceline/engine/language';
import { shipAboard } from '../../reaches.ts';

const federation = affiliation('Federation');
const intrepid = shipClass('Intrepid');

export const stadi = personnel('Stadi', {
  modifiers: [
    boost(['range'], 1, shipAboard(both(federation, not(intrepid)))),
    boost(['range'], 2, shipAboard(both(federation, intrepid))),
  ],
  openly: 'aboard theirs',
});
