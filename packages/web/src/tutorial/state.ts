/** Which game of this browser has a tutor, and which lesson it is. */
import { useSyncExternalStore } from 'react';

const KEY = 'spaceline.lesson';
const listeners = new Set<() => void>();

/** The lesson that a game is, or null. */
function lessonOf(game: string): string | null {
  try {
    const [id, lesson = null] = (localStorage.getItem(KEY) ?? '').split(' ');
    return id === game ? lesson : null;
  } catch {
    return null;
  }
}

function keep(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
  } catch {
    // a browser that keeps nothing has no tutor
  }
  for (const l of listeners) l();
}

export const beginLesson = (game: string, lesson: string): void => keep(`${game} ${lesson}`);
export const endLesson = (game: string): void => {
  if (lessonOf(game) !== null) keep(null);
};

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The lesson that a game is, or null. */
export const useLesson = (game: string): string | null => useSyncExternalStore(subscribe, () => lessonOf(game));
