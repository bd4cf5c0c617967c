/** One run of the lab, while it plays and when it is over. */
import type { LabView } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { useEffect, useState } from 'react';
import p from '../app/page.module.css';
import { Button } from '../design/index.ts';
import { api, Refused } from '../net/api.ts';
import { listOf, say } from '../net/say.ts';
import s from './lab.module.css';
import { Report } from './lab-report.tsx';

const EVERY = 700;

const isOver = (lab: LabView): boolean =>
  lab.status !== 'running' && lab.status !== 'waiting' && (lab.status !== 'cancelled' || lab.report !== null);

/** Asked again and again until it is done. */
function useLab(id: string): { lab: LabView | null; problem: Words | null; cancel(): void } {
  const [lab, setLab] = useState<LabView | null>(null);
  const [problem, setProblem] = useState<Words | null>(null);
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** one that was cancelled before its first game is over without a report */
    let idle = 0;
    const ask = () =>
      api.lab(id).then(
        (view) => {
          if (gone) return;
          setLab(view);
          setProblem(null);
          if (view.status === 'cancelled') idle++;
          if (!isOver(view) && idle < 10) timer = setTimeout(ask, EVERY);
        },
        (e) => {
          if (gone) return;
          setProblem(e instanceof Refused ? e.text : say('That did not work. Try again.'));
          // the games go on though nobody looks
          if (e instanceof Refused && e.code === 'unreachable') timer = setTimeout(ask, EVERY * 4);
        },
      );
    ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id]);
  // the answer is told by the next look: what comes late never shows an older state
  const cancel = () => void api.cancelLab(id).catch((e) => setProblem(e instanceof Refused ? e.text : null));
  return { lab, problem, cancel };
}

export function LabResult({ id }: { id: string }) {
  const { lab, problem, cancel } = useLab(id);
  if (lab === null)
    return problem === null ? <p role="status">{say('Looking …')}</p> : <p className={p.problem}>{problem}</p>;
  const all = lab.games * (lab.before === null ? 1 : 2);
  return (
    <section className={p.panel} data-testid="lab-result" data-status={lab.status}>
      <h2>
        <span translate="no">
          {lab.against.length > 3
            ? say('{deck} against a field of {n}', { deck: lab.deck, n: lab.against.length })
            : say('{deck} against {against}', { deck: lab.deck, against: listOf(lab.against) })}
        </span>{' '}
        <i />
        <ShareLab />
      </h2>
      {problem !== null && <p className={p.problem}>{problem}</p>}
      {(lab.status === 'running' || lab.status === 'waiting') && (
        <div className={s.running}>
          <progress max={all} value={lab.done} aria-label={spoken(say('Games played'))} />
          <span role="status">
            {lab.status === 'waiting'
              ? say('Others come first; this begins by itself.')
              : say('{done} of {games} games', { done: lab.done, games: all })}
          </span>
          <Button data-testid="lab-cancel" onClick={cancel}>
            {say('Cancel')}
          </Button>
        </div>
      )}
      {lab.status === 'failed' && <p className={p.problem}>{say('The games could not be played to their end.')}</p>}
      {lab.status === 'cancelled' && (
        <p>
          {lab.report === null || lab.report.games === 0
            ? say('Cancelled before a game was finished.')
            : say('Cancelled: this is of the games that were finished.')}
        </p>
      )}
      {lab.report !== null && lab.report.games > 0 && <Report report={lab.report} before={lab.before} />}
    </section>
  );
}

/** Whoever has the address may see it. */
function ShareLab() {
  const [note, setNote] = useState<Words>('');
  const copy = () =>
    navigator.clipboard.writeText(location.origin + location.pathname).then(
      () => setNote(say('Copied.')),
      () => setNote(say('Copy the address of this page.')),
    );
  return (
    <>
      <small role="status">{note}</small>
      <Button quiet data-testid="lab-share-link" onClick={copy}>
        {say('Copy link')}
      </Button>
    </>
  );
}
