import { equipment, has, thisCard } from '@spaceline/engine/language';
import { keepsUnused, rationed } from '../../ketracel-white.ts';

/** DOM-05 to DOM-07 */
export const ketracelWhite = equipment('Ketracel-White', {
  modifiers: [has('white', thisCard), keepsUnused],
  triggers: [rationed],
});
