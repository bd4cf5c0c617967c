/** A table on the first page: one that is being played now, or a recorded one; it says which. */

import type { Words } from '@spaceline/protocol/words';
import {
  goesWithoutSaying,
  isLink,
  spoken,
  type ToldWords,
  withLinks,
  withStop,
  wordsOf,
} from '@spaceline/protocol/words';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../design/index.ts';
import { formatName, turnWords, useFetched } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { loadCards, useCardFile } from '../net/cards.ts';
import { type Game, unwatch, useNet, watch } from '../net/game.ts';
import { say } from '../net/say.ts';
import { namingFor } from '../net/words.ts';
import { personName } from '../people/name.ts';
import s from './live.module.css';
import { fromList, type RecordedGame, theOneThatComesAlong } from './recorded.ts';

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
  const recorded = useRecorded(live.data !== null && found === null);
  const shown = found === null ? (recorded?.game ?? null) : game !== null && game.id === id ? game : null;
  // that a turn began is no news by itself
  const last = shown && lastNews(shown);
  return (
    <section
      className={s.panel}
      aria-label={found ? spoken(say('A table being played')) : spoken(say('A recorded game'))}
      data-testid="first-table"
      data-live={found !== null}
    >
      <header>
        {found && <i className={s.dot} />}
        <h2>{found ? say('Live table') : say('Recorded game')}</h2>
        {found !== null && (
          <Who
            names={[personName(found.players[0]), personName(found.players[1])]}
            format={found.format}
            turn={shown?.view.turn.number ?? found.turn}
          />
        )}
        {found === null && recorded !== null && (
          <Who
            names={[personName(recorded.game.seats[0]), personName(recorded.game.seats[1])]}
            format={recorded.game.format}
            turn={recorded.game.view.turn.number}
          />
        )}
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
        {found === null && recorded !== null && recorded.replay !== null && (
          <Link href={`/replay/${recorded.replay}`} className={s.watch}>
            {say('Replay')}
          </Link>
        )}
      </header>
      <div className={s.stage} inert>
        {ready && shown !== null && (
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

const Who = ({ names, format, turn }: { names: readonly [Words, Words]; format: string; turn: number }) => (
  <span>
    {say('{one} and {other}, {format}, {turn}', {
      one: names[0],
      other: names[1],
      format: formatName(format),
      turn: turnWords(turn),
    })}
  </span>
);

/** Looked for when nothing is being played. */
function useRecorded(wanted: boolean): RecordedGame | null {
  const [recorded, setRecorded] = useState<RecordedGame | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    api
      .recorded()
      .catch(() => null)
      .then((found) => (found === null ? theOneThatComesAlong() : fromList(found)))
      .then((found) => {
        if (!gone) setRecorded(found);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [wanted]);
  return recorded;
}

/** The last that happened to a card. */
function lastNews({ view, seats, log }: Game): ToldWords | null {
  const names = seats.map((seat) => seat.name);
  const naming = namingFor(view, names);
  for (const { told } of log.toReversed()) {
    if (goesWithoutSaying(told)) continue;
    const words = wordsOf(told, naming);
    if (words.cards.length > 0) return { ...words, text: withStop(words.text) };
  }
  return null;
}

/** A line of the log with the cards it names in bold. */
const withBold = ({ text, cards }: ToldWords): ReactNode =>
  withLinks(text, cards).map((piece) => (isLink(piece) ? <b key={piece.at}>{piece.title}</b> : piece));
