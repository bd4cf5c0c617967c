/** One person, and what an operator may do: mute, ban, release the name. */
import type { OrderPerson } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { type FormEvent, useState } from 'react';
import p from '../app/page.module.css';
import { Submit } from '../app/submit.tsx';
import { Pill } from '../design/index.ts';
import { api } from '../net/api.ts';
import { say } from '../net/say.ts';
import { personName } from '../people/name.ts';
import { Problem } from '../settings/problem.tsx';
import { useTry } from '../settings/try.ts';
import s from './operator.module.css';

type Measure = 'mute' | 'ban' | 'release-name';

const MEASURES: readonly (readonly [Measure, Words])[] = [
  ['mute', say('Mute')],
  ['ban', say('Ban')],
  ['release-name', say('Release the name')],
];

const TERMS: readonly (readonly [string, Words])[] = [
  ['1', say('One day')],
  ['7', say('A week')],
  ['30', say('30 days')],
  ['365', say('A year')],
  ['', say('For good')],
];

const ABOUT: Readonly<Record<Measure, Words>> = {
  mute: say('They play on and say nothing. They are told the reason.'),
  ban: say('They can only look. They are told the reason and the term, and may write one appeal.'),
  'release-name': say('The name is free for others, here and in old games; they choose another.'),
};

export function Measures({ person, done }: { person: OrderPerson; done(): void }) {
  const [measure, setMeasure] = useState<Measure | null>(null);
  return (
    <div className={s.person} data-testid="order-person" data-name={person.name}>
      <div className={p.row}>
        <div>
          <b>
            {personName(person)} {person.muted && <Pill tone="amber">{say('muted')}</Pill>}{' '}
            {person.banned && <Pill tone="alert">{say('banned')}</Pill>}
          </b>
          <small translate="no">{person.id}</small>
        </div>
        <span className={p.acts}>
          {MEASURES.map(([id, name]) => (
            <button
              key={id}
              type="button"
              className={p.ghost}
              data-measure={id}
              aria-expanded={measure === id}
              onClick={() => setMeasure(measure === id ? null : id)}
            >
              {name}
            </button>
          ))}
        </span>
      </div>
      {measure !== null && (
        <Take
          key={measure}
          measure={measure}
          person={person}
          done={() => {
            setMeasure(null);
            done();
          }}
        />
      )}
    </div>
  );
}

function Take({ measure, person, done }: { measure: Measure; person: OrderPerson; done(): void }) {
  const [term, setTerm] = useState('7');
  const [reason, setReason] = useState('');
  const [problem, attempt] = useTry();
  const take = (e: FormEvent) => {
    e.preventDefault();
    attempt(async () => {
      const who = person.id;
      const days = term === '' ? null : Number(term);
      if (measure === 'release-name') await api.order({ do: measure, who, reason });
      else if (measure === 'mute') await api.order({ do: 'mute', who, days, reason });
      else await api.order({ do: 'ban', who, days, reason });
      done();
    });
  };
  return (
    <form className={s.line} onSubmit={take} data-testid="measure">
      <p className={p.empty}>{ABOUT[measure]}</p>
      {measure !== 'release-name' && (
        <label className={p.field}>
          <span>{say('How long')}</span>
          <select value={term} onChange={(e) => setTerm(e.target.value)}>
            {TERMS.map(([days, name]) => (
              <option key={days} value={days}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={p.field}>
        <span>{say('Reason')}</span>
        <input value={reason} maxLength={500} required onChange={(e) => setReason(e.target.value)} />
      </label>
      <Submit primary>{MEASURES.find(([id]) => id === measure)![1]}</Submit>
      <Problem text={problem} />
    </form>
  );
}
