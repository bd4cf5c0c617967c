/** The frame of every page but the table: the mark, the ways, who you are. */
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { Wordmark } from '../design/index.ts';
import { findMe, useMe } from '../net/me.ts';
import s from './shell.module.css';

/** Each way, and the pages that belong to it. */
const WAYS = [
  ['/', 'Play', /^\/(learn.*)?$/],
  ['/tables', 'Tables', /^\/tables/],
  ['/decks', 'Decks', /^\/(decks|packs|gallery)/],
  ['/rules', 'Rulings', /^\/rules/],
  ['/games', 'Games', /^\/(games|summary|replay)/],
] as const;

export function Shell({ title, children, wide = false }: { title: string; children: ReactNode; wide?: boolean }) {
  const [at] = useLocation();
  const me = useMe((w) => w.me);
  useEffect(() => {
    if (!useMe.getState().known) findMe();
  }, []);
  useEffect(() => {
    document.title = title === '' ? 'Spaceline' : `${title} · Spaceline`;
  }, [title]);
  return (
    <div className={s.page}>
      <a href="#main" className={s.skip}>
        To the content
      </a>
      <header className={s.head}>
        <Link href="/" className={s.mark}>
          <Wordmark />
        </Link>
        <nav className={s.nav} aria-label="Pages">
          {WAYS.map(([path, name, pages]) => (
            <Link key={path} href={path} aria-current={pages.test(at) ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
        <Link href="/settings" className={s.me}>
          {me?.name ?? 'You'}
        </Link>
      </header>
      <main id="main" className={wide ? s.wide : s.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={s.foot}>
        <span>A fan project. Names and numbers of the game, words and pictures of our own.</span>
        <span>Rules checked on every table</span>
      </footer>
    </div>
  );
}
