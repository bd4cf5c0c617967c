/** What the games of the lab say, and how sure that is. */
import type { LabDilemma, LabReport, LabShare } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { type CSSProperties, useState } from 'react';
import { Button } from '../design/index.ts';
import { listOf, say } from '../net/say.ts';
import s from './lab.module.css';

const percent = (x: number): number => Math.round(x * 100);
const signed = (x: number): string => `${percent(x) > 0 ? '+' : percent(x) < 0 ? '−' : '±'}${Math.abs(percent(x))}`;
/** chance explains less than one in twenty of these */
const RARE = 0.05;
const SOME = 8;
const MOST_TURNS = 20;

export function Report({ report, before }: { report: LabReport; before: string | null }) {
  return (
    <div className={s.report}>
      <Shares report={report} before={before} />
      {report.opponents.length > 1 && (
        <section>
          <h3 className={s.title}>{say('Against each of them')}</h3>
          <ul className={s.shares} data-testid="lab-opponents">
            {report.opponents.map((o) => (
              <ShareRow key={o.deck} name={o.deck} share={o} />
            ))}
          </ul>
        </section>
      )}
      <Points own={report.points} others={report.theirPoints} />
      <Cards cards={report.cards} />
      <div className={s.pair}>
        <Dilemmas title={say('What stopped its people')} list={report.stoppedBy} name="lab-stopped-by" />
        <Dilemmas title={say('Whom its own dilemmas stopped')} list={report.stopped} name="lab-stopped" />
      </div>
    </div>
  );
}

/** A share as a line on the scale from never to always, with its interval. */
function Range({ share: { share, interval } }: { share: LabShare }) {
  const [low, high] = interval.map(percent);
  const style = { '--low': `${low}%`, '--high': `${high}%`, '--at': `${percent(share)}%` } as CSSProperties;
  return (
    <span
      className={s.range}
      style={style}
      role="img"
      aria-label={spoken(say('between {low} and {high} %', { low, high }))}
    >
      <i className={s.span} />
      <b className={s.dot} />
    </span>
  );
}

function ShareRow({ name, share }: { name: Words; share: LabShare }) {
  const [low, high] = share.interval.map(percent);
  return (
    <li>
      <span translate="no">{name}</span>
      <Range share={share} />
      <b className={s.number}>{say('{n} %', { n: percent(share.share) })}</b>
      <small className={s.of}>{say('{low} to {high}, of {n}', { low, high, n: share.games })}</small>
    </li>
  );
}

function Shares({ report, before }: { report: LabReport; before: string | null }) {
  const [low, high] = report.interval.map(percent);
  const { compared } = report;
  return (
    <>
      <div className={s.share} data-testid="lab-share">
        <b>{say('{n} %', { n: percent(report.share) })}</b>
        <div>
          <p>
            {say('won of {n} [games|game]; with so many it is between {low} and {high} %', {
              n: report.games,
              low,
              high,
            })}
          </p>
          <Range share={report} />
          <p className={s.small}>{say('A game takes {n} turns.', { n: report.turns.toFixed(1) })}</p>
        </div>
      </div>
      {compared !== null && (
        <section className={s.compared} data-testid="lab-compared" data-sure={compared.p < RARE}>
          <ul className={s.shares}>
            <ShareRow name={say('now')} share={report} />
            <ShareRow name={before ?? ''} share={compared} />
          </ul>
          <p>
            {compared.p < RARE
              ? say('{n} points of difference, which is hardly chance (p = {p}).', {
                  n: signed(compared.difference),
                  p: compared.p.toFixed(3),
                })
              : say('{n} points of difference, which may well be chance (p = {p}): more games would tell.', {
                  n: signed(compared.difference),
                  p: compared.p.toFixed(2),
                })}
          </p>
        </section>
      )}
    </>
  );
}

function Points({ own, others }: { own: readonly number[]; others: readonly number[] }) {
  const turns = own.slice(0, MOST_TURNS);
  const most = Math.max(1, ...turns, ...others.slice(0, MOST_TURNS));
  const height = (n: number) => ({ height: `${(Math.max(0, n) / most) * 100}%` });
  return (
    <section>
      <h3 className={s.title}>
        {say('Points after each turn')}{' '}
        <small className={s.legend}>
          <i className={s.mine} /> {say('the deck')} <i className={s.theirs} /> {say('the others')}
        </small>
      </h3>
      <ol className={s.points} data-testid="lab-points">
        {turns.map((n, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the turn
          <li key={i} title={spoken(say('{n} and {m}', { n: Math.round(n), m: Math.round(others[i] ?? 0) }))}>
            <span>
              <i className={`${s.column} ${s.mine}`} style={height(n)} />
              <i className={`${s.column} ${s.theirs}`} style={height(others[i] ?? 0)} />
            </span>
            {i + 1}
            <span className="hidden">{say('{n} and {m}', { n: Math.round(n), m: Math.round(others[i] ?? 0) })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Those that go with winning first, then those that go with losing; what was always or never drawn says nothing. */
function Cards({ cards }: { cards: LabReport['cards'] }) {
  const [whole, setWhole] = useState(false);
  const telling = cards.filter((c) => c.gain !== null);
  const shown = whole
    ? cards
    : telling.length <= SOME * 2
      ? telling
      : [...telling.slice(0, SOME), ...telling.slice(-SOME)];
  return (
    <section>
      <h3 className={s.title}>{say('Cards, and what drawing them has to do with winning')}</h3>
      <table className={s.table} data-testid="lab-cards">
        <thead>
          <tr>
            <th scope="col">{say('Card')}</th>
            <th scope="col">{say('drawn')}</th>
            <th scope="col">{say('played')}</th>
            <th scope="col">{say('won more often, %')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((c) => (
            <tr key={c.title} data-sure={c.p !== null && c.p < RARE}>
              <th scope="row" translate="no">
                {c.title}
              </th>
              <td>{c.drawn}</td>
              <td>{c.played}</td>
              <td>
                {c.gain === null ? '–' : signed(c.gain)}
                {c.p !== null && c.p < RARE && <small>{say('hardly chance')}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={s.small}>
        {say('Among {n} cards one in twenty looks as if it mattered by chance alone.', { n: cards.length })}{' '}
        {shown.length < cards.length && (
          <Button quiet onClick={() => setWhole(true)}>
            {say('All {n} of them', { n: cards.length })}
          </Button>
        )}
      </p>
    </section>
  );
}

function Dilemmas({ title, list, name }: { title: Words; list: readonly LabDilemma[]; name: string }) {
  if (list.length === 0) return null;
  return (
    <section data-testid={name}>
      <h3 className={s.title}>{title}</h3>
      <ul className={s.dilemmas}>
        {list.slice(0, SOME).map((d) => (
          <li key={d.title}>
            <b className={s.who} translate="no">
              {d.title}
            </b>
            <span className={s.did}>
              {say('stopped {failed} of {met}<, {killed} killed>', {
                failed: d.failed,
                met: d.met,
                killed: d.killed > 0 ? d.killed : null,
              })}
            </span>
            {d.whom.length > 0 && (
              <small className={s.whom} translate="no">
                {listOf(d.whom.map((w) => `${w.title} ${w.n}`))}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
