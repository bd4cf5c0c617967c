/** Keeping an account: where it is signed in, its password and code, and leaving for good. */
import type { AccountSession } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import p from '../app/page.module.css';
import { Submit } from '../app/submit.tsx';
import { ago } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { findMe, useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import f from './form.module.css';
import { Problem } from './problem.tsx';
import { useTry } from './try.ts';

/** One of the things that are done seldom: closed until it is wanted. */
function Seldom({ title, children, testid }: { title: Words; children: ReactNode; testid: string }) {
  return (
    <details className={f.seldom} data-testid={testid}>
      <summary>{title}</summary>
      <div className={p.form}>{children}</div>
    </details>
  );
}

function Secret({
  label,
  next = false,
  value,
  change,
}: {
  label: Words;
  next?: boolean;
  value: string;
  change(value: string): void;
}) {
  return (
    <label className={p.field}>
      <span>{label}</span>
      <input
        type="password"
        value={value}
        required
        minLength={next ? 8 : undefined}
        maxLength={200}
        autoComplete={next ? 'new-password' : 'current-password'}
        onChange={(e) => change(e.target.value)}
      />
    </label>
  );
}

export function Sessions() {
  const [list, setList] = useState<AccountSession[]>([]);
  const [problem, attempt] = useTry();
  const read = () => api.sessions().then(setList);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => attempt(read), []);
  const end = (work: () => Promise<unknown>) => () =>
    attempt(async () => {
      await work();
      await read();
    });
  return (
    <Seldom title={say('Where you are signed in')} testid="sessions">
      {list.map((s) => (
        <div key={s.id} className={p.row} data-here={s.here}>
          <div>
            <b>{s.here ? say('This browser') : say('Another browser')}</b>
            <small>{say('since {since}, last seen {seen}', { since: ago(s.since), seen: ago(s.seen) })}</small>
          </div>
          {!s.here && (
            <button type="button" className={p.ghost} onClick={end(() => api.endSession(s.id))}>
              {say('Sign it out')}
            </button>
          )}
        </div>
      ))}
      <Problem text={problem} />
      {list.length > 2 && (
        <div className={p.buttons}>
          <button type="button" className={p.ghost} onClick={end(api.endOtherSessions)}>
            {say('Sign out all others')}
          </button>
        </div>
      )}
    </Seldom>
  );
}

export function Password() {
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const [done, setDone] = useState(false);
  const [problem, attempt] = useTry();
  const change = (e: FormEvent) => {
    e.preventDefault();
    setDone(false);
    attempt(async () => {
      await api.changePassword(password, next);
      setPassword('');
      setNext('');
      setDone(true);
    });
  };
  return (
    <Seldom title={say('Change the password')} testid="change-password">
      <form className={p.form} onSubmit={change}>
        <Secret label={say('Password now')} value={password} change={setPassword} />
        <Secret label={say('New password, at least 8 characters')} next value={next} change={setNext} />
        <Problem text={problem} />
        {done && (
          <p className={p.good} role="status">
            {say('Changed. Other browsers are signed out.')}
          </p>
        )}
        <Submit>{say('Change the password')}</Submit>
      </form>
    </Seldom>
  );
}

export function NewCode({ show }: { show(code: string): void }) {
  const [password, setPassword] = useState('');
  const [problem, attempt] = useTry();
  const make = (e: FormEvent) => {
    e.preventDefault();
    attempt(async () => {
      show(await api.newCode(password));
      setPassword('');
    });
  };
  return (
    <Seldom title={say('A new recovery code')} testid="new-code">
      <form className={p.form} onSubmit={make}>
        <p className={p.empty}>{say('The code that you have is void then.')}</p>
        <Secret label={say('Password')} value={password} change={setPassword} />
        <Problem text={problem} />
        <Submit>{say('Show me a new code')}</Submit>
      </form>
    </Seldom>
  );
}

export function Leave() {
  const [password, setPassword] = useState('');
  const [problem, attempt] = useTry();
  const leave = (e: FormEvent) => {
    e.preventDefault();
    attempt(async () => {
      await api.leave(password);
      useMe.setState({ me: null, known: true });
      await findMe();
    });
  };
  return (
    <Seldom title={say('Delete the account')} testid="leave">
      <form className={p.form} onSubmit={leave}>
        <p className={p.empty}>
          {say('Your decks go with it. Games that you played stay, without your name. This cannot be taken back.')}
        </p>
        <Secret label={say('Password')} value={password} change={setPassword} />
        <Problem text={problem} />
        <Submit>{say('Delete it for good')}</Submit>
      </form>
    </Seldom>
  );
}
