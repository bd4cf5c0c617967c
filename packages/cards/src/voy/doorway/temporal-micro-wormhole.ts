import { hasIcon, spendPlay, useUp, whyLimited } from '@spaceline/engine';
import {
  ability,
  bound,
  discardThis,
  doorway,
  download,
  grant,
  has,
  inOrder,
  nullifyIt,
  oncePerGame,
  oneOf,
  playsOnTable,
  type Reading,
  script,
  seedsOnTable,
  the,
  them,
  timesPerGame,
  titled,
  until,
  when,
  whoIs,
  yourShips,
} from '@spaceline/engine/language';
import { reports } from '../../reporting.ts';
import { REPORT_WITH_CREW } from '../../space-time-portal.ts';

const fetch = oneOf(
  { name: 'Space-Time Portal', effect: download(titled('Space-Time Portal'), 'Space-Time Portal') },
  { name: "Dr. Telek R'Mor", effect: download(titled("Dr. Telek R'Mor"), "Dr. Telek R'Mor") },
);

/** The report is the normal card play; only the place and the affiliation are free. */
const payPlay = script('', function* ({ g, you }) {
  spendPlay(g, you);
});

const mixes = until('end of game', the(bound('reported')), has('mix-cards', them));

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

/** Nullifying a report with crew takes the place of the one download in a game: both count under its name. */
const DOWNLOAD = 'download';
const spendDownload = script('', function* ({ g, you, source }) {
  useUp(g, you, source, DOWNLOAD, oncePerGame);
});
const aShipArrives = when(
  'a ship reports with crew through Space-Time Portal',
  ({ g, you, source, event }) =>
    event?.as === REPORT_WITH_CREW && whyLimited(g, you, source, DOWNLOAD, oncePerGame) === null,
);

const inCardPlay = ({ g, you }: Reading): boolean => g.state.turn.segment === 'play' && g.state.players[you].plays > 0;

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
    ability(DOWNLOAD, fetch, { limit: oncePerGame }),
    ability('nullify', inOrder(spendDownload, nullifyIt('the report with crew')), {
      timing: { on: 'plays' },
      when: aShipArrives,
    }),
    ability('report', strange, {
      limit: timesPerGame(2),
      when: when('it is your card-play segment and you have a normal card play left', inCardPlay),
      text: 'two times in a game, somebody of any affiliation reports to a ship of yours',
    }),
  ],
  text: 'Seeds or plays on table. Opens the way for personnel and equipment of yours with the [AU] icon. One time in a game it downloads Space-Time Portal or Dr. Telek R’Mor, or nullifies a report with crew through a Space-Time Portal. Two times in a game, as your normal card play, somebody of any affiliation reports to a ship of yours; the doorway is discarded, and that personnel gets along with your other cards from then on.',
});
