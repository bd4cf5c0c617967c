import { personnel, titled } from '@spaceline/engine/language';
import { mayWorkWith } from '../../words/permissions.ts';

export const stJohnTalbot = personnel('St. John Talbot', {
  modifiers: [mayWorkWith(titled('Sybok', 'General Korrd', 'Caithlin Dar'))],
});
