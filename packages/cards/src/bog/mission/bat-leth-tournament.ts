import { cardsAt } from '@spaceline/engine';
import { mission, placeOf } from '@spaceline/engine/language';

export const batlethTournament = mission("Bat'leth Tournament", {
  points: (ctx) =>
    cardsAt(ctx.g, placeOf(ctx)).some(
      (id) => ctx.g.def(id).title === 'Sword of Kahless' && ctx.g.card(id).controller === ctx.you,
    )
      ? 35
      : 25,
  text: "Ten more points if the bat'leth is the Sword of Kahless.",
  missing: "the Sword of Kahless does not count as a bat'leth by itself yet",
});
