import { capture, isA, locationOf, mayBeCaptured, Zone } from '@spaceline/engine';
import { ability, oncePerGame, script, select, ship } from '@spaceline/engine/language';

const androids = select(
  'an android on an undocked ship here',
  'androids on undocked ships here',
  ({ g, source, you }) =>
    g.state.cards
      .filter((c) => c.zone === Zone.Aboard && g.def(c.host).ship && g.card(c.host).dock < 0)
      .map((c) => c.id)
      .filter(
        (id) => mayBeCaptured(g, id, you) && isA(g, id, 'Android') && locationOf(g, id) === locationOf(g, source),
      ),
);

export const jovis = ship('Jovis', {
  abilities: [
    ability(
      'capture',
      script(
        'capture an android on an undocked ship here',
        function* ({ g, you, target }) {
          yield* capture(g, target, you, -1);
        },
        { hint: 4 },
      ),
      { limit: oncePerGame, targets: androids },
    ),
  ],
  capturing: true,
});
