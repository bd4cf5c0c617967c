/** A dialog over the page: the focus goes in, stays in, and comes back. */

import { spoken, type Words } from '@spaceline/protocol/words';
import { type ReactNode, useEffect, useRef } from 'react';
import { say } from '../net/say.ts';
import s from './dialog.module.css';

export function Dialog({
  title,
  children,
  onClose,
  wide = false,
}: {
  title: Words;
  children: ReactNode;
  onClose(): void;
  wide?: boolean;
}) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const d = box.current;
    if (d !== null && !d.open) d.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as the element does by itself
    <dialog
      ref={box}
      className={s.dialog}
      data-wide={wide}
      aria-label={spoken(title)}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onClick={(e) => {
        if (e.target === box.current) onClose();
      }}
    >
      <div className={s.inside}>
        <header className={s.head}>
          <h2>{title}</h2>
          <button type="button" onClick={onClose} aria-label={spoken(say('Close'))}>
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3.5 3.5l9 9m0-9l-9 9" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
            </svg>
          </button>
        </header>
        <div className={s.body}>{children}</div>
      </div>
    </dialog>
  );
}
