import {
  chooseCard,
  chooseSpot,
  everyLocation,
  type Game,
  inPlay,
  locationOf,
  locationSpot,
  put,
  type Seat,
  spotLocation,
  Zone,
} from '@spaceline/engine';
import { interrupt, playsOn, script, ships, target, your } from '@spaceline/engine/language';
import { stopWithCrew } from '../../crews.ts';
import { playAlong } from '../../playing-along.ts';
import { called } from '../../titles.ts';
import { inFlight } from '../../words/whereabouts.ts';

const isWormhole = called('Wormhole');
const isPortal = called('Space-Time Portal');

/** Space-Time Portal may be given up as the second wormhole. */
const seconds = (g: Game, first: number, seat: Seat): number[] => [
  ...g.hand(seat).filter((id) => id !== first && isWormhole(g, id)),
  ...g.state.cards.filter((c) => c.zone === Zone.Table && c.controller === seat && isPortal(g, c.id)).map((c) => c.id),
];

const ends = (g: Game, ship: number): number[] => everyLocation(g).filter((l) => l !== locationOf(g, ship));

const travel = script(
  'with a second Wormhole at another location: it goes there and is stopped',
  function* (ctx) {
    const { g, you } = ctx;
    const second = yield* chooseCard(g, you, seconds(g, ctx.source, you), {
      id: 'second-wormhole',
      text: '{card}: which card is the other end?',
      card: ctx.source,
    });
    const question = { id: 'wormhole', text: '{card}: to which location?', card: ctx.source };
    const spot = yield* chooseSpot(g, you, ends(g, ctx.target).map(locationSpot), question);
    if (!(yield* playAlong(ctx, second, spot)) || !inPlay(g.card(ctx.target))) return;
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
