/** "If with …": somebody who is able and present; who is cloaked or phased is with nobody in the open (CR-72, CR-82). */

import { disabled, isHiddenFrom, personnelAt, spotOf } from '@spaceline/engine';
import { type Condition, type Filter, people, when, your } from '@spaceline/engine/language';

/** Another personnel of the same player, who passes the filter, is with this one. */
export const isWith = (f: Filter): Condition =>
  when(`with ${your(people).other.which(f).one}`, (r) => {
    const { g, source } = r;
    return personnelAt(g, spotOf(g, source), g.card(source).controller).some(
      (id) => id !== source && !disabled(g, id) && !isHiddenFrom(g, id, source) && f.test(r, id),
    );
  });
