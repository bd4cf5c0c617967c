/** The tables of a round: who meets whom, and how it stands. */
import type { EventTableView, EventView } from '@spaceline/protocol';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Glyph } from '../design/index.ts';
import { turnWords } from '../lobby/use.ts';
import { Said } from '../net/said.tsx';
import { say } from '../net/say.ts';
import s from './events.module.css';
import { PlayerName, RuleLink } from './parts.tsx';
import { endWords } from './words.ts';

export function Tables({ event: e, number }: { event: EventView; number: number }) {
  const round = e.played[number - 1] ?? e.played[e.played.length - 1];
  const done = round.tables.filter((t) => t.result !== null).length;
  return (
    <section className={`${p.panel} ${s.atTables}`} data-testid="tables" data-round={round.number}>
      <h2>
        {say('Round {n}, tables', { n: round.number })} <i />{' '}
        <small>{say('{done} of {all} done', { done, all: round.tables.length })}</small>
      </h2>
      <ul className={s.tables}>
        {round.tables.map((t) => (
          <TableRow key={t.table} event={e} table={t} />
        ))}
      </ul>
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
      {t.result?.reason && (
        <small className={s.ruling} data-testid="ruling">
          {say('The director: {reason}', { reason: t.result.reason })}
        </small>
      )}
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
    <Link href={`/t/${t.game}`}>{say('{turn} · watch', { turn: turnWords(t.turn ?? 0) })}</Link>
  );
}
