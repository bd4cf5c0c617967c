/**
 * "It would go through if …": small changes of a board, each tried by the engine, after which what was refused is offered. Nothing is known
 * here of why it was refused: the rules judge every board anew.
 */
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
  | { do: 'turn'; player: string }
  | { do: 'segment'; segment: string };

export interface Remedy {
  doc: ScenarioDoc;
  changes: Change[];
}

const CLEARED = ['stopped', 'disabled', 'stasis', 'cloaked', 'phased', 'deactivated', 'damage', 'range-used', 'landed'];
const SEGMENTS = ['play', 'orders'];
const CREWS = ['crew', 'aboard', 'here'];
const MOST_BOARDS = 80;
const MOST_PAIRED = 11;
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

function tries(doc: ScenarioDoc, deed: unknown): Try[] {
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

/** Is the deed offered on this board, after the steps before it? */
function goesThrough(doc: ScenarioDoc, before: readonly unknown[], name: string, deed: unknown): boolean {
  try {
    const steps = [...before, { expect: { offered: { [name]: deed } } }];
    const scenario = parseScenario(JSON.stringify({ ...doc, steps }));
    new Runner(scenario, rulesFor(scenario)).run();
    return true;
  } catch (e) {
    // the board itself, a step before it, or a choice that is open afterwards
    if (e instanceof ScenarioError) return false;
    throw e;
  }
}

/** Boards on which the last step of this one is offered; single changes first, then two at once. `isOver` stops the search. */
export function remediesFor(doc: ScenarioDoc, isOver: () => boolean): { remedies: Remedy[]; tried: number } {
  const steps = (doc.steps as unknown[]) ?? [];
  const [name, deed] = Object.entries((steps.at(-1) as Fields | undefined) ?? {})[0] ?? [];
  if (name !== 'A' && name !== 'B') return { remedies: [], tried: 0 };
  const remedies: Remedy[] = [];
  let tried = 0;
  const attempt = (makes: readonly Try[]): void => {
    if (tried >= MOST_BOARDS || remedies.length >= MOST_FOUND || isOver()) return;
    const copy = copyOf(doc);
    // later places first: taking a card out of a list moves those after it
    for (const t of [...makes].reverse()) t.make(copy);
    tried++;
    if (goesThrough(copy, steps.slice(0, -1), name, deed))
      remedies.push({ doc: copy, changes: makes.map((m) => m.change) });
  };
  const all = tries(doc, deed);
  for (const t of all) attempt([t]);
  const few = all.slice(0, MOST_PAIRED);
  if (remedies.length === 0) for (const [i, a] of few.entries()) for (const b of few.slice(i + 1)) attempt([a, b]);
  return { remedies, tried };
}
