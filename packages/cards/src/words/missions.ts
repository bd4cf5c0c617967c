/** Words for missions: what they are worth, what they ask for, where somebody is. */

import {
  type Affiliation,
  type Flow,
  hiddenIn,
  isLocationSpot,
  isUnopposed,
  locationOf,
  locationSpot,
  ownsMission,
  type PrintedRequirement,
  planetSpot,
  requirementText,
  solved,
  spotLocation,
  Zone,
} from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  type Condition,
  type Definition,
  download,
  type Effect,
  type Filter,
  type ForbidModifier,
  figureOf,
  forbid,
  type GrantModifier,
  grant,
  hintOf,
  inFigures,
  list,
  measured,
  type Place,
  people,
  Reading,
  readingOf,
  type Selector,
  type SpecialRequirement,
  select,
  useOf,
  type Word,
  when,
  withArticle,
} from '@spaceline/engine/language';
import { awakeAt } from '../crews.ts';
import { called } from '../titles.ts';
import { iconsAt } from '../worlds.ts';
import { named } from './phrases.ts';

type Points = NonNullable<Definition['points']>;
const spoken = (text: string, points: (r: Reading) => number): Points => Object.assign(points, { text });

/** More than the printed points. */
export const more = (a: Amount): Points =>
  spoken(`points +${figureOf(a)}`, (r) => (r.g.def(r.source).facts.points ?? 0) + amountOf(a, r));

/** Where X is printed: so many points, and more. */
export const worth = (points: Amount, a: Amount): Points =>
  spoken(`${measured(points, (n) => `${n} points`)}, +${figureOf(a)}`, (r) => amountOf(points, r) + amountOf(a, r));

/** R-12.18: different ones are of another title and persona. */
export const forEachDifferent = (s: Selector, per: Amount): Word<number> => ({
  read: (r) => amountOf(per, r) * new Set(s.ids(r).map((id) => r.g.def(id).personas[0])).size,
  text: inFigures(per, (n) => `${n} for each different one of ${s.many}`),
  hint: 2 * hintOf(per),
});

/** A term of a requirement: something is given up when the mission is solved by it. */
export const givingUp = (e: Effect): SpecialRequirement => ({ met: e.could, pay: e.run, text: e.text });

/** The mission that this card is, or is at, is not solved. */
export const unsolvedHere: Condition = {
  met: ({ g, source }) => locationOf(g, source) >= 0 && !solved(g, locationOf(g, source)),
  text: 'this mission is unsolved',
  hint: 0.5,
};

/** What this text answers happens at the location of this card. */
export const happensHere: Condition = {
  met: ({ g, source, event }) => event !== null && event.location >= 0 && event.location === locationOf(g, source),
  text: 'it happens here',
  hint: 0.7,
};

/** You have just solved that mission. */
export const solvedByYou: Condition = {
  met: ({ event, you }) => event?.name === 'solved' && event.seat === you,
  text: 'you have solved it',
  hint: 0.5,
};

/** What this text answers happens at such a place. */
export const happensAt = (place: Place): Condition => ({
  met: (r) => r.event !== null && r.event.location >= 0 && place.has(r, locationSpot(r.event.location)),
  text: `it happens at ${withArticle(place.bare)}`,
  hint: 0.5,
});

/** The same, and where this card is; under a cloak it is not there (CR-76). */
export const happensHereAt = (place: Place): Condition => ({
  met: (r) => happensHere.met(r) && hiddenIn(r.g, r.source) < 0 && happensAt(place).met(r),
  text: `it happens here, at ${withArticle(place.bare)}`,
  hint: 0.7,
});

/** R-7.9: a player needs one of these to beam to or from the planet here. */
export const beamingNeeds = (who: Selector, what: string): ForbidModifier => {
  const text = `nobody beams up or down here without ${what}`;
  return forbid('beam', text, { rule: 'R-7.9', text: `{card}: ${text}` }, ({ g, source }, spot, seat) => {
    return spot === planetSpot(locationOf(g, source)) && who.ids(new Reading(g, source, seat)).length === 0;
  });
};

/** The surface of the planet of this mission. */
export const thisPlanet: Selector = select('this planet', 'this planet', ({ g, source }) => [
  planetSpot(locationOf(g, source)),
]);

/** A term of a requirement: a ship of the team's player has landed here (R-7.13). */
export const landedShip: SpecialRequirement = {
  met: ({ g, source, you }) =>
    g.tableau.planet[locationOf(g, source)].some((id) => g.def(id).ship && g.card(id).controller === you),
  text: 'landed ship',
};

const isOnItsMission = ({ g, source }: Reading, mission: number): boolean =>
  locationOf(g, mission) === locationOf(g, source);
/** R-8.1: where there is only a planet, whoever attempts is in an Away Team. */
const isInYourAwayTeam = ({ g, you }: Reading, mission: number, id: number): boolean =>
  g.card(id).controller === you && (g.card(id).zone === Zone.Planet || g.def(mission).facts.where === 'planet');

/** They, or all of yours, may attempt the mission that this card is on by this requirement, in place of the printed one. */
export const mayAttemptBy = (who: Filter | null, asked: Asked): GrantModifier => ({
  ...grant(
    'attempt',
    `your Away Teams${who === null ? '' : ` with ${people.which(who).one}`} may attempt this mission with ${askedText(asked)} in place of its requirements`,
    (r, mission, id) => isOnItsMission(r, mission) && isInYourAwayTeam(r, mission, id) && who?.test(r, id) !== false,
  ),
  asks: (g, source, mission) => printedFor(asked, readingOf(g, source), g.def(mission).facts.points ?? 0),
});

/** A requirement as missions print it, in which an attribute may have to be over so many times the points of the mission. */
type Asked =
  | { readonly all: readonly Asked[] }
  | { readonly any: readonly Asked[] }
  | { readonly attributes: readonly PrintedAttribute[]; readonly overPointsTimes: Amount }
  | Readonly<Exclude<PrintedRequirement, { all: unknown } | { any: unknown }>>;
type PrintedAttribute = Extract<PrintedRequirement, { attribute: unknown }>['attribute'];

const printedFor = (asked: Asked, r: Reading, points: number): PrintedRequirement => {
  if ('all' in asked) return { all: asked.all.map((x) => printedFor(x, r, points)) };
  if ('any' in asked) return { any: asked.any.map((x) => printedFor(x, r, points)) };
  if (!('overPointsTimes' in asked)) return { ...asked };
  const [first, ...rest] = asked.attributes.map((attribute) => ({
    attribute,
    over: amountOf(asked.overPointsTimes, r) * points,
  }));
  return rest.length === 0 ? first : { any: [first, ...rest] };
};
const askedText = (asked: Asked): string => {
  if ('all' in asked) return list(asked.all.map(askedText), 'and');
  if ('any' in asked) return `(${list(asked.any.map(askedText), 'or')})`;
  if (!('overPointsTimes' in asked)) return requirementText({ ...asked });
  const times = asked.overPointsTimes === 1 ? '' : ` x${figureOf(asked.overPointsTimes)}`;
  return `${list(asked.attributes, 'or')}>its points${times}`;
};

/** You have just solved the mission that this card is on. */
export const youSolveIt: Condition = when(
  'you solve the mission',
  (r) => r.event?.name === 'solved' && r.event.seat === r.you && happensHere.met(r),
);

/**
 * Your missions with more than one affiliation icon are closed to your opponent, unless that player brought a copy (R-3.8) or has an
 * Espionage card on it.
 */
export const mayNotAttemptSharedMissions: ForbidModifier = forbid(
  'attempt',
  'your opponent may not attempt your missions with more than one affiliation icon, unless that player seeded a copy or has an Espionage card there',
  { rule: 'R-8.1', text: '{card}: that mission may not be attempted' },
  ({ g, you }, location, seat) =>
    seat !== you &&
    ownsMission(g, location, you) &&
    !ownsMission(g, location, seat) &&
    iconsAt(g, location).length > 1 &&
    !g.tableau.onLocation[location].some((id) => spying(g, id) && g.card(id).controller === seat),
);
const spying = called('Espionage');

/** Your personnel that pass may attempt every mission with that icon (R-8.2). */
export const mayAttemptMissionsWith = (who: Filter, icon: Affiliation): GrantModifier =>
  grant(
    'attempt',
    `${named(who, 'personnel')} may attempt missions with [${icon}]`,
    (r, mission, id) => r.g.def(mission).facts.missionAffiliations?.includes(icon) === true && who.test(r, id),
  );
const onMission = useOf('mission', { times: 1, per: 'game', by: 'title' });

/** Such a card comes to an unsolved mission of yours, to each mission once. */
export const downloadToMission = (f: Filter): Effect => {
  const about = (spot: number): string => String(spotLocation(spot));
  const fetch = download(f, {
    is: (r, spot) =>
      isLocationSpot(spot) &&
      ownsMission(r.g, spotLocation(spot), r.you) &&
      !solved(r.g, spotLocation(spot)) &&
      onMission.isLeft(r, about(spot)),
    text: 'to one of your unsolved missions (one for each mission)',
  });
  return {
    ...fetch,
    *run(r): Flow {
      const there = (): number[] => r.g.tableau.onLocation.map((ids) => ids.filter((id) => f.test(r, id)).length);
      const before = there();
      yield* fetch.run(r);
      there().forEach((n, l) => {
        if (n > (before[l] ?? 0)) onMission.use(r, String(l));
      });
    },
  };
};

/** Only a player of whom this is true may attempt the mission that this card is on. */
export const onlyAttemptedBy = (c: Condition): ForbidModifier =>
  forbid(
    'attempt',
    `this mission may only be attempted if ${c.text}`,
    { rule: 'R-8.1', text: '{card} keeps you from attempting that mission' },
    ({ g, source }, location, seat) => locationOf(g, source) === location && !c.met(new Reading(g, source, seat)),
  );

/** Nobody of the other player's is on the planet here, and somebody of yours is: anybody, or somebody of this kind. R-8.22: stopped or not. */
export const unopposedOnPlanet = (f?: Filter): Condition =>
  when(`you have an unopposed ${f === undefined ? 'Away Team' : `${f.pre} personnel`} on the planet`, (r) => {
    const { g, source, you } = r;
    const planet = planetSpot(locationOf(g, source));
    return isUnopposed(g, planet, you) && awakeAt(g, planet, you).some((id) => f === undefined || f.test(r, id));
  });
