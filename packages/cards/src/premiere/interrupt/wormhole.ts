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
  showBefore,
  spotLocation,
  Zone,
} from '@spaceline/engine';
import { type Filter, inFlight, interrupt, playsOn, script, ships, target, your } from '@spaceline/engine/language';
import { stopWithCrew } from '../../crews.ts';
import { playAlong } from '../../playing-along.ts';
import { called } from '../../titles.ts';
import { inBerth } from '../../words/secret-berths.ts';

const isWormhole = called('Wormhole');
const isPortal = called('Space-Time Portal');

/** Space-Time Portal may be given up as the second wormhole. */
const seconds = (g: Game, first: number, seat: Seat): number[] => [
  ...g.hand(seat).filter((id) => id !== first && isWormhole(g, id)),
  ...g.state.cards.filter((c) => c.zone === Zone.Table && c.controller === seat && isPortal(g, c.id)).map((c) => c.id),
];

/** Even in another time. */
const ends = (g: Game, ship: number): number[] => everyLocation(g).filter((l) => l !== locationOf(g, ship));

/** CR-109: one that has vanished into a card, too. */
const within: Filter = { ...inFlight, test: (r, id) => inFlight.test(r, id) || inBerth.test(r, id) };

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
    showBefore(g, ctx.target);
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
  plays: [playsOn(your(ships).which(within), { timing: 'any', effect: travel })],
  text: 'Needs two copies: one plays on your ship in space, not docked, the other at any other location, even a time location. The ship goes there and is stopped.',
});
