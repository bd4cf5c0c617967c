import { personnel } from '@spaceline/engine/language';
import { transportersReachThrough } from '../../words/hive.ts';

export const eightOfEighteen = personnel('Eight of Eighteen', {
  modifiers: [transportersReachThrough],
});
