/** The page of one game: it waits for a player, is played, is watched, and ends with its result. */

import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Shell } from '../app/shell.tsx';
import { Waiting } from '../lobby/waiting.tsx';
import { loadCards, useCardFile } from '../net/cards.ts';
import { unwatch, useNet, watch } from '../net/game.ts';
import { ensureMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { Result } from '../summary/result.tsx';
import { Guide, useGuide } from '../tutorial/guide.tsx';
import { Adjourned } from './adjourned.tsx';
import { LiveTable } from './table.tsx';

export default function GamePage({ id }: { id: string }) {
  const game = useNet((n) => n.game);
  const table = useNet((n) => n.table);
  const adjourned = useNet((n) => n.adjourned);
  const missing = useNet((n) => n.missing);
  const next = useNet((n) => n.rematch?.next ?? null);
  const cards = useCardFile((f) => f.state);
  const [, go] = useLocation();
  const [looking, setLooking] = useState(false);
  const guided = useGuide(id);

  useEffect(() => {
    loadCards();
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
  if (adjourned?.game === id) return <Adjourned adjourned={adjourned} game={cards === 'ready' ? game : null} />;
  if (game === null && table !== null) return <Waiting table={table} />;
  if (game === null || game.id !== id || cards !== 'ready') return <Arriving failed={cards === 'failed'} />;
  if (game.view.result !== null && !looking) return <Result game={game} onLook={() => setLooking(true)} />;
  return <LiveTable game={game}>{guided && <Guide />}</LiveTable>;
}

function Arriving({ failed }: { failed: boolean }) {
  return (
    <main style={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
      <p role="status">
        {failed ? say('The cards could not be fetched. Reload the page to try again.') : say('Going to the table …')}
      </p>
    </main>
  );
}
