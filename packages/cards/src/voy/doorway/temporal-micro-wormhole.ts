import { hasIcon, touch } from '@spaceline/engine';
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
  g.state.players[you].plays--;
  g.state.players[you].played++;
  touch(g);
});

const strange = inOrder(
  reports({
    what: 'a personnel aboard your ship regardless of affiliation',
    who: whoIs('', (g, id) => g.def(id).personnel),
    to: (ctx) => yourShips.ids(ctx),
    anyAffiliation: true,
  }),
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
      'your [AU] personnel and equipment may report for duty',
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
      text: 'once each turn (twice per game), you may report a personnel aboard your ship regardless of affiliation, then discard this card; for the rest of the game, that personnel may mix with your other affiliations',
    }),
  ],
  missing:
    'it does not nullify a report with crew by Space-Time Portal, and in the full game the personnel reported aboard does not yet mix with your other affiliations',
});
