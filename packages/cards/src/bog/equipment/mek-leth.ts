import { boost, equipment, kin, people, reportsTo, your } from '@spaceline/engine/language';
import { whereYouHave } from '../../words/reporting.ts';

const klingon = kin('Klingon');

export const mekleth = equipment("Mek'leth", {
  modifiers: [
    reportsTo(whereYouHave(klingon)),
    boost(['strength'], 2, your(people).which(klingon).present, { cumulative: true }),
  ],
});
