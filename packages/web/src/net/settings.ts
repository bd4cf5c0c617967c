/** What this browser's player likes: kept in the browser. */
import { create } from 'zustand';

export interface Settings {
  sound: boolean;
  /** "your move" in the title of the tab */
  title: boolean;
  /** 'system' follows the browser */
  motion: 'system' | 'full' | 'reduced';
  /** ask before ending a turn with plays left */
  guard: boolean;
  /** response windows at which to be asked; `-id` never */
  stops: string[];
}

const KEY = 'spaceline.settings';
const DEFAULTS: Settings = { sound: true, title: true, motion: 'system', guard: true, stops: [] };

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
  applyMotion();
}

const quiet = matchMedia('(prefers-reduced-motion: reduce)');

export const isStill = (): boolean => {
  const { motion } = useSettings.getState();
  return motion === 'reduced' || (motion === 'system' && quiet.matches);
};

/** The style sheets ask the root for it, so that the own setting counts as much as the system's. */
export function applyMotion(): void {
  document.documentElement.dataset.motion = isStill() ? 'reduced' : 'full';
}

quiet.addEventListener('change', applyMotion);
