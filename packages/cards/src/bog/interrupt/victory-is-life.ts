import { hasKeyword, personnelBattle, spotOf } from '@spaceline/engine';
import { answers, interrupt, ofType, type Reading, when } from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';
import { reports } from '../../reporting.ts';

/** Your Jem'Hadar who took part. */
const victors = ({ g, you, event }: Reading): number[] =>
  (event?.cards ?? []).filter((id) => g.card(id).controller === you && hasKeyword(g, id, "Jem'Hadar"));

/** DOM-10: the deprived may have fought among themselves. */
const againstOpponent = ({ g, opponent }: Reading): boolean =>
  personnelBattle(g)?.sides[opponent].some((id) => g.card(id).controller === opponent) === true;

const gift = reports({
  what: "an Equipment card to a Jem'Hadar who just helped to solve a mission or to win a personnel battle",
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
    // the combats are over, nobody has died yet
    answers('won', gift, {
      name: 'gift',
      limit: onePlayEachTurn,
      when: when(
        "your Jem'Hadar have just helped to win a personnel battle against your opponent",
        (ctx) => ctx.event?.seat === ctx.you && againstOpponent(ctx) && victors(ctx).length > 0,
      ),
      text: '',
    }),
  ],
  text: "Once each turn, downloads an Equipment card to a Jem'Hadar who just helped to solve a mission or to win a personnel battle against your opponent's cards.",
});
