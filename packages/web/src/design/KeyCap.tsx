import styles from './KeyCap.module.css';

/** A key of the keyboard. */
export function KeyCap({ children }: { children: string }) {
  return <kbd className={styles.key}>{children}</kbd>;
}
