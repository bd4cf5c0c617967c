import { personnel, titled } from '@spaceline/engine/language';
import { insteadOfDraw } from '../../words/hive.ts';
import { downloadHere } from '../../words/reporting.ts';

export const elevenOfTwelve = personnel('Eleven of Twelve', {
  abilities: [insteadOfDraw('vinculum', downloadHere(titled('Borg Vinculum')))],
});
