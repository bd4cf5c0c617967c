import { dilemma, skilled, toGetPast } from '@spaceline/engine/language';

export const impassableDoor = dilemma('Impassable Door', { encounter: toGetPast(skilled('Computer Skill')) });
