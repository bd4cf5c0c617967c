/** "If with …": somebody who is able and present. */
import { ablePersonnelAt, disabled, personnelAt, spotOf } from '@spaceline/engine';
import { type Condition, type Filter, people, when, your } from '@spaceline/engine/language';

/** Another personnel of the same player, who passes the filter, is with this one. */
export const isWith = (f: Filter): Condition =>
  when(`with ${your(people).other.which(f).one}`, (r) => {
    const { g, source } = r;
    return personnelAt(g, spotOf(g, source), g.card(source).controller).some(
      (id) => id !== source && !disabled(g, id) && f.test(r, id),
    );
  });

/** Somebody of the same player, neither stopped nor disabled, works this card. */
export const isManned = (f: Filter): Condition =>
  when(`${your(people).which(f).one} is with it and able`, (r) =>
    ablePersonnelAt(r.g, spotOf(r.g, r.source), r.g.card(r.source).controller).some((id) => f.test(r, id)),
  );
