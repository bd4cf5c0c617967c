/** Tables: those that wait for a player, those that can be watched, and one's own to open. */
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Submit } from '../app/submit.tsx';
import { api, Refused } from '../net/api.ts';
import { ensureMe, useMe } from '../net/me.ts';
import { ago, formatName, useDecks, useFetched, useFormats } from './use.ts';

const EVERY = 4000;

export default function Tables() {
  const tables = useFetched(api.tables, 'tables', EVERY);
  const live = useFetched(api.live, 'live', EVERY);
  return (
    <Shell title="Tables">
      <div className={p.head}>
        <h1>Tables</h1>
        <p>Sit down at a table that waits for a player, open one of your own, or watch a game.</p>
      </div>
      <div className={p.columns}>
        <div className={p.stack}>
          <section className={p.panel}>
            <h2>
              Open tables <i /> <small>{tables.data?.length ?? ''}</small>
            </h2>
            {tables.problem !== null && <p className={p.problem}>{tables.problem}</p>}
            {tables.data?.length === 0 && (
              <p className={p.empty}>Nobody waits just now. Open a table, or play a bot meanwhile.</p>
            )}
            {tables.data?.map((t) => (
              <div key={t.id} className={p.row}>
                <div>
                  <b>{formatName(t.format)}</b>
                  <small>
                    {t.mine ? 'Your table waits for a player' : `${t.host} waits for you`},{' '}
                    {t.minutes === null ? 'no clock' : `${t.minutes} min each`}, {ago(t.createdAt)}
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
              Being played <i /> <small>{live.data?.length ?? ''}</small>
            </h2>
            {live.data?.length === 0 && <p className={p.empty}>No public game is being played.</p>}
            {live.data?.map((g) => (
              <div key={g.id} className={p.row}>
                <div>
                  <b>
                    {g.players[0].name} against {g.players[1].name}
                  </b>
                  <small>
                    {formatName(g.format)}, turn {g.turn}, {g.points[0]} to {g.points[1]}
                  </small>
                </div>
                <Link href={`/t/${g.id}`} className={p.link}>
                  {g.seat >= 0 ? 'Go on' : 'Watch'}
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
  const { legal } = useDecks(format, me?.id ?? '');
  const [deck, setDeck] = useState('');
  const [minutes, setMinutes] = useState('30');
  const [hidden, setHidden] = useState(false);
  const [watchers, setWatchers] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [, go] = useLocation();
  const chosen = legal.some((d) => d.id === deck) ? deck : (legal[0]?.id ?? '');
  const open = async (e: FormEvent) => {
    e.preventDefault();
    try {
      await ensureMe();
      const clock = { minutes: minutes === 'none' ? null : Number(minutes) };
      const table = await api.openTable({ format, deck: chosen, clock, private: hidden, spectators: watchers });
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
                {f.name}
              </option>
            ))}
          </select>
        </label>
        <label className={p.field}>
          <span>Your deck</span>
          <select value={chosen} onChange={(e) => setDeck(e.target.value)}>
            {legal.map((d) => (
              <option key={d.id} value={d.id}>
                {d.name}
              </option>
            ))}
          </select>
        </label>
        {legal.length === 0 && (
          <p className={p.empty}>
            No deck is legal in this format yet. <Link href="/decks">Bring one</Link>.
          </p>
        )}
        <label className={p.field}>
          <span>Time for each player</span>
          <select value={minutes} onChange={(e) => setMinutes(e.target.value)}>
            <option value="15">15 minutes</option>
            <option value="30">30 minutes</option>
            <option value="60">60 minutes</option>
            <option value="none">No clock</option>
          </select>
        </label>
        <label className={p.check}>
          <input type="checkbox" checked={hidden} onChange={(e) => setHidden(e.target.checked)} />
          Private: found by its link alone
        </label>
        <label className={p.check}>
          <input type="checkbox" checked={watchers} onChange={(e) => setWatchers(e.target.checked)} />
          Others may watch
        </label>
        {problem !== null && <p className={p.problem}>{problem}</p>}
        <Submit primary disabled={chosen === ''}>
          Open the table
        </Submit>
      </form>
    </section>
  );
}
