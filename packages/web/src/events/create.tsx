/** An event in a minute: what is usual stands there already. */
import type { EventRequest } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import p from '../app/page.module.css';
import { Submit } from '../app/submit.tsx';
import { api } from '../net/api.ts';
import { ensureMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import s from './events.module.css';
import { problemOf } from './use.ts';

/** What is played: the format, and what everybody opens. */
const KINDS = [
  ['starters', 'warp-speed', say('Warp Speed, sealed: a Voyager starter and boosters')],
  ['boxes', 'warp-speed', say('Warp Speed, sealed: a box of Enhanced Premiere')],
  ['brought', 'warp-speed', say('Warp Speed, with decks of your own')],
  ['brought', 'voyager', say('Voyager, with decks of your own')],
  ['brought', 'full', say('Full game, with decks of your own')],
] as const;
const USUAL_MINUTES: Readonly<Record<string, number>> = { 'warp-speed': 30, voyager: 90, full: 90 };
const TIE_BREAKS = ['differential', 'strength', 'head-to-head'] as const;

/** What has been filled in, as it stands in the fields. */
interface Draft {
  name: string;
  /** which of `KINDS` */
  kind: number;
  boosters: number;
  /** empty: until there is a winner */
  rounds: string;
  fillTo: string;
  /** minutes; empty: as usual */
  round: string;
  build: string;
  rest: string;
  scale: string;
  tie: string;
  cut: boolean;
  hidden: boolean;
  starts: string;
}

const USUAL: Draft = {
  name: '',
  kind: 0,
  boosters: 2,
  rounds: '3',
  fillTo: '8',
  round: '',
  build: '30',
  rest: '3',
  scale: '4, 3, 2, 1, 0',
  tie: 'differential',
  cut: false,
  hidden: false,
  starts: '',
};

function requestOf(d: Draft): EventRequest {
  const [what, format] = KINDS[d.kind];
  return {
    name: d.name.trim(),
    format,
    ...(what !== 'brought' && {
      sealed: {
        kind: what,
        packs: what === 'starters' ? Array.from({ length: d.boosters }, () => 'voyager-booster') : [],
      },
    }),
    rounds: d.rounds === '' ? null : Number(d.rounds),
    buildMinutes: Number(d.build),
    roundMinutes: Number(d.round === '' ? USUAL_MINUTES[format] : d.round),
    breakMinutes: Number(d.rest),
    scale: d.scale.split(',').map(Number),
    tieBreaks: d.tie === 'differential' ? [...TIE_BREAKS] : ['strength', 'differential', 'head-to-head'],
    cut: d.cut,
    fillTo: Number(d.fillTo),
    open: d.hidden ? 'link' : 'public',
    // what was typed is a time of this machine: everybody sees it in their own zone
    startsAt: d.starts === '' ? null : new Date(d.starts).getTime(),
  };
}

interface Fields {
  draft: Draft;
  set(change: Partial<Draft>): void;
}

export function CreateEvent() {
  const [draft, setDraft] = useState(USUAL);
  const set = (change: Partial<Draft>) => setDraft((d) => ({ ...d, ...change }));
  const [problem, setProblem] = useState<Words | null>(null);
  const [, go] = useLocation();
  const create = async (e: FormEvent) => {
    e.preventDefault();
    try {
      await ensureMe();
      go(`/events/${(await api.openEvent(requestOf(draft))).id}`);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <section className={p.panel}>
      <h2>
        {say('Create an event')} <i />
      </h2>
      <form className={p.form} onSubmit={create}>
        <label className={p.field}>
          <span>{say('Name')}</span>
          <input
            value={draft.name}
            maxLength={60}
            required
            onChange={(e) => set({ name: e.target.value })}
            data-testid="event-name"
          />
        </label>
        <label className={p.field}>
          <span>{say('What is played')}</span>
          <select value={draft.kind} onChange={(e) => set({ kind: Number(e.target.value) })} data-testid="event-kind">
            {KINDS.map(([k, f, words], i) => (
              <option key={`${k} ${f}`} value={i}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <div className={s.pair}>
          <Num
            label={say('Rounds')}
            value={draft.rounds}
            set={(rounds) => set({ rounds })}
            hint={say('until a winner')}
            testid="event-rounds"
          />
          <Num
            label={say('Bots fill up to')}
            value={draft.fillTo}
            set={(fillTo) => set({ fillTo })}
            testid="event-fill"
          />
        </div>
        <More draft={draft} set={set} />
        {problem !== null && <p className={p.problem}>{problem}</p>}
        <Submit primary disabled={draft.name.trim() === ''} testid="create-event">
          {say('Create the event')}
        </Submit>
      </form>
    </section>
  );
}

/** What few change. */
function More({ draft, set }: Fields) {
  const [what, format] = KINDS[draft.kind];
  return (
    <details className={s.more}>
      <summary>{say('More: minutes, points, start')}</summary>
      <div className={p.form}>
        {what === 'starters' && (
          <label className={p.field}>
            <span>{say('Boosters beside the starter')}</span>
            <select value={draft.boosters} onChange={(e) => set({ boosters: Number(e.target.value) })}>
              {[0, 1, 2, 3, 4].map((n) => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </select>
          </label>
        )}
        <div className={s.pair}>
          <Num
            label={say('Minutes of a round')}
            value={draft.round}
            set={(round) => set({ round })}
            hint={String(USUAL_MINUTES[format])}
          />
          <Num
            label={say('Minutes between rounds')}
            value={draft.rest}
            set={(rest) => set({ rest })}
            testid="event-break"
          />
        </div>
        {what !== 'brought' && (
          <Num label={say('Minutes to build')} value={draft.build} set={(build) => set({ build })} />
        )}
        <label className={p.field}>
          <span>{say('Victory points: full win, modified win, tie, modified loss, full loss')}</span>
          <input value={draft.scale} onChange={(e) => set({ scale: e.target.value })} />
        </label>
        <label className={p.field}>
          <span>{say('First tie-break')}</span>
          <select value={draft.tie} onChange={(e) => set({ tie: e.target.value })}>
            <option value="differential">{say('Differential')}</option>
            <option value="strength">{say('Strength of schedule')}</option>
          </select>
        </label>
        <label className={p.field}>
          <span>{say('Begins at (your time); empty: when you say so')}</span>
          <input type="datetime-local" value={draft.starts} onChange={(e) => set({ starts: e.target.value })} />
        </label>
      </div>
      <label className={p.check}>
        <input type="checkbox" checked={draft.cut} onChange={(e) => set({ cut: e.target.checked })} />
        {say('Semi-final and final of the first four')}
      </label>
      <label className={p.check}>
        <input type="checkbox" checked={draft.hidden} onChange={(e) => set({ hidden: e.target.checked })} />
        {say('Found by its link alone')}
      </label>
    </details>
  );
}

interface NumProps {
  label: Words;
  value: string;
  set(value: string): void;
  /** what stands there while it is empty */
  hint?: Words;
  testid?: string;
}

function Num({ label, value, set, hint, testid }: NumProps) {
  return (
    <label className={p.field}>
      <span>{label}</span>
      <input
        type="number"
        min={0}
        step="any"
        value={value}
        placeholder={hint === undefined ? undefined : spoken(hint)}
        onChange={(e) => set(e.target.value)}
        data-testid={testid}
      />
    </label>
  );
}
