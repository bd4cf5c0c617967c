/** For those who listen, and for those who look elsewhere: spoken changes, the title of the tab, a short sound. */

import { joined, phrase, short, spoken, type Words, withStop, wordsOfAll } from '@spaceline/protocol/words';
import { useEffect, useRef, useState } from 'react';
import { markTab, notify } from '../net/notify.ts';
import { say } from '../net/say.ts';
import { useSettings } from '../net/settings.ts';
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

let audio: AudioContext | null = null;

/** Two soft notes, made on the spot. */
function chime(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') return;
    const start = audio.currentTime;
    [660, 880].forEach((frequency, i) => {
      const tone = audio!.createOscillator();
      const level = audio!.createGain();
      tone.type = 'sine';
      tone.frequency.value = frequency;
      const at = start + i * 0.11;
      level.gain.setValueAtTime(0, at);
      level.gain.linearRampToValueAtTime(0.06, at + 0.015);
      level.gain.exponentialRampToValueAtTime(0.0005, at + 0.22);
      tone.connect(level).connect(audio!.destination);
      tone.start(at);
      tone.stop(at + 0.25);
    });
  } catch {
    // no sound here
  }
}

/** Browsers let a page sound only after somebody has touched it. */
export function wakeSound(): void {
  if (audio?.state === 'suspended') audio.resume();
  else audio ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
}

/** "Your move" in the title, in the sign of the tab, by ear and by the browser, when it becomes so. */
export function useNotices(mine: boolean, name: string, game: string): void {
  const { sound, title } = useSettings();
  const was = useRef(mine);
  useEffect(() => {
    if (mine && !was.current) {
      if (sound) chime();
      notify(say('Your move'), say('{name} waits for you.', { name }), game);
    }
    was.current = mine;
  }, [mine, sound, name, game]);
  useEffect(() => {
    document.title = spoken(
      mine && title ? say('● Your move · {name}', { name }) : say('{name} · Spaceline', { name }),
    );
    markTab(mine && title);
    return () => {
      document.title = 'Spaceline';
      markTab(false);
    };
  }, [mine, title, name]);
}
