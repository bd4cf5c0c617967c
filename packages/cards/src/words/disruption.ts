/** A timeline that is disrupted (R-12.28): what an objective in the past changes of the whole game. */
import {
  type Affiliation,
  affiliationBit,
  type Flow,
  type Game,
  type Location,
  other,
  put,
  QUADRANTS,
  type Quadrant,
  Zone,
} from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  type Condition,
  type Effect,
  type Filter,
  type ForbidModifier,
  forbid,
  measured,
  type Reading,
  readingOf,
  remembersCards,
  type Selector,
  type Trigger,
  trigger,
  type WorthModifier,
  when,
} from '@spaceline/engine/language';
import { iconsAt } from '../worlds.ts';
import { brings } from './arriving.ts';

const victim = remembersCards('victim', 'he');

/** Somebody comes aboard, upon whom it all depends. */
export const bringsVictim = (f: Filter, to: Selector): Effect => {
  const arrival = brings(f, to, { download: true });
  return {
    ...arrival,
    *run(r): Flow {
      yield* arrival.run(r);
      victim.keep(r, r.bound('reported'));
    },
  };
};

export const victimStays: ForbidModifier = forbid(
  'leave',
  'he may not be moved',
  { rule: 'R-7.9', text: '{card}: he may not be moved' },
  (r, id) => victim.has(r, id),
);

/** A text of your opponent's did it, or those whom your opponent sent into battle. */
function byOpponentsAction({ g, opponent, event }: Reading): boolean {
  const { card, fighters } = event!;
  const theirs = (id: number): boolean => g.card(id).controller === opponent;
  return fighters.length > 0 ? g.state.turn.seat === opponent && fighters.some(theirs) : card >= 0 && theirs(card);
}

const lost: Condition = when(
  'he dies by an action that your opponent initiated',
  (r) => r.event?.cards.some((id) => victim.anywhere(r).includes(id)) === true && byOpponentsAction(r),
);

/** The time is another one from now on: this card lies on the table and says so. */
export const disruptedWhenLost = (year: number): Trigger =>
  trigger(
    { on: 'died' },
    {
      *run({ g, source }): Flow {
        put(g, source, Zone.Table, -1);
      },
      could: () => true,
      text: `the timeline is disrupted in ${year}: place this card on the table`,
      hint: 3,
    },
    { when: lost },
  );

const onTable = (g: Game, id: number): boolean => g.card(id).zone === Zone.Table;
const inQuadrant = (g: Game, quadrant: Quadrant, which: (l: Location) => boolean): number =>
  g.state.locations.filter((l) => l.quadrant === QUADRANTS.indexOf(quadrant) && which(l)).length;

/** On the table: so many points for each mission of the quadrant that your opponent has solved. */
export const opponentsMissionsLose = (points: Amount, quadrant: Quadrant): WorthModifier => ({
  kind: 'worth',
  toOpponent: true,
  points: (g, source) =>
    onTable(g, source)
      ? -amountOf(points, readingOf(g, source)) *
        inQuadrant(g, quadrant, (l) => l.solvedBy === other(g.card(source).controller))
      : 0,
  text: `on the table, each ${quadrant} Quadrant mission that your opponent has solved is -${measured(points, (n) => `${n} points`)}`,
});

/** … and for each of yours with that icon that nobody of the other affiliation had a part in. */
export const yoursGain = (
  points: Amount,
  quadrant: Quadrant,
  icon: Affiliation,
  without: Affiliation,
): WorthModifier => ({
  kind: 'worth',
  points: (g, source) =>
    onTable(g, source)
      ? amountOf(points, readingOf(g, source)) *
        inQuadrant(
          g,
          quadrant,
          (l) =>
            l.solvedBy === g.card(source).controller &&
            iconsAt(g, l.id).includes(icon) &&
            (l.solvers & affiliationBit(without)) === 0,
        )
      : 0,
  text: `on the table, each of those with [${icon}] that your non-${without} crew or Away Team has solved is ${measured(points, (n) => `+${n}`)}`,
});
