import { FIRST_IN_PLAY, stackUnder, toPile, Zone } from '@spaceline/engine';
import { event, placeOnTable, present, random, script } from '@spaceline/engine/language';

const TITLE = 'Penalty Box';

export const penaltyBox = event(TITLE, {
  encounter: script(
    'one personnel present (random selection) goes into the box',
    function* (ctx) {
      const { g, source } = ctx;
      const [victim] = yield* random(1, present).pick(ctx);
      if (victim === undefined) return;
      const old = g.state.cards.find(
        (c) => c.zone >= FIRST_IN_PLAY && c.id !== source && g.defs[c.def].title === TITLE,
      );
      const box = old?.id ?? source;
      if (old === undefined) yield* placeOnTable().run(ctx);
      for (const c of g.state.cards) {
        if (c.zone === Zone.Under && c.host === box) toPile(g, c.id, Zone.OutOfPlay);
      }
      stackUnder(g, victim, box);
    },
    { hint: -3 },
  ),
  text: 'If a Penalty Box is in play, its occupant goes out of play and one personnel present (random selection) takes the place; discard this event. Otherwise place it on table with one personnel present (random selection) in it.',
  missing: 'when it is nullified, its occupant is discarded instead of returning to hand',
});
