/** What only the director sees: the clock, results, pairings, players, calls, the record. */
import type { EventPlayer, EventView, OutcomeName } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../app/dialog.tsx';
import p from '../app/page.module.css';
import { Submit } from '../app/submit.tsx';
import { Glyph } from '../design/index.ts';
import { ago } from '../lobby/use.ts';
import { say } from '../net/say.ts';
import { personName } from '../people/name.ts';
import s from './events.module.css';
import type { Props } from './mine.tsx';
import { nameIn } from './parts.tsx';
import { timeOfDay } from './use.ts';
import { lineWords, OUTCOMES } from './words.ts';

type OnOne = 'drop' | 'readmit' | 'penalty';
type Open = OnOne | 'result' | 'pairings' | 'announce' | null;
const MORE = 3;

export function Director({ event: e, acting }: Props) {
  const [open, setOpen] = useState<Open>(null);
  const { act, busy } = acting;
  const close = () => setOpen(null);
  const waiting = e.calls.filter((c) => c.answer === null);
  const running = e.clock?.running === true;
  return (
    <section className={`${p.panel} ${s.director} ${s.atDirector}`} data-testid="director">
      <h2>
        {say('Director')} <i /> <small>{say('only you see this')}</small>
      </h2>
      <div className={s.acts}>
        {e.phase === 'open' && (
          <button
            type="button"
            data-primary
            disabled={busy}
            onClick={() => act({ do: 'begin' })}
            data-testid="begin-event"
          >
            {say('Begin the event')}
          </button>
        )}
        {e.phase === 'between' && (
          <button
            type="button"
            data-primary
            disabled={busy}
            onClick={() => act({ do: 'next' })}
            data-testid="next-round"
          >
            {say('Go on now')}
          </button>
        )}
        {e.clock !== null && (
          <>
            <button
              type="button"
              disabled={busy}
              onClick={() => act({ do: running ? 'pause' : 'resume' })}
              data-testid="stop-clock"
            >
              {running ? say('Stop the clock') : say('Start the clock')}
            </button>
            <button type="button" disabled={busy} onClick={() => act({ do: 'extend', minutes: MORE })}>
              <Glyph name="plus" size={11} weight={2} /> {say('Three minutes')}
            </button>
          </>
        )}
        <button
          type="button"
          disabled={e.played.length === 0}
          onClick={() => setOpen('result')}
          data-testid="enter-result"
        >
          {say('Enter a result')}
        </button>
        <button type="button" disabled={e.phase !== 'round'} onClick={() => setOpen('pairings')}>
          {say('Mend pairings')}
        </button>
        <button
          type="button"
          disabled={playersFor('drop', e).length === 0}
          onClick={() => setOpen('drop')}
          data-testid="drop-player"
        >
          {say('Drop a player')}
        </button>
        {playersFor('readmit', e).length > 0 && (
          <button type="button" onClick={() => setOpen('readmit')} data-testid="readmit-player">
            {say('Let a player back in')}
          </button>
        )}
        <button type="button" disabled={playersFor('penalty', e).length === 0} onClick={() => setOpen('penalty')}>
          {say('Penalty')}
        </button>
        <button type="button" onClick={() => setOpen('announce')}>
          {say('Announce')}
        </button>
      </div>
      <h3 className={s.sub}>
        {say('Calls')} <i /> <small>{say('{n} waiting', { n: waiting.length })}</small>
      </h3>
      {waiting.map((c) => (
        <CallRow key={c.number} event={e} acting={acting} call={c} />
      ))}
      <h3 className={s.sub}>
        {say('Record')} <i />
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys, too */}
      <ul className={s.record} tabIndex={0} data-testid="event-record">
        {e.record.map((l, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name, and lines are only added, at the top
          <li key={e.record.length - i} data-kind={l.kind}>
            {timeOfDay(l.at)} {lineWords(l)}
          </li>
        ))}
      </ul>
      {open === 'result' && <EnterResult event={e} acting={acting} close={close} />}
      {open === 'pairings' && <MendPairings event={e} acting={acting} close={close} />}
      {(open === 'drop' || open === 'readmit' || open === 'penalty') && (
        <OnPlayer event={e} acting={acting} close={close} what={open} />
      )}
      {open === 'announce' && <Announce event={e} acting={acting} close={close} />}
    </section>
  );
}

/** To whom it can be done. */
const playersFor = (what: OnOne, e: EventView): EventPlayer[] =>
  e.entrants.filter((x) => (what === 'readmit' ? x.sentAway : !x.dropped));

function CallRow({ event: e, acting, call: c }: Props & { call: EventView['calls'][number] }) {
  const [answer, setAnswer] = useState('');
  const send = (x: FormEvent) => {
    x.preventDefault();
    void acting.act({ do: 'answer', call: c.number, answer });
  };
  return (
    <div data-testid="call">
      <div className={s.call}>
        <div>
          <b>{say('Table {n}, judge please', { n: c.table })}</b>
          <small>
            {say('{question} asked {when} by {name}', {
              question: c.question,
              when: ago(c.at),
              name: nameIn(e, c.player),
            })}
          </small>
        </div>
        <Link href={`/judge?event=${e.id}&call=${c.number}`} className={p.link} data-testid="go-judge">
          {say('Go')}
        </Link>
      </div>
      <form className={s.inline} onSubmit={send}>
        <label className={p.field}>
          <span className="hidden">{say('Your answer')}</span>
          <input
            value={answer}
            placeholder={spoken(say('Your answer'))}
            onChange={(x) => setAnswer(x.target.value)}
            data-testid="judge-answer"
          />
        </label>
        <Submit disabled={answer.trim() === '' || acting.busy} testid="answer-call">
          {say('Answer')}
        </Submit>
      </form>
    </div>
  );
}

type DialogProps = Props & { close(): void };

function EnterResult({ event: e, acting, close }: DialogProps) {
  const all = e.played.flatMap((r) => r.tables.filter((t) => t.second !== null).map((t) => ({ r, t })));
  const open = all.findLastIndex(({ t }) => t.result === null);
  const [at, setAt] = useState(Math.max(0, open));
  const [outcome, setOutcome] = useState<OutcomeName>('full-win');
  const [scores, setScores] = useState<[string, string]>(['0', '0']);
  const [reason, setReason] = useState('');
  const { r, t } = all[at] ?? all[0];
  const send = async (x: FormEvent) => {
    x.preventDefault();
    const numbers: [number, number] = [Number(scores[0]), Number(scores[1])];
    if (await acting.act({ do: 'rule', round: r.number, table: t.table, outcome, scores: numbers, reason })) close();
  };
  return (
    <Dialog title={say('Enter a result')} onClose={close}>
      <form className={p.form} onSubmit={send}>
        <label className={p.field}>
          <span>{say('Table')}</span>
          <select value={at} onChange={(x) => setAt(Number(x.target.value))} data-testid="result-table">
            {all.map(({ r: ar, t: at2 }, i) => (
              <option key={`${ar.number} ${at2.table}`} value={i}>
                {say('Round {round}, table {table}: {one} against {other}', {
                  round: ar.number,
                  table: at2.table,
                  one: nameIn(e, at2.first),
                  other: nameIn(e, at2.second),
                })}
              </option>
            ))}
          </select>
        </label>
        <label className={p.field}>
          <span>{say('For {name} it is a', { name: nameIn(e, t.first) })}</span>
          <select
            value={outcome}
            onChange={(x) => setOutcome(x.target.value as OutcomeName)}
            data-testid="result-outcome"
          >
            {(Object.keys(OUTCOMES) as OutcomeName[]).map((o) => (
              <option key={o} value={o}>
                {OUTCOMES[o]}
              </option>
            ))}
          </select>
        </label>
        <div className={s.pair}>
          {([0, 1] as const).map((i) => (
            <label key={i} className={p.field}>
              <span>{say('Score of {name}', { name: nameIn(e, i === 0 ? t.first : t.second) })}</span>
              <input
                type="number"
                value={scores[i]}
                onChange={(x) => setScores(i === 0 ? [x.target.value, scores[1]] : [scores[0], x.target.value])}
                data-testid={`result-score-${i}`}
              />
            </label>
          ))}
        </div>
        <Reason value={reason} set={setReason} />
        <Submit primary disabled={acting.busy || reason.trim() === ''} testid="send-result">
          {say('Enter it')}
        </Submit>
      </form>
    </Dialog>
  );
}

function Reason({ value, set }: { value: string; set(value: string): void }) {
  return (
    <label className={p.field}>
      <span>{say('Why? It is kept in the record')}</span>
      <input value={value} maxLength={300} onChange={(x) => set(x.target.value)} data-testid="reason" />
    </label>
  );
}

function MendPairings({ event: e, acting, close }: DialogProps) {
  const round = e.played[e.played.length - 1];
  const [seats, setSeats] = useState(round.tables.map((t) => [t.first, t.second ?? '']));
  const [reason, setReason] = useState('');
  const here = e.entrants.filter((x) => !x.dropped);
  const set = (i: number, j: number, value: string) =>
    setSeats(seats.map((pair, k) => (k === i ? (j === 0 ? [value, pair[1]] : [pair[0], value]) : pair)));
  const send = async (x: FormEvent) => {
    x.preventDefault();
    const pairings = seats.map(([first, second]) => ({ first, second: second === '' ? null : second }));
    if (await acting.act({ do: 'repair', pairings, reason })) close();
  };
  return (
    <Dialog title={say('Mend pairings')} onClose={close}>
      <form className={p.form} onSubmit={send}>
        <p>{say('A table with a result stays as it is; one whose players change begins a new game.')}</p>
        {seats.map((pair, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tables are counted
          <div key={i} className={s.pair}>
            {pair.map((value, j) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two seats
              <label key={j} className={p.field}>
                <span>{say('Table {n}', { n: i + 1 })}</span>
                <select
                  value={value}
                  disabled={round.tables[i]?.result !== null && round.tables[i]?.second !== null}
                  onChange={(x) => set(i, j, x.target.value)}
                >
                  {j === 1 && <option value="">{say('bye')}</option>}
                  {here.map((h) => (
                    <option key={h.id} value={h.id}>
                      {personName(h)}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        ))}
        <Reason value={reason} set={setReason} />
        <Submit primary disabled={acting.busy || reason.trim() === ''}>
          {say('Mend them')}
        </Submit>
      </form>
    </Dialog>
  );
}

const ON_ONE: Readonly<Record<OnOne, { title: Words; button: Words; about?: Words }>> = {
  drop: {
    title: say('Drop a player'),
    button: say('Drop'),
    about: say(
      'A table where this player sits is lost; later rounds are paired without them, until you let them in again.',
    ),
  },
  readmit: {
    title: say('Let a player back in'),
    button: say('Let them in'),
    about: say('They keep the results they had, and play from the next round on.'),
  },
  penalty: { title: say('Penalty'), button: say('Give the penalty') },
};

function OnPlayer({ event: e, acting, close, what }: DialogProps & { what: OnOne }) {
  const all = playersFor(what, e);
  const [player, setPlayer] = useState(all[0]?.id ?? '');
  const [points, setPoints] = useState('0');
  const [reason, setReason] = useState('');
  const { title, button, about } = ON_ONE[what];
  const send = async (x: FormEvent) => {
    x.preventDefault();
    const done = await acting.act(
      what === 'penalty' ? { do: what, player, points: Number(points), reason } : { do: what, player },
    );
    if (done) close();
  };
  return (
    <Dialog title={title} onClose={close}>
      <form className={p.form} onSubmit={send}>
        <label className={p.field}>
          <span>{say('Player')}</span>
          <select value={player} onChange={(x) => setPlayer(x.target.value)} data-testid="which-player">
            {all.map((h) => (
              <option key={h.id} value={h.id}>
                {personName(h)}
              </option>
            ))}
          </select>
        </label>
        {what === 'penalty' && (
          <>
            <label className={p.field}>
              <span>{say('Victory points to take away; 0 is a warning')}</span>
              <input type="number" min={0} value={points} onChange={(x) => setPoints(x.target.value)} />
            </label>
            <Reason value={reason} set={setReason} />
          </>
        )}
        {about !== undefined && <p>{about}</p>}
        <Submit primary disabled={acting.busy || (what === 'penalty' && reason.trim() === '')} testid="do-it-to-player">
          {button}
        </Submit>
      </form>
    </Dialog>
  );
}

function Announce({ event: e, acting, close }: DialogProps) {
  const [said, setSaid] = useState(e.announcement ?? '');
  const send = async (x: FormEvent) => {
    x.preventDefault();
    if (await acting.act({ do: 'announce', text: said })) close();
  };
  return (
    <Dialog title={say('Announce')} onClose={close}>
      <form className={p.form} onSubmit={send}>
        <label className={p.field}>
          <span>{say('Everybody sees it; empty takes it away')}</span>
          <input value={said} maxLength={300} onChange={(x) => setSaid(x.target.value)} />
        </label>
        <Submit primary disabled={acting.busy}>
          {say('Announce')}
        </Submit>
      </form>
    </Dialog>
  );
}
