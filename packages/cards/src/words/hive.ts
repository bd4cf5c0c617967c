/** The hive (R-11.20, R-11.23): the Borg of one player at one location, what they share, and what lets them in. */
import {
  assimilate,
  BORG,
  disabled,
  type Flow,
  hasIcon,
  isBorg,
  isHere,
  locationOf,
  personnelAt,
  spotOf,
} from '@spaceline/engine';
import {
  type Ability,
  ability,
  affiliation,
  both,
  type Condition,
  type Effect,
  type Filter,
  type GrantModifier,
  grant,
  icon,
  keyword,
  kin,
  type Limit,
  mayReportHere,
  type Noun,
  ofType,
  type Picker,
  people,
  type Reach,
  type Reading,
  type ReportModifier,
  readingOf,
  type Selector,
  type SkillModifier,
  select,
  ships,
  when,
  your,
} from '@spaceline/engine/language';
import { inPlaceOfDraw } from './hands-and-piles.ts';

/** "Your Borg", by affiliation or species. */
export const yourBorg: Noun = your(people).which(kin('Borg'));
/** R-11.21 */
export const drone: Filter = both(keyword('Drone'), affiliation('Borg'));
/** A drone of one subcommand. */
export const droneOf = (subcommand: 'Com' | 'Nav' | 'Def'): Filter =>
  both(icon(subcommand), keyword('Drone'), affiliation('Borg'), ofType('Personnel'));

const isCom = (r: Reading, id: number): boolean => isBorg(r.g, id) && hasIcon(r.g, id, 'Com') && !disabled(r.g, id);
const hasComPresent = (r: Reading, id: number): boolean =>
  personnelAt(r.g, spotOf(r.g, id), r.you).some((x) => isCom(r, x));

/** All your Borg at this location who are present with a [Com] Borg; such a Borg is with itself. */
export const hiveWithCom: Reach = {
  has: (r, id) => {
    const { g, source, you } = r;
    const c = g.card(id);
    if (!g.def(id).personnel || c.controller !== you || !isBorg(g, id)) return false;
    return locationOf(g, id) >= 0 && (id === source || isHere(g, source, id)) && hasComPresent(r, id);
  },
  each: 'each of your Borg in this hive present with a [Com] Borg',
};

/** R-12.8: nobody of the hive who is present with a [Com] Borg is put in stasis; whether that one is awake is not asked. */
export const keepsHiveAwake: GrantModifier = grant(
  'awake',
  'wherever [Com] Borg are present in the same hive, your Borg are not placed in stasis',
  (r, id) => {
    const { g, source, you } = r;
    if (!g.def(id).personnel || g.card(id).controller !== you || !isBorg(g, id)) return false;
    if (locationOf(g, id) < 0 || (id !== source && !isHere(g, source, id))) return false;
    return personnelAt(g, spotOf(g, id), you).some((x) => isBorg(g, x) && hasIcon(g, x, 'Com'));
  },
);

/** R-11.23: each has every shared skill at its highest level. */
export const shareSkills = (who: Reach, w?: Condition): SkillModifier => ({
  kind: 'skill',
  skill: 'any',
  how: 'share',
  levels: () => 0,
  applies: (g, source, id) => {
    const r = readingOf(g, source);
    return who.has(r, id) && (w === undefined || w.met(r));
  },
  cumulative: false,
  text: `${w ? `if ${w.text}, ` : ''}${who.each} shares skills: it has every skill of the others at its highest level`,
});

/** Something is done in place of a card draw (R-4.6). */
export const insteadOfDraw = (
  mark: string,
  effect: Effect,
  o: { word?: string; when?: Condition; limit?: Limit } = {},
): Ability => ability(mark, inPlaceOfDraw(effect), o);

/** Borg personnel and Equipment report aboard. */
export const borgReportAboard: readonly ReportModifier[] = [
  mayReportHere(ofType('Equipment')),
  mayReportHere(both(affiliation('Borg'), ofType('Personnel'))),
];

/** Where this drone is, your transporters reach through the SHIELDS of your opponent’s ships and facilities (R-7.10). */
export const transportersReachThrough: GrantModifier = grant(
  'through-shields',
  'where present, your transporters may beam through your opponent’s SHIELDS',
  (r, shielded, end) => {
    const { g, source, you } = r;
    const at = spotOf(g, source);
    return g.card(shielded).controller !== you && (end === at || shielded === at);
  },
);

// ----- ships and crews of the hive

/** Your ships where it happens. */
export const yourShipsThere: Selector = select('one of your ships there', 'your ships there', ({ g, you, event }) =>
  event === null || event.location < 0
    ? []
    : g.tableau.space[event.location].filter((id) => g.def(id).ship && g.card(id).controller === you),
);

const shipOfEvent = ({ event }: Reading): number => event?.cards[0] ?? -1;
/** Your people aboard the ship that is about to be destroyed. */
export const crewOfThatShip: Selector = select('one of its crew', 'its crew', (r) =>
  shipOfEvent(r) < 0 ? [] : personnelAt(r.g, shipOfEvent(r), r.you),
);
export const otherShipsOfYours: Selector = select('another of your ships in play', 'your other ships in play', (r) =>
  your(ships)
    .ids(r)
    .filter((id) => id !== shipOfEvent(r)),
);
/** It happens to your ship, with such a personnel of yours aboard. */
export const toYourShipWith = (f: Filter): Condition =>
  when(`it is your ship with your ${f.pre} aboard`, (r) => {
    const ship = shipOfEvent(r);
    return ship >= 0 && your(ships).has(r, ship) && crewOfThatShip.ids(r).some((id) => f.test(r, id));
  });

// ----- who has died, who is assimilated

/** Such a personnel has just died, whosever it was. */
export const oneDied = (f: Filter): Condition =>
  when(`it is ${f.pre}`, (r) => r.event?.cards.some((id) => f.test(r, id)) === true);
/** Everybody of the Borg of the player whose card it was. */
export const allBorgOfThatPlayer: Selector = select('a Borg of the same player', 'Borg of the same player', (r) =>
  people.ids(r).filter((id) => r.event !== null && r.g.card(id).controller === r.event.seat && kin('Borg').test(r, id)),
);

/** R-2.9: whoever has stocked Borg plays Borg. */
export const opponentPlaysBorg: Condition = when('your opponent plays Borg', ({ g, opponent }) =>
  g.state.cards.some((c) => c.owner === opponent && (g.def(c.id).affiliations & BORG) !== 0),
);
/** The other player has them from now on (R-11.28). */
export const opponentAssimilates = (p: Picker): Effect => ({
  *run(r): Flow {
    for (const id of yield* p.pick(r)) yield* assimilate(r.g, id, r.opponent);
  },
  could: (r) => p.any(r),
  aims: p,
  text: `your opponent assimilates ${p.text}`,
  hint: -5 * p.hint,
});
