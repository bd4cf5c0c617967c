import { capture, mayBeCaptured, present, skillLevel, skillNumber } from '@spaceline/engine';
import { ability, oncePerGame, personnel, script, select } from '@spaceline/engine/language';

const EMPATHY = skillNumber('Empathy');
const empaths = select('one Empath present', 'Empaths present', ({ g, source, you }) =>
  g.state.cards
    .map((c) => c.id)
    .filter((id) => mayBeCaptured(g, id, you) && skillLevel(g, id, EMPATHY) > 0 && present(g, source, id)),
);

export const tog = personnel('Tog', {
  abilities: [
    ability(
      'capture',
      script(
        'capture one Empath present',
        function* ({ g, you, target }) {
          yield* capture(g, target, you, -1);
        },
        { hint: 3 },
      ),
      { limit: oncePerGame, targets: empaths },
    ),
  ],
  capturing: true,
});
