/** Copies of people who are in play (CR-96, CR-97). */
import { chooseCard, enterAt, type Flow, isHologram, type Spot, spotOf, whyNotEnter } from '@spaceline/engine';
import {
  type Ability,
  ability,
  type Effect,
  type Filter,
  keyword,
  type Reading,
  type Selector,
  when,
  whoIs,
} from '@spaceline/engine/language';
import { downloadHere } from './reporting.ts';

/** The same card, and not another version of the persona. */
const isCopyOf = ({ g }: Reading, id: number, x: number): boolean =>
  id !== x && g.def(x).personnel && g.def(id).title === g.def(x).title;

/** One of the same card is in play, whosever it is. */
export const copyOfSomebody: Filter = {
  test: (r, id) => r.g.def(id).personnel && r.g.tableau.inPlay.some((x) => isCopyOf(r, id, x)),
  pre: 'a copy of',
  post: 'a personnel in play',
  named: true,
};

const android = keyword('Android');

/** Unique, neither hologram nor android nor two people (CR-97); CR-96: of the persona the player has none but this very card. */
const mayBeCloned = (r: Reading, id: number): boolean => {
  const { g, you } = r;
  const d = g.def(id);
  if (!d.unique || d.hologram || isHologram(g, id) || d.people > 1 || android.test(r, id)) return false;
  if (!copyOfSomebody.test(r, id)) return false;
  const own = g.tableau.inPlay.filter(
    (x) => g.card(x).controller === you && g.def(x).personnel && g.def(x).personas.some((p) => d.personas.includes(p)),
  );
  if (own.some((x) => !isCopyOf(r, id, x))) return false;
  const why = whyNotEnter(g, you, id);
  // of its own title it may be the second
  return why === null || own.length > 0;
};

/** To where one of these is, from the hand and for free: a copy of somebody unique. */
export const clones = (by: Selector): Effect => {
  const places = (r: Reading): Spot[] => [...new Set(by.ids(r).map((id) => spotOf(r.g, id)))];
  const found = (r: Reading): number[] => r.g.hand(r.you).filter((id) => mayBeCloned(r, id));
  return {
    *run(r): Flow {
      const question = { id: 'clone', text: '{card}: who is cloned?', card: r.source };
      const id = yield* chooseCard(r.g, r.you, found(r), question);
      const [spot] = places(r);
      if (id >= 0 && spot !== undefined) yield* enterAt(r.g, r.you, id, spot);
    },
    playsCard: true,
    could: (r) => places(r).length > 0 && found(r).length > 0,
    text: `report to ${by.one} for free a copy of any unique personnel in play, no hologram and no Android`,
    hint: 3,
  };
};

/** Any version of the persona that has just died comes here. */
export const revivesAs = (mark: string, f: Filter): Ability => {
  const dead = ({ event }: Reading): readonly number[] => event?.cards ?? [];
  const died = when(`your ${f.pre} has just died`, (r) =>
    dead(r).some((id) => r.g.card(id).owner === r.you && f.test(r, id)),
  );
  const sameOne = whoIs('that is a version of that persona', (r, id) => {
    const personas = dead(r).flatMap((x) => r.g.def(x).personas);
    return r.g.def(id).personnel && r.g.def(id).personas.some((p) => personas.includes(p));
  });
  return ability(mark, downloadHere(sameOne), {
    timing: { on: 'died' },
    limit: { times: 1, per: 'every', by: 'card' },
    when: died,
  });
};
