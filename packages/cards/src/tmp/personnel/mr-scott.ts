import { fillsAnyIcons, personnel, ships, thisCard } from '@spaceline/engine/language';

export const mrScottMiracleWorker = personnel('Mr. Scott', {
  ids: ['tmp-061'],
  modifiers: [fillsAnyIcons(1, thisCard, ships)],
});
