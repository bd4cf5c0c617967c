import {
  aside,
  chooseCard,
  chooseSpot,
  type Flow,
  type Game,
  GameEvent,
  inPlay,
  isLocated,
  locationOf,
  locationSpot,
  placeRef,
  put,
  respond,
  reveal,
  type Seat,
  shown,
  spotLocation,
  toPile,
  Zone,
} from '@spaceline/engine';
import { interrupt, playsOn, type Reading, script, ships, target, your } from '@spaceline/engine/language';
import { stopWithCrew } from '../../crews.ts';
import { called } from '../../titles.ts';
import { inFlight } from '../../words/whereabouts.ts';

const isWormhole = called('Wormhole');
const isPortal = called('Space-Time Portal');

/** Space-Time Portal may be given up as the second wormhole. */
const seconds = (g: Game, first: number, seat: Seat): number[] => [
  ...g.hand(seat).filter((id) => id !== first && isWormhole(g, id)),
  ...g.state.cards.filter((c) => c.zone === Zone.Table && c.controller === seat && isPortal(g, c.id)).map((c) => c.id),
];

const ends = (g: Game, ship: number): number[] =>
  g.state.locations.map((l) => l.id).filter((l) => isLocated(g, l) && l !== locationOf(g, ship));

/** The other end is an interrupt being played, too, and may be answered. */
function* playSecond(ctx: Reading, id: number, spot: number): Flow<boolean> {
  const { g, you } = ctx;
  aside(g, id);
  reveal(g, id, 'both');
  g.tell(() => ({ kind: 'played', who: you, card: shown(g, id), on: placeRef(g, spot), how: 'openly' }));
  const e = new GameEvent('plays', you, id);
  e.spot = spot;
  e.location = spotLocation(spot);
  e.as = 'Interrupt';
  yield* respond(g, e);
  if (g.card(id).zone === Zone.Aside) toPile(g, id, Zone.Discard);
  return !e.cancelled;
}

const travel = script(
  'with a second Wormhole at another location: it goes there and is stopped',
  function* (ctx) {
    const { g, you } = ctx;
    const second = yield* chooseCard(you, seconds(g, ctx.source, you), {
      id: 'second-wormhole',
      text: '{card}: which card is the other end?',
      card: ctx.source,
    });
    const question = { id: 'wormhole', text: '{card}: to which location?', card: ctx.source };
    const spot = yield* chooseSpot(you, ends(g, ctx.target).map(locationSpot), question);
    if (!(yield* playSecond(ctx, second, spot)) || !inPlay(g.card(ctx.target))) return;
    put(g, ctx.target, Zone.Space, spotLocation(spot));
    yield* stopWithCrew(target).run(ctx);
  },
  {
    could: ({ g, source, you, target: ship }) => seconds(g, source, you).length > 0 && ends(g, ship).length > 0,
    hint: 2,
  },
);

/** CR-201, CR-202 */
export const wormhole = interrupt('Wormhole', {
  plays: [playsOn(your(ships).which(inFlight), { timing: 'any', effect: travel })],
  text: 'Needs two copies: one plays on your ship in space, not docked, the other at any other location. The ship goes there and is stopped.',
});
