/** A replay: the table as it was, answer by answer, with both players' eyes. */

import { joined, short, spoken, type Words, withStop, wordsOfAll } from '@spaceline/protocol/words';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Button, Glyph } from '../design/index.ts';
import { formatName } from '../lobby/use.ts';
import { api, Refused } from '../net/api.ts';
import { loadCards, useCardFile } from '../net/cards.ts';
import type { Game } from '../net/game.ts';
import { ensureMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { namingFor } from '../net/words.ts';
import { personName } from '../people/name.ts';
import { Unplayable } from '../summary/stored.tsx';
import { ReplayTable } from '../table/table.tsx';
import { loadReplay, problemOf, type Replay, turnStarts, viewAt } from './frames.ts';
import s from './replay.module.css';

const Analysis = lazy(() => import('./analysis.tsx'));

const STEP = 900;

export default function ReplayPage({ id }: { id: string }) {
  const [search, setSearch] = useSearchParams();
  const ready = useCardFile((f) => f.state === 'ready');
  const seat = Number(search.get('seat') ?? -1);
  const [replay, setReplay] = useState<Replay | null>(null);
  const [problem, setProblem] = useState<{ text: Words; otherRules: boolean } | null>(null);
  const [n, setN] = useState(() => Number(search.get('n') ?? 0));
  useEffect(() => {
    loadCards();
    let gone = false;
    loadReplay(id, seat).then(
      (r) => !gone && setReplay(r),
      (e: unknown) => !gone && setProblem(problemOf(e)),
    );
    return () => {
      gone = true;
    };
  }, [id, seat]);
  const look = (eyes: number) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        next.set('seat', String(eyes));
        return next;
      },
      { replace: true },
    );
  if (problem?.otherRules)
    return (
      <Shell title={say('Replay')}>
        <Unplayable id={id} text={problem.text} />
      </Shell>
    );
  if (problem !== null)
    return (
      <Shell title={say('Replay')}>
        <p className={p.problem}>{problem.text}</p>
        <p>
          {say('A game can be replayed when it is over.')} <Link href="/games">{say('Your games')}</Link>.
        </p>
      </Shell>
    );
  if (replay === null || !ready || replay.seat !== seat)
    return (
      <main className={s.wait}>
        <p role="status">{say('Fetching the replay …')}</p>
      </main>
    );
  return <Player replay={replay} n={Math.min(n, replay.of)} go={setN} look={look} />;
}

const playerOf = ({ names, kinds }: Replay, seat: 0 | 1): Words => personName({ name: names[seat], kind: kinds[seat] });

/** A position of the replay in the form in which the table takes a game. */
function gameAt(r: Replay, n: number): Game {
  const { view, log } = viewAt(r, n);
  return {
    id: r.id,
    format: r.format,
    seat: r.seat,
    seats: [0, 1].map((i) => ({
      name: r.names[i],
      deck: r.decks[i],
      kind: r.kinds[i],
      connected: true,
    })) as Game['seats'],
    n,
    view: { ...view, result: null },
    before: n > 0 ? viewAt(r, n - 1).view : null,
    decision: null,
    waiting: null,
    log,
    seenLog: n > 0 ? viewAt(r, n - 1).log.length : 0,
    clock: { limit: null, left: [0, 0], away: [null, null], mayBeAway: [0, 0], running: null },
    clockAt: 0,
    commitment: '',
    seed: null,
    undo: null,
    undoable: null,
  };
}

/** Goes on by itself while it runs. */
function useRunning(n: number, of: number, step: (d: number) => void): [boolean, (to: boolean) => void] {
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running) return;
    if (n >= of) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => step(1), STEP);
    return () => clearTimeout(timer);
  }, [running, n, of, step]);
  return [running, setRunning];
}

type Keys = Readonly<Record<string, () => void>>;

function useReplayKeys(acts: Keys): void {
  useEffect(() => {
    const down = (e: KeyboardEvent) => {
      const target = e.target as HTMLElement;
      if (e.ctrlKey || e.metaKey || e.altKey || target.matches('input, select, textarea')) return;
      const act = acts[e.key.toLowerCase()];
      if (act === undefined || (e.key === ' ' && target.matches('button:focus-visible, a:focus-visible'))) return;
      e.preventDefault();
      act();
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, [acts]);
}

/** What the last answer brought about, in words. */
function useWhat(replay: Replay, n: number, game: Game): Words {
  return useMemo(() => {
    if (n === 0)
      return say('The beginning: {format}, by the rulings of {date}.', {
        format: formatName(replay.format),
        date: replay.rulings,
      });
    const { by, log } = replay.frames[n - 1];
    if (log.length === 0)
      return by >= 0 ? say('{who} answers.', { who: replay.names[by] }) : say('The server answers.');
    const naming = namingFor(game.view, replay.names);
    return joined(
      short(log).map((group) => {
        const words = wordsOfAll(
          group.map((l) => l.told),
          naming,
        );
        return withStop(words.text);
      }),
      ' ',
    );
  }, [replay, n, game]);
}

interface PlayerProps {
  replay: Replay;
  n: number;
  go(n: number): void;
  look(seat: number): void;
}

function Player({ replay, n, go, look }: PlayerProps) {
  const game = useMemo(() => gameAt(replay, n), [replay, n]);
  const turns = useMemo(() => turnStarts(replay), [replay]);
  const [note, setNote] = useState<Words>('');
  const what = useWhat(replay, n, game);
  const step = useCallback((d: number) => go(Math.max(0, Math.min(replay.of, n + d))), [n, replay.of, go]);
  const turn = useCallback(
    (d: number) => go(d > 0 ? (turns.find((t) => t > n) ?? replay.of) : (turns.findLast((t) => t < n) ?? 0)),
    [n, turns, replay.of, go],
  );
  const [running, setRunning] = useRunning(n, replay.of, step);
  const toggle = useCallback(() => setRunning(!running), [running, setRunning]);
  const keys = useMemo(
    (): Keys => ({
      ' ': toggle,
      ',': () => step(-1),
      '.': () => step(1),
      '<': () => turn(-1),
      '>': () => turn(1),
      home: () => go(0),
      end: () => go(replay.of),
    }),
    [toggle, step, turn, go, replay.of],
  );
  useReplayKeys(keys);
  return (
    <ReplayTable
      game={game}
      title={say('Replay: {one} against {other}', { one: playerOf(replay, 0), other: playerOf(replay, 1) })}
    >
      <section className={s.bar} aria-label={spoken(say('Replay'))}>
        <div className={s.what}>
          <b>{say('{n} of {of}', { n, of: replay.of })}</b>
          <p aria-live="polite">{what}</p>
          {replay.note !== null && <small className={s.note}>{replay.note}</small>}
          {note !== '' && (
            <small role="status" className={s.note}>
              {note}
            </small>
          )}
        </div>
        <input
          className={s.scrub}
          type="range"
          min={0}
          max={replay.of}
          value={n}
          onChange={(e) => go(Number(e.target.value))}
          aria-label={spoken(say('Position in the game'))}
          aria-valuetext={spoken(
            say('{n} of {of}, turn {number}', { n, of: replay.of, number: game.view.turn.number }),
          )}
        />
        <div className={s.controls}>
          <Transport running={running} toggle={toggle} step={step} turn={turn} />
          <div className={s.extras}>
            <Eyes replay={replay} look={look} />
            <Offers replay={replay} n={n} go={go} show={setNote} />
          </div>
        </div>
      </section>
    </ReplayTable>
  );
}

interface TransportProps {
  running: boolean;
  toggle(): void;
  step(d: number): void;
  turn(d: number): void;
}

/** To and fro, by answers or by turns. */
function Transport({ running, toggle, step, turn }: TransportProps) {
  return (
    <div className={s.transport}>
      <Button quiet onClick={() => turn(-1)} hotkey="<" aria-label={say('Previous turn')}>
        « <span>{say('Turn')}</span>
      </Button>
      <Button quiet onClick={() => step(-1)} hotkey="," aria-label={say('One answer back')}>
        ‹
      </Button>
      <Button primary onClick={toggle} hotkey="Space">
        {running ? say('Pause') : say('Play')}
      </Button>
      <Button quiet onClick={() => step(1)} hotkey="." aria-label={say('One answer on')}>
        ›
      </Button>
      <Button quiet onClick={() => turn(1)} hotkey=">" aria-label={say('Next turn')}>
        <span>{say('Turn')}</span> »
      </Button>
    </div>
  );
}

function Eyes({ replay, look }: { replay: Replay; look(seat: number): void }) {
  return (
    <label className={s.eyes}>
      <span className="hidden">{say('Whose eyes')}</span>
      <select value={replay.seat} onChange={(e) => look(Number(e.target.value))}>
        <option value={-1}>{say('As a spectator')}</option>
        <option value={0}>{say('With {who}’s eyes', { who: playerOf(replay, 0) })}</option>
        <option value={1}>{say('With {who}’s eyes', { who: playerOf(replay, 1) })}</option>
      </select>
    </label>
  );
}

/** What else can be done with this moment: shared, kept, played on. */
function Offers({
  replay,
  n,
  go,
  show,
}: {
  replay: Replay;
  n: number;
  go(n: number): void;
  show: (note: Words) => void;
}) {
  const [, to] = useLocation();
  const [analysed, setAnalysed] = useState(false);
  const share = async () => {
    const url = `${location.origin}/replay/${replay.id}?seat=${replay.seat}&n=${n}`;
    try {
      await navigator.clipboard.writeText(url);
      show(say('The link to this moment is copied.'));
    } catch {
      show(url);
    }
  };
  const playOn = async () => {
    try {
      await ensureMe();
      const next = await api.playOn(replay.id, { n, seat: replay.seat === 1 ? 1 : 0 });
      to(`/t/${next.id}`);
    } catch (e) {
      show(e instanceof Refused ? e.text : say('It cannot be played on from here.'));
    }
  };
  return (
    <>
      <Button quiet onClick={share}>
        {say('Share')}
      </Button>
      <a className={s.link} href={`/api/games/${replay.id}/replay`} download={`spaceline-${replay.id}.json`}>
        <Glyph name="download" /> {say('Download')}
      </a>
      <Button quiet onClick={playOn}>
        {say('Play on from here')}
      </Button>
      <Button quiet onClick={() => setAnalysed(true)} data-testid="analyse">
        {say('Where it turned')}
      </Button>
      {analysed && (
        <Suspense>
          <Analysis replay={replay} go={go} onClose={() => setAnalysed(false)} />
        </Suspense>
      )}
      <Link className={s.link} href={`/judge?game=${replay.id}&n=${n}`} data-testid="ask-a-judge">
        {say('Ask a judge')}
      </Link>
      <Link className={s.link} href={`/summary/${replay.id}`}>
        {say('Summary')}
      </Link>
    </>
  );
}
