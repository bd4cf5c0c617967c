import { download, either, inPlaceOf, keyword, personnel, titled } from '@spaceline/engine/language';
import { selectedSkill, selectsItsSkill } from '../../words/choosing.ts';

export const borgQueen = personnel('Borg Queen', {
  ids: ['fc-borg-queen', 'ref-borg-queen'],
  triggers: selectsItsSkill,
  modifiers: [selectedSkill],
  abilities: [inPlaceOf('card draw', 'download', download(either(titled('A Change of Plans'), keyword('Drone'))))],
});
