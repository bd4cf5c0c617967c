import { boardersAt, boardersFight, disabled, type Game, putAt, reveal } from '@spaceline/engine';
import {
  forEach,
  interrupt,
  occupied,
  playsOn,
  script,
  select,
  ships,
  trigger,
  when,
} from '@spaceline/engine/language';

const together = (g: Game, id: number): number[] => boardersAt(g, g.card(id).host);

const aboard = select('Rogue Borg aboard', 'Rogue Borg aboard', ({ g, source }) => together(g, source));

/** They fight as one: the first of them speaks for all. */
const leads = when(
  'they are not disabled',
  ({ g, source }) => together(g, source).find((id) => !disabled(g, id)) === source,
);

/** */
export const rogueBorgMercenaries = interrupt('Rogue Borg Mercenaries', {
  plays: [
    playsOn(ships.which(occupied), {
      timing: 'any',
      effect: script(
        'battles its crew now',
        function* ({ g, source, target }) {
          putAt(g, source, target);
          reveal(g, source, 'both');
          yield* boardersFight(g, target);
        },
        { hint: 2 },
      ),
    }),
  ],
  boards: true,
  variable: { strength: forEach(aboard) },
  triggers: [
    trigger(
      'start of every turn',
      script('battles the crew', function* ({ g, source }) {
        yield* boardersFight(g, g.card(source).host);
      }),
      { when: leads },
    ),
  ],
  text: 'Plays on any occupied ship: battles its crew now, and at the start of every turn. Each has as much STRENGTH as there are Rogue Borg aboard. Survivors remain.',
});
