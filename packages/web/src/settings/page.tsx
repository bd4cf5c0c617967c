/** Name, account, and how the table behaves. */
import { type FormEvent, useEffect, useState } from 'react';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Submit } from '../app/submit.tsx';
import { Button } from '../design/index.ts';
import { api, Refused } from '../net/api.ts';
import { become, findMe, useMe } from '../net/me.ts';
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
        {saved && <p className={p.good}>Saved.</p>}
        <Submit>Save the name</Submit>
      </form>
    </section>
  );
}

function Account() {
  const me = useMe((w) => w.me);
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
      </section>
    );
  const enter = (how: 'account' | 'login') =>
    attempt(async () => {
      if (how === 'account' && me === null) become(await api.session(login.slice(0, 24)));
      become(how === 'account' ? await api.account(login, password) : await api.login(login, password));
    });
  return (
    <section className={p.panel}>
      <h2>
        Account <i /> <small>not needed to play</small>
      </h2>
      <form
        className={p.form}
        onSubmit={(e) => {
          e.preventDefault();
          enter('login');
        }}
      >
        <p className={p.empty}>An account keeps your decks and games when you change browsers.</p>
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
          <span>Password, at least 8 characters</span>
          <input
            type="password"
            value={password}
            minLength={8}
            required
            autoComplete="current-password"
            onChange={(e) => setPassword(e.target.value)}
          />
        </label>
        {problem !== null && <p className={p.problem}>{problem}</p>}
        <div className={p.buttons}>
          <Submit>Sign in</Submit>
          <Button onClick={() => enter('account')} disabled={login.length < 3 || password.length < 8}>
            Make an account
          </Button>
        </div>
      </form>
    </section>
  );
}
