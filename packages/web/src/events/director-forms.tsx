/** The forms of a director: a result, the pairings, one of the players, an announcement. */
import type { EventPlayer, EventView, OutcomeName } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { type FormEvent, useState } from 'react';
import p from '../app/page.module.css';
import { Submit } from '../app/submit.tsx';
import { say } from '../net/say.ts';
import { personName } from '../people/name.ts';
import { ActDialog } from './act-dialog.tsx';
import s from './events.module.css';
import type { Props } from './mine.tsx';
import { nameIn } from './parts.tsx';
import { OUTCOMES } from './words.ts';

export type OnOne = 'drop' | 'readmit' | 'penalty';

/** To whom it can be done. */
export const playersFor = (what: OnOne, e: EventView): EventPlayer[] =>
  e.entrants.filter((x) => (what === 'readmit' ? x.sentAway : !x.dropped));

type DialogProps = Props & { close(): void };

export function EnterResult({ event: e, acting, close }: DialogProps) {
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
    <ActDialog title={say('Enter a result')} acting={acting} close={close}>
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
    </ActDialog>
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

export function MendPairings({ event: e, acting, close }: DialogProps) {
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
    <ActDialog title={say('Mend pairings')} acting={acting} close={close}>
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
    </ActDialog>
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

export function OnPlayer({ event: e, acting, close, what }: DialogProps & { what: OnOne }) {
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
    <ActDialog title={title} acting={acting} close={close}>
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
              <input
                type="number"
                min={0}
                value={points}
                onChange={(x) => setPoints(x.target.value)}
                data-testid="penalty-points"
              />
            </label>
            <Reason value={reason} set={setReason} />
          </>
        )}
        {about !== undefined && <p>{about}</p>}
        <Submit primary disabled={acting.busy || (what === 'penalty' && reason.trim() === '')} testid="do-it-to-player">
          {button}
        </Submit>
      </form>
    </ActDialog>
  );
}

export function Announce({ event: e, acting, close }: DialogProps) {
  const [said, setSaid] = useState(e.announcement ?? '');
  const send = async (x: FormEvent) => {
    x.preventDefault();
    if (await acting.act({ do: 'announce', text: said })) close();
  };
  return (
    <ActDialog title={say('Announce')} acting={acting} close={close}>
      <form className={p.form} onSubmit={send}>
        <label className={p.field}>
          <span>{say('Everybody sees it; empty takes it away')}</span>
          <input value={said} maxLength={300} onChange={(x) => setSaid(x.target.value)} data-testid="announce-text" />
        </label>
        <Submit primary disabled={acting.busy} testid="send-announcement">
          {say('Announce')}
        </Submit>
      </form>
    </ActDialog>
  );
}
