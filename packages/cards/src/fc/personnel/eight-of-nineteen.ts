import { boost, personnel } from '@spaceline/engine/language';
import { yourBorg } from '../../words/hive.ts';

export const eightOfNineteen = personnel('Eight of Nineteen', {
  modifiers: [boost(['strength'], 2, yourBorg.present, { cumulative: true })],
});
