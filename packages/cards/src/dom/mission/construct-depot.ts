import { locationOfSpot, ownsMission } from '@spaceline/engine';
import { download, forbid, hereOf, may, mission, titled } from '@spaceline/engine/language';

const depot = download(
  titled('Remote Supply Depot'),
  'Remote Supply Depot here',
  (ctx, spot) => locationOfSpot(ctx.g, spot) === hereOf(ctx),
);

export const constructDepot = mission('Construct Depot', {
  solved: may(depot),
  modifiers: [
    forbid(
      'attempt',
      'on your opponent’s side it cannot be attempted and has no text',
      { rule: 'R-8.1', text: 'Construct Depot: only the player whose mission it is may attempt it' },
      (g, source, location, seat) => g.card(source).host === location && !ownsMission(g, location, seat),
    ),
  ],
});
