import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from './Glyph.tsx';
import styles from './Pill.module.css';

type Tone = 'plain' | 'ice' | 'copper' | 'amber' | 'alert' | 'outline-ice' | 'outline-amber';

interface Props {
  tone?: Tone;
  glyph?: GlyphName;
  'data-testid'?: string;
  children: ReactNode;
}

/** A short word with a meaning: solved, planet, space, stopped. */
export function Pill({ tone = 'plain', glyph, children, ...rest }: Props) {
  return (
    <span className={`${styles.pill} ${styles[tone]}`} {...rest}>
      {glyph && <Glyph name={glyph} size={glyph === 'check' ? 11 : 12} weight={glyph === 'check' ? 2.6 : 1.6} />}
      {children}
    </span>
  );
}
