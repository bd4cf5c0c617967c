import { dilemma, over, participants, toGetPast, when } from '@spaceline/engine/language';

const keen = over('cunning', 7);

export const twisted = dilemma('Twisted', {
  encounter: toGetPast(
    when('half of the crew or Away Team (rounded up) with CUNNING>7 each', (ctx) => {
      const team = participants(ctx);
      return team.filter((id) => keen.test(ctx.g, id)).length >= Math.ceil(team.length / 2);
    }),
  ),
});
