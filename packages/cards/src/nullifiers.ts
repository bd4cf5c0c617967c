/** Personnel and cards whose text nullifies certain titles. */

import { FIRST_IN_PLAY, hiddenIn, locationOf, Status, spotOf } from '@spaceline/engine';
import {
  type Ability,
  ability,
  all,
  allOf,
  anything,
  type Condition,
  cardsThatPass,
  discard,
  discardThis,
  type Effect,
  type Filter,
  type GrantModifier,
  grant,
  hereOf,
  inOrder,
  nullifyIt,
  type Reading,
  type Selector,
  select,
  squeeze,
  type Trigger,
  target,
  the,
  titled,
  trigger,
  when,
  which,
  withArticle,
  youChoose,
} from '@spaceline/engine/language';
import { mayNullify } from './nullifying.ts';
import { nullifiable } from './nullifying-interrupts.ts';

/** R-4.17: what is nullified by its own text is discarded. */
export const nullifiesThis: Effect = { ...discardThis, text: 'nullify this card' };

/** One that this card may nullify. */
const meant = (r: Reading, f: Filter, id: number): boolean =>
  id >= 0 && f.test(r, id) && mayNullify(r.g, id, r.g.def(r.source).title, r.you);

/** The cards of a title in play that this one may nullify. */
const inForce = (f: Filter): Selector =>
  select(`${f.pre} in play`, `${f.pre} cards in play`, (r) =>
    r.g.state.cards
      .filter((c) => c.zone >= FIRST_IN_PLAY && (c.status & Status.FaceDown) === 0 && meant(r, f, c.id))
      .map((c) => c.id),
  );

/** Nullifies each of these that is in play now, and open. */
export const nullifiesAll = (s: Selector): Effect => ({
  ...discard(all(which(s, nullifiable))),
  text: `nullifies all ${s.many}`,
  could: () => true,
});

/** Nullifies one of these in play, of your choice. */
export const nullifyOne = (f: Filter): Effect => ({
  ...discard(youChoose(1, inForce(f))),
  text: `nullify one ${f.pre}`,
});

/** Met by the group that this card is in, or anywhere at its location (R-12.2). */
const metHere = (f: Filter, where: 'present' | 'here' = 'present'): Condition =>
  when(`${f.pre} is met where this personnel is`, (r) => {
    const { g, event, source } = r;
    if (event === null || !meant(r, f, event.card)) return false;
    return where === 'here' ? event.location === hereOf(r) : event.spot === spotOf(g, source);
  });

/** Dilemmas of these titles have no effect where this card is. */
export const nullifiesDilemma = (...titles: readonly string[]): Trigger => {
  const f = titled(...titles);
  return trigger({ on: 'encounters' }, nullifyIt(f.pre), {
    when: metHere(f),
    text: `nullifies ${cardsThatPass(f, 'and')} where present`,
  });
};

/** … if the player wants it so. */
export const mayNullifyDilemmasOf = (f: Filter, once: { left: Condition; spend: Effect }): Ability =>
  ability('nullify', inOrder(once.spend, nullifyIt('that dilemma')), {
    timing: { on: 'encounters' },
    when: allOf(once.left, metHere(f)),
    text: `once each turn, where present, may nullify ${withArticle(squeeze(`${f.pre} ${f.pre.endsWith('dilemma') ? '' : 'dilemma'} ${f.post}`))}`,
  });

/** Events and the like of a kind, wherever they turn up where this personnel is: met, just played on something there, or lying there. */
export const mayNullifyWherePresent = (f: Filter, once: { left: Condition; spend: Effect }): Ability[] => {
  const kinds = ['Interrupt', 'Event', 'Dilemma'];
  const meantHere: Filter = {
    ...f,
    test: (r, id) => kinds.includes(r.g.def(id).facts.type) && f.test(r, id) && meant(r, f, id),
  };
  const text = `once per turn, may nullify any ${f.pre} interrupt, event or dilemma where present`;
  const one = inOrder(once.spend, nullifyIt('it'));
  return [
    ability('nullify', one, { timing: { on: 'encounters' }, when: allOf(once.left, metHere(meantHere)), text }),
    ability('nullify-played', one, { timing: { on: 'plays' }, when: allOf(once.left, metHere(meantHere)), text: '' }),
    ability('nullify-in-play', inOrder(once.spend, discard(the(target))), {
      timing: 'any',
      when: once.left,
      targets: anything.which(meantHere).present,
      text: '',
    }),
  ];
};

/** … of one title. */
export const mayNullifyDilemma = (title: string, where: 'present' | 'here' = 'present'): Ability => {
  const f = titled(title);
  return ability('nullify', nullifyIt(f.pre), {
    word: `nullify ${f.pre}`,
    timing: { on: 'encounters' },
    when: metHere(f, where),
    text: `may nullify ${f.pre} ${where === 'here' ? 'at this location' : 'where present'}`,
  });
};

const NULLIFIES_HERE = 'text:nullifies here ';
/** "Nullifies … at this location": whatever else is said of this card there. The other one says `whereNullified`. */
export const nullifiesHere = (title: string): GrantModifier =>
  grant(`${NULLIFIES_HERE}${titled(title).pre}`, `nullifies ${titled(title).pre} at this location`, () => true);

/** A card that nullifies this one is at its location, in stasis by it or not. */
export const whereNullified: Condition = when('a card that nullifies it is at this location', ({ g, source }) => {
  const at = locationOf(g, source);
  const named = `${NULLIFIES_HERE}${g.def(source).title}`;
  const says = (id: number): boolean =>
    g.def(id).rules?.modifiers?.some((m) => m.kind === 'grant' && m.what === named) === true;
  return at >= 0 && g.tableau.inPlay.some((id) => says(id) && locationOf(g, id) === at && hiddenIn(g, id) < 0);
});
