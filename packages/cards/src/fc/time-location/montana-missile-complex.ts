import { ability, download, either, timeLocation, titled } from '@spaceline/engine/language';
import { historyNullifiesObjective, notesHistory } from '../../words/first-contact.ts';
import { youPlayBorg } from '../../words/hive.ts';
import { mayBeAcquiredBy, seedsFromOutside } from '../../words/time.ts';
import { persona } from '../../words/whereabouts.ts';
import { world } from '../../worlds.ts';

const cochrane = persona('Zefram Cochrane');
const phoenix = titled('Phoenix');
const others = titled('Lily Sloane', 'Phoenix', 'Vulcan Lander', 'Solkar', 'Sevek', "T'Shonra", 'Kathleen Tonell');

/** */
export const montanaMissileComplex = timeLocation('Montana Missile Complex', {
  corresponds: world('Earth'),
  native: either(cochrane, others),
  atOnce: seedsFromOutside(phoenix),
  modifiers: [historyNullifiesObjective],
  abilities: [
    mayBeAcquiredBy(phoenix, cochrane),
    ability('stop', download(titled('Stop First Contact')), { timing: 'turn', byAnyone: true, when: youPlayBorg }),
  ],
  witnesses: notesHistory,
});
