/** Words for missions with two sides: the outpost on the front of some, the wormhole on that of others (WARP-08, WARP-15). */
import {
  type Affiliation,
  chooseCard,
  chooseSpot,
  elsewhereOnSpacelines,
  everythingAboard,
  type Game,
  hasFacilityAt,
  locationOf,
  locationSpot,
  put,
  spotLocation,
  whyNotMoveShip,
  Zone,
} from '@spaceline/engine';
import {
  type Ability,
  ability,
  allOf,
  type Condition,
  type Definition,
  type Effect,
  flips,
  inOrder,
  kin,
  mission,
  normalCardPlay,
  type Reading,
  type Selector,
  select,
  ships,
  staffed,
  the,
  thisCard,
  trigger,
  twoSided,
  when,
  your,
} from '@spaceline/engine/language';
import { builderHere } from '../outposts.ts';
import { playAlong } from '../playing-along.ts';
import { called } from '../titles.ts';
import { drawNoCards } from './doors.ts';

const turn: Effect = flips(the(thisCard));

// ----- outposts

const itsOutpostIsGone: Condition = when('its outpost has been destroyed', ({ g, event, source }) => {
  const [gone] = event?.cards ?? [];
  return (
    gone !== undefined &&
    g.def(gone).facts.id === g.def(source).facts.outpost &&
    g.card(gone).owner === g.card(source).owner
  );
});
const noFacilityHere: Condition = when(
  'you have no facility here',
  ({ g, you, source }) => !hasFacilityAt(g, you, locationOf(g, source), source),
);

/** The front shows an outpost, until it is destroyed; on the back an ENGINEER builds it. */
export const outpostMission = (title: string, of: Affiliation): Definition =>
  twoSided(
    mission(title, {
      triggers: [
        trigger({ on: 'destroyed' }, turn, {
          when: itsOutpostIsGone,
          text: `an outpost is here; when it is destroyed, ${turn.text}`,
        }),
      ],
    }),
    mission(title, {
      abilities: [
        ability('build', inOrder(turn, normalCardPlay.spend, drawNoCards), {
          when: allOf(normalCardPlay.left, builderHere(kin(of)), noFacilityHere),
          text: `if you have a ${of} ENGINEER here, in place of your normal card play you may ${turn.text}; draw no cards this turn`,
        }),
      ],
    }),
  );

// ----- wormholes

const isWormhole = called('Wormhole');
const isScan = called('Long-Range Scan');
const inHand = (r: Reading, is: (g: Game, id: number) => boolean): number[] =>
  r.g.hand(r.you).filter((id) => is(r.g, id));

const leadsThrough = (g: Game, l: number): boolean => g.location(l).missions.some((m) => g.def(m).icons.has('Wmh'));

/** The other ends for a ship: from here wherever a wormhole leads, from such a place to here. */
function ends(r: Reading, ship: number): number[] {
  const { g, source } = r;
  const here = locationOf(g, source);
  const at = locationOf(g, ship);
  const opens = (l: number): boolean => leadsThrough(g, l) || inHand(r, isWormhole).length > 0;
  if (at !== here) return opens(at) ? [here] : [];
  return elsewhereOnSpacelines(g, here).filter(opens);
}

const travellers: Selector = select('one of your staffed ships', 'your staffed ships', (r) =>
  your(ships)
    .which(staffed)
    .ids(r)
    .filter((id) => whyNotMoveShip(r.g, r.you, id) === null && ends(r, id).length > 0),
);

/** Through it without RANGE; the far end is another such mission, or a Wormhole is played there. */
const goThrough: Effect = {
  *run(r) {
    const { g, you, source, target: ship } = r;
    const here = locationOf(g, source);
    const question = { id: 'wormhole', text: '{card}: to which location?', card: ship };
    const to = spotLocation(yield* chooseSpot(g, you, ends(r, ship).map(locationSpot), question));
    const far = to === here ? locationOf(g, ship) : to;
    if (!leadsThrough(g, far)) {
      const which = { id: 'far-end', text: '{card}: which card opens the far end?', card: source };
      const opener = yield* chooseCard(g, you, inHand(r, isWormhole), which);
      if (!(yield* playAlong(r, opener, locationSpot(far)))) return;
    }
    put(g, ship, Zone.Space, to);
    yield* turn.run(r);
  },
  could: () => true,
  text: `move it between here and another location that is a [Wmh] mission, or where you play a Wormhole; then ${turn.text}`,
  hint: 2,
};

const detect: Effect = {
  *run(r) {
    const { g, you, source } = r;
    const which = { id: 'scan', text: '{card}: which card is played here?', card: source };
    const scan = yield* chooseCard(g, you, inHand(r, isScan), which);
    if (yield* playAlong(r, scan, locationSpot(locationOf(g, source)))) yield* turn.run(r);
  },
  could: (r) => inHand(r, isScan).length > 0,
  playsCard: true,
  text: `play a Long-Range Scan here to ${turn.text}`,
  hint: 1,
};

const staffedShipHere: Condition = when(
  'you have a staffed ship here',
  (r) => your(ships).which(staffed).here.ids(r).length > 0,
);

const detection: Ability = ability('detect', detect, { timing: 'any', when: staffedShipHere });

/** The front is an open wormhole, until a ship goes through it; on the back a scan finds it again. */
export const wormholeMission = (title: string): Definition =>
  twoSided(
    mission(title, { abilities: [ability('wormhole', goThrough, { timing: 'order', targets: travellers })] }),
    mission(title, { abilities: [detection] }),
  );

/** Who and what is aboard the ship that was chosen. */
export const aboardTarget: Selector = select('the cards aboard', 'the cards aboard', ({ g, target }) =>
  everythingAboard(g, target),
);
