/** Continuous effects: what is true while a card is in play. */
import type { Affiliation } from '../cards/facts.ts';
import { type Attribute, type Skill, skillNumber } from '../cards/names.ts';
import type { Reason } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import type { Spot } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import { attribute, disabled } from '../core/values.ts';
import { controls } from '../core/vessel.ts';
import { bonusOf, scoreOf } from '../happenings/scoring.ts';
import { locationOf } from '../spaceline/places.ts';
import { type Amount, amountOf, inFigures, measured } from './amounts.ts';
import type {
  AttributeModifier,
  Condition,
  CopiesModifier,
  DisableModifier,
  Filter,
  Forbidden,
  ForbidModifier,
  GoalModifier,
  Granted,
  GrantModifier,
  LandModifier,
  Limit,
  OfflineModifier,
  Reach,
  RedirectModifier,
  ReportModifier,
  SeedingModifier,
  SkillModifier,
  SpanModifier,
  StaffingModifier,
} from './definition.ts';
import { count, list, squeeze } from './english.ts';
import { passes, whoPass } from './filters.ts';
import { spoke } from './names.ts';
import { type Noun, people, ships, your } from './nouns.ts';
import { Reading, readingOf } from './reading.ts';

const words = (f: Filter | undefined, noun: string): string =>
  squeeze(`${f?.pre ?? ''} ${f?.named ? '' : noun} ${f?.post ?? ''}`);
const filtered = (n: Noun, f: Filter | undefined): Noun => (f === undefined ? n : n.which(f));

/** A reach of one's own, with the words for it. */
export const reach = (each: string, has: Reach['has']): Reach => ({ has, each });

/** Your personnel with this card (R-12.1). */
export const yourPersonnelPresent = (f?: Filter): Reach => filtered(your(people), f).present;
/** All your personnel in play. */
export const eachOfYourPersonnel = (f?: Filter): Reach => filtered(your(people), f);
export const eachOfYourShips = (f?: Filter): Reach => filtered(your(ships), f);

const reaches =
  (to: Reach) =>
  (g: Game, source: number, id: number): boolean =>
    to.has(readingOf(g, source), id);

/** Only while this holds: of the reached card, or altogether. */
type While = Filter | Condition;
const holds = (w: While | undefined, r: Reading, id: number): boolean =>
  w === undefined || ('met' in w ? w.met(r) : w.test(r, id));
const reachesWhile =
  (to: Reach, w: While | undefined) =>
  (g: Game, source: number, id: number): boolean => {
    const r = readingOf(g, source);
    return to.has(r, id) && holds(w, r, id);
  };
/** R-1.20: of two people on a card, those who are meant, and as it says. */
const whoOf = (to: Reach, w?: While): Pick<AttributeModifier, 'who'> => {
  if (to.who === undefined) return {};
  return {
    who(g, source, id) {
      const r = readingOf(g, source);
      const then = w === undefined || 'met' in w ? null : whoPass(w, r, id);
      return to.who!(r, id).map((meant, i) => meant && (then?.[i] ?? true));
    },
  };
};
const whileText = (w: While | undefined): string =>
  w === undefined ? '' : 'met' in w ? `while ${w.text}` : squeeze(`${w.pre === '' ? '' : `while ${w.pre}`} ${w.post}`);

export interface BoostOptions {
  cumulative?: boolean | number;
  /** only these affiliations use it (R-1.16) */
  useOnly?: readonly Affiliation[];
  /** only while this holds, of the reached card or altogether */
  while?: While;
}

const sign = (n: number): string => (n < 0 ? `${n}` : `+${n}`);
/** @internal As the card reads it, each time that it is asked for. */
export const readAmount = (n: Amount): ((g: Game, source: number) => number) =>
  typeof n === 'number' ? () => n : (g, source) => n.read(readingOf(g, source));
/** @internal "doubled", "times 3" */
export const timesText = (n: Amount): string =>
  n === 0 ? 'reduced to zero' : n === 2 ? 'doubled' : inFigures(n, (k) => `times ${k}`);

export const boost = (
  attributes: readonly Attribute[],
  n: Amount,
  to: Reach,
  more: BoostOptions = {},
): AttributeModifier => ({
  kind: 'attribute',
  attributes,
  amount: readAmount(n),
  applies: reachesWhile(to, more.while),
  ...whoOf(to, more.while),
  cumulative: more.cumulative ?? false,
  how: 'add',
  text: squeeze(
    `${to.each} is ${list(
      attributes.map((a) => a.toUpperCase()),
      'and',
    )} ${measured(n, sign)} ${whileText(more.while)}${cumulativeText(more.cumulative)}`,
  ),
});

/** The reached cards have the attribute multiplied; copies count once. */
export const multiply = (attributes: readonly Attribute[], factor: Amount, to: Reach): AttributeModifier => ({
  kind: 'attribute',
  attributes,
  amount: readAmount(factor),
  applies: reaches(to),
  cumulative: false,
  how: 'multiply',
  text: `${to.each} has ${list(
    attributes.map((a) => a.toUpperCase()),
    'and',
  )} ${timesText(factor)}`,
});

/** The reached cards have this number instead of their own (R-1.10). */
export const sets = (attributes: readonly Attribute[], n: Amount, to: Reach): AttributeModifier => ({
  kind: 'attribute',
  attributes,
  amount: readAmount(n),
  applies: reaches(to),
  cumulative: false,
  how: 'set',
  text: inFigures(
    n,
    (k) =>
      `${to.each} has ${list(
        attributes.map((a) => a.toUpperCase()),
        'and',
      )} ${k}`,
  ),
});

const cumulativeText = (c: boolean | number | undefined): string =>
  c === true ? ' (cumulative)' : typeof c === 'number' ? ` (cumulative up to ${sign(c)})` : '';

/** "loses 1 Honor", "gains 2 Honor for each of your ships" */
const levelsText = (name: Skill, n: Amount): string =>
  typeof n === 'number' ? `${n < 0 ? `loses ${-n}` : 'gains'} ${name}` : `gains ${measured(n, (k) => `${k} ${name}`)}`;

/** The reached cards gain levels of a skill. */
export const gainSkill = (
  name: Skill,
  to: Reach,
  more: { levels?: Amount; cumulative?: boolean; while?: While } = {},
): SkillModifier => ({
  kind: 'skill',
  skill: skillNumber(name),
  how: 'add',
  levels: readAmount(more.levels ?? 1),
  applies: reachesWhile(to, more.while),
  ...whoOf(to, more.while),
  cumulative: more.cumulative ?? false,
  text: `${to.each} ${squeeze(`${levelsText(name, more.levels ?? 1)} ${whileText(more.while)}`)}${cumulativeText(more.cumulative)}`,
});

/** `subject`: a card, or a spot, as each use says; `by`: who wants to do it. */
export const forbid = (
  what: Forbidden,
  text: string,
  reason: Reason,
  applies: (r: Reading, subject: number, by: Seat, object: number) => boolean,
): ForbidModifier => ({
  kind: 'forbid',
  what,
  applies: (g, source, subject, seat, object) => applies(readingOf(g, source), subject, seat, object),
  reason,
  text,
});

export const grant = (
  what: Granted,
  text: string,
  applies: (r: Reading, subject: number, object: number) => boolean,
): GrantModifier => ({
  kind: 'grant',
  what,
  applies: (g, source, subject, object) => applies(readingOf(g, source), subject, object),
  text,
});

/** They land and take off, once each turn, for so much RANGE or for all they have (R-7.13). */
export const mayLand = (range: Amount | 'total', to: Reach): LandModifier => ({
  kind: 'land',
  applies: reaches(to),
  cost: range === 'total' ? (g, _, ship) => attribute(g, ship, 'range') : readAmount(range),
  text: `${to.each} may land or take off once each turn${forRange(range)}`,
});

const forRange = (range: Amount | 'total'): string => {
  if (range === 'total') return ' for its total RANGE';
  return range === 0 ? '' : ` for ${measured(range, (n) => `${n} RANGE`)}`;
};

/** The same, but each of the two only once per game. */
export const mayLandOnce = (to: Reach): LandModifier => ({
  ...mayLand(0, to),
  once: true,
  text: `${to.each} may take off and land once per game`,
});

/** What they are, or have, is off line: it cannot be used in any way (BOG-42, BOG-43). */
export const takesOffLine = (what: string, to: Reach): OfflineModifier => ({
  kind: 'offline',
  what,
  applies: reaches(to),
  text: `${what} of ${to.each} is off line`,
});

export const disables = (to: Reach): DisableModifier => ({
  kind: 'disable',
  applies: reaches(to),
  text: `${to.each} ${/^(all|both|the .* and) /.test(to.each) ? 'are' : 'is'} disabled`,
});

/** Of a doorway: it does nothing while it is closed. */
export const closes = (to: Reach, w?: Condition): DisableModifier => ({
  kind: 'disable',
  closes: true,
  applies: reachesWhile(to, w),
  text: squeeze(`${to.each} is closed ${whileText(w)}`),
});

/** R-12.8: disabled, and neither moved nor targeted. */
export const putsInStasis = (to: Reach): DisableModifier => ({
  kind: 'disable',
  stasis: true,
  applies: reaches(to),
  text: `${to.each} is in stasis`,
});

/** R-1.8: what they may do by their text is a special skill, and goes with the skills. */
export const silencesSkills = (to: Reach): DisableModifier => ({
  kind: 'disable',
  skills: true,
  applies: reaches(to),
  text: '',
});

/** Whoever does not meet this needs more points to win. */
export const needsMore = (n: Amount, unless: Condition): GoalModifier => ({
  kind: 'goal',
  extra(g, source, seat) {
    const r = new Reading(g, source, seat);
    return unless.met(r) ? 0 : amountOf(n, r);
  },
  text: `a player needs ${measured(n, (k) => `${k} more points`)} to win unless ${unless.text}`,
});

/** R-11.62: bonus points beyond a player's other points do not count. */
export const bonusCountsAsFarAsOthers: GoalModifier = {
  kind: 'goal',
  uncounted: true,
  extra(g, _, seat, dropped = 0) {
    const bonus = bonusOf(g, seat);
    return Math.max(0, bonus - dropped - Math.max(0, scoreOf(g, seat) - bonus));
  },
  text: 'bonus points of any player beyond that player’s other points do not count toward winning',
};

/** Bonus points that are scored at the locations of these missions, by whomever, do not count toward winning. */
export const bonusThereDoesNotCount: GoalModifier = {
  kind: 'goal',
  extra: () => 0,
  drops: (g, _, e, missions = []) => e.bonus && e.at !== undefined && missions.some((m) => locationOf(g, m) === e.at),
  text: 'bonus points scored at {them} do not count toward winning',
};

/** R-7.3: it takes so much more RANGE to fly past them or there. */
export const longer = (n: Amount, to: Reach): SpanModifier => ({
  kind: 'span',
  more: readAmount(n),
  applies: reaches(to),
  text: `${to.each} is span ${measured(n, sign)}`,
});

/** You may have so many copies of a unique card in play. */
export const moreCopies = (n: Amount, f: Filter): CopiesModifier => ({
  kind: 'copies',
  allowed(g, source, seat, id) {
    const r = readingOf(g, source);
    return r.you === seat && f.test(r, id) ? amountOf(n, r) : 1;
  },
  text: `${measured(n, (k) => `${count(k)} copies`)} of one ${squeeze(`${f.pre} ${f.post}`)} may be in play for you`,
});

/** Discarded from play, they lie under this card; when it leaves play, they are discarded after all (R-4.24). */
export const keepsUnderHere = (who: Reach): RedirectModifier => ({
  kind: 'redirect',
  applies: reaches(who),
  text: `${who.each} is placed under here when discarded from play`,
});

// ----- reporting

export interface ReportOptions {
  free?: boolean;
  limit?: Limit;
  anyAffiliation?: boolean;
  /** the other player's cards, too: always, or while this holds */
  forBoth?: true | Condition;
  /** where it could report anyway, at the location of this card */
  here?: true;
}

export const onceEachTurn: Limit = { times: 1, per: 'turn', by: 'card' };
export const onceEveryTurn: Limit = { times: 1, per: 'every', by: 'title' };
export const oncePerGame: Limit = { times: 1, per: 'game', by: 'title' };
export const timesPerGame = (times: number): Limit => ({ times, per: 'game', by: 'title' });

const servesBoth =
  (w: true | Condition) =>
  (g: Game, source: number): boolean =>
    w === true || w.met(readingOf(g, source));

/** Others may report where this text says. */
export const mayReport = (
  text: string,
  who: Filter['test'],
  spots: ((r: Reading, id: number) => Spot[]) | null,
  more: ReportOptions = {},
): ReportModifier => ({
  kind: 'report',
  who: (g, source, id) => who(readingOf(g, source), id),
  spots: spots === null ? null : (g, source, id) => spots(readingOf(g, source), id),
  free: more.free ?? false,
  limit: more.limit ?? null,
  anyAffiliation: more.anyAffiliation ?? false,
  ...(more.forBoth && { forBoth: servesBoth(more.forBoth) }),
  ...(more.here && { here: true }),
  text,
});

const isItself = ({ source }: Reading, id: number): boolean => source === id;

/** This card itself may report aboard certain ships or facilities of yours. */
export const mayReportAboard = (f: Filter, more: ReportOptions & { when?: Filter } = {}): ReportModifier =>
  mayReport(
    `may report aboard your ${words(f, 'ship')}${more.free ? ' (for free)' : ''}`,
    isItself,
    ({ g, source }) => yourVessels(g, g.card(source).owner, f),
    more,
  );

/** This card itself reports for free. */
export const reportsForFree = (limit?: Limit): ReportModifier =>
  mayReport(`reports for free${limit ? ' (once each turn)' : ''}`, isItself, null, {
    free: true,
    limit,
  });

/** The same as long as this holds. */
export const reportsForFreeIf = (c: Condition): ReportModifier =>
  mayReport(`reports for free if ${c.text}`, (r, id) => isItself(r, id) && c.met(r), null, { free: true });

/** Your ships and facilities that pass a filter. */
export function yourVessels(g: Game, seat: Seat, f: Filter): number[] {
  const out: number[] = [];
  for (const id of g.tableau.inPlay) {
    const d = g.def(id);
    if ((d.ship || d.facility) && controls(g, seat, id) && !disabled(g, id) && passes(g, f, id)) out.push(id);
  }
  return out;
}

/** Others may be seeded where this text says. */
export const maySeed = (
  text: string,
  phase: SeedingModifier['phase'],
  each: number,
  who: Filter['test'],
  spots: (r: Reading, id: number) => Spot[],
): SeedingModifier => ({
  kind: 'seeding',
  phase,
  who: (g, source, id) => who(readingOf(g, source), id),
  spots: (g, source, id) => spots(readingOf(g, source), id),
  each,
  text,
});

/** R-7.2: alone they fill so many staffing icons of those ships, or each of these icons. */
export const fillsIcons = (n: Amount | readonly string[], who: Reach, of: Reach): StaffingModifier => {
  const icons = typeof n === 'number' || 'read' in n ? null : spoke('icon', ...n);
  const what =
    icons === null
      ? `up to ${measured(n as Amount, (k) => `${k} staffing icons`)}`
      : `all of ${list(
          icons.map((i) => `[${i}]`),
          'and',
        )}`;
  return {
    kind: 'staffing',
    extra(g, source, ship, id) {
      const r = readingOf(g, source);
      if (!who.has(r, id) || !of.has(r, ship)) return 0;
      const fills =
        icons === null
          ? amountOf(n as Amount, r)
          : icons.filter((i) => g.def(ship).facts.staffing?.includes(i) === true).length;
      return Math.max(0, fills - 1);
    },
    text: `${who.each} may fill ${what} of ${of.each}`,
  };
};

/** R-7.2: beside the icon that everybody fills, so many more of those ships, whatever they ask for. */
export const fillsAnyIcons = (n: Amount, who: Reach, of: Reach): StaffingModifier => ({
  kind: 'staffing',
  extra(g, source, ship, id) {
    const r = readingOf(g, source);
    return who.has(r, id) && of.has(r, ship) ? amountOf(n, r) : 0;
  },
  any: true,
  text: `${who.each} may fill any ${measured(n, (k) => (k === 1 ? 'one further staffing icon' : `${k} further staffing icons`))} of ${of.each}`,
});
