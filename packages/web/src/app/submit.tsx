import type { ReactNode } from 'react';
import p from './page.module.css';

/** The button that sends a form; Enter in a field does the same. */
export function Submit({
  children,
  primary = false,
  disabled = false,
}: {
  children: ReactNode;
  primary?: boolean;
  disabled?: boolean;
}) {
  return (
    <button type="submit" className={p.submit} data-primary={primary} disabled={disabled}>
      {children}
    </button>
  );
}
