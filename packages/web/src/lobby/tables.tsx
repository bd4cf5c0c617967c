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
    <Shell title="Tables">
      <div className={p.head}>
        <h1>Tables</h1>
        <p>Sit down at a table that waits for a player, open one of your own, or watch a game.</p>
      </div>
      <div className={p.columns}>
        <div className={p.stack}>
          {mine.length > 0 && (
            <section className={p.panel}>
              <h2>
                Go on with <i /> <small>{mine.length}</small>
              </h2>
              {mine.slice(0, 5).map((g) => (
                <GameRow key={g.id} game={g} />
              ))}
            </section>
          )}
          <section className={p.panel}>
            <h2>
              Open tables <i /> <small>{tables.data?.length ?? ''}</small>
            </h2>
            {tables.problem !== null && <p className={p.problem}>{tables.problem}</p>}
            {tables.data?.length === 0 && (
              <p className={p.empty}>
                Nobody waits just now. Open a table, or <Link href="/">play a bot</Link> meanwhile.
              </p>
            )}
            {tables.data?.map((t) => (
              <div key={t.id} className={p.row}>
                <div>
                  <b>
                    {formatName(t.format)}, {t.minutes === null ? 'no clock' : `${t.minutes} min each`}
                  </b>
                  <small>
                    {t.mine ? 'Your table waits for a player' : `${t.host} waits for you`}, opened {ago(t.createdAt)}
                    {!t.spectators && ', nobody may watch'}
                    {t.unfinished.length > 0 && say(', with {n} unfinished [cards|card]', { n: t.unfinished.length })}
                  </small>
                </div>
                <Link href={`/t/${t.id}`} className={p.link}>
                  {t.mine ? 'Go there' : 'Sit down'}
                </Link>
              </div>
            ))}
          </section>
          <section className={p.panel}>
            <h2>
              To watch <i /> <small>{live.data === null ? '' : others.length}</small>
            </h2>
            {live.data !== null && others.length === 0 && <p className={p.empty}>No public game is being played.</p>}
            {others.map((g) => (
              <div key={g.id} className={p.row}>
                <div>
                  <b>
                    {g.players[0].name} against {g.players[1].name}
                  </b>
                  <small>
                    {formatName(g.format)}, turn {g.turn}, {g.points[0]} to {g.points[1]}
                  </small>
                </div>
                {(g.watching ?? 0) > 0 && (
                  <span className={s.eyes}>
                    <Glyph name="eye" /> {g.watching}
                    <span className="hidden">watching</span>
                  </span>
                )}
                <Link href={`/t/${g.id}`} className={p.link}>
                  Watch
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
      setProblem(error instanceof Refused ? error.message : 'The table could not be opened.');
    }
  };
  return (
    <section className={p.panel}>
      <h2>
        Open a table <i />
      </h2>
      <form className={p.form} onSubmit={open}>
        <label className={p.field}>
          <span>Format</span>
          <select value={format} onChange={(e) => setFormat(e.target.value)}>
            {formats.map((f) => (
              <option key={f.id} value={f.id}>
                {formatName(f.id)}
              </option>
            ))}
          </select>
        </label>
        <div className={p.field}>
          <span>Your deck</span>
          <DeckPicker decks={legal} value={chosen} onChange={setDeck} />
          {ready && legal.length === 0 && (
            <p className={p.empty}>
              No deck is legal in this format yet. <Link href={`/decks/new?format=${format}`}>Build one</Link>.
            </p>
          )}
        </div>
        <label className={p.field}>
          <span>Time for each player</span>
          <select value={minutes} onChange={(e) => setMinutes(e.target.value)}>
            <option value="">{usual} minutes, as usual</option>
            {[10, 15, 20, 30, 45, 60, 90]
              .filter((m) => m !== usual)
              .map((m) => (
                <option key={m} value={m}>
                  {m} minutes
                </option>
              ))}
            <option value="none">No clock</option>
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
            Private: found by its link alone
          </label>
          <label className={p.check}>
            <input type="checkbox" checked={watchers} onChange={(e) => setWatchers(e.target.checked)} />
            Others may watch
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
          Open the table
        </Submit>
      </form>
    </section>
  );
}
