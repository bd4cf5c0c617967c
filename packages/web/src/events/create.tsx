/** An event in a minute: what is usual stands there already. */
import type { EventRequest, OutcomeName } from '@spaceline/protocol';
import { joined, spoken, type Words } from '@spaceline/protocol/words';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import p from '../app/page.module.css';
import { Submit } from '../app/submit.tsx';
import { api } from '../net/api.ts';
import { ensureMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import s from './events.module.css';
import { TIE_BREAK_WORDS } from './next.tsx';
import { problemOf } from './use.ts';
import { OUTCOMES } from './words.ts';

/** What is played: the format, and what everybody opens. */
const KINDS = [
  ['starters', 'warp-speed', say('Warp Speed, sealed: a Voyager starter and boosters')],
  ['boxes', 'warp-speed', say('Warp Speed, sealed: a box of Enhanced Premiere')],
  ['brought', 'warp-speed', say('Warp Speed, with decks of your own')],
  ['brought', 'voyager', say('Voyager, with decks of your own')],
  ['brought', 'full', say('Full game, with decks of your own')],
] as const;
const USUAL_MINUTES: Readonly<Record<string, number>> = { 'warp-speed': 30, voyager: 90, full: 90 };
type TieBreak = 'differential' | 'strength' | 'head-to-head';
/** Every order of the tie-breaks, the usual one first. */
const ORDERS: readonly (readonly TieBreak[])[] = [
  ['differential', 'strength', 'head-to-head'],
  ['differential', 'head-to-head', 'strength'],
  ['strength', 'differential', 'head-to-head'],
  ['strength', 'head-to-head', 'differential'],
  ['head-to-head', 'differential', 'strength'],
  ['head-to-head', 'strength', 'differential'],
];
const MOST_ROUNDS = 15;
const MOST_PLAYERS = 128;
const MOST_MINUTES = 600;
const MOST_POINTS = 20;

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
  /** for the five results, best first */
  scale: readonly string[];
  /** which of `ORDERS` */
  order: number;
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
  scale: ['4', '3', '2', '1', '0'],
  order: 0,
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
    scale: d.scale.map(Number),
    tieBreaks: [...ORDERS[d.order]],
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
            label={say('Rounds; empty: until a winner')}
            least={1}
            most={MOST_ROUNDS}
            value={draft.rounds}
            set={(rounds) => set({ rounds })}
            hint={say('until a winner')}
            testid="event-rounds"
          />
          <Num
            label={say('Bots fill up to')}
            most={MOST_PLAYERS}
            value={draft.fillTo}
            set={(fillTo) => set({ fillTo })}
            testid="event-fill"
          />
        </div>
        <More draft={draft} set={set} />
        {problem !== null && (
          <p className={p.problem} role="alert" data-testid="create-problem">
            {problem}
          </p>
        )}
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
    <details
      className={s.more}
      // what is wrong in it is seen
      onInvalidCapture={(e) => {
        e.currentTarget.open = true;
      }}
    >
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
            most={MOST_MINUTES}
            part
            value={draft.round}
            set={(round) => set({ round })}
            hint={String(USUAL_MINUTES[format])}
          />
          <Num
            label={say('Minutes between rounds')}
            most={MOST_MINUTES}
            part
            value={draft.rest}
            set={(rest) => set({ rest })}
            testid="event-break"
          />
        </div>
        {what !== 'brought' && (
          <Num
            label={say('Minutes to build')}
            most={MOST_MINUTES}
            part
            value={draft.build}
            set={(build) => set({ build })}
          />
        )}
        <Points draft={draft} set={set} />
        <label className={p.field}>
          <span>{say('Begins at; empty: when you say so')}</span>
          <input
            type="datetime-local"
            value={draft.starts}
            onChange={(e) => set({ starts: e.target.value })}
            data-testid="event-starts"
          />
          <small className={s.hint}>
            {say('Your time ({zone}); everybody sees it in their own.', {
              zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
            })}
          </small>
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

/** What the results are worth, and who stands higher where that is equal. */
function Points({ draft, set }: Fields) {
  return (
    <>
      <fieldset className={s.five}>
        <legend>{say('Victory points')}</legend>
        {(Object.keys(OUTCOMES) as OutcomeName[]).map((outcome, i) => (
          <Num
            key={outcome}
            label={OUTCOMES[outcome]}
            most={MOST_POINTS}
            value={draft.scale[i]}
            set={(n) => set({ scale: draft.scale.map((x, j) => (j === i ? n : x)) })}
          />
        ))}
      </fieldset>
      <label className={p.field}>
        <span>{say('Level in victory points')}</span>
        <select value={draft.order} onChange={(e) => set({ order: Number(e.target.value) })}>
          {ORDERS.map((order, i) => (
            <option key={order.join(' ')} value={i}>
              {joined(
                order.map((x) => TIE_BREAK_WORDS[x]),
                say(', then '),
              )}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

interface NumProps {
  label: Words;
  least?: number;
  most: number;
  /** a part of one will do, too */
  part?: boolean;
  value: string;
  set(value: string): void;
  /** what stands there while it is empty */
  hint?: Words;
  testid?: string;
}

function Num({ label, least = 0, most, part = false, value, set, hint, testid }: NumProps) {
  return (
    <label className={p.field}>
      <span>{label}</span>
      <input
        type="number"
        min={least}
        max={most}
        step={part ? 'any' : 1}
        required={hint === undefined}
        value={value}
        placeholder={hint === undefined ? undefined : spoken(hint)}
        onChange={(e) => set(e.target.value)}
        data-testid={testid}
      />
    </label>
  );
}
