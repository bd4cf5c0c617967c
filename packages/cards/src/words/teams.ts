/** Crews and Away Teams as such: where they are, and what happens to one of them. */
import { chooseWord, other, personnelAt, planetSpot, SEATS, type Spot, stopTeam } from '@spaceline/engine';
import { type Effect, type Selector, select, ships } from '@spaceline/engine/language';

/** Every ship, facility and planet where you have somebody. */
export const yourCrewsAndAwayTeams: Selector = select(
  'any crew or Away Team where you have personnel',
  'crews and Away Teams where you have personnel',
  ({ g, you }) => {
    const spots: Spot[] = [...g.tableau.hosts, ...g.state.locations.map((l) => planetSpot(l.id))];
    return spots.filter((s) => personnelAt(g, s, you).length > 0);
  },
);

/** Any ship, or Away Team of either player. */
export const anyShipOrAwayTeam: Selector = select('any ship or Away Team', 'ships and Away Teams', (r) => [
  ...ships.ids(r),
  ...r.g.state.locations
    .map((l) => planetSpot(l.id))
    .filter((s) => SEATS.some((x) => personnelAt(r.g, s, x).length > 0)),
]);

const YOURS = { mark: 'you', word: 'yours' } as const;
const THEIRS = { mark: 'opponent', word: "opponent's" } as const;

/** one side's people there, with their ship if they are its crew. */
export const stopsOneTeamThere: Effect = {
  *run({ g, you, source, target }) {
    const words = personnelAt(g, target, other(you)).length > 0 ? [THEIRS, YOURS] : [YOURS];
    const whose = yield* chooseWord(g, you, words, { id: 'whose', text: '{card}: whose team?', card: source });
    const seat = whose === 'you' ? you : other(you);
    yield* stopTeam(g, personnelAt(g, target, seat), target, source);
  },
  could: () => true,
  text: 'stops one crew or Away Team there',
  hint: 1,
};
