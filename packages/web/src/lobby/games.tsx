/** Games: the own ones that go on, those to look back at, and the public list of replays; all of them can be searched. */
import type { GameSummary, GamesQuery } from '@spaceline/protocol';
import { spoken } from '@spaceline/protocol/words';
import { useState } from 'react';
import { Link } from 'wouter';
import { type Address, useAddress } from '../app/address.ts';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Button } from '../design/index.ts';
import { api } from '../net/api.ts';
import { useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { Problem } from '../settings/problem.tsx';
import { useTry } from '../settings/try.ts';
import { GameRow, PublicRow } from './game-row.tsx';
import s from './games.module.css';
import { FIELDS, GamesSearch } from './games-search.tsx';
import { useFetched } from './use.ts';

const EVERY = 6000;
const NONE = { games: [], next: null };

/** What the address asks for. */
const queryOf = (address: Address): GamesQuery =>
  Object.fromEntries(FIELDS.map((name) => [name, address.get(name)]).filter(([, value]) => value !== ''));

export default function Games() {
  const address = useAddress();
  const isPublic = address.get('list') === 'public';
  return (
    <Shell title={isPublic ? say('Public replays') : say('Games')}>
      <div className={p.head}>
        <h1>{isPublic ? say('Public replays') : say('Your games')}</h1>
        <p>
          {isPublic
            ? say('Finished games that all who played them have put here. Others can be seen by their link alone.')
            : say(
                'A game waits for you where you left it. Finished ones can be replayed, shared, and played on from any point.',
              )}
        </p>
      </div>
      <nav className={s.tabs} aria-label={spoken(say('Lists of games'))}>
        <Link href="/games" aria-current={isPublic ? undefined : 'page'}>
          {say('Your games')}
        </Link>
        <Link href="/games?list=public" aria-current={isPublic ? 'page' : undefined}>
          {say('Public replays')}
        </Link>
      </nav>
      <GamesSearch key={isPublic ? 'public' : 'mine'} address={address} isPublic={isPublic} />
      <Found key={JSON.stringify([isPublic, queryOf(address)])} query={queryOf(address)} isPublic={isPublic} />
    </Shell>
  );
}

/** What was found, a page at a time. */
function Found({ query, isPublic }: { query: GamesQuery; isPublic: boolean }) {
  const me = useMe((w) => w.me);
  const known = useMe((w) => w.known);
  const [more, setMore] = useState<{ games: GameSummary[]; next: string | null } | null>(null);
  const [problem, attempt] = useTry();
  const fetch = (q: GamesQuery) => {
    if (isPublic) return api.replaysLike(q);
    // who has no session has no games, and needs none to look
    return me === null ? Promise.resolve(NONE) : api.gamesLike(q);
  };
  const first = useFetched(() => fetch(query), `games ${me?.id}`, EVERY);
  const games = [...(first.data?.games ?? []), ...(more?.games ?? [])];
  const next = more === null ? (first.data?.next ?? null) : more.next;
  const showMore = () =>
    attempt(async () => {
      const page = await fetch({ ...query, after: next ?? '' });
      setMore({ games: [...(more?.games ?? []), ...page.games], next: page.next });
    });
  const isSearch = Object.keys(query).length > 0;
  const ready = known && first.data !== null;
  return (
    <div className={p.stack}>
      {first.problem !== null && <p className={p.problem}>{first.problem}</p>}
      {isPublic || isSearch ? (
        <section className={p.panel} data-testid="found">
          <h2>
            {isSearch ? say('Found') : say('The latest')} <i /> <small>{ready ? games.length : ''}</small>
          </h2>
          {ready && games.length === 0 && (
            <p className={p.empty} role="status">
              {isSearch ? say('No game is like that.') : say('Nobody has put a game here yet.')}
            </p>
          )}
          {games.map((g) =>
            isPublic ? <PublicRow key={g.id} game={g} /> : <GameRow key={g.id} game={g} changed={first.again} />,
          )}
        </section>
      ) : (
        <Mine games={games} ready={ready} changed={first.again} />
      )}
      <Problem text={problem} />
      {next !== null && (
        <Button onClick={showMore} data-testid="more-games">
          {say('Show more')}
        </Button>
      )}
    </div>
  );
}

/** Those that go on, and those that are over. */
function Mine({ games, ready, changed }: { games: readonly GameSummary[]; ready: boolean; changed(): void }) {
  const open = games.filter((g) => g.result === null);
  const done = games.filter((g) => g.result !== null);
  return (
    <>
      <section className={p.panel}>
        <h2>
          {say('Going on')} <i /> <small>{open.length}</small>
        </h2>
        {ready && open.length === 0 && (
          <p className={p.empty} data-testid="no-game">
            {say('No game is going on.')} <Link href="/">{say('Start one')}</Link>
          </p>
        )}
        {open.map((g) => (
          <GameRow key={g.id} game={g} />
        ))}
      </section>
      <section className={p.panel}>
        <h2>
          {say('Over')} <i /> <small>{done.length}</small>
        </h2>
        {ready && done.length === 0 && <p className={p.empty}>{say('Nothing to look back at yet.')}</p>}
        {done.map((g) => (
          <GameRow key={g.id} game={g} changed={changed} />
        ))}
      </section>
    </>
  );
}
