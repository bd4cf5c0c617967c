/** What games are looked for by; the address has it, so that a search can be sent to somebody. */
import type { Words } from '@spaceline/protocol/words';
import { type FormEvent, useState } from 'react';
import type { Address } from '../app/address.ts';
import p from '../app/page.module.css';
import { Submit } from '../app/submit.tsx';
import { Button } from '../design/index.ts';
import { say } from '../net/say.ts';
import s from './games.module.css';
import { formatName, useFormats } from './use.ts';

export const FIELDS = ['opponent', 'deck', 'format', 'result', 'from', 'to'] as const;
type Field = (typeof FIELDS)[number];

const RESULTS: readonly (readonly [string, Words])[] = [
  ['', say('Any')],
  ['won', say('I won')],
  ['lost', say('I lost')],
  ['drawn', say('Nobody won')],
  ['open', say('Going on')],
];

export function GamesSearch({ address, isPublic }: { address: Address; isPublic: boolean }) {
  const formats = useFormats();
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const value = (field: Field): string => typed[field] ?? address.get(field);
  const field = (name: Field) => ({
    value: value(name),
    onChange: (e: { target: { value: string } }) => setTyped({ ...typed, [name]: e.target.value }),
  });
  const search = (e: FormEvent) => {
    e.preventDefault();
    for (const name of FIELDS) address.set(name, value(name).trim());
    setTyped({});
  };
  const clear = () => {
    for (const name of FIELDS) address.set(name, '');
    setTyped({});
  };
  const isSearch = FIELDS.some((name) => address.get(name) !== '');
  // on a phone the games come first
  const [open] = useState(() => isSearch || matchMedia('(min-width: 820px)').matches);
  return (
    <details className={s.fold} open={open}>
      <summary>{say('Search')}</summary>
      <form className={s.search} onSubmit={search} data-testid="games-search">
        <label className={p.field}>
          <span>{isPublic ? say('Player') : say('Opponent')}</span>
          <input name="opponent" maxLength={60} {...field('opponent')} />
        </label>
        <label className={p.field}>
          <span>{say('Deck')}</span>
          <input name="deck" maxLength={60} {...field('deck')} />
        </label>
        <label className={p.field}>
          <span>{say('Format')}</span>
          <select name="format" {...field('format')}>
            <option value="">{say('Any')}</option>
            {formats.map((f) => (
              <option key={f.id} value={f.id}>
                {formatName(f.id)}
              </option>
            ))}
          </select>
        </label>
        {!isPublic && (
          <label className={p.field}>
            <span>{say('Result')}</span>
            <select name="result" {...field('result')}>
              {RESULTS.map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className={p.field}>
          <span>{say('From')}</span>
          <input name="from" type="date" {...field('from')} />
        </label>
        <label className={p.field}>
          <span>{say('To')}</span>
          <input name="to" type="date" {...field('to')} />
        </label>
        <div className={p.buttons}>
          <Submit>{say('Search')}</Submit>
          {isSearch && <Button onClick={clear}>{say('Clear')}</Button>}
        </div>
      </form>
    </details>
  );
}
