import { hasKeyword, spotOf } from '@spaceline/engine';
import { answers, type Ctx, interrupt, ofType, when } from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';
import { reports } from '../../reporting.ts';

/** Your Jem'Hadar who took part. */
const victors = ({ g, you, event }: Ctx): number[] =>
  (event?.cards ?? []).filter((id) => g.card(id).controller === you && hasKeyword(g, id, "Jem'Hadar"));

const gift = reports({
  what: "an Equipment card to a Jem'Hadar who just helped to solve a mission",
  who: ofType('Equipment'),
  download: true,
  to: (ctx) => [...new Set(victors(ctx).map((id) => spotOf(ctx.g, id)))],
});

export const victoryIsLife = interrupt('Victory Is Life', {
  plays: [
    answers('solved', gift, {
      name: 'gift',
      limit: onePlayEachTurn,
      when: when(
        "your Jem'Hadar have just helped to solve a mission",
        (ctx) => ctx.event?.seat === ctx.you && victors(ctx).length > 0,
      ),
    }),
  ],
  missing: 'does not answer a personnel battle won against your opponent yet',
});
