/** Before the lessons: what each teaches, and how long it takes. */
import { spoken, type Words } from '@spaceline/protocol/words';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { picture } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import { Button } from '../design/index.ts';
import { Refused } from '../net/api.ts';
import { loadCards, useCardFile } from '../net/cards.ts';
import { ensureMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { LESSONS, type Lesson } from './lessons.ts';
import s from './start.module.css';
import { beginLesson } from './state.ts';

export default function Learn() {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<Words | null>(null);
  const [, go] = useLocation();
  // the table needs them anyway
  useEffect(() => {
    loadCards();
  }, []);
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
      <ol className={s.lessons} aria-label={spoken(say('Three lessons'))}>
        {LESSONS.map((lesson, i) => (
          <li key={lesson.id}>
            <Picture title={lesson.picture} />
            <p className={s.kicker}>
              <span>{say('Lesson {n}', { n: i + 1 })}</span>
              <span>{say('about {minutes} minutes', { minutes: lesson.minutes })}</span>
            </p>
            <h2>{lesson.title}</h2>
            <p className={s.about}>{lesson.about}</p>
            <ul aria-label={spoken(say('What you do'))}>
              {lesson.stages.map((x) => (
                <li key={x.id}>{x.title}</li>
              ))}
            </ul>
            <Button
              primary={i === 0}
              onClick={() => start(lesson)}
              disabled={busy !== null}
              data-testid={i === 0 ? 'start-tutorial' : `start-${lesson.id}`}
            >
              {busy === lesson.id ? say('Going to the table …') : say('Begin')}
            </Button>
          </li>
        ))}
      </ol>
      {problem !== null && (
        <p className={p.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={p.buttons}>
        <Link href="/" className={p.link}>
          {say('Play a game at once')}
        </Link>
        <Link href="/rules" className={p.link}>
          {say('Read the rules instead')}
        </Link>
      </div>
    </Shell>
  );
}

/** The picture of a card, when the cards are there; its room is kept. */
function Picture({ title }: { title: string }) {
  const facts = useCardFile((f) => [...f.byId.values()].find((c) => c.facts.title === title)?.facts);
  return <span className={s.picture}>{facts && <Art svg={picture(facts, 340, 150)} />}</span>;
}
