import { both, download, icon, ofType, personnel } from '@spaceline/engine/language';
import { stealsUnattended } from '../../words/abducting.ts';
import { insteadOfDraw } from '../../words/hive.ts';

export const oneOfEleven = personnel('One of Eleven', {
  abilities: [stealsUnattended, insteadOfDraw('equipment', download(both(icon('BO'), ofType('Equipment'))))],
});
