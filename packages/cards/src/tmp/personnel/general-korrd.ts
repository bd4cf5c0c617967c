import { personnel, titled } from '@spaceline/engine/language';
import { mayWorkWith } from '../../words/permissions.ts';

export const generalKorrd = personnel('General Korrd', {
  modifiers: [mayWorkWith(titled('Sybok', 'St. John Talbot', 'Caithlin Dar'))],
});
