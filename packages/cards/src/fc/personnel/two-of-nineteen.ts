import { download, personnel, ships, titled, your } from '@spaceline/engine/language';
import { insteadOfDraw } from '../../words/hive.ts';
import { isAboard } from '../../words/people-and-ships.ts';

export const twoOfNineteen = personnel('Two of Nineteen', {
  abilities: [
    insteadOfDraw('transwarp', download(titled('Transwarp Network Gateway', 'Transwarp Conduit')), {
      when: isAboard(your(ships)),
    }),
  ],
});
