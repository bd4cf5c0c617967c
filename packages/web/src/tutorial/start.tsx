/** Before the lessons: what each teaches, and how long it takes. */
import type { Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Button } from '../design/index.ts';
import { Refused } from '../net/api.ts';
import { ensureMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { LESSONS, type Lesson } from './lessons.ts';
import { beginLesson } from './state.ts';

export default function Learn() {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<Words | null>(null);
  const [, go] = useLocation();
  const start = async (lesson: Lesson) => {
    setBusy(lesson.id);
    try {
      await ensureMe();
      const game = await lesson.begin();
      beginLesson(game.id, lesson.id);
      go(`/t/${game.id}`);
    } catch (e) {
      setProblem(e instanceof Refused ? e.text : say('The game could not be started.'));
      setBusy(null);
    }
  };
  return (
    <Shell title={say('Learn')}>
      <div className={p.head}>
        <h1>{say('Learn by playing')}</h1>
        <p>
          {say(
            'Three short lessons on a real table. There is no clock, a tutor points at what he speaks of, and whatever you do instead, he goes on from there.',
          )}
        </p>
      </div>
      <section className={p.panel}>
        <h2>
          {say('Three lessons')} <i /> <small>{say('each under ten minutes')}</small>
        </h2>
        {LESSONS.map((lesson, i) => (
          <div key={lesson.id} className={p.row}>
            <div>
              <b>{lesson.title}</b>
              <small>
                {lesson.about} {say('About {minutes} minutes.', { minutes: lesson.minutes })}
              </small>
            </div>
            <Button
              primary={i === 0}
              quiet={i > 0}
              onClick={() => start(lesson)}
              disabled={busy !== null}
              data-testid={i === 0 ? 'start-tutorial' : `start-${lesson.id}`}
            >
              {busy === lesson.id ? say('Going to the table …') : say('Begin')}
            </Button>
          </div>
        ))}
        <div className={p.buttons} style={{ marginTop: 14 }}>
          <Link href="/rules" className={p.link}>
            {say('Read the rules instead')}
          </Link>
        </div>
        {problem !== null && (
          <p className={p.problem} role="alert">
            {problem}
          </p>
        )}
      </section>
    </Shell>
  );
}
