/** What is stored, and how long. */
import p from '../app/page.module.css';
import { useFetched } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { say } from '../net/say.ts';
import f from './form.module.css';
import { Problem } from './problem.tsx';
import { storedFor } from './stored.ts';

export function Privacy() {
  const { data: keep, problem } = useFetched(api.privacy, 'privacy');
  return (
    <section className={p.panel} data-testid="privacy">
      <h2>
        {say('What is stored')} <i />
      </h2>
      <Problem text={problem} />
      <dl className={f.stored}>
        {keep !== null &&
          Object.entries(storedFor(keep)).map(([name, [what, long]]) => (
            <div key={name} data-stored={name}>
              <dt>{what}</dt>
              <dd>{long}</dd>
            </div>
          ))}
      </dl>
      <p className={p.empty}>
        {say(
          'In this browser: your settings of the table, whom you have muted, and a line typed while the server is away.',
        )}
      </p>
      <p className={p.empty}>
        {say('Nobody else is asked for anything: no pictures, fonts or counters come from elsewhere.')}
      </p>
    </section>
  );
}
