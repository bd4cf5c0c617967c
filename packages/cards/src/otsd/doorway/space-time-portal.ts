import {
  chooseCard,
  chooseCards,
  chooseSpot,
  compatible,
  enterAt,
  type Flow,
  type Game,
  GameEvent,
  hasIcon,
  homesInTime,
  locationOf,
  locationSpot,
  onSpacelines,
  respond,
  type Seat,
  shown,
  sourceRef,
  toPile,
  whyNotUnique,
  Zone,
} from '@spaceline/engine';
import {
  ability,
  discardThis,
  doorway,
  download,
  grant,
  inOrder,
  nullifyIt,
  onceEveryTurn,
  oncePerGame,
  playsOnTable,
  type Reading,
  script,
  seedsOnTable,
  ships,
  titled,
  trigger,
  useOf,
  when,
  your,
} from '@spaceline/engine/language';
import { REPORT_WITH_CREW } from '../../space-time-portal.ts';
import { closeRift, riftInPlay, riftPlayed } from '../../time-rifts.ts';
import { mayReturn } from '../../words/permissions.ts';

const TITLE = 'Space-Time Portal';

/** One [AU] card enters play in each turn through the portal. */
const passage = useOf('passage', onceEveryTurn);

/** What was seeded is met in its own time, however many were played. */
const isSeed = (g: Game, id: number): boolean => g.def(id).dilemma || g.def(id).facts.type === 'Artifact';

const passes = (on: 'reported' | 'plays') =>
  trigger(
    { on },
    { ...passage.spend, text: '' },
    {
      when: when('an [AU] card of yours enters play', (ctx) => {
        const { g, you, event } = ctx;
        if (event === null || event.seat !== you || event.card < 0) return false;
        // who reports in the own time comes by no door
        const atHome = homesInTime(g, event.card).includes(locationOf(g, event.card));
        return hasIcon(g, event.card, 'AU') && !atHome && passage.isLeft(ctx);
      }),
      text: '',
    },
  );

/** Cards on the ship, and on and aboard those, before the ship itself: the innermost first. */
function everythingOn(g: Game, id: number): number[] {
  return [...g.tableau.aboard[id], ...g.tableau.on[id]].flatMap((x) => [...everythingOn(g, x), x]);
}

const takeBack = script(
  'return one of your ships and all cards on it to the owners’ hands',
  function* ({ g, source, target: ship }) {
    for (const id of [...everythingOn(g, ship), ship]) {
      // BOG-100: a Tactic goes back under its side deck, never to a hand
      const sideDeck = g.def(id).facts.type === 'Tactic' || g.def(id).facts.q === true;
      g.tell(() => ({
        kind: 'left',
        card: shown(g, id),
        to: sideDeck ? 'side-deck' : 'hand',
        by: sourceRef(g, source),
      }));
      toPile(g, id, sideDeck ? Zone.Discard : Zone.Hand);
    }
  },
  { hint: 1 },
);

// ----- an [AU] ship reports with its crew

const comesAlone = (g: Game, seat: Seat, id: number): boolean =>
  hasIcon(g, id, 'AU') && whyNotUnique(g, seat, id) === null;
const shipsInHand = (g: Game, seat: Seat): number[] =>
  g.hand(seat).filter((id) => g.def(id).ship && comesAlone(g, seat, id));
/** Who may come aboard: compatible with the ship and with those who are there already. */
const crewFor = (g: Game, seat: Seat, ship: number): number[] =>
  g
    .hand(seat)
    .filter((id) => g.def(id).personnel && comesAlone(g, seat, id))
    .filter((id) => [ship, ...g.tableau.aboard[ship]].every((x) => compatible(g, id, x)));
const crewedShips = (g: Game, seat: Seat): number[] =>
  shipsInHand(g, seat).filter((ship) => crewFor(g, seat, ship).length > 0);

function* reportWithCrew(ctx: Reading): Flow {
  const { g, you } = ctx;
  const card = ctx.source;
  const ship = yield* chooseCard(g, you, crewedShips(g, you), { id: 'report', text: '{card}: which ship?', card });
  const everywhere = onSpacelines(g).map(locationSpot);
  const spot = yield* chooseSpot(g, you, everywhere, { id: 'report-to', text: '{card}: where?', card: ship });
  // Temporal Micro-Wormhole may nullify this
  const e = new GameEvent('plays', you, card, [ship]);
  e.spot = spot;
  e.as = REPORT_WITH_CREW;
  yield* respond(g, e);
  if (e.cancelled || !crewedShips(g, you).includes(ship)) return;
  yield* enterAt(g, you, ship, spot);
  let least = 1;
  while (crewFor(g, you, ship).length > 0) {
    const question = { id: 'report-crew', text: '{card}: who reports aboard?', card: ship };
    const [id] = yield* chooseCards(g, you, crewFor(g, you, ship), least, 1, question);
    if (id === undefined) return;
    least = 0;
    yield* enterAt(g, you, id, ship);
  }
}

const report = script('report an [AU] ship with an [AU] crew at any location', reportWithCrew, {
  could: ({ g, you }) => crewedShips(g, you).length > 0,
  hint: 5,
});

/** */
export const spaceTimePortal = doorway(TITLE, {
  seeds: [{ ...seedsOnTable, phases: ['doorway-phase'] }],
  plays: [playsOnTable({ timing: 'turn' })],
  modifiers: [
    grant('alternate-universe', 'your [AU] cards may enter play, one each turn', (r, id) => {
      return r.you === r.g.card(id).owner && (isSeed(r.g, id) || passage.isLeft(r));
    }),
  ],
  triggers: [passes('reported'), passes('plays')],
  abilities: [
    ability('door', inOrder(discardThis, download(titled('Alternate Universe Door'))), {
      timing: 'any',
    }),
    ability('nullify', inOrder(discardThis, closeRift), { timing: 'any', targets: riftInPlay }),
    ability('nullify-now', inOrder(nullifyIt('Temporal Rift'), discardThis), {
      timing: { on: 'plays' },
      when: riftPlayed,
    }),
    ability('return', inOrder(discardThis, takeBack), { timing: 'any', targets: your(ships).which(mayReturn) }),
    ability('report', inOrder(discardThis, report), { timing: 'any', limit: oncePerGame }),
  ],
  text: 'Seeds or plays on table. Your [AU] cards may enter play, one each turn. At any time you may discard it from the table to download Alternate Universe Door OR nullify a Temporal Rift OR use it as your second Wormhole OR return one of your ships in play and all cards on it to the owners’ hands OR, once per game, report an [AU] ship with an [AU] crew at any location.',
});
