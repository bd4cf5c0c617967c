import { either, icon, ship, titled } from '@spaceline/engine/language';
import { mayFetchWhenReported } from '../../words/reporting.ts';

export const haakona = ship('Haakona 2E (Second Edition)', {
  triggers: [mayFetchWhenReported(either(titled('Engage Cloak'), icon('Pursuit')))],
});
