import { locationOf } from '@spaceline/engine';
import { ability, nullifyIt, oncePerGame, personnel, when } from '@spaceline/engine/language';
import { mayNullify } from '../../nullifying.ts';

const RESCUE = 'Rescue Captives';

export const tharket = personnel('Tharket', {
  abilities: [
    ability('nullify', nullifyIt(`${RESCUE} here`), {
      timing: { on: 'plays' },
      limit: oncePerGame,
      when: when(
        `${RESCUE} is played here`,
        ({ g, you, source, event }) =>
          event !== null &&
          g.def(event.card).title === RESCUE &&
          event.location === locationOf(g, source) &&
          mayNullify(g, event.card, 'Tharket', you),
      ),
    }),
  ],
  capturing: true,
});
