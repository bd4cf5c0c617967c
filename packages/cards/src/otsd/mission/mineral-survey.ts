import { may, mission } from '@spaceline/engine/language';
import { drawUpTo } from '../../words/hands-and-piles.ts';

export const mineralSurvey = mission('Mineral Survey', { solved: may(drawUpTo(2)) });
