import type { ReactNode } from 'react';
import p from './page.module.css';

/** The button that sends a form; Enter in a field does the same. */
export function Submit({
  children,
  primary = false,
  disabled = false,
  testid,
}: {
  children: ReactNode;
  primary?: boolean;
  disabled?: boolean;
  testid?: string;
}) {
  return (
    <button type="submit" className={p.submit} data-primary={primary} data-testid={testid} disabled={disabled}>
      {children}
    </button>
  );
}
