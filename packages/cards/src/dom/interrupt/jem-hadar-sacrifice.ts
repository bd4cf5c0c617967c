import { cardsAt, countUse, kill, present, spotOf } from '@spaceline/engine';
import { icon, interrupt, playsOn, type Reading, script, which, yourPersonnel } from '@spaceline/engine/language';
import { sparedKey, WHITE } from '../../ketracel-white.ts';

const devoted = { ...which(yourPersonnel, icon('KW')), one: 'one of your [KW] personnel' };

const whites = ({ g, you, target }: Reading): number[] =>
  cardsAt(g, spotOf(g, target)).filter((id) => g.def(id).title === WHITE && g.card(id).controller === you);

/** The Founder who is about to die where he is, or -1. */
const founder = ({ g, target, event }: Reading): number => {
  const victim = event?.cards[0] ?? -1;
  if (victim < 0 || victim === target || !g.def(victim).keywords.has('Founder')) return -1;
  return present(g, target, victim) ? victim : -1;
};

export const jemHadarSacrifice = interrupt("Jem'Hadar Sacrifice", {
  plays: [
    playsOn(devoted, {
      name: 'white',
      timing: 'any',
      stays: false,
      effect: script(
        'he dies, and all your Ketracel-White present does not count down this turn',
        function* (ctx) {
          const { g } = ctx;
          const kept = whites(ctx);
          yield* kill(g, [ctx.target], ctx.source);
          for (const id of kept) countUse(g, sparedKey(g, id));
        },
        { could: (ctx) => whites(ctx).length > 0, hint: -1 },
      ),
    }),
    playsOn(devoted, {
      name: 'substitute',
      timing: { on: 'dies' },
      stays: false,
      effect: script(
        'he dies in place of a Founder present who is about to die',
        function* (ctx) {
          if (founder(ctx) < 0) return;
          ctx.event!.cancelled = true;
          yield* kill(ctx.g, [ctx.target], ctx.source);
        },
        { could: (ctx) => founder(ctx) >= 0, hint: 1 },
      ),
    }),
  ],
});
