import {
  capture,
  FIRST_IN_PLAY,
  type Game,
  hiddenIn,
  isPlanetLocation,
  locationOf,
  locationSpot,
  personnelAt,
  planetSpot,
  putAt,
  type Seat,
  Status,
  shown,
  sourceRef,
  spotLocation,
  stackUnder,
  toPile,
  Zone,
} from '@spaceline/engine';
import { interrupt, playsOn, script, select, trigger, when } from '@spaceline/engine/language';

const SMALL = 2;

/** A player's Away Team on the surface, facilities not counted; who hides is no part of it (CR-72, CR-82). */
const teamOn = (g: Game, location: number, seat: Seat): number[] =>
  personnelAt(g, planetSpot(location), seat).filter(
    (id) => (g.card(id).status & Status.Infiltrating) === 0 && hiddenIn(g, id) < 0,
  );

/** a card that shows two people counts as two. */
const isSmall = (g: Game, team: readonly number[]): boolean =>
  team.length > 0 && team.reduce((sum, id) => sum + g.def(id).people, 0) <= SMALL;

const strays = select(
  'your opponent’s one- or two-person Away Team on a planet (not in a facility)',
  'such Away Teams',
  ({ g, opponent }) =>
    g.state.locations
      .filter((l) => isPlanetLocation(g, l.id) && isSmall(g, teamOn(g, l.id, opponent)))
      .map((l) => locationSpot(l.id)),
);

/** BOG-92. The lost lie beneath this card, out of play, until the mission is solved. */
export const thineOwnSelf = interrupt('Thine Own Self', {
  plays: [
    playsOn(strays, {
      timing: 'any',
      stays: true,
      effect: script(
        'it is lost, placed under the mission',
        function* ({ g, opponent, source, target }) {
          for (const id of teamOn(g, spotLocation(target), opponent)) {
            g.tell(() => ({ kind: 'put-under', card: shown(g, id), at: shown(g, source), by: sourceRef(g, source) }));
            stackUnder(g, id, source);
          }
        },
        { hint: 4 },
      ),
    }),
  ],
  triggers: [
    trigger(
      { on: 'solved' },
      script('', function* ({ g, source, event }) {
        const location = locationOf(g, source);
        const lost = g.state.cards.filter((c) => c.zone === Zone.Under && c.host === source).map((c) => c.id);
        const seat = event!.seat;
        for (const id of lost) putAt(g, id, planetSpot(location));
        for (const id of lost) if (g.card(id).owner !== seat) yield* capture(g, id, seat, source);
        const holds = g.state.cards.some((c) => c.zone >= FIRST_IN_PLAY && c.dock === source);
        if (!holds) toPile(g, source, Zone.Discard);
      }),
      {
        when: when('that mission is solved', ({ g, source, event }) => event?.location === locationOf(g, source)),
        text: 'whoever solves that mission captures them, or, being their owner, rescues them',
      },
    ),
  ],
  text: 'Plays on your opponent’s one- or two-person Away Team on a planet (not in a facility), which is lost, placed under the mission. Whoever solves that mission captures them, or, being their owner, rescues them.',
  capturing: true,
});
