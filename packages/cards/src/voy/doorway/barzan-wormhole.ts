import {
  addLocation,
  chooseSpot,
  chooseWord,
  locationSpot,
  markOfName,
  moveBeside,
  NOWHERE,
  placeAsLocation,
  positionOf,
  put,
  QUADRANTS,
  type SeedPhase,
  spotLocation,
  Zone,
} from '@spaceline/engine';
import {
  doorway,
  locations,
  playsOn,
  type Selector,
  script,
  seedsOn,
  someoneHasInPlay,
} from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';
import { BARZAN, barzanPassage, mouth, shipsMayPass, sideOf } from '../../wormholes.ts';

const OPEN = [QUADRANTS.indexOf('Gamma'), QUADRANTS.indexOf('Delta')];
const SIDES = OPEN.map((q) => ({ mark: markOfName(QUADRANTS[q]), word: QUADRANTS[q] }));

const beside = locations('the spaceline in the Gamma or Delta Quadrant', ({ g }, l) => {
  const { quadrant, missions } = g.location(l);
  return OPEN.includes(quadrant) && missions.length > 0;
});

/** The same places for seeding: only one wormhole may be in play. */
const firstOne: Selector = {
  ...beside,
  ids: (ctx) => {
    if (mouth(ctx.g) >= 0) return [];
    const spots = beside.ids(ctx);
    return spots.length > 0 ? spots : [NOWHERE];
  },
};
const PHASES: readonly SeedPhase[] = ['doorway-phase', 'mission-phase', 'dilemma-phase', 'facility-phase'];

/** CR-21: a location of its own, with span 2. */
const insert = script(
  'opens a new spaceline location with a span of 2',
  function* (ctx) {
    const { g } = ctx;
    let quadrant = OPEN[0];
    let at = 0;
    if (ctx.target === NOWHERE) {
      const question = { id: 'quadrant', text: '{card}: in which quadrant?', card: ctx.source };
      const mark = yield* chooseWord(ctx.g, ctx.you, SIDES, question);
      quadrant = OPEN[SIDES.findIndex((side) => side.mark === mark)];
    } else {
      const neighbour = spotLocation(ctx.target);
      quadrant = g.location(neighbour).quadrant;
      at = positionOf(g, neighbour) + ((yield* sideOf(ctx)) === 'right' ? 1 : 0);
    }
    placeAsLocation(g, ctx.source, addLocation(g, quadrant, at).id);
  },
  { ways: SIDES },
);

/** CR-23: whoever is there is left behind at a neighbouring location. */
const relocate = script(
  'moves the wormhole to another place in those quadrants',
  function* (ctx) {
    const { g } = ctx;
    const l = mouth(g);
    const neighbour = spotLocation(ctx.target);
    const old = g.state.lines[g.location(l).quadrant];
    const at = positionOf(g, l);
    if (g.tableau.space[l].length > 0) {
      const near = [old[at - 1], old[at + 1]].filter((x) => x !== undefined).map(locationSpot);
      const question = { id: 'left-behind', text: '{card}: where do those here go?', card: ctx.source };
      const spot = yield* chooseSpot(ctx.g, ctx.you, near, question);
      for (const id of g.tableau.space[l].slice()) put(g, id, Zone.Space, spotLocation(spot));
    }
    moveBeside(g, l, neighbour, yield* sideOf(ctx), ctx.source);
  },
  { could: ({ g }) => mouth(g) >= 0 },
);

export const barzanWormhole = doorway(BARZAN, {
  seeds: [{ ...seedsOn(firstOne, PHASES), effect: insert }],
  plays: [
    playsOn(beside, { mark: 'open', timing: 'turn', effect: insert, stays: true }),
    playsOn(beside, {
      mark: 'relocate',
      timing: 'turn',
      limit: onePlayEachTurn,
      when: someoneHasInPlay(BARZAN),
      effect: relocate,
      stays: false,
      text: relocate.text,
    }),
  ],
  abilities: [shipsMayPass(barzanPassage, 'between here and Wormhole Negotiations')],
  limit: 'not-duplicatable',
  text: 'Seeds in any phase or plays: opens, in the Gamma or Delta Quadrant, a new spaceline location with a span of 2; only one may be in play. Any player’s ships fly between it and Wormhole Negotiations and are stopped on arrival. OR one copy in each of your turns moves the wormhole to another place in those quadrants and is then discarded.',
});
