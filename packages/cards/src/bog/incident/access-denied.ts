import { FIRST_IN_PLAY, type Game, locationOf, ownsMission, type Seat } from '@spaceline/engine';
import {
  ability,
  all,
  discard,
  discardThis,
  download,
  incident,
  inOrder,
  nullifyIt,
  playsOnTable,
  seedsOnTable,
  select,
  titled,
  trigger,
  when,
} from '@spaceline/engine/language';
import { mayNullify } from '../../nullifying.ts';

const TITLE = 'Access Denied';
const GATEWAY = 'Establish Gateway';

const onYours = (g: Game, location: number, seat: Seat): boolean => location >= 0 && ownsMission(g, location, seat);

const gateways = select(`${GATEWAY} on your missions`, `${GATEWAY} on your missions`, ({ g, you }) =>
  g.state.cards
    .filter((c) => c.zone >= FIRST_IN_PLAY && g.defs[c.def].title === GATEWAY)
    .map((c) => c.id)
    .filter((id) => onYours(g, locationOf(g, id), you) && mayNullify(g, id, TITLE, you)),
);
const nullifyThem = { ...discard(all(gateways)), could: () => true };

export const accessDenied = incident(TITLE, {
  seeds: [seedsOnTable],
  plays: [playsOnTable({ effect: nullifyThem, stays: true, text: 'plays on table' })],
  triggers: [
    trigger({ on: 'plays' }, nullifyIt(GATEWAY), {
      when: when(
        'one is played on your mission',
        ({ g, you, event }) =>
          event !== null &&
          g.def(event.card).title === GATEWAY &&
          onYours(g, event.location, you) &&
          mayNullify(g, event.card, TITLE, you),
      ),
      text: `while in play, nullifies all ${GATEWAY} objectives that target your missions`,
    }),
    trigger({ on: 'plays' }, nullifyThem, {
      when: when('it is turned up', ({ event, source }) => event?.card === source),
      text: '',
    }),
  ],
  abilities: [
    ability(
      'Fractal Encryption Code',
      inOrder(download(titled('Fractal Encryption Code'), 'Fractal Encryption Code'), discardThis),
      { timing: 'any', text: 'at any time you may discard it to download Fractal Encryption Code' },
    ),
  ],
});
