import { hasIcon, mixForGood, spendPlay } from '@spaceline/engine';
import {
  ability,
  type Ctx,
  discardThis,
  doorway,
  download,
  grant,
  inOrder,
  oncePerGame,
  oneOf,
  playsOnTable,
  script,
  seedsOnTable,
  timesPerGame,
  titled,
  when,
  whoIs,
  yourShips,
} from '@spaceline/engine/language';
import { reports } from '../../reporting.ts';

const fetch = oneOf(
  { name: 'Space-Time Portal', effect: download(titled('Space-Time Portal'), 'Space-Time Portal') },
  { name: "Dr. Telek R'Mor", effect: download(titled("Dr. Telek R'Mor"), "Dr. Telek R'Mor") },
);

/** The report is the normal card play; only the place and the affiliation are free. */
const payPlay = script('', function* ({ g, you }) {
  spendPlay(g, you);
});

const mixes = script('', function* (ctx) {
  for (const id of ctx.bound('reported')) mixForGood(ctx.g, id);
});

const strange = inOrder(
  reports({
    what: 'somebody of any affiliation to a ship of yours',
    who: whoIs('', (g, id) => g.def(id).personnel),
    to: (ctx) => yourShips.ids(ctx),
    anyAffiliation: true,
  }),
  mixes,
  payPlay,
  discardThis,
);

const inCardPlay = ({ g, you }: Ctx): boolean => g.state.turn.segment === 'play' && g.state.players[you].plays > 0;

export const temporalMicroWormhole = doorway('Temporal Micro-Wormhole', {
  seeds: [{ ...seedsOnTable, phases: ['doorway-phase'] }],
  plays: [playsOnTable({ timing: 'turn' })],
  modifiers: [
    grant(
      'alternate-universe',
      'opens the way for personnel and equipment of yours with the [AU] icon',
      (g, source, id) =>
        g.card(source).controller === g.card(id).owner &&
        hasIcon(g, id, 'AU') &&
        (g.def(id).personnel || g.def(id).equipment),
    ),
  ],
  abilities: [
    ability('download', fetch, { limit: oncePerGame }),
    ability('report', strange, {
      limit: timesPerGame(2),
      when: when('it is your card-play segment and you have a normal card play left', inCardPlay),
      text: 'two times in a game, somebody of any affiliation reports to a ship of yours',
    }),
  ],
  text: 'Seeds or plays on table. Opens the way for personnel and equipment of yours with the [AU] icon. One time in a game it downloads Space-Time Portal or Dr. Telek R’Mor. Two times in a game, as your normal card play, somebody of any affiliation reports to a ship of yours; the doorway is discarded, and that personnel gets along with your other cards from then on.',
  missing:
    'Space-Time Portal is not in Spaceline yet, so neither its download nor the nullifying of its report with crew happens',
});
