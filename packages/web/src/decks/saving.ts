/** What can be done with a deck as a whole: keep it, copy it, play it, drop it. */

import type { DeckDetail } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { api, Refused } from '../net/api.ts';
import { ensureMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { type Desk, type Draft, forgetDraft } from './draft.ts';
import { filled } from './piles.ts';

interface Saving {
  busy: boolean;
  problem: Words | null;
  /** it is saved when the connection is back */
  waits: boolean;
  save(): void;
  copy(): void;
  /** `blanks`: with the unfinished cards that were agreed to */
  play(blanks: boolean): void;
  drop(): void;
}

/** Stores the deck and answers its id: over the old one, or as a deck of one's own. */
async function store(draft: Draft, deck: DeckDetail | null, over: string | undefined): Promise<string> {
  const { text } = await api.checkDeck({ format: draft.format, piles: filled(draft.piles), beside: draft.beside });
  const name = draft.name.trim() || spoken(say('New deck'));
  const as =
    over === undefined && draft.name.trim() === deck?.name
      ? spoken(say('{name}, my version', { name })).slice(0, 60)
      : name;
  const list = [draft.comment, text].filter(Boolean).join('\n');
  const kept = await api.saveDeck(
    {
      name: as,
      format: draft.format,
      text: list,
      sealed: draft.sealed ?? undefined,
      folder: draft.folder,
      note: draft.remark,
    },
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
  /** what waits for the connection */
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null);
  const attempt = async (work: () => Promise<void>, later = false) => {
    setBusy(true);
    setProblem(null);
    try {
      await ensureMe();
      await work();
      setWaiting(null);
    } catch (e) {
      if (e instanceof Refused && e.code === 'unreachable' && later) {
        setWaiting(() => work);
        setProblem(say('There is no connection. Your changes are kept in this browser, and saved when it is back.'));
      } else setProblem(e instanceof Refused ? e.text : say('That did not work. Try again.'));
    }
    setBusy(false);
  };
  useEffect(() => {
    if (waiting === null) return;
    const again = () => void attempt(waiting, true);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });
  const keep = async (over = own): Promise<string> => {
    const kept = await store(draft, deck, over);
    if (over === undefined) forgetDraft(id);
    return kept;
  };
  const show = (kept: string) => go(`/decks/${kept}?format=${draft.format}`);
  return {
    busy,
    problem,
    waits: waiting !== null,
    save: () =>
      attempt(async () => {
        const kept = await keep();
        if (own === undefined) show(kept);
        else saved(draft);
      }, true),
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
