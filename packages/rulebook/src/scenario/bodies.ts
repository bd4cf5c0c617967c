/**
 * Cards without a definition (`facts-only`). As a body, somebody who stands there or something that is taken away, such a card
 * serves as well as any other. A scenario that rests on its text would prove nothing, and fails.
 */
import { type CardDef, FIRST_IN_PLAY, type Game, type PrintedRequirement, Status, spotOf } from '@spaceline/engine';
import { FILLER_ID } from './cards.ts';
import type { StepVerb } from './match.ts';
import { ScenarioError, type Source } from './source.ts';

/** Types whose printed facts are of use without the text. */
const BODIES: readonly string[] = ['Personnel', 'Ship', 'Equipment', 'Facility', 'Site', 'Mission', 'Time Location'];

export const lacksText = (d: CardDef): boolean => d.status === 'facts-only' && d.facts.id !== FILLER_ID;
const isText = (d: CardDef): boolean => lacksText(d) && !BODIES.includes(d.facts.type);

export const noDefinition = (title: string): string =>
  `the scenario relies on the text of ${title}, which has no definition in Spaceline yet (facts-only)`;

/** Every card of a scenario that has no definition, by its title. */
export const bodiesIn = (g: Game): string[] =>
  [...new Set(g.state.cards.map((c) => g.defs[c.def]).filter(lacksText))].map((d) => d.title).sort();

/** A card that was met and had nothing to say, or a mission whose requirements or points only a text could tell. */
export function mutelyMet(g: Game): string | null {
  for (const { telling } of g.log) {
    if (telling.kind === 'void-seed' && telling.why === 'no-text') return g.defs[telling.card.def].title;
    if (telling.kind !== 'solved' && telling.kind !== 'not-solved') continue;
    const missions = g.location(telling.at).missions.map((m) => g.def(m));
    const riddle = missions.find(isRiddle);
    if (riddle !== undefined) return riddle.title;
  }
  return null;
}

const isRiddle = (d: CardDef): boolean =>
  lacksText(d) &&
  (d.facts.variablePoints === true || (d.facts.requirement !== undefined && hasSpecial(d.facts.requirement)));

const hasSpecial = (r: PrintedRequirement): boolean => {
  if ('all' in r) return r.all.some(hasSpecial);
  return 'any' in r ? r.any.some(hasSpecial) : 'special' in r;
};

/** Does doing this to, or with, a card ask for its text? */
export function needsText(d: CardDef, verb: StepVerb): boolean {
  if (!lacksText(d)) return false;
  const { attempt } = d.facts;
  switch (verb) {
    case 'use':
      return true;
    case 'activate':
      return !d.hologram;
    case 'play':
    case 'download':
      return !BODIES.includes(d.facts.type);
    case 'attempt':
    case 'scout':
      return attempt !== undefined && attempt !== 'any';
    default:
      return false;
  }
}

/** May the engine have refused this only because a card has no text? Where it gave another reason, that was asked before. */
export const isMute = (d: CardDef, verb: StepVerb): boolean =>
  verb !== 'attempt' && verb !== 'scout' && needsText(d, verb);

/** Cards in force from the beginning that nobody in the steps speaks of: they may lie there for their text. */
export function unspoken(g: Game, src: Source, named: (name: string) => readonly number[]): CardDef[] {
  const said = stringsIn(src.root.steps);
  const spoken = new Set(said.flatMap((s) => [...named(s), ...named(withoutPlace(s))]));
  // equipment is carried as a body, but what it does to its bearers is its text
  const counted = ['value', 'fight', 'attempt'].some((word) => said.includes(word));
  const works = (d: CardDef) => counted && lacksText(d) && d.facts.type === 'Equipment';
  const silent = g.state.cards.filter((c) => {
    if (c.zone < FIRST_IN_PLAY || (c.status & Status.FaceDown) !== 0) return false;
    // whoever carries it about has it work, too
    return works(g.defs[c.def]) || (isText(g.defs[c.def]) && !spoken.has(c.id));
  });
  return [...new Set(silent.map((c) => g.defs[c.def]))];
}

/** Equipment with somebody whose numbers are counted: what it gives is its text, whoever carried it there. */
export function muteEquipmentWith(g: Game, id: number): CardDef | null {
  if (!g.def(id).personnel) return null;
  const at = spotOf(g, id);
  const mute = g.state.cards.find(
    (c) =>
      c.zone >= FIRST_IN_PLAY &&
      g.defs[c.def].facts.type === 'Equipment' &&
      lacksText(g.defs[c.def]) &&
      spotOf(g, c.id) === at,
  );
  return mute === undefined ? null : g.defs[mute.def];
}

const withoutPlace = (s: string): string => s.replace(/^(aboard|planet|at|on|under|brig of) /, '');

const LYING: readonly string[] = ['in', 'is', 'is-not', 'controller', 'sees', 'sees-not'];

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (value === null || typeof value !== 'object') return [];
  // to say where a card lies, or in what state, is not to have it do anything
  return Object.entries(value).flatMap(([k, v]) => (LYING.includes(k) ? [] : [k, ...stringsIn(v)]));
}

/**
 * Does a file come out the same when a card that does nothing lies in the place of this one? Then neither its title nor its
 * numbers matter to anybody, and it can only have been meant to act.
 */
export function matters(runBlank: () => void): boolean {
  try {
    runBlank();
    return false;
  } catch (e) {
    if (e instanceof ScenarioError) return true;
    throw e;
  }
}
