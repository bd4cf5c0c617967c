/** What is stored and how long: what docs/privacy.md says, with the spans that the operator of this server has set. */
import type { Spans } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import p from '../app/page.module.css';
import { useFetched } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { say } from '../net/say.ts';
import f from './form.module.css';
import { Problem } from './problem.tsx';

/** A day, so many days, or until something ends it. */
const spanOf = (days: number | null, forEver: Words): Words =>
  days === null ? forEver : say('{n} [days|day]', { n: days });

const asLong = say('as long as the server is kept');

const storedFor = (keep: Spans): readonly (readonly [what: Words, long: Words])[] => [
  [say('A cookie that knows you again'), say('180 days after your last visit')],
  [say('Name, login, password and recovery code (as fingerprints)'), say('until you delete the account')],
  [
    say('Guests, with their name and decks'),
    keep.guests === null ? asLong : say('{n} [days|day] after their last visit', { n: keep.guests }),
  ],
  [say('Decks'), say('until you remove them, or the account')],
  [
    say('Finished games: who played, decks, answers, result, and whether they are public'),
    say('{span}; your name goes with the account', { span: spanOf(keep.replays, asLong) }),
  ],
  [
    say('Games that are not finished'),
    keep.unfinished === null ? asLong : say('{n} [days|day] after the last move', { n: keep.unfinished }),
  ],
  [say('Friends, requests, and whom you have blocked'), say('until you remove them, or either account')],
  [say('What you said at tables'), spanOf(keep.talk, asLong)],
  [say('Reports, with the last lines of talk'), spanOf(keep.reports, asLong)],
  [
    say('Mutes and bans, appeals, and the operators’ log'),
    say('a year after they are over; your name goes with the account, a ban that holds stays'),
  ],
  [say('Where somebody who is banned came from, as a fingerprint'), say('30 days, and no longer than the ban')],
  [say('Your address, in memory alone'), say('an hour at most')],
];

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
          storedFor(keep).map(([what, long], i) => (
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
