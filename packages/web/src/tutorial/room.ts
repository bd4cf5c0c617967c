/** Where the tutor has room without standing in front of what he speaks of. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** `rail`: over the log, where there is a rail. The others are edges of a small window. */
export type Corner = 'rail' | 'bottom' | 'top' | 'left' | 'right';

/** As wide as the style sheet makes him beside a phone that lies on its side. */
const BESIDE = 300;
const GAP = 8;

export function cornerFor(
  target: Rect | null,
  high: number,
  window: { width: number; height: number },
  now: Corner,
): Corner {
  const { width, height } = window;
  if (width >= 1200 && height >= 500) return 'rail';
  const low = height < 500;
  const corners: readonly Corner[] = low ? ['left', 'right'] : ['bottom', 'top'];
  if (target === null) return corners.includes(now) ? now : corners[0];
  const boxes: Readonly<Record<Corner, Rect>> = {
    rail: { left: 0, top: 0, width: 0, height: 0 },
    bottom: { left: 0, top: height - high - GAP, width, height: high + GAP },
    top: { left: 0, top: 0, width, height: high + GAP },
    left: { left: 0, top: 0, width: BESIDE + GAP, height },
    right: { left: width - BESIDE - GAP, top: 0, width: BESIDE + GAP, height },
  };
  const covered = (c: Corner): number => overlap(boxes[c], target);
  // he stays where he is as long as that covers nothing
  const order = [...corners].sort((a, b) => Number(b === now) - Number(a === now));
  return order.reduce((best, c) => (covered(c) < covered(best) ? c : best), order[0]);
}

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));
