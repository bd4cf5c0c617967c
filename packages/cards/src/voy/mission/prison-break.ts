import { both, icon, mission, ofType } from '@spaceline/engine/language';
import { eachMaySeed } from '../../words/reporting.ts';

export const prisonBreak = mission('Prison Break', {
  modifiers: [eachMaySeed(2, both(icon('DQ'), ofType('Personnel')))],
});
