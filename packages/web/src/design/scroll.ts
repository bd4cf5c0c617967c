/** What is longer than its box can be scrolled by key as well; not within a button, which has the focus itself. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

export function useScrolling(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const el = box.current;
    if (el === null || el.closest('button') !== null) return;
    if (el.scrollHeight > el.clientHeight) el.tabIndex = 0;
    else el.removeAttribute('tabindex');
  });
  return box;
}
