/** What can be done with a deck as a whole: keep it, copy it, play it, drop it. */

import type { DeckDetail } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { api, Refused } from '../net/api.ts';
import { say } from '../net/say.ts';
import { type Desk, type Draft, forgetDraft } from './draft.ts';
import {
  dontSend,
  isUnreachable,
  nameFor,
  noteDown,
  type Saving,
  sendLater,
  store,
  storeNow,
  useOutbox,
} from './outbox.ts';

interface Deeds {
  busy: boolean;
  problem: Words | null;
  /** it is saved when the connection is back */
  waits: boolean;
  /** one after the other; did the server take it? */
  save(): Promise<boolean>;
  copy(): void;
  /** `blanks`: with the unfinished cards that were agreed to */
  play(blanks: boolean): void;
  drop(): void;
}

/** `saved` is told what was kept, where the page stays the same. */
export function useSaving(id: string, deck: DeckDetail | null, desk: Desk, saved: (now: Draft) => void): Deeds {
  const { draft, dirty } = desk;
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Words | null>(null);
  const own = deck?.kind === 'own' ? deck.id : null;
  const noted = useOutbox((o) => o.waiting[id] !== undefined);
  const waits = noted && !busy;
  const arrived = useOutbox((o) => o.arrived);
  /** what arrived before this desk was opened was fetched with the deck */
  const [before] = useState(arrived);
  const savingOf = (over: string | null): Saving => ({
    desk: id,
    draft,
    name: nameFor(draft, over === null ? (deck?.name ?? null) : null),
    over,
    once: `${Date.now()}-${Math.random()}`,
  });
  /** its player is elsewhere by now */
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  /** where it lies now, on the page it belongs to; whoever has left that page is not called back */
  const settle = (saving: Saving, kept: string) => {
    if (gone.current) forgetDraft(id, saving.draft);
    else if (saving.over === null) {
      forgetDraft(id);
      go(`/decks/${kept}?format=${saving.draft.format}`);
    } else saved(saving.draft);
  };
  // what was sent later, because it had to wait, is settled as if it had been sent at once
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival once
  useEffect(() => {
    if (arrived === null || arrived === before || arrived.saving.desk !== id) return;
    useOutbox.setState({ arrived: null });
    settle(arrived.saving, arrived.id);
  }, [arrived]);
  const attempt = async (work: () => Promise<void>, noted?: Saving): Promise<boolean> => {
    let done = false;
    setBusy(true);
    setProblem(null);
    try {
      await work();
      done = true;
    } catch (e) {
      if (noted !== undefined && isUnreachable(e)) sendLater();
      else {
        if (noted !== undefined) dontSend(id, noted.once);
        setProblem(e instanceof Refused ? e.text : say('That did not work. Try again.'));
      }
    }
    setBusy(false);
    return done;
  };
  const last = useRef<Promise<boolean>>(Promise.resolve(true));
  /** in another way than by saving it: what waits to be saved is of before */
  const keep = async (saving: Saving): Promise<string> => {
    const kept = await store(saving);
    dontSend(id);
    return kept;
  };
  return {
    busy,
    problem: waits
      ? say('There is no connection. Your changes are kept in this browser, and saved when it is back.')
      : problem,
    waits,
    save: () => {
      const saving = savingOf(own);
      noteDown(saving);
      last.current = last.current.then(() => attempt(async () => settle(saving, await storeNow(saving)), saving));
      return last.current;
    },
    copy: () => {
      const saving = savingOf(null);
      return attempt(async () => settle(saving, await keep(saving)));
    },
    play: (blanks) =>
      attempt(async () => {
        const playable = deck !== null && !dirty ? deck.id : await keep(savingOf(own));
        if (own === null && playable !== deck?.id) forgetDraft(id);
        const game = await api.playBot({ format: draft.format, deck: playable, spectators: true, blanks });
        if (!gone.current) go(`/t/${game.id}`);
      }),
    drop: () =>
      attempt(async () => {
        await api.dropDeck(own ?? '');
        dontSend(id);
        go('/decks');
      }),
  };
}
