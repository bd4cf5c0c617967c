import { spoken, type Words } from '@spaceline/protocol/words';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';
import { KeyCap } from './KeyCap.tsx';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type' | 'aria-label'> {
  'aria-label'?: Words;
  /** the default answer; at most one on the screen */
  primary?: boolean;
  /** for links in text and rows: lower, lighter */
  quiet?: boolean;
  /** the key that does the same */
  hotkey?: string;
  /** 48 px, for thumbs */
  large?: boolean;
  children: ReactNode;
}

export function Button({ primary, quiet, hotkey, large, children, 'aria-label': label, ...rest }: Props) {
  const kind = primary ? styles.primary : quiet ? styles.quiet : '';
  return (
    <button
      type="button"
      {...rest}
      aria-label={label === undefined ? undefined : spoken(label)}
      className={`${styles.button} ${kind} ${large ? styles.large : ''}`}
    >
      {children}
      {hotkey && <KeyCap>{hotkey}</KeyCap>}
    </button>
  );
}
