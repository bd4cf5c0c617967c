/**
 * Questions about the table, answered by the rules (engine/src/answers): what a team lacks, who staffs a ship, what an attack would
 * bring, where a card may go, what is known of the seed cards somewhere. Nobody is told what their seat may not know.
 */
import {
  type AttemptForecast,
  attemptForecast,
  type CureAnswer,
  couldFire,
  cureOf,
  type Forecast,
  forecast,
  type Game,
  goersAt,
  type Home,
  homesFor,
  inPlay,
  isCardSpot,
  type KnownSeed,
  knownSeeds,
  knows,
  type PlaceAnswer,
  placesFor,
  type RefusedAnswer,
  type RequirementAnswer,
  refusedOf,
  requirementFor,
  type Seat,
  type Spot,
  type StaffingAnswer,
  spotLocation,
  staffingOf,
} from '@spaceline/engine';
import * as z from 'zod/mini';
import { type Journey, journeyTo } from './journey.ts';

const number = z.number().check(z.int());
const cards = z.array(number).check(z.maxLength(100));

export const questionSchema = z.discriminatedUnion('about', [
  /**
   * a mission's requirement for the own team at a spot; and, where `people` are named, for exactly these of one's own, wherever they are,
   * as if they were there and nobody else; or for those who are there with some who are `coming` and without some who are `leaving`. Where
   * those who are not there then would be is `elsewhere`
   */
  z.object({
    about: z.literal('requirement'),
    location: number,
    spot: number,
    people: z.optional(cards),
    coming: z.optional(cards),
    leaving: z.optional(cards),
    elsewhere: z.optional(number),
  }),
  /** who fills which icon of an own ship; `without` those who are about to leave */
  z.object({ about: z.literal('staffing'), ship: number, without: z.optional(cards) }),
  z.object({ about: z.literal('forecast'), firing: cards, target: number }),
  /**
   * an attempt by the own people at a spot, before it is made; where `people` are named, by these as if they were there; of several teams by
   * that of the option with this `mark`
   */
  z.object({
    about: z.literal('attempt'),
    location: number,
    spot: number,
    people: z.optional(cards),
    mark: z.optional(z.string().check(z.maxLength(1000))),
  }),
  /** what cures a dilemma or another text that lasts, part by part */
  z.object({ about: z.literal('cure'), card: number }),
  z.object({ about: z.literal('places'), card: number }),
  z.object({ about: z.literal('seeds'), location: number }),
  /** the orders that bring people of one's own to a mission and let them attempt it: `from` where, and `who` of them */
  z.object({ about: z.literal('journey'), location: number, from: z.optional(number), who: z.optional(cards) }),
  /** what a card in hand, a ship, a facility, a captive or an Away Team cannot do now, and why */
  z.object({ about: z.literal('refused'), of: number }),
  /** while missions are placed: where the own facilities could stand, as the spaceline is now */
  z.object({ about: z.literal('homes') }),
  /** while seeding: what a bot in this seat would do next */
  z.object({ about: z.literal('proposal') }),
]);
export type TableQuestion = z.infer<typeof questionSchema>;

export type AnswerTo =
  | ({ about: 'requirement' } & RequirementAnswer)
  | ({ about: 'staffing' } & StaffingAnswer)
  | ({ about: 'forecast' } & Forecast)
  | ({ about: 'attempt' } & AttemptForecast)
  | ({ about: 'cure' } & CureAnswer)
  | { about: 'places'; places: PlaceAnswer[] }
  | { about: 'seeds'; seeds: KnownSeed[] }
  | ({ about: 'journey' } & Journey)
  | { about: 'refused'; refused: RefusedAnswer[] }
  | { about: 'homes'; homes: Home[] }
  | ({ about: 'proposal' } & Proposal)
  /** the question speaks of something that is not there, or that the seat may not know */
  | { about: 'nothing' };

/** An answer to the open question, as it would be sent. */
export interface Proposal {
  /** the key of the option */
  answer: string;
  /** its group, where it has one */
  cards: readonly number[] | null;
}

/** Who is asked for proposals: whoever answers questions knows bots, this package does not. */
type Adviser = (g: Game, seat: Seat) => Proposal | null;
const nobody: Adviser = () => null;

const NOTHING: AnswerTo = { about: 'nothing' };

type RequirementQuestion = Extract<TableQuestion, { about: 'requirement' }>;

const namedIn = ({ people = [], coming = [], leaving = [] }: RequirementQuestion): number[] => [
  ...people,
  ...coming,
  ...leaving,
];

/** Who would be there; null where nobody in particular is asked about. */
function peopleOf(g: Game, seat: Seat, q: RequirementQuestion): readonly number[] | null {
  if (q.people !== undefined) return q.people;
  const { coming = [], leaving = [] } = q;
  if (coming.length + leaving.length === 0) return null;
  const stay = goersAt(g, seat, q.spot).filter((id) => !leaving.includes(id));
  return [...stay, ...coming.filter((id) => !stay.includes(id))];
}

function spokenOf(q: TableQuestion): { ids: number[]; location: number | null } {
  switch (q.about) {
    case 'requirement':
      return {
        ids: [...namedIn(q), ...[q.spot, q.elsewhere ?? -1].filter(isCardSpot)],
        location: q.location,
      };
    case 'staffing':
      return { ids: [q.ship, ...(q.without ?? [])], location: null };
    case 'forecast':
      return { ids: [...q.firing, q.target], location: null };
    case 'attempt':
      return { ids: [...(q.people ?? []), ...[q.spot].filter(isCardSpot)], location: q.location };
    case 'cure':
    case 'places':
      return { ids: [q.card], location: null };
    case 'homes':
    case 'proposal':
      return { ids: [], location: null };
    case 'seeds':
      return { ids: [], location: q.location };
    case 'journey':
      return {
        ids: [...(q.who ?? []), ...(q.from !== undefined && isCardSpot(q.from) ? [q.from] : [])],
        location: q.location,
      };
    case 'refused':
      return isCardSpot(q.of) ? { ids: [q.of], location: null } : { ids: [], location: spotLocation(q.of) };
  }
}

/** Is there such a place: a card in play, or a location that is there? */
const isSpot = (g: Game, spot: Spot): boolean =>
  isCardSpot(spot) ? inPlay(g.card(spot)) : g.state.locations[spotLocation(spot)] !== undefined;

export function answerTo(g: Game, seat: Seat, q: TableQuestion, advise = nobody): AnswerTo {
  const { ids, location } = spokenOf(q);
  const known = (id: number) => g.state.cards[id] !== undefined && knows(g, seat, id);
  if (!ids.every(known) || (location !== null && g.state.locations[location] === undefined)) return NOTHING;
  const mine = (id: number) => g.card(id).controller === seat;
  const goes = (id: number) => g.def(id).personnel || g.def(id).equipment;
  switch (q.about) {
    case 'requirement':
      if (!isSpot(g, q.spot) || (q.elsewhere !== undefined && !isSpot(g, q.elsewhere))) return NOTHING;
      if (!namedIn(q).every((id) => mine(id) && goes(id))) return NOTHING;
      return { about: q.about, ...requirementFor(g, seat, q.location, q.spot, peopleOf(g, seat, q), q.elsewhere) };
    case 'staffing':
      return g.def(q.ship).ship && mine(q.ship) ? { about: q.about, ...staffingOf(g, q.ship, q.without) } : NOTHING;
    case 'forecast':
      return q.firing.every(mine) && couldFire(g, seat, q.firing, q.target)
        ? { about: q.about, ...forecast(g, seat, q.firing, q.target) }
        : NOTHING;
    case 'attempt':
      if (!isSpot(g, q.spot) || !(q.people ?? []).every((id) => mine(id) && goes(id))) return NOTHING;
      return { about: q.about, ...attemptForecast(g, seat, q.location, q.spot, q.people ?? null, q.mark ?? null) };
    case 'cure': {
      const cure = cureOf(g, seat, q.card);
      return cure === null ? NOTHING : { about: q.about, ...cure };
    }
    case 'places':
      return { about: q.about, places: placesFor(g, seat, q.card) };
    case 'seeds':
      return { about: q.about, seeds: knownSeeds(g, seat, q.location) };
    case 'journey': {
      const journey = journeyTo(g, seat, q.location, q.from ?? null, q.who ?? null);
      return journey === null ? NOTHING : { about: q.about, ...journey };
    }
    case 'refused':
      return { about: q.about, refused: refusedOf(g, seat, q.of) };
    case 'homes':
      return { about: q.about, homes: homesFor(g, seat) };
    case 'proposal': {
      const proposal = advise(g, seat);
      return proposal === null ? NOTHING : { about: q.about, ...proposal };
    }
  }
}
