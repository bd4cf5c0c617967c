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
  /** names a new deck, so that one that is sent twice, because the answer was lost, is one deck all the same */
  once: string;
}

interface Outbox {
  waiting: Readonly<Record<string, Saving>>;
  /** what arrived last, and as which deck */
  arrived: { saving: Saving; id: string } | null;
}

/** What this browser keeps; null where it keeps nothing. */
function kept(): Outbox['waiting'] | null {
  try {
    return JSON.parse(localStorage.getItem(OUTBOX) ?? '{}') as Outbox['waiting'];
  } catch {
    return null;
  }
}

export const useOutbox = create<Outbox>()(() => ({ waiting: kept() ?? {}, arrived: null }));
let keeps = true;

function setWaiting(waiting: Outbox['waiting']): void {
  useOutbox.setState({ waiting });
  try {
    if (Object.keys(waiting).length === 0) localStorage.removeItem(OUTBOX);
    else localStorage.setItem(OUTBOX, JSON.stringify(waiting));
  } catch {
    // a browser that keeps nothing: it waits as long as the page is open
    keeps = false;
  }
}

/** Another page of this browser may have sent something, or left something to be sent. */
function lookAgain(): void {
  const waiting = keeps ? kept() : null;
  if (waiting !== null) useOutbox.setState({ waiting });
}

export const isUnreachable = (e: unknown): boolean => e instanceof Refused && e.code === 'unreachable';

/** Stores what was noted down, and answers its id. */
export async function storeNow(saving: Saving): Promise<string> {
  inHand.add(saving.once);
  try {
    const id = await store(saving);
    dontSend(saving.desk, saving.once);
    return id;
  } finally {
    inHand.delete(saving.once);
  }
}

/** Stores the deck and answers its id. */
export async function store({ draft, name, over, once }: Saving): Promise<string> {
  await ensureMe();
  const { format, piles, beside, comment, sealed, folder, remark } = draft;
  const { text } = await api.checkDeck({ format, piles: filled(piles), beside });
  const list = [comment, text].filter(Boolean).join('\n');
  const request = { name, format, text: list, sealed: sealed ?? undefined, folder, note: remark, once };
  return (await api.saveDeck(request, over ?? undefined)).id;
}

/** The name that a deck is saved under: a copy is told from what it was copied from. */
export function nameFor(draft: Draft, original: string | null): string {
  const name = draft.name.trim() || spoken(say('New deck'));
  return draft.name.trim() === original ? spoken(say('{name}, my version', { name })).slice(0, 60) : name;
}

/** What this page is sending by itself, just now. */
const inHand = new Set<string>();

/** Noted before it is sent: a page that is closed meanwhile leaves it to the next one. The latest of a desk counts. */
export function noteDown(saving: Saving): void {
  lookAgain();
  setWaiting({ ...useOutbox.getState().waiting, [saving.desk]: saving });
}

export const sendLater = (): void => tryAgainIn(FIRST_WAIT);

/** It was stored in another way, or is not wanted any more. `once`: this one, and not one that was saved after it. */
export function dontSend(desk: string, once?: string): void {
  lookAgain();
  const { [desk]: there, ...rest } = useOutbox.getState().waiting;
  if (once === undefined || there?.once === once) setWaiting(rest);
}

const FIRST_WAIT = 3000;
const LONGEST_WAIT = 60_000;
let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<void> | null = null;

function tryAgainIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendWaiting(Math.min(LONGEST_WAIT, ms * 2)), ms);
}

/** Sends what waits, one after the other; where nobody answers, again after a while. One page of a browser at a time does that. */
export function sendWaiting(next = FIRST_WAIT): Promise<void> {
  const send = () => sendAll(next);
  const alone = () => navigator.locks?.request(OUTBOX, send) ?? send();
  sending ??= alone().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(next: number): Promise<void> {
  lookAgain();
  for (const saving of Object.values(useOutbox.getState().waiting)) {
    if (inHand.has(saving.once)) continue;
    try {
      const id = await store(saving);
      // changed and saved once more meanwhile: that one goes next; or stored by the page that noted it
      lookAgain();
      if (useOutbox.getState().waiting[saving.desk]?.once !== saving.once) continue;
      dontSend(saving.desk);
      forgetDraft(saving.desk, saving.draft);
      useOutbox.setState({ arrived: { saving, id } });
    } catch (e) {
      if (isUnreachable(e)) return tryAgainIn(next);
      dontSend(saving.desk);
    }
  }
}

/**
 * What an earlier visit to this desk has left is sent before the deck is fetched: a page that has fetched it before, and shows it after,
 * would show the old deck, and the new one as gone. Answers where it lies now, if it was sent.
 */
export async function sentBefore(desk: string): Promise<string | null> {
  const noted = useOutbox.getState().waiting[desk];
  if (noted === undefined || inHand.has(noted.once)) return null;
  await sendWaiting();
  const { arrived } = useOutbox.getState();
  return arrived?.saving.desk === desk ? arrived.id : null;
}

addEventListener('online', () => void sendWaiting());
