/** A table on the first page: one that is being played now, or a picture of one. */
import type { LogLine } from '@spaceline/protocol';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../design/index.ts';
import { formatName, useFetched } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { loadCards, useCardFile } from '../net/cards.ts';
import { unwatch, useNet, watch } from '../net/game.ts';
import s from './live.module.css';

const Miniature = lazy(() => import('./miniature.tsx'));

export function LivePanel() {
  const live = useFetched(api.live, 'live', 10_000);
  const ready = useCardFile((f) => f.state === 'ready');
  const game = useNet((n) => n.game);
  // somebody else's game to look at; the own ones are for playing
  const found =
    live.data
      ?.filter((g) => g.seat < 0 && g.turn > 0)
      .sort((a, b) => (b.watching ?? 0) - (a.watching ?? 0) || b.updatedAt - a.updatedAt)[0] ?? null;
  const id = found?.id ?? null;
  useEffect(() => {
    loadCards();
  }, []);
  useEffect(() => {
    if (id === null) return;
    watch(id);
    return () => unwatch(id);
  }, [id]);
  const shown = game !== null && game.id === id ? game : null;
  // that a turn began is no news by itself
  const last = shown?.log.findLast((line) => line.cards.length > 0);
  return (
    <section className={s.panel} aria-label={found ? 'A table being played' : 'What a table looks like'}>
      <header>
        {found && <i className={s.dot} />}
        <h2>{found ? 'Live table' : 'The table'}</h2>
        <span>
          {found
            ? `${found.players[0].name} and ${found.players[1].name}, ${formatName(found.format)}, turn ${shown?.view.turn.number ?? found.turn}`
            : 'Ines and Ravi, Warp Speed, turn 7'}
        </span>
        {found && (
          <>
            {(found.watching ?? 0) > 0 && (
              <span className={s.eyes}>
                <Glyph name="eye" size={15} /> <b>{found.watching}</b> watching
              </span>
            )}
            <Link href={`/t/${found.id}`} className={s.watch}>
              Watch
            </Link>
          </>
        )}
      </header>
      <div className={s.stage} inert>
        {ready && (
          <Suspense fallback={null}>
            <Miniature game={shown} />
          </Suspense>
        )}
      </div>
      <footer>
        {last ? (
          <span>{withBold(last)}.</span>
        ) : (
          <span>Click what glows. What cannot act says why, with its rule.</span>
        )}
      </footer>
    </section>
  );
}

/** A line of the log with the cards it names in bold. */
function withBold({ text, cards }: LogLine): ReactNode {
  const [first] = cards;
  const at = first === undefined ? -1 : text.indexOf(first.title);
  if (first === undefined || at < 0) return text;
  const end = at + first.title.length;
  return (
    <>
      {text.slice(0, at)}
      <b>{first.title}</b>
      {withBold({ turn: 0, n: 0, text: text.slice(end), cards: cards.slice(1) })}
    </>
  );
}
