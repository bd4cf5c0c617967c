/** The tutor beside the table. */
import { spoken } from '@spaceline/protocol/words';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '../design/index.ts';
import { say } from '../net/say.ts';
import { useFocus } from '../table/center.tsx';
import { useScene } from '../table/context.tsx';
import { useUi } from '../table/ui.ts';
import s from './guide.module.css';
import { hintFor } from './hints.ts';
import { endGuide, isGuided, subscribe } from './state.ts';

export const useGuide = (id: string): boolean => useSyncExternalStore(subscribe, () => isGuided(id));

export function Guide() {
  const scene = useScene();
  const u = useUi();
  const focus = useFocus();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [small, setSmall] = useState(false);
  const hint = useMemo(() => hintFor({ scene, ui: u, focus, done }), [scene, u, focus, done]);
  const ring = useRing(hint?.target ?? null, scene.game.n);
  const card = useRoomInLog();
  if (hint === null || scene.game.view.result !== null) return null;
  return (
    <>
      {ring && !small && <span className={s.ring} style={ring} />}
      <aside ref={card} className={s.card} data-small={small} aria-label={spoken(say('Tutorial'))} data-keep>
        <p className={s.kicker}>{say('Tutorial')}</p>
        <h2>{say(hint.title)}</h2>
        {!small && <p className={s.text}>{say(hint.text)}</p>}
        <div className={s.buttons}>
          {hint.read && !small && (
            <Button quiet onClick={() => setDone(new Set([...done, hint.id]))}>
              {say('Got it')}
            </Button>
          )}
          <Button quiet onClick={() => setSmall(!small)}>
            {small ? say('Show') : say('Hide')}
          </Button>
          <Button quiet onClick={() => endGuide(scene.game.id)}>
            {say('End the tutorial')}
          </Button>
        </div>
        <p className="hidden" aria-live="polite">
          {say(hint.title)}: {say(hint.text)}
        </p>
      </aside>
    </>
  );
}

/** The log begins below the tutor: how high that is, is told to the page (`--tutor`). */
function useRoomInLog(): (card: HTMLElement | null) => (() => void) | undefined {
  return useCallback((card) => {
    if (card === null) return;
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
  }, []);
}

/** Where the thing is that the hint speaks of. */
function useRing(target: string | null, n: number) {
  const [box, setBox] = useState<{ left: number; top: number; width: number; height: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every answer things lie elsewhere
  useEffect(() => {
    const measure = () => {
      const el = target === null ? null : document.querySelector(target);
      const r = el?.getBoundingClientRect();
      setBox(
        r && r.width > 0 ? { left: r.left - 6, top: r.top - 6, width: r.width + 12, height: r.height + 12 } : null,
      );
    };
    measure();
    const timer = setInterval(measure, 400);
    return () => clearInterval(timer);
  }, [target, n]);
  return box;
}
