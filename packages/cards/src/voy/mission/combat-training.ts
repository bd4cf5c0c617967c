import { hasKeyword } from '@spaceline/engine';
import { mission, participants } from '@spaceline/engine/language';

export const combatTraining = mission('Combat Training', {
  points: (ctx) => 25 + 5 * Math.min(4, participants(ctx).filter((id) => hasKeyword(ctx.g, id, 'Kazon-Ogla')).length),
  text: '+5 points for each Kazon-Ogla present, up to four.',
});
