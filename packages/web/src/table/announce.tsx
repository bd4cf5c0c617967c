/** For those who listen, and for those who look elsewhere: spoken changes, the title of the tab, a short sound. */

import { joined, phrase, short, type Words, withStop, wordsOfAll } from '@spaceline/protocol/words';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../net/notify.ts';
import { say } from '../net/say.ts';
import { useSettings } from '../net/settings.ts';
import { chime } from '../net/sound.ts';
import { markTab, titleTab } from '../net/tab.ts';
import { useScene } from './context.tsx';
import type { Question } from './question.ts';

/** Says what is asked, and what the other player has just done. */
export function Announcer({ question }: { question: Question }) {
  const { game, naming } = useScene();
  const [said, setSaid] = useState<Words>('');
  const heard = useRef(game.log.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names for the same things are no news
  useEffect(() => {
    const news = short(game.log.slice(heard.current)).slice(-4);
    heard.current = game.log.length;
    const told = news.map((lines) =>
      withStop(
        wordsOfAll(
          lines.map((l) => l.told),
          naming,
        ).text,
      ),
    );
    setSaid(joined([...told, phrase`${question.title}: ${question.text}`], ' '));
  }, [game.log, question.title, question.text]);
  return (
    <div className="hidden" aria-live="polite" aria-atomic="true" data-testid="announcer">
      {said}
    </div>
  );
}

/** "Your move" in the title, in the sign of the tab, by ear and by the browser, when it becomes so. */
export function useNotices(mine: boolean, name: string, game: string): void {
  const sound = useSettings((x) => x.sound);
  const was = useRef(mine);
  useEffect(() => {
    if (mine && !was.current) {
      if (sound) chime();
      notify(say('Your move'), say('{name} waits for you.', { name }), game);
    }
    was.current = mine;
  }, [mine, sound, name, game]);
  useEffect(() => {
    titleTab(say('{name} · Spaceline', { name }));
    return () => titleTab('Spaceline');
  }, [name]);
  useEffect(() => {
    markTab('table', mine);
    return () => markTab('table', false);
  }, [mine]);
}
