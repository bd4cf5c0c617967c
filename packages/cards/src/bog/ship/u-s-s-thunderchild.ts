import { affiliation, boost, passes, ship, thisCard, whoIs } from '@spaceline/engine/language';
import { underFireOf } from '../../battles.ts';

const borg = affiliation('Borg');
const foes = whoIs('', (g, id) => (g.def(id).ship && passes(g, borg, id)) || g.def(id).title === 'Borg Ship');

export const ussThunderchild = ship('U.S.S. Thunderchild', {
  modifiers: [boost(['shields'], 4, thisCard, underFireOf(foes, 'Borg ships and the Borg Ship dilemma'))],
});
