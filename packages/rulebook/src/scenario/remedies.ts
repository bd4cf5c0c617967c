/**
 * "It would go through if …": small changes of a board, each tried by the engine, after which what was refused is offered. Nothing is known
 * here of why it was refused: the rules judge every board anew.
 */
import { type CardDef, type Catalogue, isRule, type Reason, SKILLS } from '@spaceline/engine';
import { findDef, isBack, parseReference } from './names.ts';
import { titleOfDef } from './phrasing.ts';
import { parseScenario, Runner } from './run.ts';
import { rulesFor } from './runner.ts';
import type { ScenarioDoc } from './saving.ts';
import { ScenarioError } from './source.ts';

/** One change of a board. */
export type Change =
  /** nothing is said of this any more: it is not stopped, cloaked, damaged … */
  | { do: 'clear'; card: string; key: string }
  | { do: 'undock'; card: string }
  | { do: 'bring'; card: string; aboard: string }
  /** somebody of the catalogue who was not on the board */
  | { do: 'add'; card: string; aboard: string }
  | { do: 'turn'; player: string }
  | { do: 'segment'; segment: string };

interface Remedy {
  doc: ScenarioDoc;
  changes: Change[];
}

const CLEARED = ['stopped', 'disabled', 'stasis', 'cloaked', 'phased', 'deactivated', 'damage', 'range-used', 'landed'];
const SEGMENTS = ['play', 'orders'];
const CREWS = ['crew', 'aboard', 'here'];
const MOST_BOARDS = 90;
const MOST_PAIRED = 11;
const MOST_ADDED = 12;
const MOST_FOUND = 2;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const copyOf = (doc: ScenarioDoc): ScenarioDoc => JSON.parse(JSON.stringify(doc)) as ScenarioDoc;
const titleOf = (entry: unknown): string =>
  typeof entry === 'string'
    ? entry
    : String((entry as Fields).card ?? (entry as Fields).ship ?? (entry as Fields).facility);

/** A change as it is made on any copy of the board. */
interface Try {
  change: Change;
  make(doc: ScenarioDoc): void;
}

type Path = (string | number)[];
const at = (doc: unknown, path: Path): unknown =>
  path.reduce<unknown>((x, key) => (x as Record<string | number, unknown> | undefined)?.[key], doc);

/** Every card of the spaceline that is a mapping or a name, with its place in the file. */
function* cardsIn(value: unknown, path: Path): Generator<[unknown, Path]> {
  if (Array.isArray(value))
    for (const [i, entry] of value.entries()) {
      yield [entry, [...path, i]];
      if (isFields(entry)) yield* cardsIn(entry, [...path, i]);
    }
  else if (isFields(value))
    for (const [key, inner] of Object.entries(value))
      if (Array.isArray(inner) || isFields(inner)) yield* cardsIn(inner, [...path, key]);
}

function tries(doc: ScenarioDoc, deed: unknown, catalogue: Catalogue): Try[] {
  const out: Try[] = [];
  const said = JSON.stringify(deed);
  const named = (entry: unknown) => said.includes(titleOf(entry).split(/ [[#]/)[0]);
  const cards = [...cardsIn(doc.spaceline, ['spaceline'])];
  for (const [entry, path] of cards) {
    if (isFields(entry))
      for (const key of CLEARED.filter((k) => entry[k] !== undefined))
        out.push({
          change: { do: 'clear', card: titleOf(entry), key },
          make: (copy) => delete (at(copy, path) as Fields)[key],
        });
    if (path.at(-2) === 'docked') out.push(undocking(entry, path));
  }
  // whoever stands elsewhere on the same side comes aboard what acts
  const acting = cards.find(
    ([entry, path]) => named(entry) && ['ships', 'docked', 'facilities'].includes(String(path.at(-2))),
  );
  if (acting !== undefined)
    for (const [entry, path] of cards)
      if (CREWS.concat('planet').includes(String(path.at(-2))) && path[2] === acting[1][2] && !under(path, acting[1]))
        out.push(bringing(entry, path, acting));
  if (acting !== undefined) out.push(...volunteers(cards, acting, catalogue).map((name) => adding(name, acting)));
  const turn = isFields(doc.turn) ? doc.turn : {};
  const player = String(turn.player ?? 'A') === 'A' ? 'B' : 'A';
  const set = (field: Fields) => (copy: ScenarioDoc) => {
    copy.turn = { ...(isFields(copy.turn) ? copy.turn : {}), ...field };
  };
  for (const segment of SEGMENTS)
    if (segment !== (turn.segment ?? 'orders'))
      out.push({ change: { do: 'segment', segment }, make: set({ segment }) });
  out.push({ change: { do: 'turn', player }, make: set({ player }) });
  return out;
}

/**
 * People of the catalogue who could come aboard: of its affiliation, as few as have among them every classification, skill and staffing icon.
 */
function volunteers(cards: readonly [unknown, Path][], [acting]: [unknown, Path], catalogue: Catalogue): string[] {
  const def = findDef(catalogue, parseReference(titleOf(acting)));
  if (def === undefined) return [];
  const there = new Set(cards.map(([entry]) => parseReference(titleOf(entry)).title));
  const wanted = new Set<string>();
  const people = catalogue.cards
    .filter((d) => d.personnel && !isBack(d) && !there.has(d.title))
    .filter(({ facts: { affiliations } }) => affiliations.some((a) => def.facts.affiliations.includes(a)))
    .map((d) => ({ d, has: abilities(d) }));
  for (const { has } of people) for (const ability of has) wanted.add(ability);
  const out: string[] = [];
  while (out.length < MOST_ADDED && wanted.size > 0) {
    const news = ({ has }: (typeof people)[number]) => has.filter((x) => wanted.has(x)).length;
    const best = people.reduce((a, b) => (news(b) > news(a) ? b : a));
    if (news(best) === 0) break;
    for (const ability of best.has) wanted.delete(ability);
    out.push(titleOfDef(catalogue, best.d));
  }
  return out;
}

const abilities = ({ facts, levels }: CardDef): string[] => [
  ...(facts.classification ? [facts.classification] : []),
  ...SKILLS.filter((_, i) => levels[i] > 0),
  ...facts.icons,
];

function adding(name: string, [ship, place]: [unknown, Path]): Try {
  return {
    change: { do: 'add', card: name, aboard: titleOf(ship) },
    make: (copy) => {
      const host = at(copy, place);
      const open: Fields = isFields(host) ? host : { card: host };
      (at(copy, place.slice(0, -1)) as unknown[])[Number(place.at(-1))] = open;
      open.crew = [...((open.crew as unknown[] | undefined) ?? []), name];
    },
  };
}

const under = (path: Path, host: Path): boolean => host.every((key, i) => path[i] === key);

function undocking(entry: unknown, path: Path): Try {
  return {
    change: { do: 'undock', card: titleOf(entry) },
    make: (copy) => {
      const list = at(copy, path.slice(0, -1)) as unknown[];
      const [ship] = list.splice(Number(path.at(-1)), 1);
      const side = at(copy, path.slice(0, 3)) as Fields;
      side.ships = [...((side.ships as unknown[] | undefined) ?? []), ship];
    },
  };
}

function bringing(entry: unknown, path: Path, [ship, place]: [unknown, Path]): Try {
  return {
    change: { do: 'bring', card: titleOf(entry), aboard: titleOf(ship) },
    make: (copy) => {
      const list = at(copy, path.slice(0, -1)) as unknown[];
      const host = at(copy, place);
      const list2 = at(copy, place.slice(0, -1)) as unknown[];
      const open: Fields = isFields(host) ? host : { card: host };
      list2[Number(place.at(-1))] = open;
      const [who] = list.splice(Number(path.at(-1)), 1);
      open.crew = [...((open.crew as unknown[] | undefined) ?? []), who];
    },
  };
}

/** Null where the deed is offered on this board, after the steps before it; else why it is not. */
function whyRefused(doc: ScenarioDoc, before: readonly unknown[], name: string, deed: unknown): Reason[] | null {
  const steps = [...before, { expect: { offered: { [name]: deed } } }, { [name]: deed }];
  let runner: Runner | undefined;
  try {
    const scenario = parseScenario(JSON.stringify({ ...doc, steps }));
    runner = new Runner(scenario, rulesFor(scenario));
    for (let i = 0; i <= before.length; i++) runner.takeStep(i);
    return null;
  } catch (e) {
    if (!(e instanceof ScenarioError)) throw e;
    // the board itself, or a step before it
    if (runner === undefined || runner.step <= before.length) return [];
    return runner.wantedIn(before.length + 1).flatMap(({ seat, wanted }) => runner!.whyNot(seat, wanted));
  }
}

export interface Remedies {
  remedies: Remedy[];
  /** what else stands against it: found where the first reason was mended */
  besides: Reason[];
  tried: number;
}

/**
 * Boards on which the last step of this one is offered; single changes first, then two at once. `reasons` is why it is not offered on this
 * one; `isOver` stops the search.
 */
export function remediesFor(doc: ScenarioDoc, reasons: readonly Reason[], isOver: () => boolean): Remedies {
  const steps = (doc.steps as unknown[]) ?? [];
  const [name, deed] = Object.entries((steps.at(-1) as Fields | undefined) ?? {})[0] ?? [];
  const found: Remedies = { remedies: [], besides: [], tried: 0 };
  if (name !== 'A' && name !== 'B') return found;
  const isAmong = (r: Reason, all: readonly Reason[]) => all.some((x) => x.rule === r.rule && x.text === r.text);
  const attempt = (makes: readonly Try[]): void => {
    if (found.tried >= MOST_BOARDS || found.remedies.length >= MOST_FOUND || isOver()) return;
    const copy = copyOf(doc);
    // later places first: taking a card out of a list moves those after it
    for (const t of [...makes].reverse()) t.make(copy);
    found.tried++;
    const why = whyRefused(copy, steps.slice(0, -1), name, deed);
    if (why === null) found.remedies.push({ doc: copy, changes: makes.map((m) => m.change) });
    // what was in the way is gone, and something else is: in another turn something else always is
    else if (makes.every((m) => MENDS.includes(m.change.do)) && !why.some((r) => isAmong(r, reasons)))
      found.besides.push(...why.filter((r) => isRule(r.rule) && !isAmong(r, found.besides)));
  };
  const all = tries(doc, deed, rulesFor(parseScenario(JSON.stringify(doc))).catalogue);
  for (const t of all) attempt([t]);
  if (found.remedies.length === 0)
    for (const [i, a] of all.slice(0, MOST_PAIRED).entries()) for (const b of all.slice(i + 1)) attempt([a, b]);
  return found;
}

const MENDS: readonly Change['do'][] = ['clear', 'undock', 'bring'];
