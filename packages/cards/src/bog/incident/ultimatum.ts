import {
  affiliationBit,
  affiliations,
  chooseSpot,
  downloadSources,
  enterByDownload,
  hiddenIn,
  locationOf,
  locationOfSpot,
  locationSpot,
  printedAttribute,
  QUADRANTS,
  score,
  shipBattle,
  shuffleDrawDeck,
  spotLocation,
  toPointArea,
  waysToDownload,
  Zone,
} from '@spaceline/engine';
import {
  ability,
  affiliation,
  awake,
  both,
  discardThis,
  download,
  incident,
  may,
  ofType,
  oncePerGame,
  people,
  playsOnTable,
  type Reading,
  script,
  seedsOnTable,
  skill,
  titled,
  trigger,
  when,
  whoIs,
  your,
} from '@spaceline/engine/language';
import { hasMissionIcon } from '../../outposts.ts';
import { reports } from '../../reporting.ts';
import { called } from '../../titles.ts';

const DEPOT = 'Remote Supply Depot';
const isDepot = called(DEPOT);
const DOMINION = affiliationBit('Dominion');
const ALPHA = QUADRANTS.indexOf('Alpha');

const wormhole = may(download(titled('Bajoran Wormhole')));

/** The depot that could be downloaded, or -1. */
const depot = ({ g, you }: Reading): number => downloadSources(g, you).find((id) => isDepot(g, id)) ?? -1;

/** CR-76: not aboard a cloaked ship. */
const inTheOpen = whoIs('', ({ g }, id) => hiddenIn(g, id) < 0);
const builders = your(people).which(both(awake, inTheOpen, affiliation('Dominion'), skill('ENGINEER')));

/** [Dom] missions of the Alpha Quadrant where a Dominion ENGINEER of yours is, and the depot may be built. */
function yards(ctx: Reading): number[] {
  const { g, you } = ctx;
  const id = depot(ctx);
  if (id < 0) return [];
  const sites = new Set(builders.ids(ctx).map((x) => locationOf(g, x)));
  return waysToDownload(g, you, id, -1, null).filter((s) => {
    const l = spotLocation(s);
    return sites.has(l) && g.location(l).quadrant === ALPHA && hasMissionIcon(g, l, ['Dominion']);
  });
}

const build = script(
  `download ${DEPOT}, with up to two Equipment cards, where your Dominion ENGINEER is at a [Dom] mission in the Alpha Quadrant`,
  function* (ctx) {
    const { g, you } = ctx;
    const question = { id: 'yard', text: '{card}: at which mission?', card: ctx.source };
    const spot = yield* chooseSpot(g, you, yards(ctx), question);
    const id = depot(ctx);
    yield* enterByDownload(g, you, id, spot, -1, null);
    shuffleDrawDeck(g, you);
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
  { could: (ctx) => yards(ctx).map((s) => locationSpot(spotLocation(s))).length > 0, hint: 5, playsCard: true },
);

const NUMBERS = ['range', 'weapons', 'shields'] as const;

/** The ship that a Dominion ship of yours has just destroyed, or -1. */
function prize({ g, you, event }: Reading): number {
  const [ship] = event?.cards ?? [];
  const p = shipBattle(g);
  if (ship === undefined || p === null || !g.def(ship).ship || g.card(ship).zone !== Zone.Discard) return -1;
  const mine = (id: number) =>
    g.def(id).ship && g.card(id).controller === you && (affiliations(g, id) & DOMINION) !== 0;
  const hit = ([p.attack, p.answer] as const).some(
    (es, i) => p.sides[i] === you && es.some((e) => e.target === ship && e.firing.some(mine)),
  );
  return hit ? ship : -1;
}

const trophy = may(
  script(
    'discard it to place the ship in your point area, worth its highest printed number',
    function* (ctx) {
      const { g, you } = ctx;
      const ship = prize(ctx);
      yield* discardThis.run(ctx);
      score(g, you, Math.max(...NUMBERS.map((n) => printedAttribute(g, ship, n))), true, ctx.source);
      toPointArea(g, ship, you);
    },
    { could: (ctx) => prize(ctx) >= 0, hint: 2 },
  ),
);

export const ultimatum = incident('Ultimatum', {
  seeds: [{ ...seedsOnTable, effect: wormhole }],
  plays: [playsOnTable({ effect: wormhole, stays: true })],
  abilities: [ability('depot', build, { limit: oncePerGame })],
  triggers: [
    trigger({ on: 'destroyed' }, trophy, {
      when: when('your Dominion ship has just destroyed a ship', (ctx) => prize(ctx) >= 0),
      text: 'when your Dominion ship has just destroyed a ship, you may discard incident to place that ship in your point area and score bonus points equal to its highest printed number',
    }),
  ],
});
