import { personnel } from '@spaceline/engine/language';
import { alsoHave } from '../../mission-icons.ts';
import { missionsWith } from '../../worlds.ts';

export const rikerWil = personnel('Riker Wil', {
  modifiers: [alsoHave(missionsWith('Federation').yours.here, 'Bajoran')],
});
