/** What to open: an event's allowance, or packs of one's own choice; and the seed. */

import type { ProductSummary } from '@spaceline/protocol';
import { spoken } from '@spaceline/protocol/words';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Submit } from '../app/submit.tsx';
import { CardBack } from '../cards/index.ts';
import { Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import s from './chooser.module.css';

const MOST = 12;

/** What the rules for sealed events hand out (WARP-10, WARP-11). */
const EVENTS: readonly { rule: string; name: string; packs: readonly string[] }[] = [
  { rule: 'WARP-10', name: 'Voyager sealed', packs: ['voyager-starter', 'voyager-booster', 'voyager-booster'] },
  { rule: 'WARP-11', name: 'Enhanced Premiere', packs: ['enhanced-premiere'] },
];

/** A short word that is easy to read out: consonant, vowel, consonant, vowel, and two digits. */
function anySeed(): string {
  const any = (letters: string): string => letters[Math.floor(Math.random() * letters.length)];
  return `${any('bdfgklmnprstvz')}${any('aeiou')}${any('bdfgklmnprstvz')}${any('aeiou')}${any('123456789')}${any('0123456789')}`;
}

interface Props {
  products: readonly ProductSummary[];
  open(products: string[], seed: string): void;
}

export function Chooser({ products, open }: Props) {
  const [seed, setSeed] = useState(anySeed);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const chosen = products.flatMap(({ id }) => Array<string>(counts[id] ?? 0).fill(id));
  const nameOf = (id: string) => products.find((x) => x.id === id)?.name ?? id;
  const step = (id: string, by: number) => setCounts((old) => ({ ...old, [id]: Math.max(0, (old[id] ?? 0) + by) }));
  const submit = (e: FormEvent) => {
    e.preventDefault();
    open(chosen, seed.trim());
  };
  return (
    <form className={s.chooser} onSubmit={submit}>
      <ul className={s.events}>
        {EVENTS.map(({ rule, name, packs }) => (
          <li key={rule}>
            <button type="button" className={s.event} onClick={() => open([...packs], seed.trim() || anySeed())}>
              <span className={s.fan} aria-hidden="true">
                {packs.map((id, i) => (
                  <span key={`${id}${packs.indexOf(id) === i ? '' : i}`}>
                    <CardBack kind={i === 0 ? 'draw' : 'seed'} width={62} height={87} />
                  </span>
                ))}
              </span>
              <span>
                <b>{name}</b>
                <small>
                  {packs.length === 1
                    ? nameOf(packs[0])
                    : say('{one} and {n} × {other}', {
                        one: nameOf(packs[0]),
                        n: packs.length - 1,
                        other: nameOf(packs[1]),
                      })}
                </small>
                <em>{say('Open it')}</em>
              </span>
            </button>
            <Link href={`/rules/${rule}`}>{rule}</Link>
          </li>
        ))}
      </ul>
      <section className={p.panel}>
        <h2>
          {say('Or choose your own')} <i />{' '}
          <small>{chosen.length === 0 ? say('up to {n}', { n: MOST }) : chosen.length}</small>
        </h2>
        <ul className={s.products}>
          {products.map(({ id, name, cards }) => (
            <li key={id} data-in={(counts[id] ?? 0) > 0}>
              <span>
                <b>{name}</b>
                <small>{say('{n} [cards|card]', { n: cards })}</small>
              </span>
              <button
                type="button"
                disabled={(counts[id] ?? 0) === 0}
                onClick={() => step(id, -1)}
                aria-label={spoken(say('One {name} less', { name }))}
              >
                <Glyph name="minus" size={13} weight={2} />
              </button>
              <b>{counts[id] ?? 0}</b>
              <button
                type="button"
                disabled={chosen.length >= MOST}
                onClick={() => step(id, 1)}
                aria-label={spoken(say('One {name} more', { name }))}
              >
                <Glyph name="plus" size={13} weight={2} />
              </button>
            </li>
          ))}
        </ul>
        <div className={s.foot}>
          <label className={p.field}>
            <span>{say('Seed: the same word opens the same cards')}</span>
            <input value={seed} maxLength={30} required onChange={(e) => setSeed(e.target.value)} />
          </label>
          <button type="button" className={p.ghost} onClick={() => setSeed(anySeed())}>
            {say('Another seed')}
          </button>
          <Submit primary disabled={chosen.length === 0}>
            {chosen.length < 2 ? say('Open the pack') : say('Open {n} packs', { n: chosen.length })}
          </Submit>
        </div>
      </section>
    </form>
  );
}
