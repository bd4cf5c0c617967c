/** What lies on the bench, what is in hand, and what the engine says of it. */
import type { BenchAnswer, BenchStep, LeftOutOfBoard, ScenarioDoc } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Card } from '../cards/index.ts';
import { api, Refused } from '../net/api.ts';
import { useCardFile } from '../net/cards.ts';
import { say as words } from '../net/say.ts';
import { at, EMPTY, type Entry, laidOut, move, type Path, place, remove, type Target, written } from './board.ts';
import { References } from './references.ts';

interface Bench {
  doc: ScenarioDoc;
  /** boards before this one, for undo */
  before: readonly ScenarioDoc[];
  /** where the next card goes; a card whose place is `to: 'card'` is the one that is looked at */
  target: Target;
  answer: BenchAnswer | null;
  /** the server did not answer, or not to this */
  problem: Words | null;
  /** asked, and not answered yet */
  busy: boolean;
  /** which of the things that hold go into the file, by their place in the answer */
  kept: ReadonlySet<number>;
  /** what was lost when a moment of a game was written down */
  lost: readonly Words[];
  /** … and the cards that are not there, or not as they were */
  leftOut: readonly LeftOutOfBoard[];
}

const START: Bench = {
  doc: EMPTY,
  before: [],
  target: { to: 'line' },
  answer: null,
  problem: null,
  busy: false,
  kept: new Set(),
  lost: [],
  leftOut: [],
};

const MOST_BEFORE = 60;

export const useBench = create<Bench>()(() => START);

let references: References | undefined;
/** The cards by the names of files; they are there before the bench is. */
export function refs(): References {
  references ??= new References(useCardFile.getState().byId.values());
  return references;
}

export const cardAt = (doc: ScenarioDoc, path: Path): Card | undefined => {
  const name = (at(doc, path) as Entry | undefined)?.card;
  return name === undefined ? undefined : refs().cardOf(name);
};

const set = (part: Partial<Bench>) => useBench.setState(part);
const get = () => useBench.getState();

export const bench = {
  open: (doc: ScenarioDoc, lost: readonly Words[] = [], leftOut: readonly LeftOutOfBoard[] = []): void =>
    set({ ...START, doc: laidOut(doc), lost, leftOut }),
  change: (to: (doc: ScenarioDoc) => ScenarioDoc): void => {
    const { doc, before } = get();
    const next = to(doc);
    if (next !== doc) set({ doc: next, before: [...before.slice(1 - MOST_BEFORE), doc] });
  },
  undo: (): void => {
    const { before } = get();
    const last = before.at(-1);
    if (last !== undefined) set({ doc: last, before: before.slice(0, -1), target: { to: 'line' } });
  },
  aim: (target: Target): void => set({ target }),
  /** Puts a card of the catalogue somewhere; where nothing is said, to where the hand points. */
  put: (card: Card, target: Target = get().target): void =>
    bench.change((doc) => {
      // whoever begins with a ship wants a place for it
      const spot: Target =
        target.to === 'line' && card.facts.type !== 'Mission' && (doc.spaceline as unknown[]).length > 0
          ? { to: 'side', place: 0, side: 'A' }
          : target;
      return place(doc, spot, { card: refs().nameOf(card) }, card, (path) => cardAt(doc, path));
    }),
  take: (from: Path, target: Target): void =>
    bench.change((doc) => {
      const card = cardAt(doc, from);
      return card === undefined ? doc : move(doc, from, target, card, (path) => cardAt(doc, path));
    }),
  /** Takes a card off the board. */
  drop: (path: Path): void => {
    bench.change((doc) => remove(doc, path));
    set({ target: { to: 'line' } });
  },
  steps: (to: (steps: unknown[]) => unknown[]): void =>
    bench.change((doc) => ({ ...doc, steps: to((doc.steps as unknown[] | undefined) ?? []) })),
  keep: (i: number): void => {
    const kept = new Set(get().kept);
    if (!kept.delete(i)) kept.add(i);
    set({ kept });
  },
};

const PATIENCE = 250;

/** Asks the engine about the board whenever it has changed, and nobody has touched it for a moment. */
export function useEngine(): void {
  const doc = useBench((b) => b.doc);
  useEffect(() => {
    let gone = false;
    set({ busy: true });
    const timer = setTimeout(() => {
      api.bench(JSON.stringify(written(doc))).then(
        (answer) => !gone && set({ answer, problem: null, busy: false, kept: new Set(answer.holds.keys()) }),
        (e: unknown) =>
          !gone && set({ problem: e instanceof Refused ? e.text : words('The server does not answer.'), busy: false }),
      );
    }, PATIENCE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [doc]);
}

/**
 * The bench with the engine's answer to the board as it lies there now: whoever saves in the moment after a step saves that step, too.
 * What is new is ticked, as it is when the answer comes by itself.
 */
export async function settled(): Promise<Bench> {
  const { busy, doc } = get();
  if (busy) {
    const answer = await api.bench(JSON.stringify(written(doc)));
    if (get().doc === doc) set({ answer, problem: null, busy: false, kept: new Set(answer.holds.keys()) });
    return { ...get(), doc, answer, kept: new Set(answer.holds.keys()) };
  }
  return get();
}

/** An answer may be of the board before this one, which had more steps: only those that are still there are shown. */
export const answeredSteps = (answer: BenchAnswer, steps: readonly unknown[]): readonly BenchStep[] =>
  answer.steps.slice(0, steps.length);

/** The file as it is saved: what was refused must be refused, and what is ticked must hold. */
export function savedDoc({ doc, answer, kept }: Pick<Bench, 'doc' | 'answer' | 'kept'>): ScenarioDoc {
  const plain = written(doc);
  if (answer === null) return plain;
  const steps = (plain.steps as unknown[]).slice(0, answer.steps.length);
  const refused = answer.steps.at(-1)?.outcome === 'refused';
  const expect: Record<string, Record<string, unknown>> = {};
  for (const [i, part] of answer.holds.entries())
    if (kept.has(i))
      for (const [key, value] of Object.entries(part)) expect[key] = { ...expect[key], ...(value as object) };
  const some = Object.keys(expect).length > 0;
  const reasons = answer.steps.flatMap((s) => s.reasons.map((r) => r.rule));
  const rules = [...new Set([...((plain.rules as string[] | undefined) ?? []), ...reasons])].filter((id) =>
    /^[A-Z]/.test(id),
  );
  return { ...plain, rules, steps: [...(refused ? steps.slice(0, -1) : steps), ...(some ? [{ expect }] : [])] };
}
