import { FIRST_IN_PLAY, type Game, Status } from '@spaceline/engine';
import {
  all,
  discard,
  incident,
  nullifyIt,
  playsOnTable,
  seedsOnTable,
  select,
  trigger,
  when,
} from '@spaceline/engine/language';
import { mayNullify } from '../../nullifying.ts';

const TITLES = ['Destroy Radioactive Garbage Scow', 'Static Warp Bubble', 'Telepathic Alien Kidnappers'];
const held = (g: Game, id: number, seat: 0 | 1): boolean =>
  TITLES.includes(g.def(id).title) && mayNullify(g, id, 'Containment Field', seat);

const inForce = select('of those in play', 'of those in play', ({ g, you }) =>
  g.state.cards
    .filter((c) => c.zone >= FIRST_IN_PLAY && (c.status & Status.FaceDown) === 0 && held(g, c.id, you))
    .map((c) => c.id),
);

/** while it is in play they may be played, but do nothing. */
export const containmentField = incident('Containment Field', {
  seeds: [seedsOnTable],
  plays: [
    playsOnTable({ effect: { ...discard(all(inForce)), could: () => true }, stays: true, text: 'plays on table' }),
  ],
  triggers: [
    trigger({ on: 'plays' }, nullifyIt('it'), {
      when: when('one of them is played', ({ g, event, you }) => event !== null && held(g, event.card, you)),
      text: `nullifies ${TITLES[1]}, ${TITLES[2]} and ${TITLES[0]}, whose owner loses the points for it`,
    }),
    trigger({ on: 'plays' }, discard(all(inForce)), {
      when: when('it is turned up', ({ event, source }) => event?.card === source),
      text: '',
    }),
  ],
  limit: 'not-duplicatable',
  missing:
    'nobody has to stack a card for a special download yet, and no turn is skipped; an owner does not lose points for Destroy Radioactive Garbage Scow',
});
