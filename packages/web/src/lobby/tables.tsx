/** Tables: those that wait for a player, those that can be watched, and one's own to open. */

import type { GameSummary, TableView } from '@spaceline/protocol';
import { joined } from '@spaceline/protocol/words';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Glyph } from '../design/index.ts';
import { api } from '../net/api.ts';
import { useMe } from '../net/me.ts';
import { Said } from '../net/said.tsx';
import { say } from '../net/say.ts';
import { Invitations } from '../people/invitations.tsx';
import { personName } from '../people/name.ts';
import { GameRow } from './game-row.tsx';
import { OpenTable } from './open-table.tsx';
import s from './tables.module.css';
import { ago, formatName, turnWords, useFetched } from './use.ts';

const EVERY = 4000;

export default function Tables() {
  const me = useMe((w) => w.me);
  const tables = useFetched(api.tables, 'tables', EVERY);
  const live = useFetched(api.live, 'live', EVERY);
  const games = useFetched(() => (me === null ? Promise.resolve([]) : api.games()), `games ${me?.id}`, EVERY);
  const mine =
    games.data?.filter(
      (g) => g.result === null && (g.status === 'playing' || g.status === 'adjourned' || g.status === 'saved'),
    ) ?? [];
  const others = live.data?.filter((g) => g.seat < 0) ?? [];
  return (
    <Shell title={say('Tables')}>
      <div className={p.head}>
        <h1>{say('Tables')}</h1>
        <p>
          {say('Sit down at a table that waits for a player, open one of your own, or watch a game.')}{' '}
          <Link href="/people">{say('Your friends and whom you have played')}</Link>
        </p>
      </div>
      <div className={p.columns}>
        <div className={p.stack}>
          <Invitations />
          {mine.length > 0 && (
            <section className={p.panel}>
              <h2>
                {say('Go on with')} <i /> <small>{mine.length}</small>
              </h2>
              {mine.slice(0, 5).map((g) => (
                <GameRow key={g.id} game={g} />
              ))}
            </section>
          )}
          <section className={p.panel}>
            <h2>
              {say('Open tables')} <i /> <small>{tables.data?.length ?? ''}</small>
            </h2>
            {tables.problem !== null && <p className={p.problem}>{tables.problem}</p>}
            {tables.data?.length === 0 && (
              <p className={p.empty} data-testid="nobody-waits">
                <Said
                  words="Nobody waits just now. Open a table, or {bot} meanwhile."
                  holes={{ bot: <Link href="/">{say('play a bot')}</Link> }}
                />
              </p>
            )}
            {tables.data?.map((t) => (
              <WaitingRow key={t.id} table={t} />
            ))}
          </section>
          <section className={p.panel}>
            <h2>
              {say('To watch')} <i /> <small>{live.data === null ? '' : others.length}</small>
            </h2>
            {live.data !== null && others.length === 0 && (
              <p className={p.empty} data-testid="nothing-to-watch">
                {say('No public game is being played.')}
              </p>
            )}
            {others.map((g) => (
              <LiveRow key={g.id} game={g} />
            ))}
          </section>
        </div>
        <OpenTable />
      </div>
    </Shell>
  );
}

/** A table that waits for a player. */
function WaitingRow({ table: t }: { table: TableView }) {
  return (
    <div className={p.row}>
      <div>
        <b>
          {t.minutes === null
            ? say('{format}, no clock', { format: formatName(t.format) })
            : say('{format}, {n} min each', { format: formatName(t.format), n: t.minutes })}
        </b>
        <small>
          {joined(
            [
              t.mine ? say('Your table waits for a player') : say('{host} waits for you', { host: personName(t.host) }),
              say('opened {when}', { when: ago(t.createdAt) }),
              ...(t.spectators ? [] : [say('nobody may watch')]),
              ...(t.unfinished.length > 0 ? [say('with {n} unfinished [cards|card]', { n: t.unfinished.length })] : []),
            ],
            ', ',
          )}
        </small>
      </div>
      <Link href={`/t/${t.id}`} className={p.link}>
        {t.mine ? say('Go there') : say('Sit down')}
      </Link>
    </div>
  );
}

/** A game that can be watched. */
function LiveRow({ game: g }: { game: GameSummary }) {
  return (
    <div className={p.row}>
      <div>
        <b>{say('{one} against {other}', { one: personName(g.players[0]), other: personName(g.players[1]) })}</b>
        <small>
          {say('{format}, {turn}, {ones} to {others}', {
            format: formatName(g.format),
            turn: turnWords(g.turn),
            ones: g.points[0],
            others: g.points[1],
          })}
        </small>
      </div>
      {(g.watching ?? 0) > 0 && (
        <span className={s.eyes}>
          <Glyph name="eye" /> {g.watching}
          <span className="hidden">{say('watching')}</span>
        </span>
      )}
      <Link href={`/t/${g.id}`} className={p.link}>
        {say('Watch')}
      </Link>
    </div>
  );
}
