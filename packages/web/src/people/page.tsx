/** The people one knows: who asks, friends, whom one has played, and who is blocked. */
import type { PersonView } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Submit } from '../app/submit.tsx';
import { ago } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { ensureMe, useMe } from '../net/me.ts';
import { dotted, say } from '../net/say.ts';
import { Problem } from '../settings/problem.tsx';
import { useTry } from '../settings/try.ts';
import { Invitations } from './invitations.tsx';
import { personName } from './name.ts';
import s from './people.module.css';

type Relation = PersonView['relation'];

export default function People() {
  const me = useMe((w) => w.me?.id ?? null);
  const [people, setPeople] = useState<PersonView[] | null>(null);
  const [problem, attempt] = useTry();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each person anew
  useEffect(() => attempt(async () => setPeople(await api.people())), [me]);
  const act = (work: () => Promise<PersonView[]>) => () => attempt(async () => setPeople(await work()));
  const of = (...relations: Relation[]) => (people ?? []).filter((x) => relations.includes(x.relation));
  const friends = of('friend', 'asked');
  const played = of('none');
  return (
    <Shell title={say('People')}>
      <div className={p.head}>
        <h1>{say('People')}</h1>
        <p>
          {say(
            'Friends see each other here and can be invited to a table. Whoever you block cannot sit down at your tables, invite you or ask you.',
          )}
        </p>
      </div>
      <Problem text={problem} />
      <div className={p.columns}>
        <div className={p.stack}>
          <Invitations />
          {of('asks').length > 0 && (
            <Group title={say('They ask you')} people={of('asks')}>
              {(x) => (
                <>
                  <Act label={say('Say yes')} to={x} onClick={act(() => api.befriend({ id: x.id }))} />
                  <Act label={say('Rather not')} to={x} onClick={act(() => api.unfriend(x.id))} />
                </>
              )}
            </Group>
          )}
          <Group
            title={say('Friends')}
            people={friends}
            empty={people === null ? null : say('Nobody yet. Ask somebody by name, or somebody you have played.')}
            testid="friends"
          >
            {(x) => (
              <>
                {x.relation === 'friend' && <Invite to={x} />}
                <Act
                  label={x.relation === 'friend' ? say('Remove') : say('Take back')}
                  to={x}
                  onClick={act(() => api.unfriend(x.id))}
                />
              </>
            )}
          </Group>
          <Group
            title={say('You have played')}
            people={played}
            empty={people === null ? null : say('Whoever you play will be here, to be invited again.')}
            testid="played"
          >
            {(x) => (
              <>
                <Invite to={x} />
                <Act label={say('Ask to be friends')} to={x} onClick={act(() => api.befriend({ id: x.id }))} />
                <Act label={say('Block')} to={x} onClick={act(() => api.block(x.id, true))} />
              </>
            )}
          </Group>
        </div>
        <div className={p.stack}>
          <Ask done={setPeople} />
          {of('blocked').length > 0 && (
            <Group title={say('Blocked')} people={of('blocked')} testid="blocked">
              {(x) => <Act label={say('Unblock')} to={x} onClick={act(() => api.block(x.id, false))} />}
            </Group>
          )}
        </div>
      </div>
    </Shell>
  );
}

const Invite = ({ to }: { to: PersonView }) => (
  <Link href={`/tables?for=${to.id}`} className={p.link} data-act="invite">
    {say('Invite')} <span className="hidden">{to.name}</span>
  </Link>
);

const Act = ({ label, to, onClick }: { label: Words; to: PersonView; onClick(): void }) => (
  <button
    type="button"
    className={p.ghost}
    aria-label={spoken(say('{label}: {name}', { label, name: to.name }))}
    onClick={onClick}
  >
    {label}
  </button>
);

interface GroupProps {
  title: Words;
  people: readonly PersonView[];
  /** what is said where there is nobody */
  empty?: Words | null;
  testid?: string;
  children(person: PersonView): ReactNode;
}

function Group({ title, people, empty = null, testid, children }: GroupProps) {
  return (
    <section className={p.panel} data-testid={testid}>
      <h2>
        {title} <i /> <small>{people.length}</small>
      </h2>
      {people.length === 0 && empty !== null && <p className={p.empty}>{empty}</p>}
      {people.map((x) => (
        <div key={x.id} className={p.row} data-testid="person" data-relation={x.relation}>
          <div>
            <b>
              {personName(x)}
              {x.here && (
                <span className={s.here}>
                  <i /> {say('here now')}
                </span>
              )}
            </b>
            <small>{aboutOf(x)}</small>
          </div>
          <span className={p.acts}>{children(x)}</span>
        </div>
      ))}
    </section>
  );
}

const aboutOf = (x: PersonView): Words =>
  dotted([
    x.relation === 'asked' ? say('asked, not answered yet') : undefined,
    x.games > 0 ? say('{n} [games|game]', { n: x.games }) : say('no game yet'),
    x.last === null ? undefined : say('the last {when}', { when: ago(x.last) }),
  ]);

function Ask({ done }: { done(people: PersonView[]): void }) {
  const [name, setName] = useState('');
  const [asked, setAsked] = useState('');
  const [problem, attempt] = useTry();
  const ask = (e: FormEvent) => {
    e.preventDefault();
    setAsked('');
    attempt(async () => {
      await ensureMe();
      done(await api.befriend({ name }));
      setAsked(name);
      setName('');
    });
  };
  return (
    <section className={p.panel}>
      <h2>
        {say('Ask somebody')} <i />
      </h2>
      <form className={p.form} onSubmit={ask} data-testid="ask-friend">
        <label className={p.field}>
          <span>{say('Name of the account')}</span>
          <input value={name} maxLength={24} required autoComplete="off" onChange={(e) => setName(e.target.value)} />
        </label>
        <Problem text={problem} />
        {asked !== '' && (
          <p className={p.good} role="status">
            {say('{name} is asked.', { name: asked })}
          </p>
        )}
        <Submit>{say('Ask to be friends')}</Submit>
      </form>
    </section>
  );
}
