/** What is stored and how long: what docs/privacy.md says, where people look for it. */
import type { Words } from '@spaceline/protocol/words';
import p from '../app/page.module.css';
import { say } from '../net/say.ts';
import f from './form.module.css';

const STORED: readonly (readonly [what: Words, long: Words])[] = [
  [say('A cookie that knows you again'), say('180 days after your last visit')],
  [say('Name, login, password and recovery code (as fingerprints)'), say('until you delete the account')],
  [say('Decks'), say('until you remove them, or the account')],
  [
    say('Games: who played, decks, answers, result, and whether they are public'),
    say('as long as the server keeps them; your name goes with the account'),
  ],
  [say('Friends, requests, and whom you have blocked'), say('until you remove them, or either account')],
  [say('What you said at tables'), say('30 days')],
  [say('Reports, with the last lines of talk'), say('90 days')],
  [
    say('Mutes and bans, appeals, and the operators’ log'),
    say('a year after they are over; your name goes with the account'),
  ],
  [say('Your address, in memory alone'), say('an hour at most')],
];

export function Privacy() {
  return (
    <section className={p.panel} data-testid="privacy">
      <h2>
        {say('What is stored')} <i />
      </h2>
      <dl className={f.stored}>
        {STORED.map(([what, long], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <div key={i}>
            <dt>{what}</dt>
            <dd>{long}</dd>
          </div>
        ))}
      </dl>
      <p className={p.empty}>
        {say('Nobody else is asked for anything: no pictures, fonts or counters come from elsewhere.')}
      </p>
    </section>
  );
}
