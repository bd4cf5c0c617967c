import { FIRST_IN_PLAY, type Game, type Seat, toPile, Zone } from '@spaceline/engine';
import {
  answers,
  discard,
  doorway,
  grant,
  inOrder,
  nullifyIt,
  playsOn,
  script,
  seedsOnTable,
  select,
  target,
  the,
  when,
} from '@spaceline/engine/language';
import { mayNullify } from '../../nullifying.ts';
import { againstRifts } from '../../time-rifts.ts';

const TITLE = 'Alternate Universe Door';
const CLOSED_BY_IT = ['Revolving Door', 'Subspace Schism'];

const mayClose = (g: Game, id: number, seat: Seat): boolean =>
  CLOSED_BY_IT.includes(g.def(id).title) && mayNullify(g, id, TITLE, seat);

const doors = select('a Revolving Door or Subspace Schism in play', 'those in play', ({ g, you }) =>
  g.state.cards.filter((c) => c.zone >= FIRST_IN_PLAY && mayClose(g, c.id, you)).map((c) => c.id),
);

const rift = againstRifts(TITLE);
const backToHand = script('return this doorway to your hand', function* ({ g, source }) {
  toPile(g, source, Zone.Hand);
});

/** */
export const alternateUniverseDoor = doorway(TITLE, {
  seeds: [{ ...seedsOnTable, phases: ['doorway-phase'] }],
  plays: [
    playsOn(doors, { timing: 'turn', effect: { ...discard(the(target)), hint: 2 } }),
    answers('plays', nullifyIt('Revolving Door or Subspace Schism'), {
      when: when('one is just played', ({ g, you, event }) => event !== null && mayClose(g, event.card, you)),
    }),
    playsOn(rift.inPlay, { timing: 'turn', effect: inOrder(rift.close, backToHand) }),
    answers('plays', inOrder(nullifyIt('Temporal Rift'), backToHand), { when: rift.played }),
  ],
  modifiers: [
    grant(
      'alternate-universe',
      'your [AU] cards may enter play',
      (g, source, id) => g.card(source).controller === g.card(id).owner,
    ),
  ],
  limit: 'unique',
  text: 'Seeds on table (one): your cards with the Alternate Universe icon may enter play. OR plays to nullify a Revolving Door or Subspace Schism. OR plays to nullify a Temporal Rift and returns to your hand.',
  missing: 'it does not let a ship pass Q-Net, which is not in Spaceline yet',
});
