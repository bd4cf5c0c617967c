import { memo, useEffect, useId, useState } from 'react';
import { type Picture, withId } from '../art/index.ts';
import styles from './Art.module.css';

/** A picture. What it holds is made by our own functions from numbers; no word of a card enters the markup. Its box is there before it. */
export const Art = memo(function Art({ svg }: { svg: Picture }) {
  const id = useId();
  const [drawn, setDrawn] = useState('');
  useEffect(() => {
    if (typeof svg === 'string') return;
    let gone = false;
    svg.then(
      (late) => gone || setDrawn(late),
      // the card can be read without it
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [svg]);
  return (
    <div
      className={styles.art}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{ __html: withId(typeof svg === 'string' ? svg : drawn, id) }}
    />
  );
});
