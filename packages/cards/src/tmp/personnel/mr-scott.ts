import { fillsIcons, personnel, ships, thisCard } from '@spaceline/engine/language';

export const mrScottMiracleWorker = personnel('Mr. Scott', {
  ids: ['tmp-061'],
  modifiers: [fillsIcons(2, thisCard, ships)],
});
