import { fillsIcons, people, ship, thisCard, titled, your } from '@spaceline/engine/language';
import { borgReportAboard } from '../../words/hive.ts';

export const borgQueensShip = ship("Borg Queen's Ship", {
  modifiers: [fillsIcons(3, your(people).which(titled('Borg Queen')), thisCard), ...borgReportAboard],
});
