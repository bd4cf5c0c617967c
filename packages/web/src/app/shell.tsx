/** The frame of every page but the table: the mark, the ways, who you are. */

import { spoken, type Words } from '@spaceline/protocol/words';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { Wordmark } from '../design/index.ts';
import { useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { titleTab } from '../net/tab.ts';
import { Calls } from '../people/calls.tsx';
import s from './shell.module.css';

const Banned = lazy(() => import('../people/banned.tsx'));

/** Each way, and the pages that belong to it. */
const WAYS = [
  ['/', say('Play'), /^\/(learn.*)?$/],
  ['/tables', say('Tables'), /^\/(tables|people)/],
  ['/decks', say('Decks'), /^\/(decks|packs|gallery)/],
  ['/rules', say('Rulings'), /^\/(rules|cards|judge|scenario)/],
  ['/events', say('Events'), /^\/(events|season)/],
  ['/games', say('Games'), /^\/(games|summary|replay)/],
] as const;

export function Shell({ title, children, wide = false }: { title: Words; children: ReactNode; wide?: boolean }) {
  const [at] = useLocation();
  const me = useMe((w) => w.me);
  const banned = me?.ban !== undefined;
  useEffect(() => {
    titleTab(title === '' ? 'Spaceline' : say('{title} · Spaceline', { title }));
  }, [title]);
  return (
    <div className={s.page}>
      <a href="#main" className={s.skip}>
        {say('To the content')}
      </a>
      <header className={s.head}>
        <Link href="/" className={s.mark}>
          <Wordmark />
        </Link>
        <nav className={s.nav} aria-label={spoken(say('Pages'))}>
          {WAYS.map(([path, name, pages]) => (
            <Link key={path} href={path} aria-current={pages.test(at) ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
        {me?.operator && (
          <Link href="/operator" className={s.me} aria-current={at === '/operator' ? 'page' : undefined}>
            {say('Order')}
          </Link>
        )}
        <Link href="/settings" className={s.me}>
          {me?.name ?? say('You')}
        </Link>
      </header>
      <main id="main" className={wide ? s.wide : s.main} tabIndex={-1}>
        <Calls />
        {banned && (
          <Suspense>
            <Banned />
          </Suspense>
        )}
        {children}
      </main>
      <footer className={s.foot}>
        <span>{say('A fan project. Names and numbers of the game, words and pictures of our own.')}</span>
        <span>{say('Rules checked on every table')}</span>
      </footer>
    </div>
  );
}
