import { personnel } from '@spaceline/engine/language';

export const tomantorax = personnel("Toman'torax", { pairsFirst: 'with whoever comes' });
