/** Name, account, and how the table behaves. */
import type { Words } from '@spaceline/protocol/words';
import { type FormEvent, useEffect, useState } from 'react';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Submit } from '../app/submit.tsx';
import { Button } from '../design/index.ts';
import { api, Refused } from '../net/api.ts';
import { become, findMe, useMe } from '../net/me.ts';
import { Said } from '../net/said.tsx';
import { say } from '../net/say.ts';
import f from './form.module.css';
import { SettingsForm } from './form.tsx';

export default function SettingsPage() {
  return (
    <Shell title={say('Settings')}>
      <div className={p.head}>
        <h1>{say('Settings')}</h1>
        <p>{say('They are kept in this browser. Your name is what the other player sees.')}</p>
      </div>
      <div className={p.columns}>
        <section className={p.panel}>
          <h2>
            {say('At the table')} <i />
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

function useTry(): [Words | null, (work: () => Promise<void>) => void] {
  const [problem, setProblem] = useState<Words | null>(null);
  return [
    problem,
    (work) => {
      setProblem(null);
      work().catch((e: unknown) => setProblem(e instanceof Refused ? e.text : say('That did not work. Try again.')));
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
        {say('Your name')} <i />
      </h2>
      <form className={p.form} onSubmit={save}>
        <label className={p.field}>
          <span>{say('Name')}</span>
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
            {say('Saved.')}
          </p>
        )}
        <Submit>{say('Save the name')}</Submit>
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
          {say('Account')} <i />
        </h2>
        <div className={p.form}>
          <p>
            <Said
              words="You are signed in as {login}. Your decks and games are kept."
              holes={{ login: <b>{me.login}</b> }}
            />
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
              {say('Sign out')}
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
        {say('Account')} <i /> <small>{say('not needed to play')}</small>
      </h2>
      <form className={p.form} onSubmit={enter}>
        <fieldset className={f.modes}>
          <legend className="hidden">{say('Sign in or make an account')}</legend>
          {(
            [
              ['login', say('Sign in')],
              ['account', say('Make an account')],
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
            ? say(
                'It keeps your decks and games when you change browsers. What you have as a guest becomes the account’s.',
              )
            : say('Your decks and games as you left them.')}
        </p>
        <label className={p.field}>
          <span>{say('Login')}</span>
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
          <span>{mode === 'account' ? say('Password, at least 8 characters') : say('Password')}</span>
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
        <Submit>{mode === 'account' ? say('Make an account') : say('Sign in')}</Submit>
      </form>
    </section>
  );
}
