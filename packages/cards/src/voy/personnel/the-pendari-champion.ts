import { personnel } from '@spaceline/engine/language';

export const thePendariChampion = personnel('The Pendari Champion', { pairsFirst: true });
