import { scoreCard, scoreOf } from '@spaceline/engine';
import { ifThen, interrupt, script, when } from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';

const LEAD = 20;

export const lemonAid = interrupt('Lemon-Aid', {
  encounter: ifThen(
    when('you are at least 20 points ahead', ({ g, you, opponent }) => scoreOf(g, you) >= scoreOf(g, opponent) + LEAD),
    script(
      'give this card to opponent, who scores it',
      function* (ctx) {
        scoreCard(ctx.g, ctx.opponent, ctx.source);
      },
      { hint: -1 },
    ),
  ),
  modifiers: [mayNotBeNullified()],
});
