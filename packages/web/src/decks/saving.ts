/** What can be done with a deck as a whole: keep it, copy it, play it, drop it. */

import type { DeckDetail } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api, Refused } from '../net/api.ts';
import { ensureMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { type Desk, type Draft, forgetDraft } from './draft.ts';
import { filled } from './piles.ts';

interface Saving {
  busy: boolean;
  problem: Words | null;
  save(): void;
  copy(): void;
  /** `blanks`: with the unfinished cards that were agreed to */
  play(blanks: boolean): void;
  drop(): void;
}

/** Stores the deck and answers its id: over the old one, or as a deck of one's own. */
async function store(draft: Draft, deck: DeckDetail | null, over: string | undefined): Promise<string> {
  const { text } = await api.checkDeck({ format: draft.format, piles: filled(draft.piles) });
  const name = draft.name.trim() || spoken(say('New deck'));
  const as =
    over === undefined && draft.name.trim() === deck?.name
      ? spoken(say('{name}, my version', { name })).slice(0, 60)
      : name;
  const list = [draft.comment, text].filter(Boolean).join('\n');
  const kept = await api.saveDeck(
    { name: as, format: draft.format, text: list, sealed: draft.sealed ?? undefined },
    over,
  );
  return kept.id;
}

/** `saved` is told what was kept, where the page stays the same. */
export function useSaving(id: string, deck: DeckDetail | null, desk: Desk, saved: (now: Draft) => void): Saving {
  const { draft, dirty } = desk;
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Words | null>(null);
  const own = deck?.kind === 'own' ? deck.id : undefined;
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await ensureMe();
      await work();
    } catch (e) {
      setProblem(e instanceof Refused ? e.text : say('That did not work. Try again.'));
    }
    setBusy(false);
  };
  const keep = async (over = own): Promise<string> => {
    const kept = await store(draft, deck, over);
    if (over === undefined) forgetDraft(id);
    return kept;
  };
  const show = (kept: string) => go(`/decks/${kept}?format=${draft.format}`);
  return {
    busy,
    problem,
    save: () =>
      attempt(async () => {
        const kept = await keep();
        if (own === undefined) show(kept);
        else saved(draft);
      }),
    copy: () =>
      attempt(async () => {
        const kept = await store(draft, deck, undefined);
        forgetDraft(id);
        show(kept);
      }),
    play: (blanks) =>
      attempt(async () => {
        const playable = deck !== null && !dirty ? deck.id : await keep();
        go(`/t/${(await api.playBot({ format: draft.format, deck: playable, spectators: true, blanks })).id}`);
      }),
    drop: () => attempt(async () => api.dropDeck(own ?? '').then(() => go('/decks'))),
  };
}
