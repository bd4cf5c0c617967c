/**
 * Cards without a definition (`facts-only`). As a body, somebody who stands there or something that is taken away, such a card
 * serves as well as any other. A scenario that rests on its text would prove nothing, and fails.
 */
import {
  type Card,
  type CardDef,
  FIRST_IN_PLAY,
  type Game,
  type PrintedRequirement,
  type Spot,
  Status,
  spotOf,
} from '@spaceline/engine';
import { FILLER_ID } from './cards.ts';
import type { StepVerb } from './match.ts';
import { ScenarioError, type Source } from './source.ts';

/** Types whose printed facts are of use without the text. */
const BODIES: readonly string[] = ['Personnel', 'Ship', 'Equipment', 'Facility', 'Site', 'Mission', 'Time Location'];

export const lacksText = (d: CardDef): boolean => d.status === 'facts-only' && d.facts.set !== FILLER_ID;
const isText = (d: CardDef): boolean => lacksText(d) && !BODIES.includes(d.facts.type);

export const NO_DEFINITION = 'no definition in Spaceline yet';
export const noDefinition = (title: string): string =>
  `the scenario relies on the text of ${title}, which has ${NO_DEFINITION} (facts-only)`;

/** Every card of a scenario that has no definition, by its title. */
export const bodiesIn = (g: Game): string[] =>
  [...new Set(g.state.cards.map((c) => g.defs[c.def]).filter(lacksText))].map((d) => d.title).sort();

/** A card that was met and had nothing to say, or a mission whose requirements or points only a text could tell. */
export function mutelyMet(g: Game, src: Source): string | null {
  for (const { telling } of g.log) {
    if (telling.kind === 'void-seed' && telling.why === 'no-text') return g.defs[telling.card.def].title;
    // what a Tactic does is its text, and so is where an artifact goes
    if (telling.kind === 'tactic' && isText(g.defs[telling.card.def])) return g.defs[telling.card.def].title;
    if (telling.kind === 'marker' && isText(g.defs[telling.marker.def])) return g.defs[telling.marker.def].title;
    if (telling.kind === 'acquired' && isText(g.defs[telling.card.def])) {
      const { title } = g.defs[telling.card.def];
      if (expectedPlaces(src).some((name) => name.includes(title))) return title;
    }
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
    case 'seed':
      // under a mission anything may lie; where else it may be seeded is its text
      return !BODIES.includes(d.facts.type) && !d.dilemma && d.facts.type !== 'Artifact';
    case 'attempt':
    case 'scout':
      return attempt !== undefined && attempt !== 'any';
    default:
      // what staffs her is her text
      return isDoneBy(verb) && d.ship && d.facts.staffing?.some((icon) => icon.startsWith('special')) === true;
  }
}

/** May the engine have refused this only because a card has no text? Where it gave another reason, that was asked before. */
export const isMute = (d: CardDef, verb: StepVerb): boolean =>
  verb !== 'attempt' && verb !== 'scout' && needsText(d, verb);

/** Cards in force from the beginning to which, and with which, nobody does anything: they may lie there for their text. */
export function unspoken(g: Game, src: Source, named: (name: string) => readonly number[]): CardDef[] {
  // to be chosen by chance, or expected somewhere, is nothing that is done
  const spoken = new Set(playersSteps(src.root.steps).flatMap((s) => [...named(s), ...named(withoutPlace(s))]));
  const silent = g.state.cards.filter(
    (c) => c.zone >= FIRST_IN_PLAY && (c.status & Status.FaceDown) === 0 && isText(g.defs[c.def]) && !spoken.has(c.id),
  );
  return [...new Set(silent.map((c) => g.defs[c.def]))];
}

/** Is this done by people or a ship, with whatever they have with them? */
export const isDoneBy = (verb: StepVerb): boolean => ['move', 'attack', 'attempt', 'scout', 'cloak'].includes(verb);

/** Equipment with somebody whose numbers are counted: what it gives is its text, whoever carried it there. */
export function muteEquipmentWith(g: Game, id: number): CardDef | null {
  const d = g.def(id);
  if (!d.personnel && !d.ship && !d.facility) return null;
  const at = d.personnel ? spotOf(g, id) : id;
  const mute = g.state.cards.find(
    (c) => isMuteEquipment(g, c) && c.controller === g.card(id).controller && spotOf(g, c.id) === at,
  );
  return mute === undefined ? null : g.defs[mute.def];
}

/** Equipment without a definition, and where it was. */
export interface Carried {
  id: number;
  at: Spot;
}

/** Such equipment with people who have just begun to fight or to attempt a mission, by what was told since. */
export function muteWithThem(g: Game, told: number): Carried[] {
  return g.log.slice(told).flatMap(({ telling: t }) => {
    const people =
      t.kind === 'fight' ? t.sides.flat() : t.kind === 'attempted' || t.kind === 'commandeer-attempt' ? t.team : [];
    const spots = new Set(people.map((p) => spotOf(g, p.card)));
    return g.state.cards
      .filter((c) => isMuteEquipment(g, c) && spots.has(spotOf(g, c.id)))
      .map((c) => ({ id: c.id, at: spotOf(g, c.id) }));
  });
}

/** What nothing has befallen can only have been there for its name or for what it does. Whatever was taken away or lost was a body. */
export const idle = (g: Game, carried: readonly Carried[]): CardDef[] =>
  carried.filter(({ id, at }) => spotOf(g, id) === at).map(({ id }) => g.def(id));

const isMuteEquipment = (g: Game, c: Card): boolean =>
  c.zone >= FIRST_IN_PLAY && g.defs[c.def].facts.type === 'Equipment' && lacksText(g.defs[c.def]);

const playersSteps = (steps: unknown): string[] =>
  Array.isArray(steps)
    ? steps.flatMap((s: Record<string, unknown> | null) => [...stringsIn(s?.A), ...stringsIn(s?.B)])
    : [];

const withoutPlace = (s: string): string => s.replace(/^(aboard|planet|at|on|under|brig of) /, '');

/** The cards of which the file says where they are. */
const expectedPlaces = (src: Source): string[] =>
  (Array.isArray(src.root.steps) ? src.root.steps : []).flatMap((s: { expect?: { in?: object } } | null) =>
    Object.keys(s?.expect?.in ?? {}),
  );

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
