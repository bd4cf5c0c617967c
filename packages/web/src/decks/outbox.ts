/**
 * Decks that were saved while there was no connection. They wait in this browser, through reloads and until another day, and are sent when the
 * server answers again. What is refused then stays as unsaved changes of the builder: nothing is lost.
 */
import { spoken } from '@spaceline/protocol/words';
import { create } from 'zustand';
import { api, Refused } from '../net/api.ts';
import { ensureMe } from '../net/me.ts';
import { OUTBOX } from '../net/outbox-key.ts';
import { say } from '../net/say.ts';
import { type Draft, forgetDraft } from './draft.ts';
import { filled } from './piles.ts';

/** A deck to be stored: over the old one, or as a new one. */
export interface Saving {
  /** the desk it lies on */
  desk: string;
  draft: Draft;
  name: string;
  /** the deck that it replaces; null = none */
  over: string | null;
}

interface Outbox {
  waiting: Readonly<Record<string, Saving>>;
  /** what arrived last, and as which deck */
  arrived: { saving: Saving; id: string } | null;
}

function kept(): Outbox['waiting'] {
  try {
    return JSON.parse(localStorage.getItem(OUTBOX) ?? '{}') as Outbox['waiting'];
  } catch {
    return {};
  }
}

export const useOutbox = create<Outbox>()(() => ({ waiting: kept(), arrived: null }));

function setWaiting(waiting: Outbox['waiting']): void {
  useOutbox.setState({ waiting });
  try {
    if (Object.keys(waiting).length === 0) localStorage.removeItem(OUTBOX);
    else localStorage.setItem(OUTBOX, JSON.stringify(waiting));
  } catch {
    // a browser that keeps nothing: it waits as long as the page is open
  }
}

export const isUnreachable = (e: unknown): boolean => e instanceof Refused && e.code === 'unreachable';

/** Stores the deck and answers its id. */
export async function store({ draft, name, over }: Saving): Promise<string> {
  await ensureMe();
  const { format, piles, beside, comment, sealed, folder, remark } = draft;
  const { text } = await api.checkDeck({ format, piles: filled(piles), beside });
  const list = [comment, text].filter(Boolean).join('\n');
  const request = { name, format, text: list, sealed: sealed ?? undefined, folder, note: remark };
  return (await api.saveDeck(request, over ?? undefined)).id;
}

/** The name that a deck is saved under: a copy is told from what it was copied from. */
export function nameFor(draft: Draft, original: string | null): string {
  const name = draft.name.trim() || spoken(say('New deck'));
  return draft.name.trim() === original ? spoken(say('{name}, my version', { name })).slice(0, 60) : name;
}

/** The latest of a desk counts. */
export function sendLater(saving: Saving): void {
  setWaiting({ ...useOutbox.getState().waiting, [saving.desk]: saving });
  tryAgainIn(FIRST_WAIT);
}

/** It was stored in another way, or is not wanted any more. */
export function dontSend(desk: string): void {
  const { [desk]: _, ...rest } = useOutbox.getState().waiting;
  setWaiting(rest);
}

const FIRST_WAIT = 3000;
const LONGEST_WAIT = 60_000;
let timer: ReturnType<typeof setTimeout> | undefined;
let sending = false;

function tryAgainIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendWaiting(Math.min(LONGEST_WAIT, ms * 2)), ms);
}

/** Sends what waits, one after the other; where nobody answers, again after a while. */
export async function sendWaiting(next = FIRST_WAIT): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    for (const saving of Object.values(useOutbox.getState().waiting)) {
      try {
        const id = await store(saving);
        // changed and saved once more meanwhile: that one goes next
        if (useOutbox.getState().waiting[saving.desk] !== saving) continue;
        dontSend(saving.desk);
        forgetDraft(saving.desk, saving.draft);
        useOutbox.setState({ arrived: { saving, id } });
      } catch (e) {
        if (isUnreachable(e)) return tryAgainIn(next);
        dontSend(saving.desk);
      }
    }
  } finally {
    sending = false;
  }
}

addEventListener('online', () => void sendWaiting());
