/** The page of one game: it waits for a player, is played, is watched, and ends with its result. */

import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { Shell } from '../app/shell.tsx';
import { loadCards, useCardFile } from '../net/cards.ts';
import { type Game, unwatch, useNet, watch } from '../net/game.ts';
import { ensureMe, useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { useLesson } from '../tutorial/state.ts';
import { battles } from './model/battles.ts';
import { encounters, unread } from './model/stories.ts';
import { LiveTable } from './table.tsx';
import { ui, useUi } from './ui.ts';

// what most games never need, or only at their end, comes with those that do
const Waiting = lazy(() => import('../lobby/waiting.tsx').then((m) => ({ default: m.Waiting })));
const Adjourned = lazy(() => import('./adjourned.tsx').then((m) => ({ default: m.Adjourned })));
const Result = lazy(() => import('../summary/result.tsx').then((m) => ({ default: m.Result })));
/** Who is banned watches: the page of the table says so, other pages say why. */
const BannedHere = lazy(() => import('../people/banned.tsx').then((m) => ({ default: m.BannedHere })));
const Tutor = lazy(() => import('../tutorial/guide.tsx'));

/** Ends that something at the table has brought about, which is read first; whatever else ends a game, players or a director do. */
const AT_THE_TABLE: readonly string[] = ['full-win', 'modified-win', 'true-tie'];

export default function GamePage({ id }: { id: string }) {
  const game = useNet((n) => n.game);
  const table = useNet((n) => n.table);
  const adjourned = useNet((n) => n.adjourned);
  const missing = useNet((n) => n.missing);
  const next = useNet((n) => n.rematch?.next ?? null);
  const cards = useCardFile((f) => f.state);
  const [, go] = useLocation();
  const looking = useUi((u) => u.looking);
  const lesson = useLesson(id);
  const reading = useStillToRead(game);
  const banned = useMe((w) => w.me?.ban !== undefined);

  useEffect(() => {
    loadCards();
    ui.set({ looking: false });
    let gone = false;
    // a session first, or the server would take us for a spectator
    ensureMe()
      .catch(() => null)
      .then(() => {
        if (!gone) watch(id);
      });
    return () => {
      gone = true;
      unwatch(id);
    };
  }, [id]);
  useEffect(() => {
    if (next !== null) go(`/t/${next}`);
  }, [next, go]);

  if (missing !== null)
    return (
      <Shell title={say('No such game')}>
        <h1>{missing}</h1>
        <p>
          {say('It may have been taken back by its host.')} <Link href="/tables">{say('Look at the open tables')}</Link>
          .
        </p>
      </Shell>
    );
  if (adjourned?.game === id)
    return (
      <Later>
        <Adjourned adjourned={adjourned} game={cards === 'ready' ? game : null} />
      </Later>
    );
  if (game === null && table !== null)
    return (
      <Later>
        <Waiting table={table} />
      </Later>
    );
  if (game === null || game.id !== id || cards !== 'ready') return <Arriving failed={cards === 'failed'} />;
  if (game.view.result !== null && !looking && !reading)
    return (
      <Later>
        <Result game={game} onLook={() => ui.set({ looking: true })} />
        {lesson !== null && <Tutor lesson={lesson} over={id} />}
      </Later>
    );
  return (
    <LiveTable game={game}>
      {banned && (
        <Suspense>
          <BannedHere />
        </Suspense>
      )}
      {lesson !== null && (
        <Suspense>
          <Tutor lesson={lesson} />
        </Suspense>
      )}
    </LiveTable>
  );
}

/** The last dilemma and the winning mission are read before the result, by whoever was there. */
function useStillToRead(game: Game | null): boolean {
  const read = useUi((u) => u.read);
  const played = useRef<string | null>(null);
  const result = game?.view.result ?? null;
  if (game !== null && result === null) played.current = game.id;
  const log = game?.log;
  return (
    useMemo(() => {
      if (log === undefined || result === null || !AT_THE_TABLE.includes(result.kind)) return false;
      return unread(encounters(log), read).length > 0 || battles(log).some((b) => b.at >= read);
    }, [log, read, result]) && played.current === game?.id
  );
}

/** The table is gone when this comes: nothing of it is left to be pressed meanwhile. */
const Later = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Arriving failed={false} />}>{children}</Suspense>
);

function Arriving({ failed }: { failed: boolean }) {
  return (
    <main style={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
      <p role="status">
        {failed ? say('The cards could not be fetched. Reload the page to try again.') : say('Going to the table …')}
      </p>
    </main>
  );
}
