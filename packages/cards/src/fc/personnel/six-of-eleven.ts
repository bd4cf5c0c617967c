import { download, personnel, ships, titled, your } from '@spaceline/engine/language';
import { insteadOfDraw } from '../../words/hive.ts';
import { isAboard } from '../../words/people-and-ships.ts';

export const sixOfEleven = personnel('Six of Eleven', {
  abilities: [insteadOfDraw('door', download(titled('Alternate Universe Door')), { when: isAboard(your(ships)) })],
});
