/** Where decks wait that were saved without a connection (decks/outbox.ts). */
export const OUTBOX = 'spaceline.outbox';

/** What an earlier visit could not send is sent now, whichever page is opened. What does that comes only where it is needed. */
export function sendWhatWaits(): void {
  try {
    if (localStorage.getItem(OUTBOX) !== null) void import('../decks/outbox.ts').then((o) => o.sendWaiting());
  } catch {
    // a browser that keeps nothing has nothing to send
  }
}
