/** The rulebook in our own words, fetched when somebody asks. */
import type { Words } from '@spaceline/protocol/words';
import { create } from 'zustand';

export interface Rule {
  id: string;
  title: string;
  text: Words;
  kind: string;
  section: string;
  /** the booklet it belongs to */
  book: string;
  notApplicable: Words | null;
  certainty: Words | null;
  see: string[];
  /** what it says, one thing at a time, where these are several that need a proof each */
  clauses: Words[];
  /** the scenarios that prove it, and which of the clauses, counted from 1 */
  scenarios: { name: string; title: string; clauses: number[] }[];
}

interface Book {
  rules: Rule[];
  byId: Map<string, Rule>;
  state: 'none' | 'loading' | 'ready' | 'failed';
}

export const useRules = create<Book>()(() => ({ rules: [], byId: new Map(), state: 'none' }));

export async function loadRules(): Promise<void> {
  const { state } = useRules.getState();
  if (state === 'loading' || state === 'ready') return;
  useRules.setState({ state: 'loading' });
  try {
    const response = await fetch('/data/rules.json');
    if (!response.ok) throw new Error(String(response.status));
    const rules = (await response.json()) as Rule[];
    useRules.setState({ state: 'ready', rules, byId: new Map(rules.map((r) => [r.id, r])) });
  } catch {
    useRules.setState({ state: 'failed' });
  }
}
