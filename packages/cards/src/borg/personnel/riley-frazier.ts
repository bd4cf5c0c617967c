import { boost, personnel } from '@spaceline/engine/language';
import { yourBorg } from '../../words/hive.ts';

export const rileyFrazier = personnel('Riley Frazier', {
  modifiers: [boost(['cunning'], 2, yourBorg.other.present)],
});
