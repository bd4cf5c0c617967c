/**
 * A moment of joy or harm, over whatever tells of it: a mission solved, a hit, a game won. It holds nothing up, lets every click
 * through, and is gone with the first key or touch; where nothing should move there is none.
 */
import { useEffect, useState } from 'react';
import { isStill } from '../net/settings.ts';
import s from './Moment.module.css';

const RAYS = 16;

export function Moment({ kind, theirs }: { kind: 'solved' | 'hit' | 'won'; theirs?: boolean }) {
  const [over, setOver] = useState(isStill);
  useEffect(() => {
    if (over) return;
    const skip = () => setOver(true);
    addEventListener('keydown', skip);
    addEventListener('pointerdown', skip);
    return () => {
      removeEventListener('keydown', skip);
      removeEventListener('pointerdown', skip);
    };
  }, [over]);
  if (over) return null;
  return (
    <span
      className={s.moment}
      data-kind={kind}
      data-theirs={theirs}
      data-testid="moment"
      aria-hidden="true"
      // what ends last is the sweep
      onAnimationEnd={(e) => e.target === e.currentTarget && setOver(true)}
    >
      <svg viewBox="-100 -100 200 200" role="presentation">
        <circle r="40" />
        <circle r="64" />
        {Array.from({ length: RAYS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rays never change places
          <line key={i} x1="0" y1="-46" x2="0" y2="-92" transform={`rotate(${(360 / RAYS) * i})`} />
        ))}
      </svg>
    </span>
  );
}
