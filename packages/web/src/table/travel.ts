/** Ships on their way along the band. */
import { useLayoutEffect, useRef } from 'react';
import { isStill } from '../net/settings.ts';
import { useScene } from './context.tsx';

/** Ships really travel along the band: what stood elsewhere a moment ago flies from there. */
export function useTravel(box: React.RefObject<HTMLDivElement | null>): void {
  const { game } = useScene();
  const last = useRef(new Map<string, { x: number; y: number }>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view, and nothing else, moves things
  useLayoutEffect(() => {
    const b = box.current;
    if (b === null) return;
    const now = new Map<string, { x: number; y: number }>();
    const still = isStill();
    const frame = b.getBoundingClientRect();
    for (const el of b.querySelectorAll<HTMLElement>('[data-seat][data-key]')) {
      const r = el.getBoundingClientRect();
      const at = { x: r.left - frame.left + b.scrollLeft, y: r.top - frame.top };
      const key = el.dataset.key!;
      now.set(key, at);
      const was = last.current.get(key);
      if (still || (was !== undefined && Math.abs(was.x - at.x) < 2)) continue;
      if (was === undefined) {
        if (last.current.size > 0)
          el.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 250, easing: 'ease-in-out' });
        continue;
      }
      const steps = Math.max(1, Math.round(Math.abs(was.x - at.x) / (el.offsetWidth + 38)));
      el.animate(
        [
          { transform: `translate(${was.x - at.x}px, ${was.y - at.y}px)`, zIndex: 3 },
          { transform: 'none', zIndex: 3 },
        ],
        {
          duration: Math.min(600, 250 * steps),
          easing: 'ease-in-out',
        },
      );
    }
    last.current = now;
  }, [game.view, box]);
}
