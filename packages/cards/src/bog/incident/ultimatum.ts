import {
  affiliationBit,
  affiliations,
  chooseSpot,
  enterByDownload,
  FIRST_IN_PLAY,
  locationOf,
  locationOfSpot,
  locationSpot,
  pile,
  QUADRANTS,
  shuffle,
  skillLevel,
  skillNumber,
  spotLocation,
  stopped,
  waysToDownload,
  Zone,
} from '@spaceline/engine';
import {
  ability,
  type Ctx,
  download,
  incident,
  may,
  ofType,
  oncePerGame,
  playsOnTable,
  script,
  seedsOnTable,
  titled,
} from '@spaceline/engine/language';
import { hasMissionIcon } from '../../outposts.ts';
import { reports } from '../../reporting.ts';

const DEPOT = 'Remote Supply Depot';
const DOMINION = affiliationBit('Dominion');
const ENGINEER = skillNumber('ENGINEER');
const ALPHA = QUADRANTS.indexOf('Alpha');

const wormhole = may(download(titled('Bajoran Wormhole'), 'Bajoran Wormhole'));

/** The depot that could be downloaded, or -1. */
const depot = ({ g, you }: Ctx): number =>
  [...pile(g, you, Zone.Deck), ...pile(g, you, Zone.Hand)].find((id) => g.def(id).title === DEPOT) ?? -1;

/** [Dom] missions of the Alpha Quadrant where a Dominion ENGINEER of yours is, and the depot may be built. */
function yards(ctx: Ctx): number[] {
  const { g, you } = ctx;
  const id = depot(ctx);
  if (id < 0) return [];
  const builders = new Set(
    g.state.cards
      .filter((c) => c.zone >= FIRST_IN_PLAY && c.controller === you && g.defs[c.def].personnel && !stopped(g, c.id))
      .filter((c) => (affiliations(g, c.id) & DOMINION) !== 0 && skillLevel(g, c.id, ENGINEER) > 0)
      .map((c) => locationOf(g, c.id)),
  );
  return waysToDownload(g, you, id, -1, null).filter((s) => {
    const l = spotLocation(s);
    return builders.has(l) && g.location(l).quadrant === ALPHA && hasMissionIcon(g, l, ['Dominion']);
  });
}

const build = script(
  `download ${DEPOT}, with up to two Equipment cards, where your Dominion ENGINEER is at a [Dom] mission in the Alpha Quadrant`,
  function* (ctx) {
    const { g, you } = ctx;
    const question = { id: 'yard', text: '{card}: at which mission?', card: ctx.source };
    const spot = yield* chooseSpot(you, yards(ctx), question);
    const id = depot(ctx);
    yield* enterByDownload(g, you, id, spot, -1, null);
    shuffle(g, pile(g, you, Zone.Deck));
    const supply = may(
      reports({
        what: 'an Equipment card to the depot',
        who: ofType('Equipment'),
        download: true,
        to: () => (locationOf(g, id) >= 0 && locationOfSpot(g, id) === spotLocation(spot) ? [id] : []),
      }),
    );
    for (let n = 0; n < 2; n++) yield* supply.run(ctx);
  },
  { could: (ctx) => yards(ctx).map((s) => locationSpot(spotLocation(s))).length > 0, hint: 5 },
);

export const ultimatum = incident('Ultimatum', {
  seeds: [{ ...seedsOnTable, effect: wormhole }],
  plays: [playsOnTable({ effect: wormhole, stays: true })],
  abilities: [ability('depot', build, { limit: oncePerGame })],
  missing: 'a ship just destroyed by your Dominion ship cannot be scored with it yet',
});
