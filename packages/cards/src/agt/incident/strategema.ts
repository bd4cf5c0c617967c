import { incident, nobodyPlays, playsOnTable, seedsOnTable, titled } from '@spaceline/engine/language';
import { defendsHomeworlds } from '../../words/homeworlds.ts';
import { nullifiesWhileInPlay } from '../../words/what-it-nullifies.ts';

const others = nullifiesWhileInPlay(titled('Ooby Dooby', 'Rogue Borg Mercenaries'));

/** CR-180 */
export const strategema = incident('Strategema', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [others.meanwhile, nobodyPlays(titled("Q's Planet")), ...defendsHomeworlds('Outgunned')],
  triggers: others.afterwards,
});
