import { download, inPlaceOf, personnel, ships, titled, your } from '@spaceline/engine/language';
import { isAboard } from '../../words/people-and-ships.ts';

export const sixOfEleven = personnel('Six of Eleven', {
  abilities: [
    inPlaceOf('card draw', 'door', download(titled('Alternate Universe Door')), { when: isAboard(your(ships)) }),
  ],
});
