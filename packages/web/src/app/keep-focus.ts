/**
 * What had the focus may be taken away by what it did: a report is done with, somebody is no friend any more, a form has served. Whoever
 * uses the keyboard does not begin at the top of the page again: the focus goes to the part of the page in which it was.
 */
const PARTS = 'section, form, [role="tabpanel"], dialog, #main';
/** A table looks after its own focus: Space means the question there. */
const PAGES = '#main, dialog';

let at: Element | null = null;
/** what the focus is in, from the inside */
let parts: HTMLElement[] = [];

function remember({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  at = target;
  parts = [];
  for (let part = target.parentElement?.closest<HTMLElement>(PARTS); part != null; ) {
    parts.push(part);
    part = part.parentElement?.closest<HTMLElement>(PARTS) ?? null;
  }
}

function mend(): void {
  if (at === null || at.isConnected || document.activeElement !== document.body) return;
  at = null;
  const part = parts.find((p) => p.isConnected && p.closest(PAGES) !== null);
  if (part === undefined) return;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

export function keepFocus(): void {
  document.addEventListener('focusin', remember);
  new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });
}
