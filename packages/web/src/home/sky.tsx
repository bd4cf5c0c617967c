/** Stars and one long orbit behind the first page; always the same. */
import { memo } from 'react';
import s from './home.module.css';

function stars(): { x: number; y: number; r: number; o: number }[] {
  let seed = 20371;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: 90 }, () => ({
    x: next() * 1440,
    y: next() * 560,
    r: 0.4 + next() * 0.6,
    o: 0.12 + next() * 0.33,
  }));
}

const STARS = stars();

export const Sky = memo(function Sky() {
  return (
    <svg className={s.sky} viewBox="0 0 1440 560" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {STARS.map((c) => (
        <circle key={`${c.x}`} cx={c.x} cy={c.y} r={c.r} fill="#cfe0f2" opacity={c.o} />
      ))}
      <path d="M-20 548C320 470 700 520 1460 40" stroke="#24406a" strokeWidth="1.2" fill="none" />
    </svg>
  );
});
