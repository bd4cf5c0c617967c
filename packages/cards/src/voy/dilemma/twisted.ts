import { dilemma, over, participants, passes, toGetPast, when } from '@spaceline/engine/language';

const keen = over('cunning', 7);

export const twisted = dilemma('Twisted', {
  encounter: toGetPast(
    when('half of the crew or Away Team (rounded up) with CUNNING>7 each', (ctx) => {
      const team = participants(ctx);
      return team.filter((id) => passes(ctx.g, keen, id)).length >= Math.ceil(team.length / 2);
    }),
  ),
});
