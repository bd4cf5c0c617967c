/** What the server refused. */
import type { Words } from '@spaceline/protocol/words';
import p from '../app/page.module.css';

export function Problem({ text }: { text: Words | null }) {
  if (text === null) return null;
  return (
    <p className={p.problem} role="alert">
      {text}
    </p>
  );
}
