/** Name, account, and how the table behaves. */
import { type FormEvent, useEffect, useState } from 'react';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Submit } from '../app/submit.tsx';
import { api } from '../net/api.ts';
import { become, useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { OwnCards } from '../own-cards/panel.tsx';
import { Account } from './account.tsx';
import f from './form.module.css';
import { SettingsForm } from './form.tsx';
import { Privacy } from './privacy.tsx';
import { useTry } from './try.ts';

export default function SettingsPage() {
  return (
    <Shell title={say('Settings')}>
      <div className={p.head}>
        <h1>{say('Settings')}</h1>
        <p>{say('They are kept in this browser. Your name is what the other player sees.')}</p>
      </div>
      <div className={p.columns}>
        <section className={`${p.panel} ${f.long}`}>
          <h2>
            {say('At the table')} <i />
          </h2>
          <SettingsForm />
        </section>
        <div className={p.stack}>
          <Name />
          <OwnCards />
          <Account />
          <Privacy />
        </div>
      </div>
    </Shell>
  );
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
