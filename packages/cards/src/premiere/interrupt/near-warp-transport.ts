import {
  adjacent,
  beamable,
  beamEnds,
  beamOver,
  chooseCards,
  chooseSpot,
  locationOf,
  type Spot,
} from '@spaceline/engine';
import { interrupt, playsOn, type Reading, script, ships, whoIs, your } from '@spaceline/engine/language';

const MOST = 6;

/** it overcomes no obstacle but the distance. */
const ends = ({ g, you }: Reading, ship: number): Spot[] =>
  g.state.locations
    .filter((l) => adjacent(g, l.id, locationOf(g, ship)))
    .flatMap((l) => beamEnds(g, you, ship, l.id))
    .filter((to) => beamable(g, you, ship, to).length > 0);

const transport = script(
  `beam up to ${MOST} of your personnel and Equipment cards from it to a neighboring location`,
  function* (r) {
    const { g, you, target: ship } = r;
    const where = { id: 'beam-to', text: '{card}: beam where?', card: r.source };
    const to = yield* chooseSpot(g, you, ends(r, ship), where);
    const group = beamable(g, you, ship, to);
    const whom = { id: 'beam', text: '{card}: beam whom?', card: r.source };
    yield* beamOver(g, you, ship, to, yield* chooseCards(g, you, group, 1, Math.min(MOST, group.length), whom));
  },
  { hint: 1 },
);

export const nearWarpTransport = interrupt('Near-Warp Transport', {
  plays: [
    playsOn(your(ships).which(whoIs('from which somebody can beam that far', (r, id) => ends(r, id).length > 0)), {
      effect: transport,
    }),
  ],
});
