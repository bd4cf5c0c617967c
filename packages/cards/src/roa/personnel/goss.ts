import { missions, personnel } from '@spaceline/engine/language';
import { alsoHave } from '../../mission-icons.ts';

export const goss = personnel('Goss', { modifiers: [alsoHave(missions.titled('Wormhole Negotiations'), 'Ferengi')] });
