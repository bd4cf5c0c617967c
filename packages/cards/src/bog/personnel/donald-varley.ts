import { missions, personnel } from '@spaceline/engine/language';
import { alsoHave } from '../../mission-icons.ts';

export const donaldVarley = personnel('Donald Varley', {
  modifiers: [alsoHave(missions.titled('Iconia Investigation', 'Reopen Dig'), 'Federation')],
});
