import {
  affiliationBit,
  affiliations,
  type Game,
  isCardSpot,
  locationOf,
  locationOfSpot,
  QUADRANTS,
  scoreBox,
  vesselOf,
} from '@spaceline/engine';
import {
  affiliation,
  both,
  discardThis,
  download,
  locations,
  may,
  objective,
  ofType,
  oncePerGame,
  playsOn,
  type Reading,
  script,
  seedsOn,
  trigger,
  useOf,
  when,
  whoIs,
} from '@spaceline/engine/language';
import { reports } from '../../reporting.ts';
import { around } from '../../words/arriving.ts';

const DOMINION = affiliationBit('Dominion');
const ABROAD = [QUADRANTS.indexOf('Alpha'), QUADRANTS.indexOf('Delta')];

const isDominion = (g: Game, id: number): boolean => (affiliations(g, id) & DOMINION) !== 0;
/** Once in each quadrant. */
const foothold = useOf('foothold', oncePerGame);

/** Where the player's Dominion cards have been: it is noted for each quadrant once. */
const been = useOf('been', oncePerGame);
const quadrantsOf = ({ g, you }: Reading): Set<string> =>
  new Set(
    g.tableau.inPlay
      .filter((id) => g.card(id).controller === you && isDominion(g, id) && locationOf(g, id) >= 0)
      .map((id) => QUADRANTS[g.location(locationOf(g, id)).quadrant]),
  );
const noteLandings = (r: Reading): void => {
  for (const quadrant of quadrantsOf(r)) if (been.isLeft(r, quadrant)) been.use(r, quadrant);
};

const shores = locations(
  'a mission in the Alpha or Delta Quadrant, in a quadrant where none of your [Dom] cards has been',
  (ctx, l) => {
    const { missions, quadrant } = ctx.g.location(l);
    return (
      missions.length > 0 &&
      ABROAD.includes(quadrant) &&
      been.isLeft(ctx, QUADRANTS[quadrant]) &&
      !quadrantsOf(ctx).has(QUADRANTS[quadrant])
    );
  },
);

const landing = script('', function* (ctx) {
  const { g, you, source } = ctx;
  const location = locationOf(g, source);
  const { quadrant } = g.location(location);
  foothold.use(ctx, QUADRANTS[quadrant]);
  const is = (c: Reading, spot: number) => locationOfSpot(c.g, spot) === location;
  yield* may(download(both(affiliation('Dominion'), ofType('Facility')), { is, text: 'there' })).run(ctx);
  const here = around(ctx, location).filter((spot) => {
    const vessel = isCardSpot(spot) ? vesselOf(g, spot) : -1;
    return vessel >= 0 && g.def(vessel).facility && isDominion(g, vessel);
  });
  const titles = new Set<string>();
  const supply = may(
    reports({
      what: 'an Equipment card there',
      who: both(
        ofType('Equipment'),
        whoIs('', (_, id) => !titles.has(g.def(id).title)),
      ),
      download: true,
      to: () => here,
    }),
  );
  for (let n = 0; n < 5 && here.length > 0; n++) {
    ctx.bind('reported', []);
    yield* supply.run(ctx);
    const [id] = ctx.bound('reported');
    if (id === undefined) break;
    titles.add(g.def(id).title);
  }
  scoreBox(g, you, source);
  yield* discardThis.run(ctx);
});

export const establishDominionFoothold = objective('Establish Dominion Foothold', {
  seeds: [seedsOn(shores)],
  plays: [playsOn(shores)],
  triggers: [
    trigger({ on: 'solved' }, landing, {
      when: when('your Dominion personnel complete that mission', (ctx) => {
        const { g, you, source, event } = ctx;
        if (event === null || event.seat !== you || event.location !== locationOf(g, source)) return false;
        if (!foothold.isLeft(ctx, QUADRANTS[g.location(event.location).quadrant])) return false;
        return event.cards.some((id) => isDominion(g, id));
      }),
      text: 'if your Dominion personnel complete that mission, you may download a Dominion facility with up to five different Equipment cards there; score points and discard objective (once in each quadrant)',
    }),
  ],
  witnesses: noteLandings,
});
