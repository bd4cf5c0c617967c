import { capture, confirm, score } from '@spaceline/engine';
import { dilemma, present, random, script } from '@spaceline/engine/language';

export const mandarinBailiff = dilemma('Mandarin Bailiff', {
  encounter: script(
    'opponent captures one personnel present (random selection) unless you transfer a point to opponent for each skill icon of that personnel',
    function* (ctx) {
      const { g, you, opponent } = ctx;
      const [id] = yield* random(1, present).pick(ctx);
      if (id === undefined) return;
      const bail = g.def(id).facts.skills?.length ?? 0;
      const question = { id: 'bail', text: `{card}: post bail of ${bail} points?`, card: id };
      if (g.state.players[you].score >= bail && (yield* confirm(you, question))) {
        score(g, you, -bail, true);
        score(g, opponent, bail, true);
        return;
      }
      // the condition is not met
      yield* capture(g, id, opponent, ctx.source);
      ctx.outcome = 'failed';
    },
    { hint: -2 },
  ),
  missing: 'a special skill of the personnel is not counted for the bail',
});
