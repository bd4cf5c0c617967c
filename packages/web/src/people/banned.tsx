/** What a banned person is told on every page: why, until when; and the one appeal they may write. */
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Submit } from '../app/submit.tsx';
import { api } from '../net/api.ts';
import { findMe, useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { Problem } from '../settings/problem.tsx';
import { useTry } from '../settings/try.ts';
import s from './banned.module.css';
import { dayOf } from './day.ts';

export default function Banned() {
  const ban = useMe((w) => w.me?.ban);
  const [text, setText] = useState('');
  const [problem, attempt] = useTry();
  if (ban === undefined) return null;
  const send = (e: FormEvent) => {
    e.preventDefault();
    attempt(async () => {
      await api.appeal(text);
      await findMe();
    });
  };
  return (
    <section
      className={p.panel}
      role="alert"
      data-testid="banned"
      style={{ '--bar': 'var(--alert)', marginBottom: 18 } as never}
    >
      <h2>
        {ban.until === null ? say('You are banned') : say('You are banned until {day}', { day: dayOf(ban.until) })}{' '}
        <i />
      </h2>
      <div className={p.form}>
        <p>{say('Why: {reason}', { reason: ban.reason })}</p>
        <p className={p.empty}>
          {say(
            'You can look around and watch. Tables, games and talk are closed to you; your data are yours to take along.',
          )}
        </p>
        {ban.appeal !== null && (
          <>
            <p>{say('You have written: {text}', { text: ban.appeal })}</p>
            <p className={p.good}>
              {ban.answer === null
                ? say('The operators have it.')
                : say('The operators answer: {text}', { text: ban.answer })}
            </p>
          </>
        )}
        {ban.appeal === null && (
          <form className={p.form} onSubmit={send}>
            <label className={p.field}>
              <span>{say('What you have to say about it; it can be sent once')}</span>
              <textarea value={text} rows={4} maxLength={2000} required onChange={(e) => setText(e.target.value)} />
            </label>
            <Problem text={problem} />
            <div className={p.buttons}>
              <Submit>{say('Send it to the operators')}</Submit>
            </div>
          </form>
        )}
      </div>
    </section>
  );
}

/** Over a table, where they only watch: the way to the reason and the appeal. */
export function BannedHere() {
  const ban = useMe((w) => w.me?.ban);
  if (ban === undefined) return null;
  return (
    <p className={s.here} role="alert" data-testid="banned-here">
      <span>
        {ban.until === null
          ? say('You are banned: you can watch.')
          : say('You are banned until {day}: you can watch.', { day: dayOf(ban.until) })}
      </span>
      <Link href="/games" className={p.link}>
        {say('Why, and what you can say')}
      </Link>
    </p>
  );
}
