/**
 * A position as plain JSON: the state between two steps, with cards named by their printing ids, so that it can be kept
 * for long and read again by a version that has other cards.
 */
import {
  type Catalogue,
  copyState,
  type Game,
  hashState,
  type LogEntry,
  type State,
  type Telling,
  withCards,
} from '@spaceline/engine';

type SavedCard = Omit<State['cards'][number], 'def'> & { def: string };
/** What lasts names the card that said it in the same way. */
type Named<T> = Omit<T, 'def'> & { def: string };
interface SavedState extends Omit<State, 'cards' | 'lasting' | 'delayed'> {
  cards: SavedCard[];
  lasting: Named<State['lasting'][number]>[];
  delayed: Named<State['delayed'][number]>[];
}
/** A telling whose cards are named by their printing ids. */
type SavedEntry = Omit<LogEntry, 'telling'> & { telling: unknown };

export interface Position {
  /** how many entries of the record came before it */
  n: number;
  /** how many of them stood */
  answers: number;
  state: SavedState;
  /** what the log said up to the first question after it */
  log: SavedEntry[];
}

const idOf = (catalogue: Catalogue, def: number): string => catalogue.defs[def].facts.id;

function indexOf(catalogue: Catalogue, id: string): number {
  const def = catalogue.byId(id);
  if (def === undefined) throw new Error(`the catalogue has no card "${id}"`);
  return def.index;
}

export function saveState(state: State, catalogue: Catalogue): SavedState {
  const copy = copyState(state);
  return {
    ...copy,
    cards: copy.cards.map((c) => ({ ...c, def: idOf(catalogue, c.def) })),
    lasting: copy.lasting.map((l) => ({ ...l, def: idOf(catalogue, l.def) })),
    delayed: copy.delayed.map((d) => ({ ...d, def: idOf(catalogue, d.def) })),
  };
}

/** Earlier versions kept other things of a game, and their positions lead nowhere here: only they can go on from them. */
const isOfNow = (saved: Partial<SavedState>): boolean => saved.uses !== undefined;

export function loadState(saved: SavedState, catalogue: Catalogue): State {
  if (!isOfNow(saved)) throw new Error('an earlier version kept this position, and only that one can go on from it');
  return copyState({
    ...saved,
    cards: saved.cards.map((c) => ({ ...c, def: indexOf(catalogue, c.def) })),
    lasting: saved.lasting.map((l) => ({ ...l, def: indexOf(catalogue, l.def) })),
    delayed: saved.delayed.map((d) => ({ ...d, def: indexOf(catalogue, d.def) })),
  });
}

export const saveLog = (log: readonly LogEntry[], catalogue: Catalogue): SavedEntry[] =>
  log.map((e) => ({ ...e, telling: withCards(e.telling, (r) => ({ ...r, def: idOf(catalogue, r.def) })) }));

export const loadLog = (log: readonly SavedEntry[], catalogue: Catalogue): LogEntry[] =>
  log.map((e) => ({
    ...e,
    telling: withCards(e.telling, (r) => ({ ...r, def: indexOf(catalogue, String(r.def)) })) as Telling,
  }));

/** The last state between two steps, and how many answers were given since; the game must be forkable. */
export function lastQuiet(g: Game): { state: State; since: number } {
  // biome-ignore-start lint/complexity/useLiteralKeys: private to Game, which keeps both for its forks
  const state = g['checkpoint'];
  if (state === null) throw new Error('this game was not started as forkable');
  return { state, since: g['since'].length };
  // biome-ignore-end lint/complexity/useLiteralKeys: until here
}

/** A number for a name, the same everywhere. */
function numberOf(name: string): number {
  let n = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) n = Math.imul(n ^ name.charCodeAt(i), 0x01000193);
  return n;
}

/**
 * Names the position of a game: rules that lead to the same one lead to the same name. Other than `Game.hash` it does not
 * depend on which other cards the catalogue has.
 */
export function positionHash({ state, rules: { catalogue } }: Game): string {
  const named = <T extends { def: number }>(x: T): T => ({ ...x, def: numberOf(idOf(catalogue, x.def)) });
  const { cards, lasting, delayed } = state;
  return hashState({ ...state, cards: cards.map(named), lasting: lasting.map(named), delayed: delayed.map(named) });
}
