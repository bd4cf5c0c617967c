/** The buttons of the question bar. */

import type { Words } from '@spaceline/protocol/words';

export interface Choice {
  /** what it does, for those who look for it: a verb, or "cancel", "everyone" … */
  id: string;
  label: Words;
  /** the key as it is written on the button */
  hint: string;
  /** KeyboardEvent.key, in lower case */
  hotkey: string;
  run(): void;
  primary?: boolean;
  disabled?: boolean;
  /** a phone has it elsewhere */
  desk?: true;
}

/** The default answer. */
export const bySpace = (id: string, label: Words, run: () => void, disabled = false): Choice => ({
  id,
  label,
  hint: 'Space',
  hotkey: ' ',
  run,
  primary: true,
  disabled,
});

export const byEscape = (id: string, label: Words, run: () => void): Choice => ({
  id,
  label,
  hint: 'Esc',
  hotkey: 'escape',
  run,
});

/** Any other key: its letter or digit is written on the button. */
export const byKey = (key: string, id: string, label: Words, run: () => void): Choice => ({
  id,
  label,
  hint: key.toUpperCase(),
  hotkey: key,
  run,
});
