/** Tables: those that wait for a player, those that can be watched, and one's own to open. */
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Submit } from '../app/submit.tsx';
import { DeckPicker } from '../decks/picker.tsx';
import { AgreementBox, useAgreement } from '../decks/unfinished.tsx';
import { Glyph } from '../design/index.ts';
import { api, Refused } from '../net/api.ts';
import { ensureMe, useMe } from '../net/me.ts';
import { Said } from '../net/said.tsx';
import { say } from '../net/say.ts';
import { GameRow } from './game-row.tsx';
import s from './tables.module.css';
import { ago, formatName, useDecks, useFetched, useFormats } from './use.ts';

const EVERY = 4000;

export default function Tables() {
  const me = useMe((w) => w.me);
  const tables = useFetched(api.tables, 'tables', EVERY);
  const live = useFetched(api.live, 'live', EVERY);
  const games = useFetched(() => (me === null ? Promise.resolve([]) : api.games()), `games ${me?.id}`, EVERY);
  const mine =
    games.data?.filter((g) => g.result === null && (g.status === 'playing' || g.status === 'adjourned')) ?? [];
  const others = live.data?.filter((g) => g.seat < 0) ?? [];
  return (
    <Shell title={say('Tables')}>
      <div className={p.head}>
        <h1>{say('Tables')}</h1>
        <p>{say('Sit down at a table that waits for a player, open one of your own, or watch a game.')}</p>
      </div>
      <div className={p.columns}>
        <div className={p.stack}>
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
              <div key={t.id} className={p.row}>
                <div>
                  <b>
                    {t.minutes === null
                      ? say('{format}, no clock', { format: formatName(t.format) })
                      : say('{format}, {n} min each', { format: formatName(t.format), n: t.minutes })}
                  </b>
                  <small>
                    {[
                      t.mine ? say('Your table waits for a player') : say('{host} waits for you', { host: t.host }),
                      say('opened {when}', { when: ago(t.createdAt) }),
                      ...(t.spectators ? [] : [say('nobody may watch')]),
                      ...(t.unfinished.length > 0
                        ? [say('with {n} unfinished [cards|card]', { n: t.unfinished.length })]
                        : []),
                    ].join(', ')}
                  </small>
                </div>
                <Link href={`/t/${t.id}`} className={p.link}>
                  {t.mine ? say('Go there') : say('Sit down')}
                </Link>
              </div>
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
              <div key={g.id} className={p.row}>
                <div>
                  <b>{say('{one} against {other}', { one: g.players[0].name, other: g.players[1].name })}</b>
                  <small>
                    {say('{format}, turn {turn}, {ones} to {others}', {
                      format: formatName(g.format),
                      turn: g.turn,
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
            ))}
          </section>
        </div>
        <OpenTable />
      </div>
    </Shell>
  );
}

function OpenTable() {
  const formats = useFormats();
  const me = useMe((w) => w.me);
  const [format, setFormat] = useState('warp-speed');
  const { legal, ready } = useDecks(format, me?.id ?? '');
  const [deck, setDeck] = useState('');
  /** empty: what the format is played with */
  const [minutes, setMinutes] = useState('');
  const [hidden, setHidden] = useState(false);
  const [watchers, setWatchers] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [, go] = useLocation();
  const usual = formats.find((f) => f.id === format)?.minutes ?? 15;
  const chosen = legal.some((d) => d.id === deck) ? deck : (legal[0]?.id ?? '');
  const agreement = useAgreement(legal.find((d) => d.id === chosen)?.warnings ?? []);
  const unfinished = agreement.cards.length > 0;
  /** cards that are not finished are welcome, whoever brings them */
  const [welcome, setWelcome] = useState(false);
  const open = async (e: FormEvent) => {
    e.preventDefault();
    try {
      await ensureMe();
      const clock = { minutes: minutes === 'none' ? null : Number(minutes || usual) };
      const blanks = unfinished || welcome;
      const table = await api.openTable({ format, deck: chosen, clock, private: hidden, spectators: watchers, blanks });
      go(`/t/${table.id}`);
    } catch (error) {
      setProblem(error instanceof Refused ? error.message : say('The table could not be opened.'));
    }
  };
  return (
    <section className={p.panel}>
      <h2>
        {say('Open a table')} <i />
      </h2>
      <form className={p.form} onSubmit={open}>
        <label className={p.field}>
          <span>{say('Format')}</span>
          <select value={format} onChange={(e) => setFormat(e.target.value)}>
            {formats.map((f) => (
              <option key={f.id} value={f.id}>
                {formatName(f.id)}
              </option>
            ))}
          </select>
        </label>
        <div className={p.field}>
          <span>{say('Your deck')}</span>
          <DeckPicker decks={legal} value={chosen} onChange={setDeck} />
          {ready && legal.length === 0 && (
            <p className={p.empty}>
              {say('No deck is legal in this format yet.')}{' '}
              <Link href={`/decks/new?format=${format}`}>{say('Build one')}</Link>
            </p>
          )}
        </div>
        <label className={p.field}>
          <span>{say('Time for each player')}</span>
          <select value={minutes} onChange={(e) => setMinutes(e.target.value)}>
            <option value="">{say('{usual} minutes, as usual', { usual })}</option>
            {[10, 15, 20, 30, 45, 60, 90]
              .filter((m) => m !== usual)
              .map((m) => (
                <option key={m} value={m}>
                  {say('{n} minutes', { n: m })}
                </option>
              ))}
            <option value="none">{say('No clock')}</option>
          </select>
        </label>
        <div>
          <label className={p.check}>
            <input
              type="checkbox"
              checked={hidden}
              onChange={(e) => {
                setHidden(e.target.checked);
                setWatchers(!e.target.checked);
              }}
            />
            {say('Private: found by its link alone')}
          </label>
          <label className={p.check}>
            <input type="checkbox" checked={watchers} onChange={(e) => setWatchers(e.target.checked)} />
            {say('Others may watch')}
          </label>
          {!unfinished && (
            <label className={p.check}>
              <input type="checkbox" checked={welcome} onChange={(e) => setWelcome(e.target.checked)} />
              {say('Cards that are not in Spaceline in full yet are welcome, as blanks')}
            </label>
          )}
        </div>
        {unfinished && (
          <div>
            <AgreementBox agreement={agreement} />
            <p className={p.empty}>{say('Whoever sits down is shown these cards, and may bring such cards, too.')}</p>
          </div>
        )}
        {problem !== null && <p className={p.problem}>{problem}</p>}
        <Submit primary disabled={chosen === '' || !agreement.agreed} testid="open-table">
          {say('Open the table')}
        </Submit>
      </form>
    </section>
  );
}
