import { Link } from 'wouter';
import { Shell } from './shell.tsx';

export function NotFound() {
  return (
    <Shell title="Nothing here">
      <h1>Nothing is charted here</h1>
      <p>
        This page does not exist. <Link href="/">Back to the start</Link>.
      </p>
    </Shell>
  );
}
