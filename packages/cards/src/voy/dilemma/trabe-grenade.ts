import {
  awayTeam,
  bound,
  dilemma,
  either,
  inOrder,
  kill,
  over,
  passes,
  pick,
  random,
  skill,
  the,
  unless,
  when,
  which,
} from '@spaceline/engine/language';

const chosen = bound('chosen');
const alert = over('cunning', 8);

export const trabeGrenade = dilemma('Trabe Grenade', {
  encounter: inOrder(
    pick('chosen', random(1, which(awayTeam, either(skill('SECURITY'), skill('Leadership'))))),
    unless(
      when('that personnel has CUNNING>8', (ctx) => chosen.ids(ctx).every((id) => passes(ctx.g, alert, id))),
      kill(the(chosen)),
      'mission continues',
    ),
  ),
});
