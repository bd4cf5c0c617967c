/** Below the fold: tables, decks, a ruling, the own games. */
import { spoken, type Words } from '@spaceline/protocol/words';
import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { TableCard } from '../cards/index.ts';
import { DeckEmblems } from '../decks/emblems.tsx';
import { Glyph } from '../design/index.ts';
import { GameRow } from '../lobby/game-row.tsx';
import { formatName, turnWords, useDecks, useFetched } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { useCardFile } from '../net/cards.ts';
import { useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { personName } from '../people/name.ts';
import { loadRules, useRules } from '../rules/rules.ts';
import s from './home.module.css';

export function Columns() {
  return (
    <div className={s.columns}>
      <OpenTables />
      <Decks />
      <Ruling />
      <OwnGames />
    </div>
  );
}

function OpenTables() {
  const tables = useFetched(api.tables, 'tables', 8000);
  const live = useFetched(api.live, 'live', 10_000);
  const rows = tables.data ?? [];
  const games = live.data?.filter((g) => g.seat < 0) ?? [];
  return (
    <section className={p.panel}>
      <h2>
        {say('Open tables')} <i /> <small>{rows.length}</small>
      </h2>
      {rows.slice(0, 3).map((t) => (
        <div key={t.id} className={p.row}>
          <div>
            <b>{formatName(t.format)}</b>
            <small>{t.mine ? say('Your table') : say('{host} waits for you', { host: personName(t.host) })}</small>
          </div>
          <Link href={`/t/${t.id}`} className={p.link}>
            {t.mine ? say('Go there') : say('Sit down')}
          </Link>
        </div>
      ))}
      {games.slice(0, 4 - Math.min(3, rows.length)).map((g) => (
        <div key={g.id} className={p.row}>
          <div>
            <b>{say('{format}, {turn}', { format: formatName(g.format), turn: turnWords(g.turn) })}</b>
            <small>
              {say('{one} against {other}, {ones} to {others}', {
                one: personName(g.players[0]),
                other: personName(g.players[1]),
                ones: g.points[0],
                others: g.points[1],
              })}
            </small>
          </div>
          <Link href={`/t/${g.id}`} className={p.link}>
            {say('Watch')}
          </Link>
        </div>
      ))}
      {rows.length + games.length === 0 && (
        <>
          <p className={p.empty}>{say('Nobody waits just now. Open a table and send a friend its link.')}</p>
          <Link href="/tables" className={p.link}>
            {say('Open a table')}
          </Link>
        </>
      )}
    </section>
  );
}

const SHOWN = ['U.S.S. Voyager', 'Seven of Nine', 'Stop Bombardment', 'Kathryn Janeway'];

function Decks() {
  const me = useMe((w) => w.me);
  const { all } = useDecks('warp-speed', me?.id ?? '');
  const byId = useCardFile((f) => f.byId);
  const fan = useMemo(() => {
    const cards = [...byId.values()].filter((c) => c.facts.set === 'voy');
    return SHOWN.map((t) => cards.find((c) => c.facts.title === t)).filter((c) => c !== undefined);
  }, [byId]);
  const first = all[0];
  return (
    <section className={p.panel} style={{ '--bar': '#a8674c' } as never}>
      <h2>
        {say('Decks')} <i />{' '}
        <small>
          <Link href="/decks">{say('all {n}', { n: all.length })}</Link>
        </small>
      </h2>
      <div className={s.fan} aria-hidden="true">
        {fan.map((c, i) => (
          <span
            key={c.facts.id}
            style={{
              left: `calc(${i} * (100% - 104px) / 3)`,
              transform: `rotate(${(i - 1.5) * 4}deg) translateY(${Math.abs(i - 1.5) * 3}px)`,
            }}
          >
            <TableCard card={c} />
          </span>
        ))}
      </div>
      {first && (
        <div className={p.row}>
          <DeckEmblems of={first.affiliations} />
          <div>
            <b translate="no">{first.name}</b>
            <small>
              {say(first.legal ? '{format}, legal, {n} [cards|card]' : '{format}, not legal yet, {n} [cards|card]', {
                format: formatName(first.format),
                n: first.cards,
              })}
            </small>
          </div>
          <Link href={`/decks/${first.id}?format=${first.format}`} className={p.link}>
            {first.kind === 'own' ? say('Edit') : say('Open')}
          </Link>
        </div>
      )}
    </section>
  );
}

/** Rules that make a reader curious; another one each day. */
const CURIOUS = ['WARP-40', 'R-8.22', 'WARP-33', 'R-7.3', 'WARP-26', 'R-8.6', 'R-4.12'];

/** A long rule ends where a word does. */
function cutShort(text: Words): Words {
  const all = spoken(text);
  return all.length > 190 ? `${all.slice(0, all.lastIndexOf(' ', 180))} …` : text;
}

function Ruling() {
  const byId = useRules((r) => r.byId);
  useEffect(() => {
    loadRules();
  }, []);
  const day = Math.floor(Date.now() / 86_400_000);
  const rule = byId.get(CURIOUS[day % CURIOUS.length]);
  const next = byId.get(CURIOUS[(day + 1) % CURIOUS.length]);
  return (
    <section className={p.panel}>
      <h2>
        {say('Rulings')} <i /> <small>{say('each one runs')}</small>
      </h2>
      {rule && (
        <>
          <p className={p.code}>{rule.id}</p>
          <p className={s.ruling} translate="no">
            {cutShort(rule.text)}
          </p>
          {rule.proofs > 0 ? (
            <Link href={`/rules/${rule.id}/table`} className={p.link}>
              <Glyph name="play" size={11} /> {say('Put it on the table')}
            </Link>
          ) : (
            <Link href={`/rules/${rule.id}`} className={p.link}>
              {say('Read it')}
            </Link>
          )}
        </>
      )}
      {next && (
        <div className={p.row} style={{ marginTop: 14 }}>
          <div>
            <b translate="no">{next.title}</b>
            <small>{next.id}</small>
          </div>
          <Link href={`/rules/${next.id}`} className={p.link}>
            {say('Read')}
          </Link>
        </div>
      )}
    </section>
  );
}

function OwnGames() {
  const me = useMe((w) => w.me);
  const games = useFetched(() => (me === null ? Promise.resolve([]) : api.games()), `games ${me?.id}`, 10_000);
  const rows = games.data ?? [];
  return (
    <section className={p.panel} style={{ '--bar': '#8c6a34' } as never}>
      <h2>
        {say('Your games')} <i /> <small>{rows.length}</small>
      </h2>
      {rows.length === 0 && (
        <p className={p.empty}>{say('Your games will be here: to go on with, and to look back at.')}</p>
      )}
      <div className={s.compact}>
        {rows.slice(0, 3).map((g) => (
          <GameRow key={g.id} game={g} />
        ))}
      </div>
    </section>
  );
}
