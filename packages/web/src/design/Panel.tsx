import { spoken, type Words } from '@spaceline/protocol/words';
import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface Props {
  /** the label in its head; without one the panel has no head */
  title?: Words;
  /** what stands at the end of the head */
  end?: ReactNode;
  children?: ReactNode;
}

/** A region: one head, one bar, nothing else. */
export function Panel({ title, end, children }: Props) {
  return (
    <section className={styles.panel} aria-label={title === undefined ? undefined : spoken(title)}>
      {title && (
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <span className={styles.bar} />
          {end}
        </header>
      )}
      {children}
    </section>
  );
}

/** A heading across the page, with its bar. */
export function SectionHead({ title, note, end }: { title: Words; note?: Words; end?: ReactNode }) {
  return (
    <div className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      <span className={styles.bar} />
      {end}
    </div>
  );
}
