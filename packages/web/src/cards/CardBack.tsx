/** A card face down. `count` is how many lie there: more than one stand as a pile. */
import type { CSSProperties } from 'react';
import { type Back, cardBack } from '../art/index.ts';
import { Art } from './Art.tsx';
import styles from './CardBack.module.css';

interface Props {
  kind?: Back;
  count?: number;
  width?: number;
  height?: number;
}

export function CardBack({ kind = 'draw', count = 1, width = 86, height = 112 }: Props) {
  const style = { width, height } as CSSProperties;
  return (
    <span className={`${styles.back} ${styles[kind]} ${count > 1 ? styles.pile : ''}`} style={style}>
      <span className={styles.art}>
        <Art svg={cardBack(kind, width, height)} />
      </span>
    </span>
  );
}
