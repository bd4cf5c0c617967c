import { confirm, isSelfControlled } from '@spaceline/engine';
import {
  bound,
  dilemma,
  discardThis,
  kill,
  pick,
  placeOnTable,
  present,
  type Reading,
  random,
  script,
  the,
  trigger,
  when,
} from '@spaceline/engine/language';

const chosen = pick('accused', random(1, present));
const execute = kill(the(bound('accused')));

const trial = script(
  'one personnel present (random selection) is killed unless you say “guilty, provisionally”',
  function* (ctx) {
    yield* chosen.run(ctx);
    const question = { id: 'plead', text: '{card}: say “guilty, provisionally”?', card: ctx.source };
    if (yield* confirm(ctx.you, question)) {
      yield* placeOnTable().run(ctx);
      return;
    }
    // the condition is not met
    yield* execute.run(ctx);
    ctx.outcome = 'failed';
  },
  { hint: -1.5 },
);

const youAttack = ({ g, you, event }: Reading): boolean =>
  event?.seat === you && (event.card < 0 || !isSelfControlled(g, event.card));

const mercy = script(
  'opponent may cancel it',
  function* (ctx) {
    const question = { id: 'may', text: '{card}: cancel this battle?', card: ctx.source };
    if (yield* confirm(ctx.opponent, question)) ctx.event!.cancelled = true;
    yield* discardThis.run(ctx);
  },
  { hint: -1 },
);
const attack = when('you start a battle', youAttack);

export const guiltyProvisionally = dilemma('Guilty - Provisionally', {
  encounter: trial,
  triggers: [
    trigger({ on: 'ship-battle' }, mercy, { when: attack }),
    trigger({ on: 'personnel-battle' }, mercy, { when: attack }),
  ],
  text: 'One personnel present (random selection) is killed unless you say “guilty, provisionally”. If you do, opponent may cancel the next battle you start.',
});
