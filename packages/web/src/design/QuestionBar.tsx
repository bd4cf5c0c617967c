import { spoken, type Words } from '@spaceline/protocol/words';
import type { ReactNode } from 'react';
import { say } from '../net/say.ts';
import styles from './QuestionBar.module.css';

interface Props {
  /** it is about the opponent: the block is copper and the bar is not amber */
  waiting?: boolean;
  /** whose move it is: "Your move", "You are asked", "Ravi thinks" */
  who: Words;
  /** when: "Turn 7, orders" */
  when: Words;
  /** a sentence */
  question: ReactNode;
  /** one line of consequence */
  note?: ReactNode;
  /** at most three buttons; the default is the last one */
  children?: ReactNode;
}

/** The one place where the game asks. */
export function QuestionBar({ waiting, who, when, question, note, children }: Props) {
  return (
    <section
      className={`${styles.bar} ${waiting ? styles.waiting : ''}`}
      aria-label={spoken(say('Question'))}
      aria-live="polite"
    >
      <div className={styles.who}>
        <b>{who}</b>
        <small>{when}</small>
      </div>
      <div className={styles.ask}>
        <p className={styles.question}>{question}</p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children && <div className={styles.buttons}>{children}</div>}
    </section>
  );
}
