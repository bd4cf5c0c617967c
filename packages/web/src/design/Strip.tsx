import type { Words } from '@spaceline/protocol/words';
import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from './Glyph.tsx';
import styles from './Strip.module.css';

interface Props {
  side: 'you' | 'opponent';
  name: string;
  /** after the name: the affiliation, or "you" */
  note?: Words;
  emblem?: ReactNode;
  /** what wins, then counts; the clock last */
  children?: ReactNode;
}

/** A player at the table: an end bar in the side's colour, the name, what wins, counts, the clock. */
export function Strip({ side, name, note, emblem, children }: Props) {
  return (
    <header className={`${styles.strip} ${styles[side]}`}>
      <span className={styles.name}>
        {emblem}
        {name}
        {note && <small>{note}</small>}
      </span>
      {children}
    </header>
  );
}

/** One number and what it counts. */
export function Count({
  glyph,
  value,
  of,
  label,
}: {
  glyph?: GlyphName;
  value: ReactNode;
  of?: ReactNode;
  label?: Words;
}) {
  return (
    <span className={styles.count}>
      {glyph && <Glyph name={glyph} />}
      <b>{value}</b>
      {of}
      {label && <em>{label}</em>}
    </span>
  );
}

export const StripGap = () => <span className={styles.gap} />;

/** Where in the turn we are. */
export function Phases({ phases, now }: { phases: readonly Words[]; now: number }) {
  return (
    <span className={styles.phases}>
      {phases.map((phase, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: phases never change places
          key={i}
          className={i === now ? styles.now : i < now ? styles.past : ''}
          aria-current={i === now ? 'step' : undefined}
        >
          {phase}
        </span>
      ))}
    </span>
  );
}
