/** A long press shows the card, as pointing at it does where there is a pointer. */
import { type PointerEvent, useRef } from 'react';
import { ui } from './ui.ts';

const LONG = 450;

/** The finger leaves what has opened under it: that is no click on it. */
function swallowNextClick(): void {
  const swallow = (e: Event) => {
    e.preventDefault();
    e.stopPropagation();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  document.addEventListener('pointerdown', () => document.removeEventListener('click', swallow, true), {
    capture: true,
    once: true,
  });
}

export function useLongPress(printing: string | null, card: number | null) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const fired = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  return {
    onPointerDown: (e: PointerEvent) => {
      fired.current = false;
      if (e.pointerType === 'mouse' || printing === null) return;
      timer.current = setTimeout(() => {
        fired.current = true;
        swallowNextClick();
        ui.set({ shown: { printing, card }, layer: 'card' });
      }, LONG);
    },
    onPointerUp: cancel,
    onPointerLeave: cancel,
    onPointerCancel: cancel,
    onContextMenu: (e: { preventDefault(): void }) => {
      if (fired.current || matchMedia('(pointer: coarse)').matches) e.preventDefault();
    },
    /** the click that ends a long press is none */
    onClickCapture: (e: { stopPropagation(): void; preventDefault(): void }) => {
      if (!fired.current) return;
      fired.current = false;
      e.preventDefault();
      e.stopPropagation();
    },
  };
}
