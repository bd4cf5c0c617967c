/** How facts are put into words on a card. */

import type { CardFacts, CardType, Classification } from '@spaceline/engine';
import { spoken, type Words } from '@spaceline/protocol/words';
import { say } from '../net/say.ts';

const CLASS_CODES: Readonly<Record<Classification, string>> = {
  ANIMAL: 'ANI',
  CIVILIAN: 'CIV',
  ENGINEER: 'ENG',
  MEDICAL: 'MED',
  OFFICER: 'OFF',
  SCIENCE: 'SCI',
  SECURITY: 'SEC',
  'V.I.P.': 'VIP',
};

/** Of a card whose text is not in Spaceline: everywhere in the same words. */
export const PLAYS_AS_BLANK = say('Text not in Spaceline yet: plays as a blank.');

const classCode = (c: Classification | undefined): string => (c ? CLASS_CODES[c] : '');

export const times = (name: string, level: number): string => (level > 1 ? `${name} ×${level}` : name);

const FACILITY: Readonly<Record<NonNullable<CardFacts['facility']>, string>> = {
  outpost: 'Outpost',
  headquarters: 'Headquarters',
  nor: 'Station',
  station: 'Station',
  colony: 'Colony',
  other: 'Facility',
};

/** The line below the picture: what kind of thing it is. */
export function kindOf(f: CardFacts): Words {
  switch (f.type) {
    case 'Personnel':
      if (f.classification && f.classification === f.classification2) return times(f.classification, 2);
      return [f.classification, f.classification2].filter(Boolean).join(' / ');
    case 'Ship':
      return f.class ?? 'Ship';
    case 'Facility':
      return FACILITY[f.facility ?? 'other'];
    case 'Dilemma':
      return DILEMMAS[f.where ?? 'both'];
    default:
      return f.keywords.includes("Captain's Order") ? say('{type} · captain’s order', { type: f.type }) : f.type;
  }
}

type Where = NonNullable<CardFacts['where']>;

const DILEMMAS: Readonly<Record<Where, Words>> = {
  planet: say('Planet dilemma'),
  space: say('Space dilemma'),
  both: say('Space or planet dilemma'),
};

const MISSIONS: Readonly<Record<Where, Words>> = {
  planet: say('Planet mission'),
  space: say('Space mission'),
  both: say('Space and planet mission'),
};

export const missionKind = (f: CardFacts): Words => MISSIONS[f.where ?? 'both'];

/** What fits the narrow foot of a card on the table. */
export function shortKind(f: CardFacts): Words {
  if (f.type === 'Personnel') return classCode(f.classification);
  if (f.type === 'Facility') return f.facility === 'headquarters' ? 'HQ' : kindOf(f);
  return f.type === 'Time Location' ? 'Time' : f.type;
}

/** Icons that are neither affiliation nor staffing, as short tags. */
export function tagsOf(f: CardFacts): string[] {
  const tags: string[] = [];
  for (const icon of f.icons) {
    if (icon === 'Cmd' || icon === 'Stf' || icon.startsWith('nemesis:')) continue;
    const infiltrates = /^inf:(.+)$/.exec(icon);
    tags.push(infiltrates ? `Inf ${infiltrates[1].slice(0, 3)}` : icon);
  }
  if (f.q) tags.push('Q');
  return [...new Set(tags)];
}

/** The skills of a person as a chip shows them: the classification first and added up, the rest shortest first. */
export function chipSkills(f: CardFacts): { name: string; level: number; classification: boolean }[] {
  const own = f.classification;
  let level = own ? 1 : 0;
  const rest: { name: string; level: number; classification: boolean }[] = [];
  for (const s of f.skills ?? []) {
    if (s.name === own || s.name === f.classification2) {
      if (s.name === own) level += s.level;
      continue;
    }
    const same = rest.find((r) => r.name === s.name);
    if (same) same.level += s.level;
    else rest.push({ name: s.name, level: s.level, classification: false });
  }
  const first = own ? [{ name: own as string, level, classification: true }] : [];
  if (f.classification2) {
    const more = (f.skills ?? []).filter((s) => s.name === f.classification2).reduce((n, s) => n + s.level, 0);
    if (f.classification2 === own) first[0].level += 1;
    else first.push({ name: f.classification2, level: 1 + more, classification: true });
  }
  return [...first, ...rest.sort((a, b) => times(a.name, a.level).length - times(b.name, b.level).length)];
}

/** Printed plus and minus, with a real minus sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The points of a mission, with a star where they vary. */
export const pointsOf = (f: CardFacts): string =>
  f.variablePoints ? (f.points ? `${f.points}*` : 'X') : f.points === undefined ? '–' : String(f.points);

/** What a star or an X in place of points means. */
export function pointsMean(f: CardFacts): Words {
  if (!f.variablePoints) return '';
  return f.points
    ? say('{n} points, which its text can change', { n: f.points })
    : say('As many points as its text says');
}

/** Names of ships without what they share with their sisters: what a narrow place keeps. */
export const withoutPrefix = (title: Words): Words =>
  spoken(title).replace(/^(?:U\.S\.S\.|I\.K\.[CS]\.|I\.S\.S\.) /, '');

/** The last words of a name: what the narrowest place keeps. */
export const lastWords = (name: Words, n = 1): Words => spoken(name).split(' ').slice(-n).join(' ');

const SHORT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^Admiral /, 'Adm. '],
  [/^Captain /, 'Capt. '],
  [/^Commander /, 'Cmdr. '],
  [/^Lieutenant /, 'Lt. '],
  [/^Professor /, 'Prof. '],
  [/^Ambassador /, 'Amb. '],
  [/^General /, 'Gen. '],
  [/^Doctor /, 'Dr. '],
  [/^Chancellor /, 'Chanc. '],
  [/^President /, 'Pres. '],
  [/^The /, ''],
];

/** Shorter names for a person, the fullest first. */
export function shorterNames(title: string): string[] {
  let short = title;
  for (const [word, abbreviation] of SHORT_WORDS) short = short.replace(word, abbreviation);
  const words = short.split(' ');
  // "Seven of Nine" is nobody's first and last name
  if (/ of /.test(short)) return [title, short, words[0]];
  const initial = words.length > 1 ? `${words[0][0]}. ${words.slice(1).join(' ')}` : short;
  return [title, short, initial, words[words.length - 1]];
}

export const TYPE_ORDER: readonly CardType[] = [
  'Personnel',
  'Ship',
  'Facility',
  'Mission',
  'Dilemma',
  'Event',
  'Interrupt',
  'Incident',
  'Objective',
  'Equipment',
  'Artifact',
  'Doorway',
  'Tactic',
  'Site',
  'Time Location',
  'Tribble',
  'Trouble',
];
