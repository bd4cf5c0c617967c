import { download, inPlaceOf, personnel, titled } from '@spaceline/engine/language';

export const eightOfFifteen = personnel('Eight of Fifteen', {
  abilities: [inPlaceOf('normal card play', 'nanoprobes', download(titled('Borg Nanoprobes')))],
});
