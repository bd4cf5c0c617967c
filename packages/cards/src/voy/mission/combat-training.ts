import { hasKeyword } from '@spaceline/engine';
import { mission, participants } from '@spaceline/engine/language';

export const combatTraining = mission('Combat Training', {
  points: (ctx) => 25 + 5 * Math.min(4, participants(ctx).filter((id) => hasKeyword(ctx.g, id, 'Kazon-Ogla')).length),
  text: 'Five more points for every Kazon-Ogla in the team; only four of them count.',
});
