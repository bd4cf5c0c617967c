import { icon, personnel } from '@spaceline/engine/language';
import { mayFetchWhenReported } from '../../words/reporting.ts';

export const madredCalculatingCaptor = personnel('Madred 2E (Calculating Captor)', {
  triggers: [mayFetchWhenReported(icon('Pun'))],
});
