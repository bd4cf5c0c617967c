/** The account: not needed to play, but it keeps decks and games. */
import type { Words } from '@spaceline/protocol/words';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../app/dialog.tsx';
import p from '../app/page.module.css';
import { Submit } from '../app/submit.tsx';
import { Button } from '../design/index.ts';
import { api } from '../net/api.ts';
import { become, findMe, useMe } from '../net/me.ts';
import { Said } from '../net/said.tsx';
import { say } from '../net/say.ts';
import f from './form.module.css';
import { Leave, NewCode, Password, Sessions } from './keeping.tsx';
import { Problem } from './problem.tsx';
import { useTry } from './try.ts';

export function Account() {
  const login = useMe((w) => w.me?.login);
  const [code, setCode] = useState<string | null>(null);
  return (
    <>
      {code !== null && <ShownOnce code={code} done={() => setCode(null)} />}
      {login ? <SignedIn login={login} show={setCode} /> : <SignIn show={setCode} />}
    </>
  );
}

/** There is no mail: this code is the only way back to an account whose password is lost. */
function ShownOnce({ code, done }: { code: string; done(): void }) {
  return (
    <Dialog title={say('Your recovery code')} onClose={done}>
      <div className={p.form}>
        <p>
          {say(
            'Write it down and keep it apart from your password. Whoever has lost the password gets the account back with it. It is shown this once.',
          )}
        </p>
        <output className={f.code} data-testid="recovery-code">
          {code}
        </output>
        <div className={p.buttons}>
          <Button primary onClick={done}>
            {say('I have it')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function SignedIn({ login, show }: { login: string; show(code: string): void }) {
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
          <a className={p.link} href="/api/account/data" download>
            {say('All that is stored of me')}
          </a>
        </div>
        <Sessions />
        <Password />
        <NewCode show={show} />
        <Leave />
      </div>
    </section>
  );
}

type Mode = 'login' | 'account' | 'lost';

const MODES: readonly (readonly [Mode, Words])[] = [
  ['login', say('Sign in')],
  ['account', say('Make an account')],
  ['lost', say('Password lost')],
];

const ABOUT: Readonly<Record<Mode, Words>> = {
  login: say('Your decks and games as you left them.'),
  account: say(
    'It keeps your decks and games when you change browsers. What you have as a guest becomes the account’s.',
  ),
  lost: say('With your recovery code you choose a new password. Everybody who is signed in is signed out.'),
};

const DO: Readonly<Record<Mode, Words>> = {
  login: say('Sign in'),
  account: say('Make an account'),
  lost: say('Choose a new password'),
};

function SignIn({ show }: { show(code: string): void }) {
  const [mode, setMode] = useState<Mode>('login');
  const [login, setLogin] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [problem, attempt] = useTry();
  const enter = (e: FormEvent) => {
    e.preventDefault();
    attempt(async () => {
      if (mode === 'login') become(await api.login(login, password));
      else {
        const made = await (mode === 'account' ? api.account(login, password) : api.recover(login, code, password));
        become(made.me);
        show(made.code);
      }
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
        {mode === 'lost' && (
          <label className={p.field}>
            <span>{say('Recovery code')}</span>
            <input
              value={code}
              maxLength={60}
              required
              autoComplete="off"
              spellCheck={false}
              onChange={(e) => setCode(e.target.value)}
            />
          </label>
        )}
        <label className={p.field}>
          <span>{mode === 'login' ? say('Password') : say('Password, at least 8 characters')}</span>
          <input
            type="password"
            value={password}
            minLength={8}
            required
            autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
            onChange={(e) => setPassword(e.target.value)}
          />
        </label>
        <Problem text={problem} />
        <Submit>{DO[mode]}</Submit>
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
      <p className={p.empty}>{ABOUT[mode]}</p>
    </>
  );
}
