/** "If with …": somebody who is able and present. */
import { disabled, type Game, personnelAt, spotOf } from '@spaceline/engine';
import type { Filter } from '@spaceline/engine/language';

/** Another personnel of the same player, who passes the filter, is with this one. */
export const isWith =
  (f: Filter) =>
  (g: Game, source: number): boolean =>
    personnelAt(g, spotOf(g, source), g.card(source).controller).some(
      (id) => id !== source && !disabled(g, id) && f.test(g, id),
    );
