import {
  attributesOf,
  capture,
  chooseCards,
  choosePeople,
  chooseSpot,
  compatible,
  confirm,
  personnelAt,
  sendTo,
} from '@spaceline/engine';
import {
  able,
  awake,
  both,
  dilemma,
  either,
  ifThen,
  opponents,
  people,
  script,
  ships,
  simply,
  skill,
  thereIs,
  vessels,
  withTransporters,
  your,
} from '@spaceline/engine/language';
import { onA } from '../../words/people-and-ships.ts';
import { mayLeave } from '../../words/permissions.ts';

const pretext = opponents(people).which(both(awake, either(skill('Law'), skill('Treachery')))).here;
/** the text gives no transporters and overcomes no obstacle but the SHIELDS of the ship. */
const rooms = opponents(vessels).which(withTransporters).here;
const guards = opponents(people).which(both(able, skill('SECURITY'), mayLeave, onA(rooms))).here;
const boarded = your(ships).here;
const MOST = 4;

const extradite = script(
  'up to four of your opponent’s SECURITY personnel aboard their ships and facilities with transporters here may beam to one of your ships here, capture a crew member of lower STRENGTH and/or beam off',
  function* (ctx) {
    const { g, you, opponent, source } = ctx;
    if (boarded.ids(ctx).length === 0) return;
    const send = { id: 'guards', text: '{card}: who beams over?', card: source };
    const team = yield* choosePeople(g, opponent, guards.ids(ctx), 0, MOST, send);
    if (team.length === 0) return;
    const to = { id: 'ship', text: '{card}: to which ship?', card: source };
    const ship = yield* chooseSpot(g, opponent, boarded.ids(ctx), to);
    for (const id of team) sendTo(g, id, ship);
    const best = Math.max(...team.flatMap((id) => attributesOf(g, id, 'strength')));
    const weaker = personnelAt(g, ship, you).filter((id) => attributesOf(g, id, 'strength').some((n) => n < best));
    const whom = { id: 'extradite', text: '{card}: who is captured?', card: source };
    const [captive] = yield* chooseCards(g, opponent, weaker, 0, 1, whom);
    if (captive !== undefined) yield* capture(g, captive, opponent, source);
    const homes = rooms.ids(ctx).filter((s) => team.every((id) => compatible(g, id, s)));
    const off = { id: 'beam-off', text: '{card}: do they beam off again?', card: source };
    if (homes.length === 0 || !(yield* confirm(opponent, off))) return;
    const spot = yield* chooseSpot(g, opponent, homes, { id: 'home', text: '{card}: where to?', card: source });
    const along = captive !== undefined && g.tableau.aboard[ship].includes(captive) ? [captive] : [];
    for (const id of [...team, ...along]) sendTo(g, id, spot);
  },
  { hint: -3 },
);

export const extradition = dilemma('Extradition', {
  encounter: simply(ifThen(thereIs(pretext), extradite)),
  capturing: true,
});
