/**
 * The catalogue: every card as facts, compiled to numbers for the engine, together with its definition in the card
 * language where it has one.
 */

import type { EventName } from '../core/events.ts';
import type { Words } from '../core/words.ts';
import type { Definition, Modifier, PlayMode } from '../language/definition.ts';
import type { CardFacts, PrintedNumber } from './facts.ts';
import { checkMarks } from './marks.ts';
import { ATTRIBUTES, affiliationBit, affiliationNumber, QUADRANTS, SKILLS, skillNumber } from './names.ts';
import { shapedDefinitions, shapedFacts } from './one-shape.ts';
import { checkNames } from './spoken-names.ts';

export type CardStatus = 'complete' | 'partial' | 'facts-only';

/** A card that is not all there: of a partial one something is missing, the text of any other plays as a blank. */
export interface UnfinishedCard {
  id: string;
  title: string;
  status: Exclude<CardStatus, 'complete'>;
  /** what a partial card does not do yet */
  missing: Words | null;
}

export interface CardDef {
  readonly index: number;
  readonly facts: CardFacts;
  readonly title: string;
  readonly rules: Definition | null;
  readonly status: CardStatus;
  /** what a partial card does not do yet */
  readonly missing: Words | null;
  /** all printed affiliations as bits */
  readonly affiliations: number;
  readonly modes: readonly number[];
  readonly icons: ReadonlySet<string>;
  readonly keywords: ReadonlySet<string>;
  /** by ATTRIBUTES; null where the printed value is not a plain number */
  readonly numbers: readonly (number | null)[];
  /** by SKILLS: levels including the classification's own */
  readonly levels: Int8Array;
  /** native quadrant, an index into QUADRANTS; -1 = native everywhere (equipment, DOM-56) */
  readonly native: number;
  readonly personnel: boolean;
  readonly ship: boolean;
  readonly equipment: boolean;
  readonly facility: boolean;
  readonly mission: boolean;
  readonly dilemma: boolean;
  /** CR-196: at most one in play for each player, by persona */
  readonly unique: boolean;
  /** what uniqueness is counted by: personas (two on a dual-personnel card) or the title */
  readonly personas: readonly string[];
  /** number of people on the card */
  readonly people: number;
  /** events that this card answers, from the hand or from play */
  readonly answers: ReadonlySet<EventName>;
  /** it answers anything at all: most cards answer nothing, and this is asked of every card at every event */
  readonly responds: boolean;
  /** may be played or used at any time */
  readonly anyTime: boolean;
  /** has an infiltration icon (DOM-21) */
  readonly infiltrates: boolean;
  /** the index of the face on its other side, or -1 */
  readonly otherFace: number;
  /** lies face down until it is activated */
  readonly hidesAgenda: boolean;
  readonly hologram: boolean;
  /** has triggers, abilities or a cure: something that acts by itself or is used */
  readonly acts: boolean;
  /** continuous effects, those of the facts included (a Tactic's reductions as a damage marker) */
  readonly modifiers: readonly Modifier[];
}

export interface Catalogue {
  readonly defs: readonly CardDef[];
  /** those of them that are cards, and not only shown by one */
  readonly cards: readonly CardDef[];
  /** every printing with this title, oldest set first; what is no card of its own is not among them */
  byTitle(title: string): readonly CardDef[];
  byId(id: string): CardDef | undefined;
}

const sum = (n: PrintedNumber | undefined): number | null => {
  if (n === undefined) return null;
  if (typeof n === 'number') return n;
  const parts = /^(\d+)\+(\d+)$/.exec(n);
  if (parts) return Number(parts[1]) + Number(parts[2]);
  return n === 'NO' ? 0 : null;
};

function nativeQuadrant(f: CardFacts, icons: ReadonlySet<string>): number {
  if (f.type === 'Equipment') return -1;
  if (icons.has('DQ')) return QUADRANTS.indexOf('Delta');
  if (icons.has('GQ')) return QUADRANTS.indexOf('Gamma');
  if (icons.has('MQ')) return QUADRANTS.indexOf('Mirror');
  return QUADRANTS.indexOf('Alpha');
}

/** What a ship is called in texts and may be printed as its class alone. */
const KINDS_OF_SHIP = ['Freighter', 'Transport', 'Shuttlecraft'] as const;

export const printedKeywords = (f: CardFacts): Set<string> =>
  new Set([...f.keywords, ...(f.species ?? []), ...KINDS_OF_SHIP.filter((kind) => isOfClass(f, kind))]);
const isOfClass = (f: CardFacts, kind: string): boolean => f.type === 'Ship' && f.class?.includes(kind) === true;

export const printedPersonas = (f: CardFacts): string[] => (f.persona ?? f.title).split(' / ');

/** By SKILLS: the printed levels, those of the classifications among them. */
export function printedLevels(f: CardFacts): Int8Array {
  const out = new Int8Array(SKILLS.length);
  if (f.classification) out[skillNumber(f.classification)]++;
  if (f.classification2) out[skillNumber(f.classification2)]++;
  // A skill that depends on the mode or on a text is granted by the definition, not by the facts.
  for (const s of f.skills ?? []) if (!s.conditional && !s.as) out[skillNumber(s.name)] += s.level;
  return out;
}

function answers(rules: Definition | null): Set<EventName> {
  const out = new Set<EventName>();
  for (const x of [...(rules?.plays ?? []), ...(rules?.abilities ?? [])])
    if (typeof x.timing === 'object') out.add(x.timing.on);
  for (const t of rules?.triggers ?? []) if (typeof t.at === 'object') out.add(t.at.on);
  for (const d of rules?.downloads ?? []) if (d.answers) out.add(d.answers.on);
  return out;
}

/** A damage marker takes its reductions off the card it is on; copies add up (BOG-36, BOG-40). */
function markerModifiers(f: CardFacts): Modifier[] {
  const t = f.tactic;
  if (t === undefined) return [];
  return (['range', 'weapons', 'shields'] as const)
    .filter((a) => t[a] !== 0)
    .map((a) => ({
      kind: 'attribute',
      attributes: [a],
      amount: () => t[a],
      applies: (g, source, id) => g.tableau.on[id].includes(source),
      cumulative: true,
      how: 'add',
      text: `${a.toUpperCase()} ${t[a]}`,
    }));
}

function compile(facts: CardFacts, rules: Definition | null, index: number, otherFace: number): CardDef {
  const icons = new Set(facts.icons);
  const numbers = ATTRIBUTES.map((a) => sum(facts[a]));
  const infiltrates = facts.icons.some((i) => i.startsWith('inf:'));
  const anyTime =
    icons.has('HA') ||
    infiltrates ||
    (facts.downloads ?? []).length > 0 ||
    [...(rules?.plays ?? []), ...(rules?.abilities ?? [])].some((x) => x.timing === 'any' || x.timing === 'suspends');
  const answered = answers(rules);
  const status: CardStatus = rules ? (rules.missing ? 'partial' : 'complete') : facts.text ? 'facts-only' : 'complete';
  return {
    index,
    facts,
    title: facts.title,
    rules,
    status,
    missing: rules?.missing ?? null,
    affiliations: facts.affiliations.reduce((bits, a) => bits | affiliationBit(a), 0),
    modes: facts.affiliations.map(affiliationNumber),
    icons,
    keywords: printedKeywords(facts),
    numbers,
    levels: printedLevels(facts),
    native: nativeQuadrant(facts, icons),
    personnel: facts.type === 'Personnel',
    ship: facts.type === 'Ship',
    equipment: facts.type === 'Equipment' || rules?.useAs === 'Equipment',
    facility: facts.type === 'Facility',
    mission: facts.type === 'Mission',
    dilemma: facts.type === 'Dilemma',
    unique: facts.unique === 'unique' || facts.unique === 'enigma',
    personas: printedPersonas(facts),
    people: facts.keywords.includes('Dual-personnel') ? 2 : 1,
    answers: answered,
    responds: answered.size > 0,
    acts: rules !== null && !!(rules.triggers || rules.abilities || rules.cure || rules.nullified),
    modifiers: [...(rules?.modifiers ?? []), ...markerModifiers(facts)],
    anyTime,
    infiltrates,
    otherFace,
    hidesAgenda: icons.has('HA'),
    hologram: icons.has('Holo'),
  };
}

/** The two sides of a card are two rows of facts: `x` and `x-back`, or whatever the front calls its back. */
const backId = ({ id, back }: CardFacts): string => back ?? `${id}-back`;

/**
 * `definitions` are matched by title, or by printing id where different cards share a title. The order of `facts` is the
 * order of the sets, oldest first.
 */
/** What an answer means must be one thing: abilities of a card, and ways to play it at one moment, are told apart by their marks. */
function checkMarksOf({ title, abilities, plays }: Definition): void {
  try {
    checkMarks((abilities ?? []).map((a) => a.mark));
    const moment = ({ timing }: PlayMode): string => (typeof timing === 'string' ? timing : timing.on);
    for (const at of new Set(plays?.map(moment))) checkMarks(plays!.filter((w) => moment(w) === at).map((w) => w.mark));
  } catch (e) {
    throw new Error(`"${title}": ${(e as Error).message}`);
  }
}

export function makeCatalogue(printed: readonly CardFacts[], said: readonly Definition[]): Catalogue {
  const facts = shapedFacts(printed);
  const definitions = shapedDefinitions(said);
  const byTitle = new Map<string, Definition>();
  const byId = new Map<string, Definition>();
  for (const d of definitions) {
    if (d.ids) for (const id of d.ids) byId.set(id, d);
    else if (byTitle.has(d.title)) throw new Error(`two definitions for "${d.title}"`);
    else byTitle.set(d.title, d);
  }
  const used = new Set<Definition>();
  const indexes = new Map(facts.map((f, i) => [f.id, i]));
  const fronts = new Map(facts.map((f) => [backId(f), f]));
  const defs = facts.map((f, i) => {
    const front = fronts.get(f.id);
    const named = front ?? f;
    const whole = f.token ? null : (byId.get(f.id) ?? byTitle.get(named.title) ?? null);
    // what has nothing to say of its back has none
    const rules = front ? (whole?.back ?? null) : whole;
    if (rules) {
      if (rules.type !== f.type)
        throw new Error(`"${f.title}" (${f.id}) is a ${f.type}, its definition a ${rules.type}`);
      used.add(rules);
    }
    return compile(f, rules, i, indexes.get(front?.id ?? backId(f)) ?? -1);
  });
  for (const d of definitions) {
    if (!used.has(d)) throw new Error(`no card is called "${d.title}"`);
    checkMarksOf(d);
  }
  checkNames(defs, definitions);
  const titles = new Map<string, CardDef[]>();
  const ids = new Map<string, CardDef>();
  for (const d of defs) {
    ids.set(d.facts.id, d);
    if (d.facts.token) continue;
    const list = titles.get(d.title);
    if (list) list.push(d);
    else titles.set(d.title, [d]);
  }
  return {
    defs,
    cards: defs.filter((d) => !d.facts.token),
    byTitle: (t) => titles.get(t) ?? [],
    byId: (id) => ids.get(id),
  };
}
