import { FIRST_IN_PLAY, kill, Status } from '@spaceline/engine';
import {
  answers,
  discard,
  interrupt,
  playsOn,
  type Reading,
  script,
  select,
  target,
  the,
  when,
} from '@spaceline/engine/language';
import { mayNullify } from '../../nullifying.ts';

const victims = ({ g, you, event }: Reading): number[] =>
  event === null ? [] : event.cards.filter((id) => g.card(id).owner === you && g.card(id).zone >= FIRST_IN_PLAY);

const yourEvents = select('one of your events in play', 'your events in play', ({ g, you }) =>
  g.state.cards
    .filter((c) => c.zone >= FIRST_IN_PLAY && (c.status & Status.FaceDown) === 0 && c.controller === you)
    .map((c) => c.id)
    .filter((id) => g.def(id).facts.type === 'Event' && mayNullify(g, id, 'Mercy Kill', you)),
);

export const mercyKill = interrupt('Mercy Kill', {
  plays: [
    answers(
      'captured',
      script(
        'kills one of your personnel just captured',
        function* (ctx) {
          yield* kill(ctx.g, victims(ctx), ctx.source);
        },
        { could: (ctx) => victims(ctx).length > 0, hint: 1 },
      ),
      { name: 'kill', when: when('yours was just captured', (ctx) => victims(ctx).length > 0) },
    ),
    playsOn(yourEvents, {
      name: 'event',
      timing: 'any',
      stays: false,
      effect: { ...discard(the(target)), text: 'nullifies it', hint: -1 },
    }),
  ],
  capturing: true,
  missing: 'it does not answer an abduction or an assimilation',
});
