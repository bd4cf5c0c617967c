/** Cards on a planet that keep people from beaming to and from it (R-7.9). */
import {
  beamEnds,
  beamers,
  beamOver,
  cardsAt,
  chooseSpot,
  type Flow,
  granted,
  isCardSpot,
  kill,
  locationOf,
  locationOfSpot,
  planetSpot,
  type Seat,
  stop,
} from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  type Condition,
  type Effect,
  type Filter,
  type ForbidModifier,
  forbid,
  type GrantModifier,
  grant,
  inFigures,
  inOrder,
  type Reading,
  remembersCount,
  type Selector,
  script,
  type Trigger,
  trigger,
  when,
} from '@spaceline/engine/language';

const planetHere = ({ g, source }: Reading, spot: number): boolean => spot === planetSpot(locationOf(g, source));
const THROUGH = 'text:beams-through';
/** Your people and Equipment beam as if those cards were not there. */
export const youBeamThrough = (f: Filter): GrantModifier =>
  grant(
    THROUGH,
    `your personnel and Equipment beam without limit through ${f.pre}`,
    (r, seat, card) => seat === r.you && f.test(r, card),
  );
const mayPassThrough = (r: Reading, seat: Seat): boolean => granted(r.g, THROUGH, seat, r.source);

const NOBODY = { rule: 'R-7.9', text: '{card}: nobody beams to or from the planet here' };

/** R-7.9: nobody beams to or from the planet where this card is, or only as long as this does not hold. */
export const noBeamingToPlanet = (o: { while?: Condition } = {}): ForbidModifier =>
  forbid(
    'beam',
    `${o.while ? `while ${o.while.text}, ` : ''}nobody beams to or from the planet here`,
    NOBODY,
    (r, spot, by) => planetHere(r, spot) && o.while?.met(r) !== false && !mayPassThrough(r, by),
  );

/** The people who have just beamed to or from the planet here. */
const beamedHere = ({ g, source, event }: Reading): number => {
  if (event === null) return 0;
  const here = locationOf(g, source);
  // whoever comes from a ship is known by it, so that without one they come from the planet
  const ends = event.spot === planetSpot(here) || (event.card < 0 && locationOfSpot(g, event.spot) === here);
  if (!ends) return 0;
  return event.cards.reduce((sum, id) => sum + (g.def(id).personnel ? g.def(id).people : 0), 0);
};

/** So many people in all beam to or from the planet here in each turn, whosever they are. */
export const peopleBeamHereEachTurn = (most: Amount): { modifiers: ForbidModifier[]; triggers: Trigger[] } => {
  const gone = remembersCount('beamed', 'how many have beamed this turn');
  const note = script('', function* (r) {
    gone.keep(r, gone.read(r) + beamedHere(r));
  });
  return {
    modifiers: [
      forbid(
        'crowd',
        inFigures(most, (n) => `at most ${n} personnel beam to or from the planet here in each turn`),
        { rule: 'R-7.9', text: '{card}: that many people do not beam to or from the planet this turn' },
        (r, people, by, spot) =>
          planetHere(r, spot) && gone.read(r) + people > amountOf(most, r) && !mayPassThrough(r, by),
      ),
    ],
    triggers: [
      trigger({ on: 'beamed' }, note, { when: when('somebody beams here', (r) => beamedHere(r) > 0), text: '' }),
      trigger('start of every turn', inOrder({ ...gone.reset, text: '' }), { text: '' }),
    ],
  };
};

/** An Away Team gives up and beams to a ship or facility, as far as it can (R-7.9), with its equipment; whoever cannot dies. */
export const beamUpOrDie = (team: Selector): Effect => ({
  *run(r): Flow {
    const { g, you, source, attempt } = r;
    if (attempt === null) return;
    const from = attempt.spot;
    const gone: number[] = [];
    for (let left = team.ids(r); left.length > 0; left = team.ids(r)) {
      const able = (to: number): number[] => beamers(g, you, from, to).filter((id) => left.includes(id));
      const ends = beamEnds(g, you, from).filter((to) => isCardSpot(to) && able(to).length > 0);
      if (ends.length === 0) break;
      const to = yield* chooseSpot(g, you, ends, { id: 'beam-to', text: '{card}: beam where?', card: source });
      const gear = cardsAt(g, from).filter((id) => g.def(id).equipment && g.card(id).controller === you);
      const people = able(to);
      yield* beamOver(g, you, from, to, [...people, ...gear]);
      gone.push(...people);
    }
    yield* kill(g, team.ids(r), source);
    yield* stop(g, gone, source);
  },
  could: () => true,
  text: `${team.many.replace(/ members$/, '')} must abort the attempt and beam up, and whoever cannot dies`,
  hint: -4,
});
