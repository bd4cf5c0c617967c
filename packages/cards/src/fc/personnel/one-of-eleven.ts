import { both, download, icon, inPlaceOf, ofType, personnel } from '@spaceline/engine/language';
import { stealsUnattended } from '../../words/abducting.ts';

export const oneOfEleven = personnel('One of Eleven', {
  abilities: [stealsUnattended, inPlaceOf('card draw', 'equipment', download(both(icon('BO'), ofType('Equipment'))))],
});
