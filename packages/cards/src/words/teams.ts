/** Crews and Away Teams as such: where they are, and what happens to one of them. */
import {
  chooseWord,
  controls,
  type Game,
  other,
  personnelAt,
  planetSpot,
  SEATS,
  type Seat,
  type Spot,
  spotOf,
  stopped,
  stopTeam,
  vesselOf,
  Zone,
} from '@spaceline/engine';
import {
  bound,
  type Effect,
  type Filter,
  people,
  type Reading,
  type Selector,
  select,
  ships,
  whoIs,
} from '@spaceline/engine/language';

/** Every ship, facility and planet where you have somebody. */
export const yourCrewsAndAwayTeams: Selector = select(
  'any crew or Away Team where you have personnel',
  'crews and Away Teams where you have personnel',
  ({ g, you }) => {
    const spots: Spot[] = [...g.tableau.hosts, ...g.state.locations.map((l) => planetSpot(l.id))];
    return spots.filter((s) => personnelAt(g, s, you).length > 0);
  },
);

/** DOM-63, DOM-64: whoever is in a facility is a crew there only if it is in space and their player's. */
function isCrewOf(g: Game, seat: Seat, host: number): boolean {
  return controls(g, seat, host) && g.card(vesselOf(g, host)).zone !== Zone.Planet;
}

/** Any ship, or Away Team of either player. */
export const anyShipOrAwayTeam: Selector = select('any ship or Away Team', 'ships and Away Teams', (r) => {
  const { g } = r;
  const facilities = g.tableau.hosts.filter((id) => g.def(vesselOf(g, id)).facility);
  const peopled = (s: Spot, x: Seat): boolean => personnelAt(g, s, x).length > 0;
  return [
    ...ships.ids(r),
    ...facilities.filter((id) => SEATS.some((x) => peopled(id, x) && !isCrewOf(g, x, id))),
    ...g.state.locations.map((l) => planetSpot(l.id)).filter((s) => SEATS.some((x) => peopled(s, x))),
  ];
});

const YOURS = { mark: 'your-team', word: 'yours' } as const;
const THEIRS = { mark: 'opponents-team', word: "opponent's" } as const;

/** on a planet, or aboard what is not its player's own or does not fly. */
export const inAnAwayTeam: Filter = whoIs('in an Away Team', ({ g }, id) => {
  const { zone, host, controller } = g.card(id);
  return zone === Zone.Planet || (zone === Zone.Aboard && !isCrewOf(g, controller, host));
});

/** Where an Away Team is, of either player. */
export const anyAwayTeam: Selector = select('an Away Team', 'Away Teams', (r) => [
  ...new Set(
    people
      .which(inAnAwayTeam)
      .ids(r)
      .map((id) => spotOf(r.g, id)),
  ),
]);

const TEAM = 'that team';
/** Those of the Away Team that was chosen. */
export const ofThatTeam: Selector = bound(TEAM, 'member of that Away Team', 'members of that Away Team');

/** where both players have one, you say whose it is. */
export const choosesAwayTeamThere: Effect = {
  *run(r) {
    const { g, you, source, target } = r;
    const of = (seat: Seat): number[] => personnelAt(g, target, seat).filter((id) => inAnAwayTeam.test(r, id));
    const words = [THEIRS, YOURS].filter(({ mark }) => of(mark === YOURS.mark ? you : other(you)).length > 0);
    const whose = yield* chooseWord(g, you, words, { id: 'whose', text: '{card}: whose team?', card: source });
    r.bind(TEAM, of(whose === YOURS.mark ? you : other(you)));
  },
  could: () => true,
  text: '',
  hint: 0,
  ways: [THEIRS, YOURS],
};

/** what is stopped is not stopped again. */
const canBeStopped = ({ g, target }: Reading, seat: Seat): boolean =>
  personnelAt(g, target, seat).some((id) => !stopped(g, id));

/** one side's people there, with their ship if they are its crew. */
export const stopsOneTeamThere: Effect = {
  *run(r) {
    const { g, you, source, target } = r;
    const words = [...(canBeStopped(r, other(you)) ? [THEIRS] : []), ...(canBeStopped(r, you) ? [YOURS] : [])];
    if (words.length === 0) return;
    const whose = yield* chooseWord(g, you, words, { id: 'whose', text: '{card}: whose team?', card: source });
    const seat = whose === YOURS.mark ? you : other(you);
    yield* stopTeam(g, personnelAt(g, target, seat), target, source);
  },
  could: (r) => SEATS.some((seat) => canBeStopped(r, seat)),
  text: 'stops one crew or Away Team there',
  hint: 1,
  ways: [THEIRS, YOURS],
};
