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
const SCALE = '4, 3, 2, 1, 0';
const TIE_BREAKS = ['differential', 'strength', 'head-to-head'] as const;

export function CreateEvent() {
  const [name, setName] = useState('');
  const [kind, setKind] = useState(0);
  const [boosters, setBoosters] = useState(2);
  const [rounds, setRounds] = useState('3');
  const [fillTo, setFillTo] = useState('8');
  const [round, setRound] = useState('');
  const [build, setBuild] = useState('30');
  const [rest, setRest] = useState('3');
  const [scale, setScale] = useState(SCALE);
  const [tie, setTie] = useState('differential');
  const [cut, setCut] = useState(false);
  const [hidden, setHidden] = useState(false);
  const [starts, setStarts] = useState('');
  const [problem, setProblem] = useState<Words | null>(null);
  const [, go] = useLocation();
  const [what, format] = KINDS[kind];
  const request = (): EventRequest => ({
    name: name.trim(),
    format,
    ...(what !== 'brought' && {
      sealed: {
        kind: what,
        packs: what === 'starters' ? Array.from({ length: boosters }, () => 'voyager-booster') : [],
      },
    }),
    rounds: rounds === '' ? null : Number(rounds),
    buildMinutes: Number(build),
    roundMinutes: Number(round === '' ? USUAL_MINUTES[format] : round),
    breakMinutes: Number(rest),
    scale: scale.split(',').map(Number),
    tieBreaks: tie === 'differential' ? [...TIE_BREAKS] : ['strength', 'differential', 'head-to-head'],
    cut,
    fillTo: Number(fillTo),
    open: hidden ? 'link' : 'public',
    // what was typed is a time of this machine: everybody sees it in their own zone
    startsAt: starts === '' ? null : new Date(starts).getTime(),
  });
  const create = async (e: FormEvent) => {
    e.preventDefault();
    try {
      await ensureMe();
      go(`/events/${(await api.openEvent(request())).id}`);
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
            value={name}
            maxLength={60}
            required
            onChange={(e) => setName(e.target.value)}
            data-testid="event-name"
          />
        </label>
        <label className={p.field}>
          <span>{say('What is played')}</span>
          <select value={kind} onChange={(e) => setKind(Number(e.target.value))} data-testid="event-kind">
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
            value={rounds}
            set={setRounds}
            hint={say('until a winner')}
            testid="event-rounds"
          />
          <Num label={say('Bots fill up to')} value={fillTo} set={setFillTo} testid="event-fill" />
        </div>
        <details className={s.more}>
          <summary>{say('More: minutes, points, start')}</summary>
          <div className={p.form}>
            {what === 'starters' && (
              <label className={p.field}>
                <span>{say('Boosters beside the starter')}</span>
                <select value={boosters} onChange={(e) => setBoosters(Number(e.target.value))}>
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
                value={round}
                set={setRound}
                hint={String(USUAL_MINUTES[format])}
              />
              <Num label={say('Minutes between rounds')} value={rest} set={setRest} testid="event-break" />
            </div>
            {what !== 'brought' && <Num label={say('Minutes to build')} value={build} set={setBuild} />}
            <label className={p.field}>
              <span>{say('Victory points: full win, modified win, tie, modified loss, full loss')}</span>
              <input value={scale} onChange={(e) => setScale(e.target.value)} />
            </label>
            <label className={p.field}>
              <span>{say('First tie-break')}</span>
              <select value={tie} onChange={(e) => setTie(e.target.value)}>
                <option value="differential">{say('Differential')}</option>
                <option value="strength">{say('Strength of schedule')}</option>
              </select>
            </label>
            <label className={p.field}>
              <span>{say('Begins at (your time); empty: when you say so')}</span>
              <input type="datetime-local" value={starts} onChange={(e) => setStarts(e.target.value)} />
            </label>
          </div>
          <label className={p.check}>
            <input type="checkbox" checked={cut} onChange={(e) => setCut(e.target.checked)} />
            {say('Semi-final and final of the first four')}
          </label>
          <label className={p.check}>
            <input type="checkbox" checked={hidden} onChange={(e) => setHidden(e.target.checked)} />
            {say('Found by its link alone')}
          </label>
        </details>
        {problem !== null && <p className={p.problem}>{problem}</p>}
        <Submit primary disabled={name.trim() === ''} testid="create-event">
          {say('Create the event')}
        </Submit>
      </form>
    </section>
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
