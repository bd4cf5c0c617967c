import { locationOf } from '@spaceline/engine';
import { ability, nullifyIt, oncePerGame, personnel, when } from '@spaceline/engine/language';
import { captivesOf } from '../../captives.ts';
import { mayNullify } from '../../nullifying.ts';

const RESCUE = 'Rescue Captives';

export const tharket = personnel('Tharket', {
  abilities: [
    ability('nullify', nullifyIt(`${RESCUE} here`), {
      text: `once per game, may nullify ${RESCUE} here`,
      timing: { on: 'plays' },
      limit: oncePerGame,
      when: when(
        `${RESCUE} is played for captives here`,
        ({ g, you, source, event }) =>
          event !== null &&
          g.def(event.card).title === RESCUE &&
          captivesOf(g, you).some((id) => locationOf(g, id) === locationOf(g, source)) &&
          mayNullify(g, event.card, 'Tharket', you),
      ),
    }),
  ],
  capturing: true,
});
