import styles from './Wordmark.module.css';

/** A line with three worlds: theirs, the one it is about, yours. */
export function Wordmark() {
  return (
    <span className={styles.mark}>
      <svg width="58" height="24" viewBox="0 0 58 24" fill="none" aria-hidden="true">
        <path d="M1 12h56" stroke="#54709b" strokeWidth="2" strokeLinecap="round" />
        <circle cx="8" cy="12" r="5" fill="#de8f6e" />
        <circle cx="50" cy="12" r="5" fill="#7fd6e4" />
        <circle cx="29" cy="12" r="8.5" fill="#060a12" stroke="#ffb659" strokeWidth="2.6" />
        <circle cx="29" cy="12" r="3" fill="#ffb659" />
      </svg>
      Spaceline
    </span>
  );
}
