import { Link } from 'wouter';
import { say } from '../net/say.ts';
import { Shell } from './shell.tsx';

export function NotFound() {
  return (
    <Shell title={say('Nothing here')}>
      <h1>{say('Nothing is charted here')}</h1>
      <p>
        {say('This page does not exist.')} <Link href="/">{say('Back to the start')}</Link>
      </p>
    </Shell>
  );
}
