import { dilemma, helpers, over, passes, toGetPast, when } from '@spaceline/engine/language';

const FACES = [over('integrity', 6), over('cunning', 7), over('strength', 8)];

export const chulaTheDice = dilemma('Chula: The Dice', {
  encounter: toGetPast(
    when('one personnel with INTEGRITY>6, another with CUNNING>7 and a third with STRENGTH>8', (ctx) => {
      const [honest, clever, strong] = FACES.map((f) => helpers(ctx).filter((id) => passes(ctx.g, f, id)));
      return honest.some((a) => clever.some((b) => b !== a && strong.some((c) => c !== a && c !== b)));
    }),
  ),
});
