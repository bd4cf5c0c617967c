/** The other player's turn, step by step: what was done, what is shown now, what is still to come. */

import type { UpdateMessage } from '@spaceline/protocol';
import { short, spoken, type Words, wordsOf } from '@spaceline/protocol/words';
import { useEffect } from 'react';
import { Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import { useWatching } from '../net/watching.ts';
import { useScene } from './context.tsx';
import { ui } from './ui.ts';
import s from './watch.module.css';

/** Steps that fit side by side: those around the one that is shown. */
const MOST = 8;

/** What came before the step that is shown has been read. */
function useRead(): void {
  const { game } = useScene();
  const { queue, shown } = useWatching();
  useEffect(() => {
    const last = shown[shown.length - 1];
    if (queue.length === 0 || last === undefined) return;
    const start = game.log.length - last.log.length;
    if (ui.get().read < start) ui.set({ read: start });
  }, [queue, shown, game.log.length]);
}

function useLabel(): (m: UpdateMessage) => Words {
  const { naming } = useScene();
  return (m) => {
    const [line] = short(m.log.map((l) => ({ turn: 0, ...l })));
    return line === undefined ? say('Goes on') : wordsOf(line[0].told, naming).text;
  };
}

export function WatchSteps() {
  const { queue, shown } = useWatching();
  const label = useLabel();
  useRead();
  if (queue.length === 0) return null;
  const all = [...shown, ...queue];
  const now = shown.length - 1;
  const from = Math.max(0, Math.min(now - 4, all.length - MOST));
  return (
    <ol className={s.steps} aria-label={spoken(say('This turn, step by step'))} data-testid="watch">
      {all.slice(from, from + MOST).map((m, i) => {
        const at = from + i;
        const state = at < now ? 'done' : at === now ? 'now' : 'next';
        return (
          <li key={m.n} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <i>{state === 'done' ? <Glyph name="check" size={12} weight={2.4} /> : at + 1}</i>
            <span>{state === 'next' ? '' : label(m)}</span>
          </li>
        );
      })}
    </ol>
  );
}
