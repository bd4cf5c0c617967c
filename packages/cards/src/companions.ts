/** "If with …": somebody who is able and present; who is cloaked or phased is with nobody in the open (CR-72, CR-82). */
import { disabled, isHiddenFrom, personnelAt, spotOf, underHouseArrest } from '@spaceline/engine';
import { type Condition, type Filter, people, when, your } from '@spaceline/engine/language';

/** Another personnel of the same player, who passes the filter, is with this one. */
export const isWith = (f: Filter): Condition =>
  when(`with ${your(people).other.which(f).one}`, (r) => {
    const { g, source } = r;
    return personnelAt(g, spotOf(g, source), g.card(source).controller).some(
      (id) => id !== source && !disabled(g, id) && !isHiddenFrom(g, id, source) && f.test(r, id),
    );
  });

/** somebody of the same player, stopped or not, works this card; the disabled and those under house arrest do not. */
export const isManned = (f: Filter): Condition =>
  when(`${your(people).which(f).one} is with it`, (r) =>
    personnelAt(r.g, spotOf(r.g, r.source), r.g.card(r.source).controller).some(
      (id) => !disabled(r.g, id) && !underHouseArrest(r.g, id) && !isHiddenFrom(r.g, id, r.source) && f.test(r, id),
    ),
  );
