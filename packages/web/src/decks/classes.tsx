/** The people of a deck by classification. */
import { useMemo } from 'react';
import type { Card } from '../cards/index.ts';
import { say } from '../net/say.ts';
import s from './classes.module.css';
import panel from './coverage.module.css';
import { figuresOf } from './figures.ts';
import type { Piles } from './piles.ts';

/** As on the faces of cards: three letters. */
const SHORT: Readonly<Record<string, string>> = {
  OFFICER: 'OFF',
  SCIENCE: 'SCI',
  SECURITY: 'SEC',
  ENGINEER: 'ENG',
  MEDICAL: 'MED',
  'V.I.P.': 'VIP',
  CIVILIAN: 'CIV',
  ANIMAL: 'ANI',
};

export function Classes({ piles, byId }: { piles: Piles; byId: ReadonlyMap<string, Card> }) {
  const { classes, people } = useMemo(() => figuresOf(piles, byId), [piles, byId]);
  if (classes.length === 0) return null;
  return (
    <section className={panel.panel} data-testid="classes">
      <h2>
        {say('Classifications')} <small>{say('{n} people', { n: people })}</small> <i />
      </h2>
      <ul className={s.classes}>
        {classes.map(({ name, n }) => (
          <li key={name} data-class={SHORT[name]} style={{ flexGrow: n }} title={name}>
            <i />
            {SHORT[name] ?? name} <b>{n}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
