import { both, download, either, inPlaceOf, ofType, personnel, ships, your } from '@spaceline/engine/language';
import { isAboard } from '../../words/people-and-ships.ts';
import { titleSays } from '../../words/permissions.ts';

const transwarp = both(either(ofType('Doorway'), ofType('Interrupt')), titleSays('Transwarp'));

export const twoOfNineteen = personnel('Two of Nineteen', {
  abilities: [inPlaceOf('card draw', 'transwarp', download(transwarp), { when: isAboard(your(ships)) })],
});
