/** Windows that every screen must be fit for. */
import type { BrowserContextOptions } from 'playwright-core';

interface Window {
  width: number;
  height: number;
  touch: boolean;
}

export const WINDOWS = {
  desk: { width: 1440, height: 900, touch: false },
  low: { width: 1280, height: 720, touch: false },
  phone: { width: 390, height: 844, touch: true },
  side: { width: 844, height: 390, touch: true },
  tablet: { width: 820, height: 1180, touch: true },
  'tablet-side': { width: 1180, height: 820, touch: true },
  // 1440 x 900 at 200 %
  zoomed: { width: 720, height: 450, touch: false },
} as const satisfies Record<string, Window>;

export type WindowName = keyof typeof WINDOWS;

/** All of them with `npm run browsers`; else those that differ most, so that the tests of every day stay short. */
const isThorough = process.env.SPACELINE_BROWSERS === 'all';
export const some = (...names: WindowName[]): readonly WindowName[] =>
  isThorough ? (Object.keys(WINDOWS) as WindowName[]) : names;

export const contextFor = (name: WindowName): BrowserContextOptions => {
  const { width, height, touch } = WINDOWS[name];
  return { viewport: { width, height }, hasTouch: touch, isMobile: touch, reducedMotion: 'reduce' };
};
