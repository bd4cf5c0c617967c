/** The page of one event: its round, its standings, what is mine there, and what its director can do. */
import type { EventView } from '@spaceline/protocol';
import { joined, spoken, type Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Glyph } from '../design/index.ts';
import { formatName } from '../lobby/use.ts';
import { useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { personName } from '../people/name.ts';
import { After, Kept, Podium } from './after.tsx';
import { Director } from './director.tsx';
import s from './events.module.css';
import { Featured } from './featured.tsx';
import { Mine } from './mine.tsx';
import { Decided, Next } from './next.tsx';
import { RuleLink } from './parts.tsx';
import { Players } from './players.tsx';
import { EventRecord } from './record.tsx';
import { Standings } from './standings.tsx';
import { Tables } from './tables.tsx';
import { clockFace, useAct, useEvent, useLeft, useRing } from './use.ts';

export default function EventPage({ id }: { id: string }) {
  const me = useMe((w) => w.me);
  const { event, at, problem, lost, take } = useEvent(id, me?.id ?? '');
  const acting = useAct(id, take);
  const left = useLeft(event, at);
  useRing(event);
  // whoever looks back at a round goes on looking at it; else it is the one that is played
  const [chosen, setChosen] = useState<number | null>(null);
  const played = event?.played.length ?? 0;
  const round = chosen ?? played;
  const begun = played > 0;
  const over = event?.phase === 'over';
  return (
    <Shell title={event?.name ?? say('Event')} wide>
      {problem !== null && <p className={p.problem}>{problem}</p>}
      {lost && (
        <p className={p.problem} role="status">
          {say('The server does not answer. This page goes on as soon as it does.')}
        </p>
      )}
      {event !== null && (
        <div
          className={s.page}
          data-testid="event-page"
          data-phase={event.phase}
          data-round={event.played.length}
          data-lost={lost}
        >
          <Head event={event} left={left} round={round} choose={setChosen} />
          {event.announcement !== null && (
            <p className={s.announcement} role="status" data-testid="announcement">
              <b>{say('From the director')}</b> {event.announcement}
            </p>
          )}
          {acting.problem !== null && !acting.held && (
            <p className={p.problem} role="alert" data-testid="event-problem">
              {acting.problem}
            </p>
          )}
          <div className={s.columns}>
            <div className={s.column}>
              {begun ? <Tables event={event} number={round} /> : <Players event={event} />}
              {begun && !over && <Next event={event} />}
              {begun && <Decided event={event} />}
            </div>
            <div className={s.column}>
              {over && begun && <Podium event={event} />}
              {!begun && !over && <Next event={event} />}
              {begun ? <Standings event={event} /> : <Decided event={event} />}
              {over && <Kept event={event} />}
            </div>
            <div className={s.column}>
              {over && <After event={event} />}
              <Mine event={event} acting={acting} />
              {event.mine ? <Director event={event} acting={acting} /> : <EventRecord event={event} />}
            </div>
          </div>
          <Featured event={event} />
        </div>
      )}
    </Shell>
  );
}

const packsOf = ({ sealed }: EventView): Words | null =>
  sealed === null
    ? null
    : sealed.kind === 'boxes'
      ? say('one box of Enhanced Premiere each')
      : sealed.packs.length === 0
        ? say('one Voyager starter each')
        : say('one Voyager starter and {n} [boosters|booster] each', { n: sealed.packs.length });

interface HeadProps {
  event: EventView;
  left: number | null;
  /** the round whose tables are shown */
  round: number;
  choose(round: number | null): void;
}

function Head({ event: e, left, round, choose }: HeadProps) {
  const about = [
    formatName(e.format),
    say('{n} [players|player]', { n: e.players }),
    ...(packsOf(e) === null ? [] : [packsOf(e)!]),
    e.rounds === null ? say('until there is a winner') : say('{n} [rounds|round]', { n: e.rounds }),
    say('director: {name}', { name: personName(e.director) }),
  ];
  return (
    <div className={s.head}>
      <div>
        <h1>{e.name}</h1>
        <p>{joined(about, ', ')}</p>
      </div>
      <div className={s.when}>
        <Steps event={e} round={round} choose={choose} />
        {left !== null && <Clock event={e} left={left} />}
      </div>
    </div>
  );
}

function Steps({ event: e, round, choose }: Omit<HeadProps, 'left'>) {
  const rounds = e.rounds ?? 0;
  const cut = e.cut && rounds > 0 ? [say('Semi'), say('Final')] : [];
  const planned = e.phase === 'over' ? e.played.length : Math.max(rounds + cut.length, e.played.length);
  if (planned === 0) return null;
  return (
    <ol className={s.steps}>
      {Array.from({ length: planned }, (_, i) => i + 1).map((n) => (
        <li key={n} aria-current={n === e.played.length && e.phase === 'round' ? 'step' : undefined}>
          {n > e.played.length ? (
            <span className={s.step}>{cut[n - rounds - 1] ?? n}</span>
          ) : (
            <button
              type="button"
              className={s.step}
              data-now={n === e.played.length && e.phase === 'round'}
              aria-pressed={n === round}
              title={spoken(say('Tables of round {n}', { n }))}
              onClick={() => choose(n === e.played.length ? null : n)}
            >
              <StepName event={e} n={n} />
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

function StepName({ event: e, n }: { event: EventView; n: number }) {
  const { stage } = e.played[n - 1];
  const now = n === e.played.length && e.phase === 'round';
  return (
    <>
      {!now && <Glyph name="check" size={11} weight={2} />}
      {stage === 'final' ? say('Final') : stage === 'semi-final' ? say('Semi') : now ? say('Round {n}', { n }) : n}
    </>
  );
}

function Clock({ event: e, left }: { event: EventView; left: number }) {
  const of = e.phase === 'building' ? e.buildMinutes : e.phase === 'between' ? e.breakMinutes : e.roundMinutes;
  const warns = e.phase !== 'between' && left * 1000 <= (e.clock?.warning ?? 0);
  return (
    <div className={s.clock} data-warning={warns} data-testid="event-clock" data-running={e.clock?.running}>
      <b role="timer">{clockFace(left)}</b>
      <small>
        {e.clock?.running === false
          ? say('stopped')
          : e.phase === 'between'
            ? say('until the next round')
            : say('of {n} minutes', { n: of })}{' '}
        {e.phase === 'round' && e.format === 'warp-speed' && <RuleLink id="WARP-39" />}
        {e.phase === 'building' && <RuleLink id="WARP-10" />}
      </small>
      {warns && (
        <span className="hidden" role="status">
          {say('Little time is left')}
        </span>
      )}
    </div>
  );
}
