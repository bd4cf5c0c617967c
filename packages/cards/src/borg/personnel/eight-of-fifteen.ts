import { download, personnel, titled } from '@spaceline/engine/language';
import { insteadOfCardPlay } from '../../words/reporting.ts';

export const eightOfFifteen = personnel('Eight of Fifteen', {
  abilities: [insteadOfCardPlay('nanoprobes', download(titled('Borg Nanoprobes')))],
});
