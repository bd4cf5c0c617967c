/** Name, account, and how the table behaves. */
import { type FormEvent, useEffect, useState } from 'react';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Submit } from '../app/submit.tsx';
import { Button } from '../design/index.ts';
import { api, Refused } from '../net/api.ts';
import { become, findMe, useMe } from '../net/me.ts';
import f from './form.module.css';
import { SettingsForm } from './form.tsx';

export default function SettingsPage() {
  return (
    <Shell title="Settings">
      <div className={p.head}>
        <h1>Settings</h1>
        <p>They are kept in this browser. Your name is what the other player sees.</p>
      </div>
      <div className={p.columns}>
        <section className={p.panel}>
          <h2>
            At the table <i />
          </h2>
          <SettingsForm />
        </section>
        <div className={p.stack}>
          <Name />
          <Account />
        </div>
      </div>
    </Shell>
  );
}

function useTry(): [string | null, (work: () => Promise<void>) => void] {
  const [problem, setProblem] = useState<string | null>(null);
  return [
    problem,
    (work) => {
      setProblem(null);
      work().catch((e: unknown) => setProblem(e instanceof Refused ? e.message : 'That did not work. Try again.'));
    },
  ];
}

function Name() {
  const me = useMe((w) => w.me);
  const [name, setName] = useState('');
  const [problem, attempt] = useTry();
  const [saved, setSaved] = useState(false);
  useEffect(() => setName(me?.name ?? ''), [me?.name]);
  const save = (e: FormEvent) => {
    e.preventDefault();
    attempt(async () => {
      become(me === null ? await api.session(name) : await api.rename(name));
      setSaved(true);
    });
  };
  return (
    <section className={p.panel}>
      <h2>
        Your name <i />
      </h2>
      <form className={p.form} onSubmit={save}>
        <label className={p.field}>
          <span>Name</span>
          <input
            value={name}
            maxLength={24}
            required
            autoComplete="nickname"
            onChange={(e) => setName(e.target.value)}
          />
        </label>
        {problem !== null && <p className={p.problem}>{problem}</p>}
        {saved && name === me?.name && (
          <p className={p.good} role="status">
            Saved.
          </p>
        )}
        <Submit>Save the name</Submit>
      </form>
    </section>
  );
}

function Account() {
  const me = useMe((w) => w.me);
  const [mode, setMode] = useState<'login' | 'account'>('login');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [problem, attempt] = useTry();
  if (me?.login)
    return (
      <section className={p.panel}>
        <h2>
          Account <i />
        </h2>
        <div className={p.form}>
          <p>
            You are signed in as <b>{me.login}</b>. Your decks and games are kept.
          </p>
          <div className={p.buttons}>
            <Button
              onClick={() =>
                attempt(async () => {
                  await api.logout();
                  useMe.setState({ me: null, known: true });
                  await findMe();
                })
              }
            >
              Sign out
            </Button>
          </div>
        </div>
      </section>
    );
  const enter = (e: FormEvent) => {
    e.preventDefault();
    attempt(async () => {
      if (mode === 'account' && me === null) become(await api.session(login.slice(0, 24)));
      become(await (mode === 'account' ? api.account(login, password) : api.login(login, password)));
      setPassword('');
    });
  };
  return (
    <section className={p.panel}>
      <h2>
        Account <i /> <small>not needed to play</small>
      </h2>
      <form className={p.form} onSubmit={enter}>
        <fieldset className={f.modes}>
          <legend className="hidden">Sign in or make an account</legend>
          {(
            [
              ['login', 'Sign in'],
              ['account', 'Make an account'],
            ] as const
          ).map(([id, name]) => (
            <label key={id} data-on={mode === id}>
              <input type="radio" name="mode" checked={mode === id} onChange={() => setMode(id)} />
              {name}
            </label>
          ))}
        </fieldset>
        <p className={p.empty}>
          {mode === 'account'
            ? 'It keeps your decks and games when you change browsers. What you have as a guest becomes the account’s.'
            : 'Your decks and games as you left them.'}
        </p>
        <label className={p.field}>
          <span>Login</span>
          <input
            value={login}
            minLength={3}
            maxLength={40}
            required
            autoComplete="username"
            onChange={(e) => setLogin(e.target.value)}
          />
        </label>
        <label className={p.field}>
          <span>Password{mode === 'account' && ', at least 8 characters'}</span>
          <input
            type="password"
            value={password}
            minLength={8}
            required
            autoComplete={mode === 'account' ? 'new-password' : 'current-password'}
            onChange={(e) => setPassword(e.target.value)}
          />
        </label>
        {problem !== null && (
          <p className={p.problem} role="alert">
            {problem}
          </p>
        )}
        <Submit>{mode === 'account' ? 'Make an account' : 'Sign in'}</Submit>
      </form>
    </section>
  );
}
