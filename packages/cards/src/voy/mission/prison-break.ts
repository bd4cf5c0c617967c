import { both, icon, mission, ofType } from '@spaceline/engine/language';
import { eachMaySeedUnder } from '../../words/reporting.ts';

export const prisonBreak = mission('Prison Break', {
  modifiers: [eachMaySeedUnder(2, both(icon('DQ'), ofType('Personnel')))],
});
