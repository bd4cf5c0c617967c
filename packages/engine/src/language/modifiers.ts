/** Continuous effects: what is true while a card is in play. */
import type { Affiliation } from '../cards/facts.ts';
import { type Attribute, type Skill, skillNumber } from '../cards/names.ts';
import { isHere } from '../cloaking/hidden.ts';
import type { Reason } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import { FIRST_IN_PLAY, type Seat, Zone } from '../core/state.ts';
import { disabled } from '../core/values.ts';
import { present as together } from '../spaceline/places.ts';
import type {
  AttributeModifier,
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
  RedirectModifier,
  ReportModifier,
  SeedingModifier,
  SkillModifier,
  StaffingModifier,
} from './definition.ts';
import { list, squeeze } from './english.ts';

/** Which cards a continuous effect reaches. */
export interface Reach {
  applies(g: Game, source: number, id: number): boolean;
  readonly text: string;
}

const passes = (f: Filter | undefined, g: Game, id: number): boolean => f === undefined || f.test(g, id);
const mine = (g: Game, source: number, id: number): boolean => g.card(source).controller === g.card(id).controller;
const words = (f: Filter | undefined, noun: string): string => squeeze(`${f?.pre ?? ''} ${noun} ${f?.post ?? ''}`);

/** Your personnel with this card (R-12.1). */
export const yourPersonnelPresent = (f?: Filter): Reach => ({
  applies: (g, source, id) => g.def(id).personnel && mine(g, source, id) && together(g, source, id) && passes(f, g, id),
  text: `each of your ${words(f, 'personnel')} present`,
});

/** All your personnel in play. */
export const eachOfYourPersonnel = (f?: Filter): Reach => ({
  applies: (g, source, id) =>
    g.def(id).personnel && mine(g, source, id) && g.card(id).zone >= FIRST_IN_PLAY && passes(f, g, id),
  text: `each of your ${words(f, 'personnel')}`,
});

export const eachOfYourShips = (f?: Filter): Reach => ({
  applies: (g, source, id) =>
    g.def(id).ship && mine(g, source, id) && g.card(id).zone >= FIRST_IN_PLAY && passes(f, g, id),
  text: `each of your ${words(f, 'ships')}`,
});

/** The card this one is on, or the ship this one is aboard. */
export const itsHost = (noun = 'it', f?: Filter): Reach => ({
  applies: (g, source, id) => {
    const c = g.card(source);
    return (c.zone === Zone.On || c.zone === Zone.Aboard) && c.host === id && passes(f, g, id);
  },
  text: words(f, noun),
});

export const thisCard: Reach = { applies: (_g, source, id) => source === id, text: 'this card' };

/** Everything of a kind at this card's location. */
export const here = (noun: string, f: Filter): Reach => ({
  applies: (g, source, id) => f.test(g, id) && isHere(g, source, id),
  text: `${squeeze(`${f.pre} ${noun} ${f.post}`)} here`,
});

export interface BoostOptions {
  cumulative?: boolean | number;
  /** only these affiliations use it (R-1.16) */
  useOnly?: readonly Affiliation[];
  /** only while this holds for the reached card */
  while?: { text: string; test: (g: Game, source: number, id: number) => boolean };
}

const sign = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

export const boost = (
  attributes: readonly Attribute[],
  n: number,
  reach: Reach,
  more: BoostOptions = {},
): AttributeModifier => ({
  kind: 'attribute',
  attributes,
  amount: () => n,
  applies: (g, source, id) =>
    reach.applies(g, source, id) && (more.while === undefined || more.while.test(g, source, id)),
  cumulative: more.cumulative ?? false,
  how: 'add',
  text: squeeze(
    `${reach.text} is ${list(
      attributes.map((a) => a.toUpperCase()),
      'and',
    )} ${sign(n)} ${more.while?.text ?? ''}${cumulativeText(more.cumulative)}`,
  ),
});

/** The reached cards have the attribute multiplied; copies count once. */
export const multiply = (attributes: readonly Attribute[], factor: number, reach: Reach): AttributeModifier => ({
  kind: 'attribute',
  attributes,
  amount: () => factor,
  applies: reach.applies,
  cumulative: false,
  how: 'multiply',
  text: `${reach.text} has ${list(
    attributes.map((a) => a.toUpperCase()),
    'and',
  )} ${factor === 2 ? 'doubled' : `times ${factor}`}`,
});

const cumulativeText = (c: boolean | number | undefined): string =>
  c === true ? ' (cumulative)' : typeof c === 'number' ? ` (cumulative up to ${sign(c)})` : '';

/** The reached cards gain levels of a skill. */
export const gainSkill = (
  name: Skill,
  reach: Reach,
  more: { levels?: number; cumulative?: boolean } = {},
): SkillModifier => ({
  kind: 'skill',
  skill: skillNumber(name),
  levels: more.levels ?? 1,
  applies: reach.applies,
  cumulative: more.cumulative ?? false,
  text: `${reach.text} ${(more.levels ?? 1) < 0 ? `loses ${-(more.levels ?? 1)}` : 'gains'} ${name}${cumulativeText(more.cumulative)}`,
});

export const forbid = (
  what: Forbidden,
  text: string,
  reason: Reason,
  applies: (g: Game, source: number, subject: number, seat: Seat, object: number) => boolean,
): ForbidModifier => ({ kind: 'forbid', what, applies, reason, text });

export const grant = (
  what: Granted,
  text: string,
  applies: (g: Game, source: number, subject: number, object: number) => boolean,
): GrantModifier => ({ kind: 'grant', what, applies, text });

/** Ships of a kind may land and take off, once each turn. */
export const mayLand = (
  text: string,
  cost: number,
  applies: (g: Game, source: number, ship: number) => boolean,
): LandModifier => ({
  kind: 'land',
  applies,
  cost,
  text,
});

export const disables = (reach: Reach): DisableModifier => ({
  kind: 'disable',
  applies: reach.applies,
  text: `${reach.text} are disabled`,
});

export const needsMore = (text: string, extra: (g: Game, source: number, seat: Seat) => number): GoalModifier => ({
  kind: 'goal',
  extra,
  text,
});

export const moreCopies = (text: string, allowed: CopiesModifier['allowed']): CopiesModifier => ({
  kind: 'copies',
  allowed,
  text,
});

export const redirects = (text: string, applies: RedirectModifier['applies']): RedirectModifier => ({
  kind: 'redirect',
  applies,
  text,
});

// ----- reporting

export interface ReportOptions {
  free?: boolean;
  limit?: Limit;
  anyAffiliation?: boolean;
}

export const onceEachTurn: Limit = { times: 1, per: 'turn', by: 'card' };
export const onceEveryTurn: Limit = { times: 1, per: 'every', by: 'title' };
export const oncePerGame: Limit = { times: 1, per: 'game', by: 'title' };
export const timesPerGame = (times: number): Limit => ({ times, per: 'game', by: 'title' });

/** Others may report where this text says. */
export const mayReport = (
  text: string,
  who: (g: Game, source: number, id: number) => boolean,
  spots: ReportModifier['spots'],
  more: ReportOptions = {},
): ReportModifier => ({
  kind: 'report',
  who,
  spots,
  free: more.free ?? false,
  limit: more.limit ?? null,
  anyAffiliation: more.anyAffiliation ?? false,
  text,
});

/** This card itself may report aboard certain ships or facilities of yours. */
export const mayReportAboard = (f: Filter, more: ReportOptions & { when?: Filter } = {}): ReportModifier =>
  mayReport(
    `may report aboard your ${words(f, 'ship')}${more.free ? ' (for free)' : ''}`,
    (_g, source, id) => source === id,
    (g, source) => yourVessels(g, g.card(source).owner, f),
    more,
  );

/** This card itself reports for free. */
export const reportsForFree = (limit?: Limit): ReportModifier =>
  mayReport(`reports for free${limit ? ' (once each turn)' : ''}`, (_g, source, id) => source === id, null, {
    free: true,
    limit,
  });

/** Your ships and facilities that pass a filter. */
export function yourVessels(g: Game, seat: Seat, f: Filter): number[] {
  const out: number[] = [];
  for (const id of g.tableau.inPlay) {
    const d = g.def(id);
    if (g.card(id).controller !== seat) continue;
    if ((d.ship || d.facility) && !disabled(g, id) && f.test(g, id)) out.push(id);
  }
  return out;
}

/** Others may be seeded where this text says. */
export const maySeed = (
  text: string,
  phase: SeedingModifier['phase'],
  each: number,
  who: SeedingModifier['who'],
  spots: SeedingModifier['spots'],
): SeedingModifier => ({ kind: 'seeding', phase, who, spots, each, text });

/** A personnel fills more staffing icons than one. */
export const fillsIcons = (text: string, extra: StaffingModifier['extra']): StaffingModifier => ({
  kind: 'staffing',
  extra,
  text,
});
