/** The rulebook in our own words, fetched when somebody asks. */
import type { Words } from '@spaceline/protocol/words';
import { create } from 'zustand';

export interface Rule {
  id: string;
  title: string;
  text: Words;
  kind: string;
  section: string;
  /** the document it comes from, when that came, and how it ranks where two disagree: the higher decides */
  book: string;
  date: Words;
  rank: number;
  notApplicable: Words | null;
  certainty: Words | null;
  see: string[];
  /** titles of the cards that it names */
  cards: string[];
  /** those of them that are no card of ours: no facts are known */
  absent: string[];
  /** what it says, one thing at a time, where these are several that need a proof each */
  clauses: Words[];
  /** how many scenarios prove it */
  proofs: number;
}

/** A scenario, by its name on the server, and which of a rule's clauses it proves, counted from 1. */
export interface ScenarioRow {
  name: string;
  title: string;
  clauses: number[];
}

type Fetched = 'none' | 'loading' | 'ready' | 'failed';

interface Book {
  rules: Rule[];
  byId: Map<string, Rule>;
  state: Fetched;
}

interface Proofs {
  byRule: Readonly<Record<string, ScenarioRow[]>>;
  state: Fetched;
}

export const useRules = create<Book>()(() => ({ rules: [], byId: new Map(), state: 'none' }));
export const useScenarios = create<Proofs>()(() => ({ byRule: {}, state: 'none' }));

async function fetched<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as T;
}

const isWanted = (state: Fetched): boolean => state === 'none' || state === 'failed';

export async function loadRules(): Promise<void> {
  if (!isWanted(useRules.getState().state)) return;
  useRules.setState({ state: 'loading' });
  try {
    const rules = await fetched<Rule[]>('/data/rules.json');
    useRules.setState({ state: 'ready', rules, byId: new Map(rules.map((r) => [r.id, r])) });
  } catch {
    useRules.setState({ state: 'failed' });
  }
}

/** Which scenarios prove which rule: only pages about single rules need it. */
export async function loadScenarios(): Promise<void> {
  if (!isWanted(useScenarios.getState().state)) return;
  useScenarios.setState({ state: 'loading' });
  try {
    useScenarios.setState({ state: 'ready', byRule: await fetched('/data/scenarios.json') });
  } catch {
    useScenarios.setState({ state: 'failed' });
  }
}
