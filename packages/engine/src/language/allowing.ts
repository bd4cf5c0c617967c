/** What a text lets others do, or keeps them from: reporting, attacking, attempting, carrying, firing. */
import type { CardType } from '../cards/facts.ts';
import { affiliationBit } from '../cards/names.ts';
import type { Game } from '../core/game.ts';
import { usedAsType } from '../core/permissions.ts';
import { locationSpot, NOWHERE, planetSpot, type Spot } from '../core/spot.ts';
import { type Seat, Zone } from '../core/state.ts';
import { isPlanetLocation, locationOf, locationOfSpot, ownsMission, spotOf } from '../spaceline/places.ts';
import type {
  Condition,
  Filter,
  Forbidden,
  ForbidModifier,
  FreePlayModifier,
  GrantModifier,
  Limit,
  Reach,
  ReportModifier,
  Selector,
} from './definition.ts';
import { squeeze } from './english.ts';
import { forbid, grant, mayReport, type ReportOptions } from './modifiers.ts';
import { spoke } from './names.ts';
import { type Reading, readingOf } from './reading.ts';

interface MoreReport extends ReportOptions {
  while?: Condition;
  /** what its text calls the place of this card, where that is not "here" (CR-112: anywhere at the location) */
  place?: 'aboard' | 'where present';
}

/** "once each turn, one of your … cards may report for free" */
const mayReportText = (f: Filter, o: MoreReport, where: string): string =>
  squeeze(
    `${o.limit ? 'once each turn, one of' : ''} your ${noun(f, 'cards')} may report ${where} ${o.free ? 'for free' : ''} ${o.while ? `while ${o.while.text}` : ''}`,
  );
const holds = (r: Reading, w: Condition | undefined): boolean => w === undefined || w.met(r);
const others =
  (f: Filter, o: MoreReport): Filter['test'] =>
  (r, id) =>
    id !== r.source && f.test(r, id) && holds(r, o.while);
const noun = (f: Filter, word: string): string => squeeze(`${f.pre} ${f.named ? '' : word} ${f.post}`);

/** Where this card takes others in: aboard itself, aboard what it is on, on its planet, or where it lies. */
function doorOf(g: Game, source: number): Spot[] {
  const d = g.def(source);
  const c = g.card(source);
  if (d.ship || d.facility || d.facts.type === 'Site') return [source];
  if (d.mission || c.zone === Zone.OnLocation) {
    const l = locationOf(g, source);
    return l < 0 ? [] : [isPlanetLocation(g, l) ? planetSpot(l) : locationSpot(l)];
  }
  // R-6.3: what the opponent has taken takes nobody in; R-3.19: a headquarters is open to both
  if (c.zone === Zone.On && (g.def(c.host).ship || g.def(c.host).facility))
    return g.card(c.host).controller === c.controller || g.def(c.host).facts.facility === 'headquarters'
      ? [c.host]
      : [];
  return [spotOf(g, source)].filter((s) => s !== NOWHERE);
}

/** Your cards that pass may report where this card is. */
export const mayReportHere = (f: Filter, o: MoreReport = {}): ReportModifier =>
  mayReport(mayReportText(f, o, o.place ?? 'here'), others(f, o), ({ g, source }) => doorOf(g, source), o);

/** Your cards that pass may report there. */
export const mayReportTo = (f: Filter, to: Selector, o: MoreReport = {}): ReportModifier =>
  mayReport(mayReportText(f, o, `to ${to.one}`), others(f, o), (r) => to.ids(r), o);

/** This card itself may report there. */
export const reportsTo = (to: Selector, o: MoreReport = {}): ReportModifier =>
  mayReport(
    squeeze(`may report to ${to.one} ${o.free ? '(for free)' : ''} ${o.while ? `while ${o.while.text}` : ''}`),
    (r, id) => r.source === id && holds(r, o.while),
    (r) => to.ids(r),
    o,
  );

/** Your cards that pass report for free wherever they could report anyway. */
export const reportFree = (f: Filter, o: MoreReport = {}): ReportModifier =>
  mayReport(mayReportText(f, { ...o, free: true }, ''), others(f, o), null, { ...o, free: true });

/** Cards that pass, and do not report, are played for free, wherever they may be played. */
export const playsFree = (f: Filter, o: { limit?: Limit } = {}): FreePlayModifier => ({
  kind: 'free',
  who: (g, source, id) => f.test(readingOf(g, source), id),
  at: () => true,
  limit: o.limit ?? null,
  text: squeeze(`${o.limit ? 'once each turn, one of' : ''} your ${noun(f, 'cards')} may play for free`),
});

/** The same, but only here: at this location, or on the table. */
export const playsFreeHere = (f: Filter, o: { limit?: Limit } = {}): FreePlayModifier => ({
  ...playsFree(f, o),
  at: (g, source, spot) => spot === NOWHERE || locationOfSpot(g, spot) === locationOf(g, source),
  text: squeeze(`${o.limit ? 'once each turn, one of' : ''} your ${noun(f, 'cards')} may play here for free`),
});

// ----- permissions

const HAS = {
  brig: 'has a Brig',
  transporters: 'has transporters',
  holodeck: 'has a Holodeck',
  leader: 'is a leader',
  repairs: 'repairs ships docked there',
  operations: 'is where the station’s WEAPONS are used',
  projected: 'needs no Holodeck, and moves normally; worn, this is no Equipment card',
  white: 'keeps those present from white deprivation',
  'counts-against':
    'has its classification, skills and attributes subtracted from the totals of the crew or Away Team it is with',
  'mix-cards': 'mixes with your personnel whatever the affiliations',
  staff: 'may staff ships as [Stf]',
  acquire: 'may take artifacts that lie open on the same planet, or at the same space location if aboard a ship',
} as const;

/** The reached cards have it: a Brig, transporters; or are it; always, or while they are like that. */
export const has = (what: keyof typeof HAS, to: Reach, w?: Filter): GrantModifier =>
  grant(
    what,
    squeeze(`${w ? `while ${w.pre} ${w.post}, ` : ''}${to.each} ${HAS[what]}`.replace(' , ', ', ')),
    (r, id) => to.has(r, id) && w?.test(r, id) !== false,
  );

/** Where this card is, its player's people and ships go through the doors of any player's ships and facilities. */
export const opensDoors: GrantModifier = grant(
  'doors',
  'where present, allows docking and undocking at, and walking into and out of, any player’s ship or facility',
  ({ g, source, you }, spot, seat) => seat === you && spotOf(g, source) === spot,
);

/** DOM-59: a text works by them that both players must see, so that they lie open. */
export const lieOpen = (who: Reach): GrantModifier => grant('open', '', (r, id) => who.has(r, id));

/** Those may start battles against these, whatever the affiliations. */
export const mayAttack = (who: Reach, whom: Filter): GrantModifier =>
  grant(
    'attack',
    `${who.each} may start battles against ${noun(whom, 'cards')}`,
    (r, a, b) => who.has(r, a) && whom.test(r, b),
  );

/** Those may start personnel battles against these, or against everybody, whatever the affiliations, and need no leader for it (R-10.1). */
export const mayFight = (who: Reach, whom?: Filter): GrantModifier =>
  grant(
    'fight',
    `${who.each} may start personnel battles against ${whom ? noun(whom, 'cards') : 'any affiliation'}, and needs no leader for it`,
    (r, a, b) => who.has(r, a) && (whom === undefined || whom.test(r, b)),
  );

/** Your cards of this affiliation, which gets along with others by itself, are like those of any other (R-6.1, R-9.4). */
export const keepsToItself = (a: 'Non-Aligned' | 'Neutral'): GrantModifier =>
  grant(
    'aligned',
    `your ${a} cards do not work with aligned cards and do not start battles against ${a} cards`,
    (_, bit) => bit === affiliationBit(a),
  );

/** Those may attempt the mission that this card is, or is on. */
export const mayAttempt = (who: Reach): GrantModifier =>
  grant(
    'attempt',
    `${who.each} may attempt this mission`,
    (r, mission, id) => locationOf(r.g, mission) === locationOf(r.g, r.source) && who.has(r, id),
  );

/** They have that special equipment, printed or not. */
export const gainsEquipment = (name: string, to: Reach): GrantModifier => {
  spoke('special equipment', name);
  return grant(`equipment:${name}`, `${to.each} has ${name}`, (r, id) => to.has(r, id));
};

export const mayCarry = (carriers: Reach, cargo: Reach): GrantModifier =>
  grant(
    'carry',
    `${carriers.each} may carry and launch ${'many' in cargo ? (cargo as Selector).many : cargo.each}`,
    (r, carrier, ship) => carriers.has(r, carrier) && cargo.has(r, ship),
  );

// ----- what may not be done

/** "Cannot" beats "may": whatever lets ships carry others, these carry none but such ships (R-7.14). */
export const carriesOnly = (carriers: Reach, f: Filter): ForbidModifier =>
  cannot('carry', `${carriers.each} carries no ships but ${noun(f, 'ships')}`, 'R-7.14', (r, carrier, _, ship) => {
    return carriers.has(r, carrier) && !f.test(r, ship);
  });

/** … and these none at all. */
export const carriesNone = (carriers: Reach): ForbidModifier =>
  cannot('carry', `${carriers.each} carries no ships`, 'R-7.14', (r, carrier) => carriers.has(r, carrier));

const CANNOT: Readonly<
  Record<
    | 'fire'
    | 'move'
    | 'nullify'
    | 'beam'
    | 'attempt-with'
    | 'assimilate'
    | 'target'
    | 'commandeer'
    | 'cloak'
    | 'disengage'
    | 'attack-on'
    | 'stop',
    [rule: string, says: string]
  >
> = {
  fire: ['BOG-102', 'may not use its WEAPONS'],
  move: ['R-7.1', 'may not move'],
  nullify: ['R-4.17', 'may not be nullified'],
  beam: ['R-7.9', 'may not beam'],
  'attempt-with': ['R-8.1', 'may not be used to attempt missions'],
  target: ['R-12.8', 'may not be targeted'],
  assimilate: ['R-11.28', 'may not be assimilated'],
  commandeer: ['BOG-93', 'may not be commandeered'],
  cloak: ['CR-63', 'may not cloak'],
  'attack-on': ['R-9.1', 'may not be attacked by ships or facilities'],
  disengage: ['BOG-42', 'may not decloak or dephase'],
  stop: ['CR-137', 'may not be stopped by dilemmas'],
};

/** The reached cards may not do it. */
export const mayNot = (what: keyof typeof CANNOT, to: Reach, w?: Condition): ForbidModifier => {
  const [rule, says] = CANNOT[what];
  return cannot(what, squeeze(`${to.each} ${says} ${w ? `while ${w.text}` : ''}`), rule, (r, id) => {
    return to.has(r, id) && holds(r, w);
  });
};

/** The mission that this card is, or is on, may not be attempted: by nobody, or not by your opponent. */
export const mayNotBeAttempted = (by: keyof typeof NO_ATTEMPT = 'anybody', w?: Condition): ForbidModifier =>
  cannot(
    'attempt',
    `${NO_ATTEMPT[by]}${w === undefined ? '' : ` while ${w.text}`}`,
    'R-8.1',
    (r, location, seat) =>
      locationOf(r.g, r.source) === location &&
      (by === 'anybody' || (by === 'you') === isTheirs(r.g, r.source, location, seat)) &&
      w?.met(r) !== false,
    ['R-1.14'],
  );

/** R-1.14: the end of this mission that faces your opponent says nothing: it is neither attempted nor scouted. */
export const onlyYourEnd = (): ForbidModifier[] => [
  mayNotBeAttempted('opponent'),
  cannot(
    'scout',
    '',
    'R-1.14',
    (r, location, seat) => locationOf(r.g, r.source) === location && !isTheirs(r.g, r.source, location, seat),
  ),
];

/** Your opponent's Borg may not scout the mission that this card is on, nor complete an objective there (R-11.25). */
export const mayNotBeScouted = (): ForbidModifier =>
  cannot(
    'scout',
    'your opponent may neither scout this mission nor complete an objective for Borg there',
    'R-11.25',
    ({ g, source }, location, seat) => locationOf(g, source) === location && g.card(source).controller !== seat,
  );

const NO_ATTEMPT = {
  anybody: 'this mission may not be attempted',
  opponent: 'your opponent may not attempt this mission',
  you: 'you may not attempt this mission',
} as const;

/** R-3.8: a mission is that of everybody who has seeded it or a copy. */
const isTheirs = (g: Game, source: number, location: number, seat: Seat): boolean =>
  g.def(source).mission ? ownsMission(g, location, seat) : g.card(source).controller === seat;

const cannot = (
  what: Forbidden,
  text: string,
  rule: string,
  applies: Parameters<typeof forbid>[3],
  also: readonly string[] = [],
): ForbidModifier => forbid(what, text, { rule, text: `{card}: ${text}`, also }, applies);

/** R-5.18: no player downloads anything. */
export const nobodyDownloads: ForbidModifier = cannot(
  'downloads',
  'no player may download any card',
  'R-5.18',
  () => true,
);

/** No player plays such a card, or uses one as a card of that type (R-1.2). */
export const nobodyPlays = (f: Filter, as?: CardType): ForbidModifier => {
  const what = as === undefined ? '' : `${as} cards`;
  return cannot(
    'play',
    squeeze(`no player may play ${f.named ? `${f.pre} ${what}` : `${what} ${f.pre}`} ${f.post}`),
    'R-4.26',
    (r, id, _, used) => f.test(r, id) && (as === undefined || as === (usedAsType(used) ?? r.g.def(id).facts.type)),
  );
};
