import type { Affiliation } from '@spaceline/engine';
import { AFFILIATION, EMBLEM } from '../art/index.ts';

/** Under 16 px the lines are a little stronger, or they would fade. */
const weightAt = (size: number) => (size >= 18 ? 1.7 : size >= 15 ? 1.9 : 2);

export function Emblem({ of, size = 16, dim }: { of: Affiliation; size?: number; dim?: boolean }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weightAt(size)}
      strokeLinejoin="round"
      strokeLinecap="round"
      role="img"
      aria-label={of}
      data-emblem
      style={{ color: AFFILIATION[of].colour, flex: 'none', opacity: dim ? 0.6 : undefined }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant paths
      dangerouslySetInnerHTML={{ __html: EMBLEM[of] }}
    />
  );
}
