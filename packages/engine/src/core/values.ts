/**
 * The one door to read what a card is worth right now, after everything in play that changes it. Continuous effects are
 * never applied and taken back: they are derived here, each time.
 *
 * Order of modifiers: printed value; replacements; additions and subtractions; multiplications; never below 0.
 */
import type { CardDef } from '../cards/catalogue.ts';
import type { Affiliation } from '../cards/facts.ts';
import { ATTRIBUTES, type Attribute, affiliationBit, SKILLS, skillNumber } from '../cards/names.ts';
import type { AttributeModifier, IdentityModifier, SkillModifier } from '../language/definition.ts';
import type { Game } from './game.ts';
import { granted } from './permissions.ts';
import { Status, Zone } from './state.ts';
import { isWholeAnswer } from './tableau.ts';

const OUT_OF_ACTION = Status.Disabled | Status.Stasis | Status.Deactivated;

/** BOG-68: captured, and not Brainwashed: disabled, and moved about like equipment. */
export const isCaptive = (g: Game, id: number): boolean =>
  (g.card(id).status & (Status.Captive | Status.Brainwashed)) === Status.Captive;

/** Disabled, in stasis, captive or switched off: no skills, icons, attributes or text. */
export function disabled(g: Game, id: number): boolean {
  const c = g.card(id);
  return (c.status & OUT_OF_ACTION) !== 0 || isCaptive(g, id) || isSilenced(g, id);
}

/** By a text in play; it is asked often, so it is kept. */
function isSilenced(g: Game, id: number): boolean {
  const { disable, answers, silencing } = g.tableau;
  if (disable.length === 0 || silencing.includes(id)) return false;
  const known = answers.disabled.get(id);
  if (known !== undefined) return known;
  const is = silencer(g, id) >= 0;
  if (isWholeAnswer(g.tableau)) answers.disabled.set(id, is);
  return is;
}

/**
 * The card whose text, while it holds, disables this one; -1 where none does. A text that asks whom it disables for a skill ("Empaths are
 * disabled") is read by what they have without it.
 */
export function silencer(g: Game, id: number): number {
  const { disable, silencing } = g.tableau;
  silencing.push(id);
  try {
    for (const { card, modifier: m } of disable)
      if (!m.skills && m.applies(g, card, id) && !(m.stasis && isKeptAwake(g, id))) return card;
    return -1;
  } finally {
    silencing.pop();
  }
}

/** Whether its own text holds: nobody does anything by it who is disabled or has lost special skills. */
export function speaks(g: Game, id: number): boolean {
  if (disabled(g, id)) return false;
  for (const { card, modifier: m } of g.tableau.disable) if (m.skills && m.applies(g, card, id)) return false;
  return true;
}

/** disabled, and neither moved nor targeted. */
export function inStasis(g: Game, id: number): boolean {
  if ((g.card(id).status & Status.Stasis) !== 0) return true;
  for (const s of g.tableau.disable)
    if (s.modifier.stasis && s.modifier.applies(g, s.card, id)) return !isKeptAwake(g, id);
  return false;
}

/** A text keeps it from being put in stasis. */
const isKeptAwake = (g: Game, id: number): boolean => granted(g, 'awake', id, -1);

export const stopped = (g: Game, id: number): boolean => (g.card(id).status & Status.Stopped) !== 0;

/** Neither stopped nor disabled: able to act, staff and use skills. */
export const able = (g: Game, id: number): boolean => !stopped(g, id) && !disabled(g, id);

function printed(g: Game, id: number, attribute: Attribute): number {
  const d = g.def(id);
  const variable = d.rules?.variable?.[attribute];
  if (variable) return variable(g, id);
  return d.numbers[ATTRIBUTES.indexOf(attribute)] ?? 0;
}

/** Copies of one card that are not cumulative count once: which of these sources count. */
function counts(g: Game, seen: Map<string, number>, source: number, m: AttributeModifier, amount: number): number {
  if (m.cumulative === true) return amount;
  const title = g.def(source).title;
  const already = seen.get(title) ?? 0;
  const most = m.cumulative === false ? amount : m.cumulative;
  const counted = Math.abs(already) >= Math.abs(most) ? 0 : amount;
  seen.set(title, already + counted);
  return counted;
}

const BORG = affiliationBit('Borg');
const isHandWeapon = (g: Game, id: number): boolean => g.def(id).keywords.has('hand weapon');

/** the Borg never use hand weapons. */
export const unarmed = (g: Game, id: number): boolean => g.def(id).personnel && (affiliations(g, id) & BORG) !== 0;

/** Is it that card, or something on or aboard it? */
const isWithin = (g: Game, id: number, outer: number): boolean => {
  if (id === outer) return true;
  const c = g.card(id);
  return (c.zone === Zone.Aboard || c.zone === Zone.On) && isWithin(g, c.host, outer);
};

/** CR-88: what is phased ignores the texts of others in play, good and bad; those on or aboard it are no others (CR-91). */
export const ignores = (g: Game, id: number, source: number): boolean =>
  (g.card(id).status & Status.Phased) !== 0 && !isWithin(g, source, id);

export function attribute(g: Game, id: number, name: Attribute): number {
  const { value, added, factor } = reckoning(g, id, name);
  return limited(g, id, name, Math.max(0, (value + added) * factor));
}

/** all the people on a card, when a sum is made of them. */
const ALL = -1;

/** how many of those on a card a text reaches: of all, or of one. */
function reached(g: Game, source: number, m: AttributeModifier | SkillModifier, id: number, person: number): number {
  const { people } = g.def(id);
  if (people < 2) return 1;
  const who = m.who?.(g, source, id);
  if (person !== ALL) return (who?.[person] ?? true) ? 1 : 0;
  return who === undefined ? people : who.filter(Boolean).length;
}

/** what the number starts from, what is added to it, and by how much the sum is multiplied; without what certain cards do to it. */
function reckoning(
  g: Game,
  id: number,
  name: Attribute,
  person = ALL,
  isLeftOut?: (source: number) => boolean,
): { value: number; added: number; factor: number } {
  let value = printed(g, id, name);
  const sources = g.tableau.attribute;
  let seen: Map<string, number> | null = null;
  let factor = 1;
  let added = 0;
  let enhanced = 0;
  for (let i = 0; i < sources.length; i++) {
    const { card, modifier: m } = sources[i];
    if (!m.attributes.includes(name) || !reaches(g, 'attribute', i, id)) continue;
    if ((unarmed(g, id) && isHandWeapon(g, card)) || isLeftOut?.(card)) continue;
    const amount = m.amount(g, card, id);
    if (m.how === 'set') value = amount;
    else if (m.how === 'multiply') {
      if (seen === null) seen = new Map();
      const key = `x ${g.def(card).title}`;
      if (m.cumulative === true || !seen.has(key)) factor *= amount;
      seen.set(key, 1);
    } else {
      let counted = amount;
      if (m.cumulative !== true) {
        if (seen === null) seen = new Map();
        counted = counts(g, seen, card, m, amount);
      }
      counted *= reached(g, card, m, id, person);
      if (counted > 0) enhanced += counted;
      else added += counted;
    }
  }
  if (enhanced > 0 && !isOffline(g, id, `${name} enhancements`)) added += enhanced;
  return { value, added, factor };
}

/** a ship damaged by rotation has RANGE 5 at most. */
function limited(g: Game, id: number, name: Attribute, value: number): number {
  return name === 'range' && (g.card(id).status & Status.Rotated) !== 0 ? Math.min(5, value) : value;
}

/** BOG-42, BOG-43: something of the card is off line. */
export function isOffline(g: Game, id: number, what: string): boolean {
  for (const s of g.tableau.offline) if (s.modifier.what === what && s.modifier.applies(g, s.card, id)) return true;
  return false;
}

export const printedAttribute = printed;

/** the printed number of each person on the card. */
export const printedAttributesOf = (g: Game, id: number, name: Attribute): readonly number[] =>
  g.def(id).people < 2 ? [printed(g, id, name)] : String(g.def(id).facts[name]).split('+').map(Number);

/** what is asked of one personnel is asked of each of the two on a card; without what certain cards do to it. */
export function attributesOf(
  g: Game,
  id: number,
  name: Attribute,
  isLeftOut?: (source: number) => boolean,
): readonly number[] {
  const whole = printed(g, id, name);
  return printedAttributesOf(g, id, name).map((n, i) => {
    const { value, added, factor } = reckoning(g, id, name, i, isLeftOut);
    const set = (value - whole) / g.def(id).people;
    return limited(g, id, name, Math.max(0, (n + set + added) * factor));
  });
}

/** What a card works as: what is printed on it, or on the one that it is made to be like. */
function roleOf(g: Game, id: number): CardDef {
  for (const { card, modifier: m } of g.tableau.likeness) {
    if (!m.applies(g, card, id)) continue;
    const model = m.model(g, card);
    if (model >= 0) return g.def(model);
  }
  return g.def(id);
}

/** Levels of one skill that a card has, its classification included, whether or not it may use them now. It is asked often, so it is kept. */
export function skillLevel(g: Game, id: number, skill: number): number {
  const { skill: texts, identity, likeness, answers } = g.tableau;
  if (texts.length + identity.length + likeness.length === 0) return g.def(id).levels[skill];
  if (!isWholeAnswer(g.tableau)) return reckonedLevel(g, id, skill);
  const known = answers.levelsOf(id);
  return known.get(skill) ?? known.set(skill, reckonedLevel(g, id, skill));
}

function reckonedLevel(g: Game, id: number, skill: number, person = ALL): number {
  let level = person === ALL ? roleOf(g, id).levels[skill] : printedLevels(g, id, skill)[person];
  level += reclassified(g, id, skill, person);
  let factor = 1;
  let lost = false;
  const sources = g.tableau.skill;
  if (sources.length > 0) {
    let seen: Set<string> | null = null;
    for (let i = 0; i < sources.length; i++) {
      const { card, modifier: m } = sources[i];
      if (!speaksOf(g, m, id, skill) || !reaches(g, 'skill', i, id)) continue;
      if (!m.cumulative) {
        if (seen === null) seen = new Set();
        if (seen.has(g.def(card).title)) continue;
        seen.add(g.def(card).title);
      }
      if (m.how === 'add') level += m.levels(g, card, id, skill) * reached(g, card, m, id, person);
      else if (m.how === 'set') level = m.levels(g, card, id, skill);
      else if (m.how === 'multiply') factor *= m.levels(g, card, id, skill);
      else lost = true;
    }
  }
  // a classification is no listed skill: it is not lost with them
  if (lost) return classificationsOf(g, id)[Math.max(0, person)] === SKILLS[skill] ? 1 : 0;
  return Math.max(0, level * factor);
}

/** Does a text, by its place among those of its kind, reach this card? It is asked for each skill or attribute of a card, so it is kept. */
function reaches(g: Game, kind: 'skill' | 'attribute', text: number, id: number): boolean {
  const t = g.tableau;
  if (!isWholeAnswer(t)) return isReached(g, t[kind][text], id);
  const kept = t.answers.reachOf(kind, text);
  return kept.get(id) ?? kept.set(id, isReached(g, t[kind][text], id));
}

type Reaching = Game['tableau']['skill' | 'attribute'][number];
const isReached = (g: Game, { card, modifier: m }: Reaching, id: number): boolean =>
  !ignores(g, id, card) && m.applies(g, card, id);

/** The level at which a card lists a skill, multiplied as it is printed; the classification is none of them. */
export function listedLevel(g: Game, id: number, skill: number): number {
  let level = 0;
  for (const s of roleOf(g, id).facts.skills ?? []) if (s.name === SKILLS[skill]) level += s.level;
  return level;
}

/** what each of two people on a card has of it, as printed. */
function printedLevels(g: Game, id: number, skill: number): readonly number[] {
  const { facts } = g.def(id);
  const listed = facts.skills ?? [];
  const names = [...new Set(listed.map((s) => s.who))];
  return [facts.classification, facts.classification2].map((c, i) => {
    const own = listed.filter((s) => s.who !== undefined && s.who === names[i] && s.name === SKILLS[skill]);
    return own.reduce((sum, s) => sum + s.level, c === SKILLS[skill] ? 1 : 0);
  });
}

/** the levels of each person on the card. */
export const skillLevelsOf = (g: Game, id: number, skill: number): readonly number[] =>
  g.def(id).people < 2 ? [skillLevel(g, id, skill)] : [reckonedLevel(g, id, skill, 0), reckonedLevel(g, id, skill, 1)];

function speaksOf(g: Game, m: SkillModifier, id: number, skill: number): boolean {
  if (m.skill === 'any') return true;
  if (typeof m.skill === 'number') return m.skill === skill;
  const listed = roleOf(g, id).facts.skills ?? [];
  const meant = m.skill === 'all' ? listed : listed.slice(0, m.skill === 'first-listed' ? 1 : 2);
  return meant.some((s) => s.name === SKILLS[skill]);
}

/** Could any skill of this card be another than the printed one? */
export function mayHaveOtherSkills(g: Game, id: number): boolean {
  const { skill, identity, likeness } = g.tableau;
  if (likeness.length > 0) return true;
  for (const { modifier: m } of identity) if (m.what === 'classification') return true;
  for (let i = 0; i < skill.length; i++) if (reaches(g, 'skill', i, id)) return true;
  return false;
}

/** Every skill of a card with its level. */
export function skills(g: Game, id: number): Map<string, number> {
  const out = new Map<string, number>();
  for (let i = 0; i < SKILLS.length; i++) {
    const level = skillLevel(g, id, i);
    if (level > 0) out.set(SKILLS[i], level);
  }
  return out;
}

/** Is there a text in play that makes somebody work against the own group? */
const countAgainst = (g: Game): boolean => g.tableau.grant.some((s) => s.modifier.what === 'counts-against');
const isSpy = (g: Game, id: number): boolean =>
  g.tableau.grant.some((s) => s.modifier.what === 'counts-against' && s.modifier.applies(g, s.card, id, -1));

/** Total levels of a skill in a group. */
export function totalSkill(g: Game, ids: readonly number[], skill: number): number {
  const spies = countAgainst(g);
  let n = 0;
  for (let i = 0; i < ids.length; i++) n += skillLevel(g, ids[i], skill) * (spies && isSpy(g, ids[i]) ? -1 : 1);
  return n;
}

export function totalAttribute(g: Game, ids: readonly number[], name: Attribute): number {
  const spies = countAgainst(g);
  let n = 0;
  for (let i = 0; i < ids.length; i++) n += attribute(g, ids[i], name) * (spies && isSpy(g, ids[i]) ? -1 : 1);
  return n;
}

/** The affiliations a card works as now, as bits. */
export function affiliations(g: Game, id: number): number {
  const c = g.card(id);
  let bits = c.mode >= 0 ? 1 << c.mode : g.defs[c.def].affiliations;
  if (g.tableau.identity.length === 0) return bits;
  for (const m of identities(g, id, 'affiliation')) {
    const bit = affiliationBit(m.value as Affiliation);
    bits = m.how === 'becomes' ? bit : m.how === 'gains' ? bits | bit : bits & ~bit;
  }
  return bits;
}

/**
 * The texts that change what a card is, as far as they reach it, or of these only the ones that speak of one icon or word. A text that asks
 * about the very thing it changes ("each SECURITY is MEDICAL") is read by what the card was without it.
 */
function identities(
  g: Game,
  id: number,
  what: IdentityModifier['what'],
  value: string | null = null,
): readonly IdentityModifier[] {
  const { identity, deciding } = g.tableau;
  if (identity.length === 0 || deciding.has(id)) return NONE;
  let out = NONE;
  for (let i = 0; i < identity.length; i++) {
    const { card, modifier: m } = identity[i];
    if (m.what !== what || (value !== null && m.value !== value)) continue;
    deciding.add(id);
    try {
      if (m.applies(g, card, id)) out = [...out, m];
    } finally {
      deciding.delete(id);
    }
  }
  return out;
}

const NONE: readonly IdentityModifier[] = [];

/** What a text in play makes of an icon or word of a card: gained, lost, or null where none speaks of it. */
function changed(g: Game, id: number, what: IdentityModifier['what'], value: string): boolean | null {
  let is: boolean | null = null;
  for (const m of identities(g, id, what, value)) is = m.how !== 'loses';
  return is;
}

/** a drone has none; that of whoever was assimilated is a skill from then on. */
const isClassified = (g: Game, id: number): boolean => (g.card(id).status & Status.Assimilated) === 0;

/** The printed classifications: two where two people are on the card. */
export function printedClassifications(g: Game, id: number): readonly (string | undefined)[] {
  const { classification, classification2 } = g.def(id).facts;
  return isClassified(g, id) ? [classification, classification2] : [];
}

/** The classification it has now: its printed one, unless a text says otherwise. */
export function classificationOf(g: Game, id: number): string | undefined {
  let is: string | undefined = isClassified(g, id) ? roleOf(g, id).facts.classification : undefined;
  for (const m of identities(g, id, 'classification')) is = m.how === 'loses' ? undefined : m.value;
  return is;
}

/** The same of the second of two people on a card. */
export function secondClassificationOf(g: Game, id: number): string | undefined {
  let is = printedClassifications(g, id)[1];
  if (is !== undefined) for (const m of identities(g, id, 'second-classification')) is = m.value;
  return is;
}

/** that of each person on the card. */
export const classificationsOf = (g: Game, id: number): readonly (string | undefined)[] =>
  g.def(id).people < 2 ? [classificationOf(g, id)] : [classificationOf(g, id), secondClassificationOf(g, id)];

/** a classification is a level of that skill, and goes with it. */
function reclassified(g: Game, id: number, skill: number, person: number): number {
  if (g.tableau.identity.length === 0) return 0;
  const change = (now: string | undefined, was: string | undefined): number =>
    (now === SKILLS[skill] ? 1 : 0) - (was === SKILLS[skill] ? 1 : 0);
  const first = isClassified(g, id) ? roleOf(g, id).facts.classification : undefined;
  return (
    (person === 1 ? 0 : change(classificationOf(g, id), first)) +
    (person === 0 ? 0 : change(secondClassificationOf(g, id), printedClassifications(g, id)[1]))
  );
}

/** whoever is assimilated has none any more. */
export function genderOf(g: Game, id: number): string | undefined {
  const lost = (g.card(id).status & Status.Assimilated) !== 0;
  let is: string | undefined = lost ? undefined : g.def(id).facts.gender;
  for (const m of identities(g, id, 'gender')) is = m.how === 'loses' ? undefined : m.value;
  return is;
}

export function hasIcon(g: Game, id: number, icon: string): boolean {
  const said = g.tableau.identity.length === 0 ? null : changed(g, id, 'icon', icon);
  if (said !== null) return said;
  if (g.tableau.likeness.length > 0 && BY_ROLE.test(icon)) return roleOf(g, id).icons.has(icon);
  return hasOwnIcon(g, id, icon);
}

/** Whatever texts make of it.: an assimilated personnel has a subcommand icon instead of its staffing icons. */
export function hasOwnIcon(g: Game, id: number, icon: string): boolean {
  if ((g.card(id).status & Status.Assimilated) === 0 || !g.def(id).personnel) return g.def(id).icons.has(icon);
  if (icon === 'Com' || icon === 'Nav' || icon === 'Def') return icon === subcommandOf(g, id);
  return icon !== 'Cmd' && icon !== 'Stf' && g.def(id).icons.has(icon);
}

/** Staffing and infiltration icons go with whom a card is made to be like. */
const BY_ROLE = /^(Cmd|Stf|inf:.+)$/;

/** by the classification it had. */
const SUBCOMMANDS: Readonly<Record<string, string>> = {
  OFFICER: 'Def',
  SECURITY: 'Def',
  ENGINEER: 'Nav',
  SCIENCE: 'Nav',
};
const subcommandOf = (g: Game, id: number): string => SUBCOMMANDS[g.def(id).facts.classification ?? ''] ?? 'Com';

export const hasKeyword = (g: Game, id: number, word: string): boolean =>
  (g.tableau.identity.length === 0 ? null : changed(g, id, 'keyword', word)) ??
  (g.def(id).keywords.has(word) || (word === 'Drone' && isMadeDrone(g, id)));

/** whoever is assimilated is a drone, unless as a counterpart. */
const isMadeDrone = (g: Game, id: number): boolean =>
  (g.card(id).status & Status.Assimilated) !== 0 && g.def(id).personnel && !hasKeyword(g, id, 'Counterpart');

const OFFICER = skillNumber('OFFICER');
const LEADERSHIP = skillNumber('Leadership');

/** CR-48: a leader has OFFICER or Leadership; a Borg with the Defense icon serves as one (BOG-107). */
export const isLeader = (g: Game, id: number): boolean =>
  // to save time: an icon is easier to see than a skill that others might share
  hasIcon(g, id, 'Def') || skillLevel(g, id, OFFICER) > 0 || skillLevel(g, id, LEADERSHIP) > 0;

/** which of the people on a card are. */
export const leadersOn = (g: Game, id: number): readonly boolean[] =>
  skillLevelsOf(g, id, OFFICER).map(
    (n, i) => n > 0 || hasIcon(g, id, 'Def') || skillLevelsOf(g, id, LEADERSHIP)[i] > 0,
  );
