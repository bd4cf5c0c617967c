/** The page of one event: its round, its standings, what is mine there, and what its director can do. */
import type { EventTableView, EventView } from '@spaceline/protocol';
import { joined, type Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Glyph } from '../design/index.ts';
import { formatName } from '../lobby/use.ts';
import { useMe } from '../net/me.ts';
import { Said } from '../net/said.tsx';
import { say } from '../net/say.ts';
import { dayOf } from '../people/day.ts';
import { personName } from '../people/name.ts';
import { After } from './after.tsx';
import { Director } from './director.tsx';
import s from './events.module.css';
import { Featured } from './featured.tsx';
import { Mine } from './mine.tsx';
import { PlayerName, RuleLink } from './parts.tsx';
import { Standings } from './standings.tsx';
import { clockFace, useAct, useEvent, useLeft, useRing } from './use.ts';
import { endWords } from './words.ts';

export default function EventPage({ id }: { id: string }) {
  const me = useMe((w) => w.me);
  const { event, at, problem, lost, take } = useEvent(id, me?.id ?? '');
  const acting = useAct(id, take);
  const left = useLeft(event, at);
  useRing(event);
  return (
    <Shell title={event?.name ?? say('Event')} wide>
      {problem !== null && <p className={p.problem}>{problem}</p>}
      {lost && (
        <p className={p.problem} role="status">
          {say('The server does not answer. This page goes on as soon as it does.')}
        </p>
      )}
      {event !== null && (
        <div data-testid="event-page" data-phase={event.phase} data-round={event.played.length} data-lost={lost}>
          <Head event={event} left={left} />
          {event.announcement !== null && (
            <p className={s.announcement} role="status" data-testid="announcement">
              {event.announcement}
            </p>
          )}
          {acting.problem !== null && (
            <p className={p.problem} role="alert" data-testid="event-problem">
              {acting.problem}
            </p>
          )}
          <div className={s.columns}>
            <div className={s.column}>
              {event.played.length > 0 ? <Tables event={event} /> : <Players event={event} />}
              <Next event={event} />
            </div>
            <div className={s.column}>
              <Standings event={event} />
              {event.phase === 'over' && <After event={event} />}
            </div>
            <div className={`${s.column} ${s.mine}`}>
              <Mine event={event} acting={acting} />
              {event.mine && <Director event={event} acting={acting} />}
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

function Head({ event: e, left }: { event: EventView; left: number | null }) {
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
        <Steps event={e} />
        {left !== null && <Clock event={e} left={left} />}
      </div>
    </div>
  );
}

function Steps({ event: e }: { event: EventView }) {
  const planned = Math.max(e.rounds ?? 0, e.played.length);
  if (planned === 0) return null;
  return (
    <ol className={s.steps}>
      {Array.from({ length: planned }, (_, i) => {
        const now = i + 1 === e.played.length && e.phase === 'round';
        const done = i + 1 < e.played.length || (i + 1 === e.played.length && !now);
        const stage = e.played[i]?.stage ?? 'swiss';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds are counted
          <li key={i} aria-current={now ? 'step' : undefined}>
            {done && <Glyph name="check" size={11} weight={2} />}
            {stage === 'final'
              ? say('Final')
              : stage === 'semi-final'
                ? say('Semi')
                : now
                  ? say('Round {n}', { n: i + 1 })
                  : i + 1}
          </li>
        );
      })}
    </ol>
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

function Players({ event: e }: { event: EventView }) {
  return (
    <section className={p.panel} data-testid="players">
      <h2>
        {say('Players')} <i /> <small>{e.entrants.length}</small>
      </h2>
      {e.entrants.length === 0 && <p className={p.empty}>{say('Nobody has come in yet.')}</p>}
      {e.entrants.map((x) => (
        <div key={x.id} className={p.row}>
          <div>
            <b>{personName(x)}</b>
          </div>
          {x.dropped && <small>{say('has left')}</small>}
        </div>
      ))}
      {e.phase === 'open' && e.fillTo > e.entrants.length && (
        <p className={s.note}>{say('Bots fill the seats up to {n} when it begins.', { n: e.fillTo })}</p>
      )}
    </section>
  );
}

function Tables({ event: e }: { event: EventView }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const number = chosen ?? e.played.length;
  const round = e.played[number - 1] ?? e.played[e.played.length - 1];
  const done = round.tables.filter((t) => t.result !== null).length;
  return (
    <section className={p.panel} data-testid="tables" data-round={round.number}>
      <h2>
        {say('Round {n}, tables', { n: round.number })} <i />{' '}
        <small>{say('{done} of {all} done', { done, all: round.tables.length })}</small>
      </h2>
      <ul className={s.tables}>
        {round.tables.map((t) => (
          <TableRow key={t.table} event={e} table={t} />
        ))}
      </ul>
      {e.played.length > 1 && (
        <label className={p.field}>
          <span>{say('Round')}</span>
          <select value={number} onChange={(x) => setChosen(Number(x.target.value))}>
            {e.played.map((r) => (
              <option key={r.number} value={r.number}>
                {r.number}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className={s.note}>
        {round.stage === 'swiss' ? (
          <Said
            words="Paired by standing, nobody twice while that can be avoided {swiss}. A table still playing at zero ends as it stands {time}."
            holes={{
              swiss: <RuleLink id="R-11.73" />,
              time: <RuleLink id={e.format === 'warp-speed' ? 'WARP-41' : 'R-11.75'} />,
            }}
          />
        ) : (
          say('Whoever wins goes on; after a true tie it is whoever stood higher.')
        )}
      </p>
    </section>
  );
}

function TableRow({ event: e, table: t }: { event: EventView; table: EventTableView }) {
  const player = (id: string | null) => e.entrants.find((x) => x.id === id);
  const mine = e.me !== null && (t.first === e.me || t.second === e.me);
  const won = t.result === null ? 0 : t.result.outcome === 'true-tie' ? 0 : t.result.outcome.endsWith('win') ? 1 : 2;
  return (
    <li data-mine={mine} data-testid="event-table" data-table={t.table} data-done={t.result !== null}>
      <span className={s.n}>{t.table}</span>
      <PlayerName player={player(t.first)} won={won === 1} bold={t.first === e.me} />
      <span className={s.v}>{t.second === null ? '' : say('v')}</span>
      {t.second === null ? <span /> : <PlayerName player={player(t.second)} won={won === 2} bold={t.second === e.me} />}
      <span className={s.end}>
        <TableEnd event={e} table={t} mine={mine} />
      </span>
    </li>
  );
}

function TableEnd({ event: e, table: t, mine }: { event: EventView; table: EventTableView; mine: boolean }) {
  if (t.second === null) return <>{say('bye')}</>;
  if (t.result !== null) {
    const words = endWords(t.result.outcome);
    return (
      <>
        <Glyph name="check" size={11} weight={2} />
        {e.phase === 'over' && t.game !== null ? <Link href={`/replay/${t.game}`}>{words}</Link> : words}
      </>
    );
  }
  if (t.game === null) return <>{say('being laid out')}</>;
  return mine ? (
    <Link href={`/t/${t.game}`} className={p.link} data-testid="my-table">
      {say('Your table')}
    </Link>
  ) : (
    <Link href={`/t/${t.game}`}>{say('turn {n} · watch', { n: t.turn ?? 0 })}</Link>
  );
}

function Next({ event: e }: { event: EventView }) {
  return (
    <section className={p.panel}>
      <h2>
        {say('Next')} <i />
      </h2>
      <p>{nextWords(e)}</p>
      <p className={s.note}>
        {e.seed === null
          ? say('All chance of this event comes from one seed. Its hash is known before anything is dealt:')
          : say('The seed of this event, and its hash, which was known before anything was dealt:')}
      </p>
      <p className={s.hash} translate="no" data-testid="commitment">
        {e.seed !== null && (
          <>
            {e.seed}
            <br />
          </>
        )}
        {e.commitment}
      </p>
    </section>
  );
}

function nextWords(e: EventView): Words {
  switch (e.phase) {
    case 'open':
      return e.startsAt === null
        ? say('The event begins when its director says so. Leave the page open: it rings.')
        : say('The event begins on {time}, your time. Leave the page open: it rings.', { time: dayOf(e.startsAt) });
    case 'building':
      return say('The first round is paired when all decks are handed in, or when the time is over.');
    case 'round':
      return say(
        'The next round is paired when the last table ends, and begins {n} minutes later. Leave the page open: it rings.',
        {
          n: e.breakMinutes,
        },
      );
    case 'between':
      return say('The next round begins when the break is over.');
    case 'over':
      return say('The event is over. Its games can be replayed from the tables of each round.');
  }
}
