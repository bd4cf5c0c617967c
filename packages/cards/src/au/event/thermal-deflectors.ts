import { event, playsOnTable, titled } from '@spaceline/engine/language';
import { nullifiesWhileInPlay } from '../../words/what-it-nullifies.ts';

const fires = nullifiesWhileInPlay(titled('Firestorm', 'Thought Fire', 'Plasma Fire', 'Fire Sculptor', 'Phaser Burns'));

/** Cards that are put out by it without being named here look for it themselves (Flash Plasma Storm, Volcanic Eruption …). */
export const thermalDeflectors = event('Thermal Deflectors', {
  plays: [playsOnTable()],
  modifiers: [fires.meanwhile],
  triggers: fires.afterwards,
});
