import { locationOf, scoreBox, setMemo, skillLevel, skillNumber } from '@spaceline/engine';
import {
  dilemma,
  discardThis,
  inOrder,
  placeOnMission,
  type Reading,
  script,
  skilled,
  toGetPast,
  trigger,
  when,
} from '@spaceline/engine/language';

const OFFICER = skillNumber('OFFICER');
const victim = (ctx: Reading): number => ctx.event?.cards[0] ?? -1;
const happensHere = (ctx: Reading): boolean =>
  ctx.event !== null && ctx.event.location >= 0 && ctx.event.location === locationOf(ctx.g, ctx.source);

export const hazardousDuty = dilemma('Hazardous Duty', {
  encounter: toGetPast(skilled('OFFICER', 2), placeOnMission(false)),
  triggers: [
    // Whether somebody is an OFFICER is seen while they live; the points are lost when they are really dead
    trigger(
      { on: 'dies' },
      script('', function* (ctx) {
        setMemo(ctx.g, ctx.source, skillLevel(ctx.g, victim(ctx), OFFICER) > 0 ? -1 : victim(ctx));
      }),
      { when: when('it is here', happensHere), text: '' },
    ),
    trigger(
      { on: 'died' },
      inOrder(
        script('', function* (ctx) {
          scoreBox(ctx.g, ctx.g.card(victim(ctx)).owner, ctx.source);
        }),
        discardThis,
      ),
      {
        when: when('a non-OFFICER died here', (ctx) => happensHere(ctx) && ctx.g.card(ctx.source).memo === victim(ctx)),
        text: 'if any non-OFFICER dies here, their owner loses 5 points; discard this card',
      },
    ),
    trigger({ on: 'solved' }, discardThis, {
      when: when('this mission is solved', happensHere),
      text: 'discard it when this mission is solved',
    }),
  ],
});
