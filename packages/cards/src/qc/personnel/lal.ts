import { personnel } from '@spaceline/engine/language';
import { bothSelectedSkills, selectsTwoSkillsPresent } from '../../words/choosing.ts';

export const lal = personnel('Lal', {
  triggers: [selectsTwoSkillsPresent],
  modifiers: bothSelectedSkills,
});
