import { chooseCards, FIRST_IN_PLAY, putOn, skillLevel, skillNumber, Zone } from '@spaceline/engine';
import {
  disables,
  discardThis,
  event,
  itsHost,
  placeOnTable,
  type Reading,
  script,
  trigger,
  when,
} from '@spaceline/engine/language';

const SECURITY = skillNumber('SECURITY');

/** A [Q] interrupt that is experienced is nobody's play. */
const interruptPlayed = ({ g, source, you, event: e }: Reading): boolean =>
  e !== null &&
  g.card(source).zone === Zone.Table &&
  e.seat === you &&
  e.as === 'Interrupt' &&
  g.def(e.card).facts.q !== true &&
  g.state.turn.seat !== you;

const freeze = script(
  'opponent may place this event on one of your SECURITY personnel',
  function* (ctx) {
    const { g, you } = ctx;
    const guards = g.state.cards
      .filter((c) => c.zone >= FIRST_IN_PLAY && c.controller === you && g.defs[c.def].personnel)
      .map((c) => c.id)
      .filter((id) => skillLevel(g, id, SECURITY) > 0);
    const question = { id: 'freeze', text: '{card}: place it on which personnel?', card: ctx.source };
    const [id] = yield* chooseCards(ctx.opponent, guards, 0, 1, question);
    // "the next time": there is no other
    if (id === undefined) yield* discardThis.run(ctx);
    else putOn(g, ctx.source, id);
  },
  { hint: -2 },
);

export const frigid = event('Frigid', {
  encounter: placeOnTable(),
  modifiers: [disables(itsHost('that personnel'))],
  triggers: [
    trigger({ on: 'plays' }, freeze, { when: when('you play an Interrupt in opponent’s turn', interruptPlayed) }),
    trigger({ on: 'q-flash' }, discardThis, {
      when: when('it is on somebody', ({ g, source }) => g.card(source).zone === Zone.On),
    }),
  ],
  text: 'Place on table. The next time you play an Interrupt in opponent’s turn, opponent may place this event on one of your SECURITY personnel in play, who is in stasis until any Q-Flash; then discard it.',
});
