/** A deck while somebody changes it: what it was, what it is, and the way back. Unsaved changes survive a reload. */

import type { DeckBeside, DeckCheck, DeckVersion, SealedPacks } from '@spaceline/protocol';
import { spoken } from '@spaceline/protocol/words';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { commentOf } from './comment.ts';
import {
  added,
  NOTHING_BESIDE,
  PILES,
  type Piles,
  type Place,
  pilesOf,
  removed,
  sameBeside,
  sameCards,
} from './piles.ts';

export interface Draft {
  name: string;
  format: string;
  piles: Piles;
  beside: DeckBeside;
  /** the comment that its list begins with */
  comment: string;
  /** the packs that it is built from */
  sealed: SealedPacks | null;
  /** where its owner keeps it */
  folder?: string;
  /** what is being changed, for the list of versions */
  remark?: string;
  /** what was said of the headings of the list that was brought in, until its owner has read it */
  reading?: readonly string[];
}

/** One copy more. */
export const withCopy = (d: Draft, place: Place, id: string): Draft =>
  place === 'aside'
    ? { ...d, beside: { ...d.beside, aside: [...d.beside.aside, id] } }
    : { ...d, piles: added(d.piles, place, id) };

/** One copy less; the same where there is none. */
export function withoutCopy(d: Draft, place: Place, id: string): Draft {
  if (place !== 'aside') {
    const piles = removed(d.piles, place, id);
    return piles === d.piles ? d : { ...d, piles };
  }
  const at = d.beside.aside.lastIndexOf(id);
  return at < 0 ? d : { ...d, beside: { ...d.beside, aside: d.beside.aside.toSpliced(at, 1) } };
}

/** Every copy of one printing becomes another one, wherever it lies. */
export function swapped(d: Draft, from: string, to: string): Draft {
  const other = (id: string) => (id === from ? to : id);
  const piles = pilesOf(Object.fromEntries(PILES.map((p) => [p, d.piles[p].map(other)])));
  return { ...d, piles, beside: { ...d.beside, aside: d.beside.aside.map(other) } };
}

/** What was said of the headings of a list: nothing of it is in the deck. */
export const headingsOf = ({ problems }: Pick<DeckCheck, 'problems'>): string[] =>
  problems.filter((x) => x.heading).map((x) => spoken(x.message));

/** A list that was read takes the place of what lay there. */
export const withList = (d: Draft, read: DeckCheck, text: string): Draft => ({
  ...d,
  piles: pilesOf(read.piles),
  beside: read.beside,
  comment: commentOf(text),
  sealed: d.sealed ?? read.sealed,
  reading: headingsOf(read),
});

/** As it was then: its cards and printings, what lay beside them, its name, its format and its notes. */
export const restored = (d: Draft, version: DeckVersion): Draft => ({
  ...d,
  name: version.name,
  format: version.format,
  piles: pilesOf(version.piles),
  beside: version.beside,
  comment: commentOf(version.text),
  sealed: version.sealed,
});

export interface Desk {
  draft: Draft;
  dirty: boolean;
  /** unsaved changes of an earlier visit are shown */
  resumed: boolean;
  change(next: (old: Draft) => Draft): void;
  undo: (() => void) | null;
  /** back to what was saved */
  discard(): void;
}

const MOST_STEPS = 100;
const keyOf = (id: string): string => `spaceline.draft.${id}`;

function kept(id: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as Draft | null;
    // one that was kept before there was anything beside the piles
    return draft === null ? null : { ...draft, beside: draft.beside ?? NOTHING_BESIDE };
  } catch {
    return null;
  }
}

function keep(id: string, draft: Draft | null): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify(draft));
  } catch {
    // a browser that keeps nothing: the draft lasts as long as the page
  }
}

const same = (a: Draft, b: Draft): boolean =>
  a.name === b.name &&
  a.format === b.format &&
  a.comment === b.comment &&
  (a.folder ?? '') === (b.folder ?? '') &&
  sameCards(a.piles, b.piles) &&
  sameBeside(a.beside, b.beside);

/** `of`: only where it is this; what was changed since stays. */
export function forgetDraft(id: string, of?: Draft): void {
  const there = of === undefined ? null : kept(id);
  if (of === undefined || there === null || same(there, of)) keep(id, null);
}

/** `saved` is the deck as it stands on the server; give the component a key, so that another deck is another desk. */
export function useDesk(id: string, saved: Draft): Desk {
  const [earlier] = useState(() => kept(id));
  const [steps, setSteps] = useState<readonly Draft[]>(() => [earlier ?? saved]);
  const draft = steps[steps.length - 1];
  const dirty = useMemo(() => !same(draft, saved), [draft, saved]);
  useEffect(() => keep(id, dirty ? draft : null), [id, dirty, draft]);
  const change = useCallback(
    (next: (old: Draft) => Draft) =>
      setSteps((old) => {
        const last = old[old.length - 1];
        const now = next(last);
        return now === last ? old : [...old.slice(1 - MOST_STEPS), now];
      }),
    [],
  );
  const undo = useCallback(() => setSteps((old) => (old.length > 1 ? old.slice(0, -1) : old)), []);
  return {
    draft,
    dirty,
    resumed: earlier !== null && dirty,
    change,
    undo: steps.length > 1 ? undo : null,
    discard: () => setSteps([saved]),
  };
}
