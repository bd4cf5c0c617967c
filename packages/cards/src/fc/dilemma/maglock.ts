import { both, dilemma, over, skill, someone, toGetPast } from '@spaceline/engine/language';

export const maglock = dilemma('Maglock', {
  encounter: toGetPast(someone(both(skill('OFFICER'), over('strength', 5)), 3)),
});
