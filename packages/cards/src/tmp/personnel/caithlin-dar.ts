import { personnel, titled } from '@spaceline/engine/language';
import { mayWorkWith } from '../../words/permissions.ts';

export const caithlinDar = personnel('Caithlin Dar', {
  modifiers: [mayWorkWith(titled('Sybok', 'St. John Talbot', 'General Korrd'))],
});
