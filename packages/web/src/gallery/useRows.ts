import { type RefObject, useLayoutEffect, useState } from 'react';

interface Rows {
  columns: number;
  first: number;
  last: number;
  /** px above and below what is shown */
  before: number;
  after: number;
}

/** Which rows of a long grid are on the screen, with one more on each side. */
export function useRows(
  ref: RefObject<HTMLElement | null>,
  count: number,
  item: { width: number; height: number; gap: number },
): Rows {
  const { width, height, gap } = item;
  const [view, setView] = useState({ columns: 1, first: 0, last: 3 });
  useLayoutEffect(() => {
    const measure = () => {
      const box = ref.current?.getBoundingClientRect();
      if (!box) return;
      const columns = Math.max(1, Math.floor((box.width + gap) / (width + gap)));
      const pitch = height + gap;
      const first = Math.max(0, Math.floor(-box.top / pitch) - 1);
      const last = Math.ceil((window.innerHeight - box.top) / pitch) + 1;
      setView((old) =>
        old.columns === columns && old.first === first && old.last === last ? old : { columns, first, last },
      );
    };
    measure();
    const resized = new ResizeObserver(measure);
    if (ref.current) resized.observe(ref.current);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [ref, width, height, gap]);
  const rows = Math.ceil(count / view.columns);
  const last = Math.min(rows, view.last);
  const first = Math.min(view.first, Math.max(0, last - 1));
  return {
    columns: view.columns,
    first,
    last,
    before: first * (height + gap),
    after: Math.max(0, rows - last) * (height + gap),
  };
}
