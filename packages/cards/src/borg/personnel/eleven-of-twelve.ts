import { inPlaceOf, personnel, titled } from '@spaceline/engine/language';
import { downloadHere } from '../../words/reporting.ts';

export const elevenOfTwelve = personnel('Eleven of Twelve', {
  abilities: [inPlaceOf('card draw', 'vinculum', downloadHere(titled('Borg Vinculum')))],
});
