/** "Your move" by the browser itself. It is asked for when it is switched on, and at no other time. */
import { spoken, type Words } from '@spaceline/protocol/words';
import { change, useSettings } from './settings.ts';

const there = (): boolean => typeof Notification !== 'undefined';

/** Whether this browser can do it at all, and has not been told never to. */
export const canNotify = (): boolean => there() && Notification.permission !== 'denied';

/** Asks the browser, which asks the person, once. */
export async function switchNotify(on: boolean): Promise<void> {
  if (!on) return change({ notify: false });
  if (!there()) return;
  const answer =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  change({ notify: answer === 'granted' });
}

/** Says it, where it is wanted and nobody looks at the page. One of a game takes the place of the last. */
export function notify(title: Words, text: Words, game: string): void {
  if (!useSettings.getState().notify || !there() || Notification.permission !== 'granted' || !document.hidden) return;
  try {
    const told = new Notification(spoken(title), { body: spoken(text), tag: `spaceline ${game}`, icon: '/icon.svg' });
    told.onclick = () => {
      window.focus();
      told.close();
    };
  } catch {
    // phones want a service worker for it; the title and the icon say it there
  }
}
