import { personnel } from '@spaceline/engine/language';
import { selectedSkill, selectsItsSkill } from '../../words/choosing.ts';

export const kChiq = personnel("K'chiQ", { triggers: selectsItsSkill, modifiers: [selectedSkill] });
