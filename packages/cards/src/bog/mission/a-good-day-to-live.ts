import { hasIcon } from '@spaceline/engine';
import { mission, participants } from '@spaceline/engine/language';

export const aGoodDayToLive = mission('A Good Day To Live', {
  points: (ctx) => 30 + 5 * participants(ctx).filter((id) => hasIcon(ctx.g, id, 'nemesis:(R>')).length,
  text: 'Five more points for every (R> personnel in the Away Team.',
});
