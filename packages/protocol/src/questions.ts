/**
 * Questions about the table, answered by the rules (engine/src/answers): what a team lacks, who staffs a ship, what an attack would
 * bring, where a card may go, what is known of the seed cards somewhere. Nobody is told what their seat may not know.
 */
import {
  couldFire,
  type Forecast,
  forecast,
  type Game,
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

const number = z.number().check(z.int());
const cards = z.array(number).check(z.maxLength(100));

export const questionSchema = z.discriminatedUnion('about', [
  /** a mission's requirement for the own team at a spot, and with those who are to come */
  z.object({ about: z.literal('requirement'), location: number, spot: number, coming: cards }),
  /** who fills which icon of an own ship; `without` those who are about to leave */
  z.object({ about: z.literal('staffing'), ship: number, without: z.optional(cards) }),
  z.object({ about: z.literal('forecast'), firing: cards, target: number }),
  z.object({ about: z.literal('places'), card: number }),
  z.object({ about: z.literal('seeds'), location: number }),
  /** what a card in hand, a ship, a facility, a captive or an Away Team cannot do now, and why */
  z.object({ about: z.literal('refused'), of: number }),
]);
export type TableQuestion = z.infer<typeof questionSchema>;

export type AnswerTo =
  | ({ about: 'requirement' } & RequirementAnswer)
  | ({ about: 'staffing' } & StaffingAnswer)
  | ({ about: 'forecast' } & Forecast)
  | { about: 'places'; places: PlaceAnswer[] }
  | { about: 'seeds'; seeds: KnownSeed[] }
  | { about: 'refused'; refused: RefusedAnswer[] }
  /** the question speaks of something that is not there, or that the seat may not know */
  | { about: 'nothing' };

const NOTHING: AnswerTo = { about: 'nothing' };

function spokenOf(q: TableQuestion): { ids: number[]; location: number | null } {
  switch (q.about) {
    case 'requirement':
      return { ids: [...q.coming, ...(isCardSpot(q.spot) ? [q.spot] : [])], location: q.location };
    case 'staffing':
      return { ids: [q.ship, ...(q.without ?? [])], location: null };
    case 'forecast':
      return { ids: [...q.firing, q.target], location: null };
    case 'places':
      return { ids: [q.card], location: null };
    case 'seeds':
      return { ids: [], location: q.location };
    case 'refused':
      return isCardSpot(q.of) ? { ids: [q.of], location: null } : { ids: [], location: spotLocation(q.of) };
  }
}

/** Is there such a place: a card in play, or a location that is there? */
const isSpot = (g: Game, spot: Spot): boolean =>
  isCardSpot(spot) ? inPlay(g.card(spot)) : g.state.locations[spotLocation(spot)] !== undefined;

export function answerTo(g: Game, seat: Seat, q: TableQuestion): AnswerTo {
  const { ids, location } = spokenOf(q);
  const known = (id: number) => g.state.cards[id] !== undefined && knows(g, seat, id);
  if (!ids.every(known) || (location !== null && g.state.locations[location] === undefined)) return NOTHING;
  const mine = (id: number) => g.card(id).controller === seat;
  const goes = (id: number) => g.def(id).personnel || g.def(id).equipment;
  switch (q.about) {
    case 'requirement':
      if (!isSpot(g, q.spot) || !q.coming.every((id) => mine(id) && goes(id))) return NOTHING;
      return { about: q.about, ...requirementFor(g, seat, q.location, q.spot, q.coming) };
    case 'staffing':
      return g.def(q.ship).ship && mine(q.ship) ? { about: q.about, ...staffingOf(g, q.ship, q.without) } : NOTHING;
    case 'forecast':
      return q.firing.every(mine) && couldFire(g, seat, q.firing, q.target)
        ? { about: q.about, ...forecast(g, seat, q.firing, q.target) }
        : NOTHING;
    case 'places':
      return { about: q.about, places: placesFor(g, seat, q.card) };
    case 'seeds':
      return { about: q.about, seeds: knownSeeds(g, seat, q.location) };
    case 'refused':
      return { about: q.about, refused: refusedOf(g, seat, q.of) };
  }
}
