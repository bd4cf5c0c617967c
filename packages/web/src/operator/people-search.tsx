/** People by name, for what no report speaks of. */
import type { OrderPerson } from '@spaceline/protocol';
import { type FormEvent, useState } from 'react';
import p from '../app/page.module.css';
import { Submit } from '../app/submit.tsx';
import { api } from '../net/api.ts';
import { say } from '../net/say.ts';
import { Problem } from '../settings/problem.tsx';
import { useTry } from '../settings/try.ts';
import { Measures } from './measures.tsx';
import s from './operator.module.css';

export function PeopleSearch() {
  const [q, setQ] = useState('');
  const [found, setFound] = useState<OrderPerson[] | null>(null);
  const [problem, attempt] = useTry();
  const look = () => attempt(async () => setFound(await api.order({ do: 'people', q })));
  const search = (e: FormEvent) => {
    e.preventDefault();
    look();
  };
  return (
    <section className={p.panel}>
      <h2>
        {say('People')} <i /> <small>{found?.length ?? ''}</small>
      </h2>
      <form className={s.line} onSubmit={search}>
        <label className={p.field}>
          <span>{say('A part of the name')}</span>
          <input value={q} maxLength={60} required onChange={(e) => setQ(e.target.value)} />
        </label>
        <Submit>{say('Search')}</Submit>
      </form>
      <Problem text={problem} />
      {found?.length === 0 && <p className={p.empty}>{say('Nobody is called so.')}</p>}
      {found?.map((person) => (
        <Measures key={person.id} person={person} done={look} />
      ))}
    </section>
  );
}
