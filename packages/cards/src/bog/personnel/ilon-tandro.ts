import { capture, mayBeCaptured, present } from '@spaceline/engine';
import { ability, oncePerGame, personnel, script, select } from '@spaceline/engine/language';

const strangers = select('one personnel present', 'personnel present', ({ g, source, you }) =>
  g.state.cards.map((c) => c.id).filter((id) => mayBeCaptured(g, id, you) && present(g, source, id)),
);

/** BOG-92 */
export const ilonTandro = personnel('Ilon Tandro', {
  abilities: [
    ability(
      'capture',
      script(
        'capture one personnel present',
        function* ({ g, you, target }) {
          yield* capture(g, target, you, -1);
        },
        { hint: 3 },
      ),
      { limit: oncePerGame, targets: strangers },
    ),
  ],
  capturing: true,
});
