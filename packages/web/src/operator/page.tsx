/** Keeping order: reports, mutes and bans, people, and the log of every act. For everybody else this page is not there. */
import { spoken, type Words } from '@spaceline/protocol/words';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useAddress } from '../app/address.ts';
import { NotFound } from '../app/not-found.tsx';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import t from '../lobby/games.module.css';
import { findMe, useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { Acts } from './acts.tsx';
import { PeopleSearch } from './people-search.tsx';
import { Reports } from './reports.tsx';
import { Sanctions } from './sanctions.tsx';

const TABS: readonly (readonly [id: string, name: Words])[] = [
  ['', say('Reports')],
  ['sanctions', say('Mutes and bans')],
  ['people', say('People')],
  ['log', say('Log')],
];

export default function Operator() {
  const isOperator = useMe((w) => w.me?.operator === true);
  const known = useMe((w) => w.known);
  const address = useAddress();
  const at = address.get('tab');
  useEffect(() => {
    // a role that was given or taken since this browser looked
    findMe();
  }, []);
  if (!known) return null;
  if (!isOperator) return <NotFound />;
  return (
    <Shell title={say('Order')}>
      <div className={p.head}>
        <h1>{say('Keeping order')}</h1>
        <p>{say('What is done here is logged with your name. Only operators see this page.')}</p>
      </div>
      <nav className={t.tabs} aria-label={spoken(say('Order'))}>
        {TABS.map(([id, name]) => (
          <Link
            key={id}
            href={id === '' ? '/operator' : `/operator?tab=${id}`}
            aria-current={at === id ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      {at === 'sanctions' ? <Sanctions /> : at === 'people' ? <PeopleSearch /> : at === 'log' ? <Acts /> : <Reports />}
    </Shell>
  );
}
