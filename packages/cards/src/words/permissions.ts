/** What a card in play lets others do, keeps them from, or asks of them; and the words for which cards these are. */

import {
  ablePersonnelAt,
  type Classification,
  cardsAt,
  forbidden,
  type Game,
  granted,
  isCardSpot,
  isPlanetLocation,
  missionFor,
  ownsMission,
  personnelAt,
  planetSpot,
  printedClassifications,
  roomsOf,
  type Seat,
  type Skill,
  type Spot,
  skillNumber,
  totalSkill,
  Zone,
} from '@spaceline/engine';
import {
  type Amount,
  adjective,
  amountOf,
  becomesClassification,
  type Condition,
  type Filter,
  type ForbidModifier,
  forbid,
  type GrantModifier,
  grant,
  list,
  type Modifier,
  mayReport,
  measured,
  type Noun,
  type Reach,
  Reading,
  type ReportModifier,
  type Selector,
  select,
  spoke,
  titled,
  when,
  whoIs,
} from '@spaceline/engine/language';
import { awakeAt, isShuttlecraft } from '../crews.ts';
import { affectsAll } from './all-players.ts';
import { named } from './phrases.ts';

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;

// ----- which cards

/** One of these words stands in its title: "warships". */
export const titleSays = (...words: readonly string[]): Filter =>
  whoIs(`with ${listed(words)} in the title`, ({ g }, id) =>
    words.some((w) => new RegExp(`\\b${w}\\b`).test(g.def(id).title)),
  );
export const shuttlecraft: Filter = adjective('shuttlecraft', ({ g }, id) => isShuttlecraft(g, id));
/** The cards of the Fajo Collection carry his mark. */
export const fajo: Filter = adjective('[Fajo]', ({ g }, id) => g.def(id).facts.set === 'faj');
export const qIcon: Filter = adjective('[Q]', ({ g }, id) => g.def(id).facts.q === true);
/** Of this very title, and not of its group (CR-12). */
export const exactly = (title: string): Filter => {
  spoke('title', title);
  return { ...adjective(title, ({ g }, id) => g.def(id).title === title), named: true, kinds: [title] };
};
/** Whatever it is. */
export const anyCard: Filter = adjective('', () => true);

/** No text keeps it from being returned to hand by you. */
export const mayReturn: Filter = whoIs('', ({ g, you }, id) => forbidden(g, 'text:return', id, you) === null);
/** Those of its player's crew who pass, in all its rooms. */
export const crewWho = (f: Filter, r: Reading, ship: number): number[] =>
  roomsOf(r.g, ship).flatMap((room) => awakeAt(r.g, room, r.g.card(ship).controller).filter((id) => f.test(r, id)));

/** R-6.7, CR-130: its player has somebody in its crew who passes, stopped or not (R-8.22); the disabled and the arrested do not count. */
export const crewIncludes = (f: Filter): Filter =>
  whoIs(`with ${named(f, '')} aboard`.replace(/\s+/g, ' '), (r, ship) => crewWho(f, r, ship).length > 0);

/** R-7.20: not quarantined, and by no other text bound to where it is. */
export const mayLeave: Filter = whoIs('', ({ g }, id) => forbidden(g, 'leave', id, g.card(id).controller) === null);

/** As intruders or infiltrators, where the ship is another's. */
export const withYourPersonnelAboard: Filter = whoIs(
  'with your personnel aboard as intruders or infiltrators',
  ({ g, you }, ship) => personnelAt(g, ship, you).length > 0,
);
/** Its player's crew has all these levels together (R-1.9); the skills of the stopped count outside attempts alone (R-8.22). */
export const crewHas = (...needed: readonly (readonly [Skill, Amount])[]): Filter =>
  whoIs(
    `with ${list(
      needed.map(([s, n]) => (n === 1 ? s : measured(n, (k) => `${k} ${s}`))),
      'and',
    )} aboard`,
    (r, ship) => {
      const { g, attempt } = r;
      const aboard = attempt === null ? awakeAt : ablePersonnelAt;
      const crew = roomsOf(g, ship).flatMap((room) => aboard(g, room, g.card(ship).controller));
      return needed.every(([s, n]) => totalSkill(g, crew, skillNumber(s)) >= amountOf(n, r));
    },
  );

/** Wherever a crew or Away Team can be: aboard something, at a site, or on a planet. */
const places = (g: Game): Spot[] => [
  ...g.tableau.hosts,
  ...g.state.locations.filter((l) => isPlanetLocation(g, l.id)).map((l) => planetSpot(l.id)),
];

/** Your crews and Away Teams that have so many levels of a skill among those who can act (R-1.9). */
export const yourTeamsWith = (name: Skill, n: Amount): Selector => {
  const levels = measured(n, (k) => `${k} ${name}`);
  return select(`your crew or Away Team that has ${levels}`, `your teams that have ${levels}`, (r) => {
    const { g, you } = r;
    const least = amountOf(n, r);
    return places(g).filter((s) => totalSkill(g, ablePersonnelAt(g, s, you), skillNumber(name)) >= least);
  });
};

interface MoreThan {
  of: Skill;
  orOf: Filter;
  without: Filter;
}

/** Your teams that have more of a skill, or more Equipment of a kind, than the other player has in the same place. */
export const yourTeamsWithMore = (o: MoreThan): Selector => {
  const one = `your crew or Away Team without ${named(o.without, '')} that has more ${o.of} or more ${named(o.orOf, 'cards')} than your opponent present`;
  return select(one, one, (r) => {
    const { g, you, opponent } = r;
    const level = (s: Spot, seat: Seat) => totalSkill(g, awakeAt(g, s, seat), skillNumber(o.of));
    const gear = (s: Spot, seat: Seat) =>
      cardsAt(g, s).filter((id) => g.def(id).equipment && g.card(id).controller === seat && o.orOf.test(r, id)).length;
    return places(g).filter((s) => {
      const team = awakeAt(g, s, you);
      if (team.length === 0 || team.some((id) => o.without.test(r, id))) return false;
      return level(s, you) > level(s, opponent) || gear(s, you) > gear(s, opponent);
    });
  });
};

const printedAs = (c: Classification): Filter =>
  adjective(`${c}-classification`, ({ g }, id) => printedClassifications(g, id)[0] === c);
const secondlyAs = (c: Classification): Filter => adjective('', ({ g }, id) => printedClassifications(g, id)[1] === c);

/** Whoever is printed with the one classification has the other instead (R-1.7); of two people on a card, the one it is about. */
export const reclassifies = (from: Classification & Skill, to: Classification & Skill, who: Noun): Modifier[] => {
  const second = becomesClassification(to, who.which(secondlyAs(from)));
  return [
    becomesClassification(to, who.which(printedAs(from))),
    { ...second, what: 'second-classification', text: '' },
  ];
};

// ----- what they may do

/** BOG-26: Tactics are no hand cards, so they stay hidden. "You" is the player who has met the dilemma. */
export const openHands = (whose: 'both' | 'yours'): GrantModifier =>
  grant(
    'open-hands',
    `${whose === 'both' ? 'both players’ hands lie' : 'your hand lies'} open for all to see`,
    (r, seat) => whose === 'both' || seat === r.you,
  );

/**
 * They beam through any SHIELDS, in both directions (R-7.10, R-11.42); or through those of such ships alone: whoever else covers these is
 * not overcome (R-7.10).
 */
export const beamThroughShields = (from: Reach, whose?: Reach): GrantModifier =>
  grant(
    'through-shields',
    whose === undefined
      ? `${from.each} may beam through any SHIELDS, even those of a Nor`
      : `its transporters may be used to beam through SHIELDS of ${whose.each}`,
    (r, target, end) => isCardSpot(end) && from.has(r, end) && whose?.has(r, target) !== false,
  );

/** The door is open to your cards that pass (R-1.22); or only as this card downloads them. */
export const mayEnterPlay = (f: Filter, o: { downloadedByThis?: true } = {}): GrantModifier => {
  const cards = f.named ? f.pre : named(f, 'cards');
  return grant(
    'alternate-universe',
    o.downloadedByThis ? `downloads ${cards} ignoring [AU]` : `your ${cards} may enter play`,
    (r, id, by) => (o.downloadedByThis ? by === r.source : r.you === r.g.card(id).owner) && f.test(r, id),
  );
};

/** "In place of your normal card play": the first report of the turn is that card play, all others come free with it. */
export const reportAnyNumber: ReportModifier = mayReport(
  'in place of your normal card play, you may report any number of personnel, ships and equipment',
  ({ g }) => g.state.players[g.state.turn.seat].reported > 0,
  null,
  // WARP-34
  { free: true, forBoth: when('the format says so', (r) => r.g.format.redAlertForBoth || affectsAll.met(r)) },
);

// ----- what they may not

/** A card is protected from everything that nullifies by what lies on it (R-4.17). */
export const protectsWhatItIsOn: ForbidModifier = forbid(
  'nullify',
  'nothing nullifies the card that it lies on',
  { rule: 'R-4.17', text: '{card} protects that card' },
  ({ g, source }, id) => g.card(source).zone === Zone.On && g.card(source).host === id,
);

/** Your opponent may not take them back to hand. */
export const opponentMayNotReturn = (to: Selector, w: Condition): ForbidModifier =>
  forbid(
    'text:return',
    `while ${w.text}, your opponent may not return to hand any of ${to.many}`,
    { rule: 'R-12.10', text: '{card} keeps the ship from returning to hand' },
    (r, id, seat) => seat === r.opponent && to.has(r, id) && w.met(r),
  );

/** Nobody solves such a mission of the other player (R-8.5). */
export const mayNotSolveOpponents = (f: Filter): ForbidModifier =>
  forbid(
    'solve',
    `no player may solve an opponent’s ${named(f, 'mission')}`,
    { rule: 'R-8.5', text: '{card} bars that mission of your opponent' },
    ({ g, source }, location, seat) => {
      const mission = missionFor(g, location, seat);
      return mission >= 0 && !ownsMission(g, location, seat) && f.test(new Reading(g, source, seat), mission);
    },
  );

/** Only one of the players has brought a mission of the title. */
export const notBroughtByBoth: Filter = whoIs(
  'not in play for both players',
  ({ g, you }, mission) =>
    !g.state.cards.some(
      (c) => c.zone === Zone.Mission && c.owner === you && g.defs[c.def].title === g.def(mission).title,
    ),
);

/** Two different missions with point boxes, one [S] and one [P]; a mission that is both may serve as either. */
export const solvedSpaceAndPlanet: Condition = {
  met: ({ g, you }) => {
    const facts = boxedMissions(g, you);
    const planet = facts.filter((f) => f.where === 'planet').length;
    const space = facts.filter((f) => f.where === 'space').length;
    const either = facts.length - planet - space;
    return (planet > 0 && space > 0) || (either > 0 && facts.length > 1);
  },
  text: 'that player has solved (or scouted) two missions with point boxes, one [S] and one [P]',
  hint: 0.5,
};
const boxedMissions = (g: Game, seat: Seat) =>
  g.state.locations
    .filter((l) => l.solvedBy === seat || l.scoutedIn[seat] >= 0)
    .map(({ id }) => id)
    .map((l) => g.def(missionFor(g, l, seat)).facts)
    .filter((f) => f.points !== undefined || f.variablePoints === true);

/** One card present is not touched by that one; its text asks whoever guards. */
export const protectsOneCardFrom = (title: string): GrantModifier =>
  grant('text:guards', `protects one card present from ${titled(title).pre}`, ({ source }, id) => source === id);
/** Those who do. */
export const guardians: Filter = {
  test: ({ g }, id) => granted(g, 'text:guards', id, -1),
  pre: 'guarding',
  post: '',
};

/** This personnel and those work together, whatever the affiliations (R-6.1). */
export const mayWorkWith = (f: Filter): GrantModifier =>
  grant(
    'mix-cards',
    `may work with ${named(f, '')}`,
    (r, a, b) => (a === r.source && f.test(r, b)) || (b === r.source && f.test(r, a)),
  );
