/** What this browser's player likes: kept in the browser. */
import { create } from 'zustand';

export interface Settings {
  sound: boolean;
  /** "your move" in the title of the tab */
  title: boolean;
  /** "your move" by the browser, while one looks elsewhere */
  notify: boolean;
  /** 'system' follows the browser */
  motion: 'system' | 'full' | 'reduced';
  theme: 'dark' | 'light' | 'system';
  /** how large the words are */
  text: 'normal' | 'large' | 'larger';
  /** ask before something is lost: card plays, an unseeded outpost, an attempt that could win */
  guard: boolean;
  /** what others say at the table is shown */
  talk: boolean;
  /** how fast the other player's turn is retold; null = normally, and not at all where nothing should move */
  watch: 'off' | 'slow' | 'normal' | 'fast' | null;
  /** response windows at which to be asked; `-id` never */
  stops: string[];
}

const KEY = 'spaceline.settings';
const DEFAULTS: Settings = {
  sound: true,
  title: true,
  notify: false,
  motion: 'system',
  theme: 'dark',
  text: 'normal',
  guard: true,
  talk: true,
  watch: null,
  stops: [],
};

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}

export const useSettings = create<Settings>()(() => stored());

export function change(part: Partial<Settings>): void {
  useSettings.setState(part);
  try {
    localStorage.setItem(KEY, JSON.stringify(useSettings.getState()));
  } catch {
    // a browser that keeps nothing: the setting lasts as long as the page
  }
  applyLook();
}

// where there is no screen, nothing moves anyway
const quiet = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

export const isStill = (): boolean => {
  const { motion } = useSettings.getState();
  return motion === 'reduced' || (motion === 'system' && quiet?.matches === true);
};

const bright = globalThis.matchMedia?.('(prefers-color-scheme: light)');

/** The style sheets ask the root for it, so that the own setting counts as much as the system's. */
export function applyLook(): void {
  const { theme, text } = useSettings.getState();
  const { dataset } = document.documentElement;
  dataset.motion = isStill() ? 'reduced' : 'full';
  dataset.theme = theme === 'light' || (theme === 'system' && bright?.matches === true) ? 'light' : 'dark';
  dataset.text = text;
}

quiet?.addEventListener('change', applyLook);
bright?.addEventListener('change', applyLook);
