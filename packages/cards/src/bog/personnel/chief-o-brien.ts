import { locationOf, locationOfSpot } from '@spaceline/engine';
import { ability, download, onceEachTurn, personnel, titled } from '@spaceline/engine/language';

const brainwash = download(
  titled('Brainwash'),
  'Brainwash here',
  (ctx, spot) => locationOfSpot(ctx.g, spot) === locationOf(ctx.g, ctx.source),
);

export const chiefOBrien = personnel("Chief O'Brien", {
  abilities: [ability('Brainwash', brainwash, { limit: onceEachTurn })],
  capturing: true,
});
