import { memo, useId } from 'react';
import { withId } from '../art/index.ts';
import styles from './Art.module.css';

/** A picture. What it holds is made by our own functions from numbers; no word of a card enters the markup. */
export const Art = memo(function Art({ svg }: { svg: string }) {
  const id = useId();
  return (
    <div
      className={styles.art}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{ __html: withId(svg, id) }}
    />
  );
});
