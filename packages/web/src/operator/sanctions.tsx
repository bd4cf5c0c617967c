/** Mutes and bans that hold, the appeals about them, and their end. */
import type { OrderSanction } from '@spaceline/protocol';
import { type FormEvent, useState } from 'react';
import p from '../app/page.module.css';
import { Submit } from '../app/submit.tsx';
import { Pill } from '../design/index.ts';
import { useFetched } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { dotted, say } from '../net/say.ts';
import { dayOf } from '../people/day.ts';
import { personName } from '../people/name.ts';
import { Problem } from '../settings/problem.tsx';
import { useTry } from '../settings/try.ts';
import s from './operator.module.css';

export function Sanctions() {
  const [all, setAll] = useState(false);
  const list = useFetched(() => api.order({ do: 'sanctions', all }), `sanctions ${all}`);
  return (
    <section className={p.panel}>
      <h2>
        {say('Mutes and bans')} <i /> <small>{list.data?.length ?? ''}</small>
      </h2>
      <Problem text={list.problem} />
      <label className={p.check}>
        <input type="checkbox" checked={all} onChange={(e) => setAll(e.target.checked)} />
        {say('Those that are over, too')}
      </label>
      {list.data?.length === 0 && <p className={p.empty}>{say('Nobody is muted or banned.')}</p>}
      {list.data?.map((x) => (
        <One key={x.id} sanction={x} changed={list.again} />
      ))}
    </section>
  );
}

function One({ sanction: x, changed }: { sanction: OrderSanction; changed(): void }) {
  const [answering, setAnswering] = useState<'lift' | 'answer' | null>(null);
  const isOver = x.liftedAt !== null || (x.until !== null && x.until < Date.now());
  return (
    <div className={s.case} data-testid="sanction" data-kind={x.kind} data-over={isOver}>
      <div className={p.row}>
        <div>
          <b>
            {personName(x.who)}{' '}
            <Pill tone={x.kind === 'ban' ? 'alert' : 'amber'}>{x.kind === 'ban' ? say('ban') : say('mute')}</Pill>
          </b>
          <small>
            {dotted([
              x.liftedAt !== null
                ? say('lifted {day}', { day: dayOf(x.liftedAt) })
                : x.until === null
                  ? say('for good')
                  : say('until {day}', { day: dayOf(x.until) }),
              x.reason,
            ])}
          </small>
        </div>
        {!isOver && (
          <span className={p.acts}>
            <button
              type="button"
              className={p.ghost}
              data-measure="lift"
              aria-expanded={answering === 'lift'}
              onClick={() => setAnswering('lift')}
            >
              {say('Lift')}
            </button>
            {x.appeal !== null && x.answer === null && (
              <button
                type="button"
                className={p.ghost}
                aria-expanded={answering === 'answer'}
                onClick={() => setAnswering('answer')}
              >
                {say('Answer')}
              </button>
            )}
          </span>
        )}
      </div>
      {x.appeal !== null && (
        <blockquote className={s.appeal} data-testid="appeal">
          {x.appeal}
          {x.answer !== null && <small>{say('Answered: {text}', { text: x.answer })}</small>}
        </blockquote>
      )}
      {answering !== null && <Say key={answering} what={answering} id={x.id} done={changed} />}
    </div>
  );
}

function Say({ what, id, done }: { what: 'lift' | 'answer'; id: string; done(): void }) {
  const [text, setText] = useState('');
  const [problem, attempt] = useTry();
  const send = (e: FormEvent) => {
    e.preventDefault();
    attempt(async () => {
      if (what === 'lift') await api.order({ do: 'lift', id, note: text });
      else await api.order({ do: 'answer', id, text });
      done();
    });
  };
  return (
    <form className={s.line} onSubmit={send}>
      <label className={p.field}>
        <span>{what === 'lift' ? say('Why, for the log') : say('What they are told')}</span>
        <input value={text} maxLength={500} required onChange={(e) => setText(e.target.value)} />
      </label>
      <Submit primary>{what === 'lift' ? say('Lift it') : say('Answer')}</Submit>
      <Problem text={problem} />
    </form>
  );
}
