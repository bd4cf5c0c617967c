/** One table of the round to look at while it is played: the highest that is not one's own. */
import type { EventTableView, EventView } from '@spaceline/protocol';
import { spoken } from '@spaceline/protocol/words';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import s from '../home/live.module.css';
import { turnWords } from '../lobby/use.ts';
import { loadCards, useCardFile } from '../net/cards.ts';
import { unwatch, useNet, watch } from '../net/game.ts';
import { say } from '../net/say.ts';
import f from './events.module.css';
import { nameIn } from './parts.tsx';

const Miniature = lazy(() => import('../home/miniature.tsx'));

type Played = EventTableView & { game: string; second: string };

/**
 * What is worth a look: where play has begun, people before bots; the pairing put those who stand highest first. Where nobody has begun, a
 * table of bots will be the first.
 */
function featuredOf(e: EventView): Played | null {
  if (e.phase !== 'round') return null;
  const bots = new Set(e.entrants.filter((x) => x.bot).map((x) => x.id));
  const open = (e.played.at(-1)?.tables ?? []).filter(
    (t): t is Played =>
      t.game !== null && t.second !== null && t.result === null && t.first !== e.me && t.second !== e.me,
  );
  const begun = open.filter((t) => (t.turn ?? 0) > 0);
  const ofPeople = (t: Played) => !bots.has(t.first) || !bots.has(t.second);
  return begun.find(ofPeople) ?? begun[0] ?? open.find((t) => !ofPeople(t)) ?? open[0] ?? null;
}

export function Featured({ event: e }: { event: EventView }) {
  const table = featuredOf(e);
  const id = table?.game ?? null;
  const game = useNet((n) => n.game);
  const ready = useCardFile((f) => f.state === 'ready');
  useEffect(() => {
    if (id === null) return;
    loadCards();
    watch(id);
    return () => unwatch(id);
  }, [id]);
  if (table === null) return null;
  const shown = game?.id === id ? game : null;
  const points = (seat: 0 | 1) => shown?.view.players[seat].score ?? 0;
  return (
    <section
      className={`${s.panel} ${f.featured}`}
      aria-label={spoken(say('Featured table'))}
      data-testid="featured"
      data-game={id}
    >
      <header>
        <i className={s.dot} />
        <h2>{say('Featured table')}</h2>
        <span>
          {say('{one} and {other}, table {table}, {turn}, {ones} to {others}', {
            one: nameIn(e, table.first),
            other: nameIn(e, table.second),
            table: table.table,
            turn: turnWords(shown?.view.turn.number ?? table.turn ?? 0),
            ones: points(0),
            others: points(1),
          })}
        </span>
        <Link href={`/t/${table.game}`} className={s.watch}>
          {say('Watch')}
        </Link>
      </header>
      <div className={s.stage} inert>
        {ready && shown !== null && (
          <Suspense fallback={null}>
            <Miniature game={shown} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
