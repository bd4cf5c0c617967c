import { boost, personnel } from '@spaceline/engine/language';
import { yourBorg } from '../../words/hive.ts';

export const sixOfTwelve = personnel('Six of Twelve', {
  modifiers: [boost(['cunning', 'strength'], 1, yourBorg.present, { cumulative: true })],
});
