/** A table on the first page: one that is being played now, or a picture of one. */
import { isLink, spoken, type ToldWords, withLinks, withStop, wordsOf } from '@spaceline/protocol/words';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../design/index.ts';
import { formatName, useFetched } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { loadCards, useCardFile } from '../net/cards.ts';
import { type Game, unwatch, useNet, watch } from '../net/game.ts';
import { say } from '../net/say.ts';
import { namingFor } from '../net/words.ts';
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
  const last = shown && lastNews(shown);
  return (
    <section
      className={s.panel}
      aria-label={found ? spoken(say('A table being played')) : spoken(say('What a table looks like'))}
    >
      <header>
        {found && <i className={s.dot} />}
        <h2>{found ? say('Live table') : say('The table')}</h2>
        <span>
          {found
            ? say('{one} and {other}, {format}, turn {turn}', {
                one: found.players[0].name,
                other: found.players[1].name,
                format: formatName(found.format),
                turn: shown?.view.turn.number ?? found.turn,
              })
            : say('{one} and {other}, {format}, turn {turn}', {
                one: 'Ines',
                other: 'Ravi',
                format: formatName('warp-speed'),
                turn: 7,
              })}
        </span>
        {found && (
          <>
            {(found.watching ?? 0) > 0 && (
              <span className={s.eyes}>
                <Glyph name="eye" size={15} /> <b>{found.watching}</b> {say('watching')}
              </span>
            )}
            <Link href={`/t/${found.id}`} className={s.watch}>
              {say('Watch')}
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
          <span>{withBold(last)}</span>
        ) : (
          <span>{say('Click what glows. What cannot act says why, with its rule.')}</span>
        )}
      </footer>
    </section>
  );
}

/** The last that happened to a card. */
function lastNews({ view, seats, log }: Game): ToldWords | null {
  const names = seats.map((seat) => seat.name);
  const naming = namingFor(view, names);
  for (const { told } of log.toReversed()) {
    const words = wordsOf(told, naming);
    if (words.cards.length > 0) return { ...words, text: withStop(words.text) };
  }
  return null;
}

/** A line of the log with the cards it names in bold. */
const withBold = ({ text, cards }: ToldWords): ReactNode =>
  withLinks(text, cards).map((piece) => (isLink(piece) ? <b key={piece.at}>{piece.title}</b> : piece));
