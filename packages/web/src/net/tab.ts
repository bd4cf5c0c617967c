/** The title and the sign of the tab: which page it is, and whether it is this person's move anywhere. */
import { spoken, type Words } from '@spaceline/protocol/words';
import { say } from './say.ts';
import { useSettings } from './settings.ts';

const ICON = '/icon.svg';
/** The same sign with a mark on it. */
const MARKED = '/icon-move.svg';

let page: Words = 'Spaceline';
const marks = new Set<string>();

function show(): void {
  const marked = marks.size > 0 && useSettings.getState().title;
  document.title = spoken(marked ? say('● Your move · {page}', { page }) : page);
  document.querySelector('link[rel="icon"]')?.setAttribute('href', marked ? MARKED : ICON);
}

export function titleTab(title: Words): void {
  page = title;
  show();
}

/** `why`: what marks it; it stays marked until nothing does. */
export function markTab(why: string, on: boolean): void {
  if (on) marks.add(why);
  else marks.delete(why);
  show();
}

useSettings.subscribe(({ title }, before) => {
  if (title !== before.title) show();
});
