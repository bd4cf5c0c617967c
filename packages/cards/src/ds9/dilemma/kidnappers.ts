import { ablePersonnelAt, capture, holdStop, inPlay, skillLevel, skillNumber, spotOf } from '@spaceline/engine';
import {
  ability,
  bound,
  dilemma,
  discardThis,
  female,
  host,
  inOrder,
  pick,
  placeOn,
  present,
  type Reading,
  random,
  script,
  stop,
  the,
  trigger,
  when,
  which,
} from '@spaceline/engine/language';

const SECURITY = skillNumber('SECURITY');
const her = bound('her', 'her', 'her');

/** The opponent of whoever met it has SECURITY with her. */
const maySeize = (ctx: Reading): boolean => {
  const { g, you, source } = ctx;
  const [victim] = host.ids(ctx);
  if (victim === undefined || g.card(source).controller === you) return false;
  return ablePersonnelAt(g, spotOf(g, victim), you).some((id) => skillLevel(g, id, SECURITY) > 0);
};

export const kidnappers = dilemma('Kidnappers', {
  encounter: inOrder(
    pick('her', random(1, which(present, female))),
    placeOn(the(her)),
    stop(the(her)),
    script('', function* (ctx) {
      for (const id of her.ids(ctx)) holdStop(ctx.g, id, ctx.g.state.turn.number + 1);
    }),
  ),
  abilities: [
    ability(
      'kidnap',
      script(
        'capture her',
        function* (ctx) {
          const [victim] = host.ids(ctx);
          yield* capture(ctx.g, victim, ctx.you, -1);
          if (inPlay(ctx.g.card(ctx.source))) yield* discardThis.run(ctx);
        },
        { could: maySeize, hint: 3 },
      ),
      { byAnyone: true, when: when('opponent’s SECURITY is present', maySeize), text: '' },
    ),
  ],
  triggers: [
    trigger('end of every turn', discardThis, {
      when: when('it is opponent’s turn', ({ g, source }) => g.state.turn.seat !== g.card(source).controller),
      text: '',
    }),
  ],
  text: 'Place on a female personnel present (random selection). Until the end of opponent’s turn she is stopped and may be captured by opponent’s SECURITY present; then discard dilemma.',
  capturing: true,
});
