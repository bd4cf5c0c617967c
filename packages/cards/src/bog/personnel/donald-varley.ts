import { personnel } from '@spaceline/engine/language';
import { addsIcons } from '../../mission-icons.ts';

const DIGS = ['Iconia Investigation', 'Reopen Dig'];

export const donaldVarley = personnel('Donald Varley', {
  modifiers: [
    addsIcons(`${DIGS.join(' and ')} have [Fed]`, (g, _source, id) => DIGS.includes(g.def(id).title), ['Federation']),
  ],
});
