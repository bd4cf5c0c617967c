/** Missions that come into play later, between others of the spaceline (R-7.6). */
import {
  addLocation,
  chooseCards,
  chooseSpot,
  type Flow,
  forbidden,
  locationOf,
  locationSpot,
  onSpacelines,
  pile,
  placeMission,
  positionOf,
  putUnder,
  SEATS,
  solved,
  spotLocation,
  Zone,
} from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  type Condition,
  type Effect,
  type GoalModifier,
  measured,
  needsMore,
  Reading,
  when,
} from '@spaceline/engine/language';
import { sideOf } from '../wormholes.ts';

/** Its owner puts it anywhere on a spaceline. */
export const insertsThisMission: Effect = {
  *run(r): Flow {
    const { g, source } = r;
    const { owner } = g.card(source);
    if (forbidden(g, 'play', source, owner)) return;
    const theirs = new Reading(g, source, owner);
    const question = { id: 'insert', text: '{card}: beside which location?', card: source };
    const spot = yield* chooseSpot(g, owner, onSpacelines(g).map(locationSpot), question);
    const beside = spotLocation(spot);
    const at = positionOf(g, beside) + ((yield* sideOf(theirs)) === 'right' ? 1 : 0);
    placeMission(g, source, addLocation(g, g.location(beside).quadrant, at).id);
    r.outcome = 'placed';
  },
  could: ({ g }) => onSpacelines(g).length > 0,
  text: 'owner inserts it anywhere on the spaceline',
  hint: 0,
};

/** Each player, the one whose turn it is first, may put so many dilemmas and artifacts beneath it: from hand, discard pile or Q’s Tent. */
export const eachMayPlaceSeeds = (most: Amount): Effect => ({
  *run(r): Flow {
    const { g, source } = r;
    const at = locationOf(g, source);
    if (at < 0) return;
    for (const seat of [g.state.turn.seat, ...SEATS.filter((s) => s !== g.state.turn.seat)]) {
      const found = [...g.hand(seat), ...pile(g, seat, Zone.Discard), ...pile(g, seat, Zone.Tent)].filter(
        (id) => g.def(id).dilemma || g.def(id).facts.type === 'Artifact',
      );
      const question = { id: 'seeds', text: '{card}: place which cards here?', card: source };
      const ids = yield* chooseCards(g, seat, found, 0, Math.min(amountOf(most, r), found.length), question);
      for (const id of ids) putUnder(g, id, at, true);
    }
  },
  could: () => true,
  text: `each player may place up to ${measured(most, (n) => `${n} seed cards`)} here from hand, discard pile or Q’s Tent`,
  hint: 0,
});

const solvedHere: Condition = when('this mission is solved', ({ g, source }) => {
  const at = locationOf(g, source);
  return at >= 0 && solved(g, at);
});

export const needsMoreUntilSolved = (n: Amount): GoalModifier => needsMore(n, solvedHere);
