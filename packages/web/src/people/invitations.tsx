/** Tables that wait for this person. */
import type { TableView } from '@spaceline/protocol';
import { spoken } from '@spaceline/protocol/words';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { formatName, useFetched } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { useMe } from '../net/me.ts';
import { dotted, say } from '../net/say.ts';
import { Problem } from '../settings/problem.tsx';
import { useTry } from '../settings/try.ts';
import { personName } from './name.ts';

const EVERY = 5000;

/** Nothing where nobody has invited. */
export function Invitations() {
  const me = useMe((w) => w.me);
  const { data, again } = useFetched(
    () => (me === null ? Promise.resolve([]) : api.invitations()),
    `invitations ${me?.id}`,
    EVERY,
  );
  const [problem, attempt] = useTry();
  if (data === null || data.length === 0) return null;
  return (
    <section className={p.panel} data-testid="invitations" style={{ '--bar': 'var(--amber)' } as never}>
      <h2>
        {say('You are invited')} <i /> <small>{data.length}</small>
      </h2>
      <Problem text={problem} />
      {data.map((t) => (
        <div key={t.id} className={p.row} role="status">
          <div>
            <b>{say('{host} invites you', { host: personName(t.host) })}</b>
            <small>{termsOf(t)}</small>
          </div>
          <span className={p.acts}>
            <Link href={`/t/${t.id}`} className={p.link}>
              {say('Go there')}
            </Link>
            <button
              type="button"
              className={p.ghost}
              aria-label={spoken(say('Rather not play {host}', { host: personName(t.host) }))}
              onClick={() =>
                attempt(async () => {
                  await api.declineInvitation(t.id);
                  again();
                })
              }
            >
              {say('Rather not')}
            </button>
          </span>
        </div>
      ))}
    </section>
  );
}

const termsOf = (t: TableView) =>
  dotted([
    formatName(t.format),
    t.minutes === null ? say('no clock') : say('{n} min each', { n: t.minutes }),
    t.decks === null ? undefined : say('you play {deck}', { deck: t.decks.guest }),
  ]);
