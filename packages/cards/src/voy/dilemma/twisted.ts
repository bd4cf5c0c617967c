import { dilemma, over, toGetPast } from '@spaceline/engine/language';
import { atLeastHalf } from '../../words/dilemma-conditions.ts';

export const twisted = dilemma('Twisted', { encounter: toGetPast(atLeastHalf(over('cunning', 7))) });
