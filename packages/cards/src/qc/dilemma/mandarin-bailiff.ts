import { capture, confirm, type Game, scoreOf, selectAtRandom, stealPoints } from '@spaceline/engine';
import { dilemma, present, script } from '@spaceline/engine/language';

/** Each regular skill of the box has a dot, and so has its special skill. */
const dots = (g: Game, id: number): number => {
  const { skills, text } = g.def(id).facts;
  return (skills?.length ?? 0) + (text ? 1 : 0);
};

export const mandarinBailiff = dilemma('Mandarin Bailiff', {
  encounter: script(
    'opponent captures one personnel present (random selection) unless you give opponent as many points as that personnel has skill dots',
    function* (ctx) {
      const { g, you, opponent, source } = ctx;
      const [id] = yield* selectAtRandom(g, present.ids(ctx), 1);
      if (id === undefined) return;
      const bail = dots(g, id);
      const question = { id: 'bail', text: `{card} is arrested: post bail of ${bail} points?`, card: id };
      if (scoreOf(g, you) >= bail && (yield* confirm(you, question))) {
        stealPoints(g, you, bail, source);
        return;
      }
      yield* capture(g, id, opponent, source, true);
      ctx.outcome = 'failed';
    },
    { hint: -2 },
  ),
  capturing: true,
});
