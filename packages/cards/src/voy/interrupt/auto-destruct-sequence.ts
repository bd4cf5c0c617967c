import { attribute, damage, destroy, locationOf } from '@spaceline/engine';
import { discardThis, interrupt, playsOn, script, trigger, yourShips } from '@spaceline/engine/language';

const explosion = script(
  'the ship self-destructs; the explosion damages all other ships at the same location that have SHIELDS<8',
  function* (ctx) {
    const { g } = ctx;
    const ship = g.card(ctx.source).host;
    const location = locationOf(g, ship);
    if (!(yield* destroy(g, ship, ctx.source))) {
      yield* discardThis.run(ctx);
      return;
    }
    if (location < 0) return;
    const others = g.tableau.space[location].filter((id) => g.def(id).ship && attribute(g, id, 'shields') < 8);
    for (const id of others) yield* damage(g, id);
  },
);

export const autoDestructSequence = interrupt('Auto-Destruct Sequence', {
  plays: [playsOn(yourShips, { timing: 'any' })],
  triggers: [trigger('end of your turn', explosion, { text: `at the end of your turn, ${explosion.text}` })],
});
