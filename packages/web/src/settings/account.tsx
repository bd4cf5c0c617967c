/** The account: not needed to play, but it keeps decks and games. */
import type { Words } from '@spaceline/protocol/words';
import { type FormEvent, useState } from 'react';
import p from '../app/page.module.css';
import { Submit } from '../app/submit.tsx';
import { Button } from '../design/index.ts';
import { api } from '../net/api.ts';
import { become, findMe, useMe } from '../net/me.ts';
import { Said } from '../net/said.tsx';
import { say } from '../net/say.ts';
import f from './form.module.css';
import { useTry } from './try.ts';

export function Account() {
  const login = useMe((w) => w.me?.login);
  return login ? <SignedIn login={login} /> : <SignIn />;
}

function SignedIn({ login }: { login: string }) {
  const [problem, attempt] = useTry();
  const signOut = () =>
    attempt(async () => {
      await api.logout();
      useMe.setState({ me: null, known: true });
      await findMe();
    });
  return (
    <section className={p.panel}>
      <h2>
        {say('Account')} <i />
      </h2>
      <div className={p.form}>
        <p>
          <Said
            words="You are signed in as {login}. Your decks and games are kept."
            holes={{ login: <b>{login}</b> }}
          />
        </p>
        <Problem text={problem} />
        <div className={p.buttons}>
          <Button onClick={signOut}>{say('Sign out')}</Button>
        </div>
      </div>
    </section>
  );
}

type Mode = 'login' | 'account';

const MODES: readonly (readonly [Mode, Words])[] = [
  ['login', say('Sign in')],
  ['account', say('Make an account')],
];

function SignIn() {
  const me = useMe((w) => w.me);
  const [mode, setMode] = useState<Mode>('login');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [problem, attempt] = useTry();
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
        <Modes mode={mode} choose={setMode} />
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
        <Problem text={problem} />
        <Submit>{mode === 'account' ? say('Make an account') : say('Sign in')}</Submit>
      </form>
    </section>
  );
}

/** To sign in, or to make an account; and what one has of it. */
function Modes({ mode, choose }: { mode: Mode; choose(mode: Mode): void }) {
  return (
    <>
      <fieldset className={f.modes}>
        <legend className="hidden">{say('Sign in or make an account')}</legend>
        {MODES.map(([id, name]) => (
          <label key={id} data-on={mode === id}>
            <input type="radio" name="mode" checked={mode === id} onChange={() => choose(id)} />
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
    </>
  );
}

function Problem({ text }: { text: Words | null }) {
  if (text === null) return null;
  return (
    <p className={p.problem} role="alert">
      {text}
    </p>
  );
}
