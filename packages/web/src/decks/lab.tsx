/** The lab: bots play a deck many times, and the page says what that allows to be said. A result has an address. */
import type { LabReport, LabView } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { spoken } from '@spaceline/protocol/words';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Button } from '../design/index.ts';
import { formatName, useFetched, useFormats } from '../lobby/use.ts';
import { api, Refused } from '../net/api.ts';
import { ensureMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import s from './lab.module.css';

const GAMES = [10, 20, 50, 100, 200, 400];
const EVERY = 700;

export default function LabPage({ id }: { id: string | null }) {
  return (
    <Shell title={say('Lab')}>
      <div className={p.head}>
        <h1>{say('Lab')}</h1>
        <p>{say('Two bots play your deck many times. Every share comes with the range that so few games allow.')}</p>
      </div>
      <div className={p.columns}>
        <Begin />
        {id !== null && <Result key={id} id={id} />}
      </div>
    </Shell>
  );
}

function Begin() {
  const [, go] = useLocation();
  const [format, setFormat] = useState('warp-speed');
  const [deck, setDeck] = useState('');
  const [against, setAgainst] = useState('');
  const [games, setGames] = useState(GAMES[0]);
  const [problem, setProblem] = useState<Words | null>(null);
  const formats = useFormats();
  const { data } = useFetched(() => api.decks(format), `lab decks ${format}`);
  const decks = [...(data?.own ?? []), ...(data?.stock ?? [])].filter((d) => d.legal);
  const mine = decks.find((d) => d.id === deck) ?? decks[0];
  const theirs = decks.find((d) => d.id === against) ?? decks.find((d) => d !== mine);
  const begin = async () => {
    if (mine === undefined || theirs === undefined) return;
    setProblem(null);
    try {
      await ensureMe();
      go(`/lab/${(await api.startLab({ format, deck: mine.id, against: theirs.id, games })).id}`);
    } catch (e) {
      setProblem(e instanceof Refused ? e.text : say('That did not work. Try again.'));
    }
  };
  const pick = (label: Words, value: string, set: (id: string) => void, name: string) => (
    <label className={p.field}>
      <span>{label}</span>
      <select data-testid={name} value={value} onChange={(e) => set(e.target.value)}>
        {decks.map((d) => (
          <option key={d.id} value={d.id}>
            {d.name}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <section className={p.panel}>
      <h2>
        {say('What to try')} <i />
      </h2>
      <div className={p.form}>
        <label className={p.field}>
          <span>{say('Format')}</span>
          <select value={format} onChange={(e) => setFormat(e.target.value)}>
            {formats.map((f) => (
              <option key={f.id} value={f.id}>
                {formatName(f.id)}
              </option>
            ))}
          </select>
        </label>
        {pick(say('The deck'), mine?.id ?? '', setDeck, 'lab-deck')}
        {pick(say('against'), theirs?.id ?? '', setAgainst, 'lab-against')}
        <label className={p.field}>
          <span>{say('Games')}</span>
          <select data-testid="lab-games" value={games} onChange={(e) => setGames(Number(e.target.value))}>
            {GAMES.map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
        {problem !== null && <p className={p.problem}>{problem}</p>}
        <div className={p.buttons}>
          <Button primary data-testid="lab-begin" onClick={begin} disabled={theirs === undefined}>
            {say('Let them play')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Asked again and again until it is done. */
function useLab(id: string): { lab: LabView | null; problem: Words | null; cancel(): void } {
  const [lab, setLab] = useState<LabView | null>(null);
  const [problem, setProblem] = useState<Words | null>(null);
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      api.lab(id).then(
        (view) => {
          if (gone) return;
          setLab(view);
          if (view.status === 'running' || (view.status === 'cancelled' && view.report === null))
            timer = setTimeout(ask, EVERY);
        },
        (e) => !gone && setProblem(e instanceof Refused ? e.text : say('That did not work. Try again.')),
      );
    ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id]);
  return { lab, problem, cancel: () => void api.cancelLab(id).then(setLab, () => undefined) };
}

function Result({ id }: { id: string }) {
  const { lab, problem, cancel } = useLab(id);
  if (problem !== null) return <p className={p.problem}>{problem}</p>;
  if (lab === null) return null;
  return (
    <section className={p.panel} data-testid="lab-result" data-status={lab.status}>
      <h2>
        <span translate="no">{say('{deck} against {against}', { deck: lab.deck, against: lab.against })}</span> <i />
      </h2>
      {lab.status === 'running' && (
        <div className={s.running}>
          <progress max={lab.games} value={lab.done} aria-label={spoken(say('Games played'))} />
          <span role="status">{say('{done} of {games} games', { done: lab.done, games: lab.games })}</span>
          <Button data-testid="lab-cancel" onClick={cancel}>
            {say('Cancel')}
          </Button>
        </div>
      )}
      {lab.status === 'failed' && <p className={p.problem}>{say('The games could not be played to their end.')}</p>}
      {lab.report !== null && <Report report={lab.report} cancelled={lab.status === 'cancelled'} />}
    </section>
  );
}

const percent = (x: number): number => Math.round(x * 100);
/** chance explains less than one in twenty of these */
const RARE = 0.05;
const MOST = 12;

function Report({ report, cancelled }: { report: LabReport; cancelled: boolean }) {
  const [low, high] = report.interval.map(percent);
  const most = Math.max(1, ...report.points);
  const cards = report.cards.filter((c) => c.gain !== null);
  return (
    <div className={s.report}>
      {cancelled && <p>{say('Cancelled: this is of the games that were finished.')}</p>}
      <p className={s.share} data-testid="lab-share">
        <b>{say('{n} %', { n: percent(report.share) })}</b>{' '}
        {say('won of {n} [games|game]; with so many it is between {low} and {high} %', { n: report.games, low, high })}
      </p>
      <p>{say('A game takes {n} turns.', { n: report.turns.toFixed(1) })}</p>
      <h3>{say('Points after each turn')}</h3>
      <ol className={s.points}>
        {report.points.slice(0, 20).map((n, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the turn
          <li key={i}>
            <i style={{ height: `${(Math.max(0, n) / most) * 100}%` }} />
            {i + 1}
          </li>
        ))}
      </ol>
      <h3>{say('Cards, and what drawing them has to do with winning')}</h3>
      <ul className={s.cards}>
        {cards.slice(0, MOST).map((c) => (
          <li key={c.title} data-sure={c.p !== null && c.p < RARE}>
            <b>{c.title}</b>
            <span>
              {say('{gain} %; drawn in {drawn}, played in {played}<, {chance}>', {
                gain: `${percent(c.gain ?? 0) > 0 ? '+' : ''}${percent(c.gain ?? 0)}`,
                drawn: c.drawn,
                played: c.played,
                chance: c.p !== null && c.p < RARE ? say('hardly by chance') : null,
              })}
            </span>
          </li>
        ))}
      </ul>
      {report.stoppedBy.length > 0 && <h3>{say('What stopped it')}</h3>}
      <ul className={s.cards}>
        {report.stoppedBy.slice(0, MOST).map((x) => (
          <li key={x.title}>
            <b>{x.title}</b> <span>{x.n}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
