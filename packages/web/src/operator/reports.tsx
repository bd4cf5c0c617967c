/** What players have reported, with the last lines of talk, and what may be done about it. */
import type { OrderReport, OrderReportDetail } from '@spaceline/protocol';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Submit } from '../app/submit.tsx';
import { ago, useFetched } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { dotted, say } from '../net/say.ts';
import { dayOf } from '../people/day.ts';
import { personName } from '../people/name.ts';
import { PHRASE_WORDS } from '../people/phrases.ts';
import { Problem } from '../settings/problem.tsx';
import { useTry } from '../settings/try.ts';
import { Measures } from './measures.tsx';
import s from './operator.module.css';

export function Reports() {
  const [all, setAll] = useState(false);
  const list = useFetched(() => api.order({ do: 'reports', all }), `reports ${all}`);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section className={p.panel}>
      <h2>
        {say('Reports')} <i /> <small>{list.data?.length ?? ''}</small>
      </h2>
      <Problem text={list.problem} />
      <label className={p.check}>
        <input type="checkbox" checked={all} onChange={(e) => setAll(e.target.checked)} />
        {say('Those that are done with, too')}
      </label>
      {list.data?.length === 0 && <p className={p.empty}>{say('No report waits.')}</p>}
      {list.data?.map((r) => (
        <div key={r.id} className={s.case} data-testid="report">
          <div className={p.row}>
            <div>
              <b className={s.text}>{r.text}</b>
              <small>{aboutOf(r)}</small>
            </div>
            <button
              type="button"
              className={p.ghost}
              aria-expanded={open === r.id}
              onClick={() => setOpen(open === r.id ? null : r.id)}
            >
              {open === r.id ? say('Fold it up') : say('Look into it')}
            </button>
          </div>
          {open === r.id && <Detail id={r.id} changed={list.again} />}
        </div>
      ))}
    </section>
  );
}

const aboutOf = (r: OrderReport) =>
  dotted([
    r.about === null ? undefined : say('about {name}', { name: personName(r.about) }),
    r.kind === 'engine'
      ? say('by the server')
      : r.by === null
        ? say('by nobody who is still here')
        : say('by {name}', { name: personName(r.by) }),
    ago(r.at),
    r.closedAt === null ? undefined : say('done {when}: {note}', { when: ago(r.closedAt), note: r.note ?? '' }),
  ]);

function Detail({ id, changed }: { id: string; changed(): void }) {
  const { data: r, problem, again } = useFetched(() => api.order({ do: 'report', id }), `report ${id}`);
  if (r === null) return <Problem text={problem} />;
  return (
    <div className={s.detail} data-testid="report-detail">
      <p className={p.empty}>
        {dayOf(r.at)} · <Link href={`/t/${r.game}`}>{say('the table')}</Link>
      </p>
      <Talk of={r} />
      {r.people.map((person) => (
        <Measures key={person.id} person={person} done={again} />
      ))}
      {r.closedAt === null && <Close id={id} done={changed} />}
    </div>
  );
}

function Talk({ of: r }: { of: OrderReportDetail }) {
  if (r.talk.length === 0) return <p className={p.empty}>{say('Nothing was said at the table.')}</p>;
  return (
    <ol className={s.talk} translate="no">
      {r.talk.map((l) => (
        <li key={l.n}>
          <b>{personName(l)}</b>{' '}
          {l.text ?? (l.phrase === undefined ? say('points at something.') : PHRASE_WORDS[l.phrase])}
        </li>
      ))}
    </ol>
  );
}

function Close({ id, done }: { id: string; done(): void }) {
  const [note, setNote] = useState('');
  const [problem, attempt] = useTry();
  const close = (e: FormEvent) => {
    e.preventDefault();
    attempt(async () => {
      await api.order({ do: 'close-report', id, note });
      done();
    });
  };
  return (
    <form className={s.line} onSubmit={close} data-testid="close-report">
      <label className={p.field}>
        <span>{say('What came of it')}</span>
        <input value={note} maxLength={500} required onChange={(e) => setNote(e.target.value)} />
      </label>
      <Submit>{say('Done with it')}</Submit>
      <Problem text={problem} />
    </form>
  );
}
