/** The tutor beside the table: what to do now, and a ring around what he speaks of. He never stands in front of it. */
import { spoken } from '@spaceline/protocol/words';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../design/index.ts';
import { say } from '../net/say.ts';
import { useFocus } from '../table/center.tsx';
import { useScene } from '../table/context.tsx';
import { useUi } from '../table/ui.ts';
import s from './guide.module.css';
import { type Lesson, lessonAfter, lessonCalled } from './lessons.ts';
import { type Corner, cornerFor, type Rect } from './room.ts';
import { beginLesson, endLesson } from './state.ts';
import { hintFor } from './tutor.ts';

/** Beside the table; and over the result, where `over` says what to do next. */
export default function Tutor({ lesson: id, over }: { lesson: string; over?: string }) {
  const lesson = lessonCalled(id);
  if (lesson === undefined) return null;
  return over === undefined ? <Guide lesson={lesson} /> : <Over lesson={lesson} game={over} />;
}

function Guide({ lesson }: { lesson: Lesson }) {
  const scene = useScene();
  const u = useUi();
  const focus = useFocus();
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const [small, setSmall] = useState(false);
  const hint = useMemo(() => hintFor(lesson.stages, { scene, ui: u, focus, read }), [lesson, scene, u, focus, read]);
  const target = useTarget(hint?.click?.at ?? NOTHING);
  const [card, corner] = useCorner(target?.box ?? null);
  const room = useRoomInLog(corner === 'rail');
  const box = useCallback(
    (el: HTMLElement | null) => {
      card.current = el;
      return room(el);
    },
    [card, room],
  );
  if (hint === null && scene.game.view.result !== null) return null;
  if (hint === null) return <Over lesson={lesson} game={scene.game.id} />;
  const { step, click } = hint;
  return (
    <>
      {target !== null && <span className={s.ring} style={target.box} data-testid="ring" data-at={target.selector} />}
      <aside
        ref={box}
        className={s.card}
        data-small={small}
        data-corner={corner}
        aria-label={spoken(say('Tutorial'))}
        data-testid="tutor"
        data-hint={hint.id}
        data-keep
      >
        <p className={s.kicker}>
          <span>{lesson.title}</span>
          <span>{say('Step {step} of {all}', { step, all: lesson.stages.length })}</span>
        </p>
        <h2>{hint.title}</h2>
        {!small && <p className={s.text}>{hint.text}</p>}
        {click !== null && click.words !== '' && (
          <p className={s.now} data-testid="tutor-now">
            {click.words}
          </p>
        )}
        <ol className={s.steps} aria-hidden="true">
          {lesson.stages.map((x, i) => (
            <li key={x.id} data-state={i + 1 < step ? 'done' : i + 1 === step ? 'now' : 'next'} />
          ))}
        </ol>
        <div className={s.buttons}>
          {hint.read ? (
            <Button primary onClick={() => setRead(new Set([...read, hint.id]))} data-testid="got-it">
              {say('Got it')}
            </Button>
          ) : (
            target !== null && (
              <Button quiet onClick={target.press} data-testid="do-it">
                {say('Do it for me')}
              </Button>
            )
          )}
          <Button quiet onClick={() => setSmall(!small)}>
            {small ? say('More') : say('Less')}
          </Button>
          <Button quiet onClick={() => endLesson(scene.game.id)} data-testid="end-lesson">
            {say('End the lesson')}
          </Button>
        </div>
        <p className="hidden" aria-live="polite">
          {hint.title}: {hint.text} {click?.words}
        </p>
      </aside>
    </>
  );
}

/** After the lesson: what to do next. */
function Over({ lesson, game }: { lesson: Lesson; game: string }) {
  const next = lessonAfter(lesson.id);
  const [busy, setBusy] = useState(false);
  const [, go] = useLocation();
  const begin = async () => {
    if (next === undefined) return;
    setBusy(true);
    try {
      const { id } = await next.begin();
      beginLesson(id, next.id);
      go(`/t/${id}`);
    } catch {
      go('/learn');
    }
  };
  return (
    <aside
      className={s.card}
      data-corner="over"
      data-testid="lesson-over"
      data-lesson={lesson.id}
      aria-label={spoken(say('Tutorial'))}
      data-keep
    >
      <p className={s.kicker}>{lesson.title}</p>
      <h2>{say('That was the lesson')}</h2>
      <p className={s.text}>
        {next === undefined
          ? say('You know what a game needs. Play one against a bot, or ask a friend.')
          : say('Go on to the next one, or play a game: the bots wait for nobody’s clock.')}
      </p>
      <div className={s.buttons}>
        {next !== undefined && (
          <Button primary onClick={begin} disabled={busy} data-testid="next-lesson">
            {say('Next: {title}', { title: next.title })}
          </Button>
        )}
        <Link href="/" className={s.link} onClick={() => endLesson(game)}>
          {say('Play a game')}
        </Link>
        <Link href="/decks" className={s.link} onClick={() => endLesson(game)}>
          {say('Build a deck')}
        </Link>
        <Button quiet onClick={() => endLesson(game)} data-testid="close-lesson">
          {say('Close')}
        </Button>
      </div>
    </aside>
  );
}

const NOTHING: readonly string[] = [];
const AROUND = 5;

const inView = (r: DOMRect): boolean =>
  r.width > 0 && r.bottom > 4 && r.right > 4 && r.top < innerHeight - 4 && r.left < innerWidth - 4;

interface Target {
  selector: string;
  box: Rect;
  press(): void;
}

/** Where the thing is that the tutor speaks of: looked for again whenever the page changes. */
function useTarget(selectors: readonly string[]): Target | null {
  const [target, setTarget] = useState<Target | null>(null);
  const key = selectors.join('\n');
  useEffect(() => {
    const wanted = key === '' ? [] : key.split('\n');
    let frame = 0;
    let scrolled = '';
    const measure = () => {
      frame = 0;
      const there = wanted.flatMap((selector) => {
        const el = document.querySelector(selector);
        return el === null || el.getBoundingClientRect().width === 0 ? [] : [{ selector, el }];
      });
      const best = there.find(({ el }) => inView(el.getBoundingClientRect())) ?? there[0];
      if (best === undefined) {
        setTarget(null);
        return;
      }
      const r = best.el.getBoundingClientRect();
      const whole = r.left >= 0 && r.right <= innerWidth && r.top >= 0 && r.bottom <= innerHeight;
      if (!whole && scrolled !== best.selector) {
        scrolled = best.selector;
        best.el.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
      }
      const { left, top, width, height } = best.el.getBoundingClientRect();
      const box = {
        left: left - AROUND,
        top: top - AROUND,
        width: width + 2 * AROUND,
        height: height + 2 * AROUND,
      };
      setTarget((t) =>
        t !== null && t.selector === best.selector && JSON.stringify(t.box) === JSON.stringify(box)
          ? t
          : {
              selector: best.selector,
              box,
              press: () => document.querySelector<HTMLElement>(best.selector)?.click(),
            },
      );
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    measure();
    const watcher = new MutationObserver(later);
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
    addEventListener('scroll', later, true);
    addEventListener('resize', later);
    document.addEventListener('transitionend', later, true);
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      removeEventListener('scroll', later, true);
      removeEventListener('resize', later);
      document.removeEventListener('transitionend', later, true);
    };
  }, [key]);
  return target;
}

/** Where the tutor stands: in the rail where there is one, else where he covers nothing of what he speaks of. */
function useCorner(target: Rect | null): [React.RefObject<HTMLElement | null>, Corner] {
  const card = useRef<HTMLElement | null>(null);
  const [corner, setCorner] = useState<Corner>('bottom');
  useLayoutEffect(() => {
    const el = card.current;
    if (el === null) return;
    setCorner((now) => cornerFor(target, el.offsetHeight, { width: innerWidth, height: innerHeight }, now));
  });
  return [card, corner];
}

/** The log begins below the tutor: how high that is, is told to the page (`--tutor`). */
function useRoomInLog(inRail: boolean): (card: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (card) => {
      if (card === null || !inRail) return;
      const { dataset, style } = document.documentElement;
      const measure = () => style.setProperty('--tutor', `${card.offsetHeight + 14}px`);
      const watcher = new ResizeObserver(measure);
      watcher.observe(card);
      measure();
      dataset.tutor = 'true';
      return () => {
        watcher.disconnect();
        style.removeProperty('--tutor');
        delete dataset.tutor;
      };
    },
    [inRail],
  );
}
