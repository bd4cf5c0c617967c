/** Cards by title, for scripts: a filter asks the same of a card in a text. */
import type { Game } from '@spaceline/engine';
import { passes, titled } from '@spaceline/engine/language';

/** One of these titles, or of their groups (CR-34). A title that no card has is refused when the catalogue is made. */
export const called = (...titles: readonly string[]): ((g: Game, id: number) => boolean) => {
  const f = titled(...titles);
  return (g, id) => passes(g, f, id);
};
