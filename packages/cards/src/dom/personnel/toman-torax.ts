import { personnel } from '@spaceline/engine/language';

export const tomantorax = personnel("Toman'torax", {
  pairsFirst: 'with whoever comes',
  text: 'In a personnel battle, he may be paired before the others.',
});
