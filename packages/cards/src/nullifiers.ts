/** Personnel and cards whose text nullifies certain titles. */
import { FIRST_IN_PLAY, Status, spotOf } from '@spaceline/engine';
import {
  type Ability,
  ability,
  all,
  allOf,
  type Condition,
  cardsThatPass,
  discard,
  discardThis,
  type Effect,
  type Filter,
  inOrder,
  nullifyIt,
  type Reading,
  type Selector,
  select,
  squeeze,
  type Trigger,
  titled,
  trigger,
  when,
  withArticle,
} from '@spaceline/engine/language';
import { mayNullify } from './nullifying.ts';

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

/** Nullifies every such card that is in play now. */
const nullifyInPlay = (f: Filter): Effect => ({
  ...discard(all(inForce(f))),
  text: `nullifies all ${f.pre} cards in play`,
  could: () => true,
});

/** Nullifies every such card that is played while this one is in play. */
const nullifiesPlayed = (f: Filter): Trigger =>
  trigger({ on: 'plays' }, nullifyIt(f.pre), {
    when: when('one is played', (r) => r.event !== null && meant(r, f, r.event.card)),
    text: '',
  });

/** Nullifies every such card in play when this one arrives, and every one that is played while it is there. */
export const nullifiesAll = (title: string): Trigger[] => {
  const f = titled(title);
  const now = nullifyInPlay(f);
  return [
    trigger({ on: 'reported' }, now, {
      when: when('it has just come', ({ source, event }) => event?.card === source),
      text: now.text,
    }),
    nullifiesPlayed(f),
  ];
};

const metHere = (f: Filter): Condition =>
  when(
    `${f.pre} is met where this personnel is`,
    (r) => r.event !== null && meant(r, f, r.event.card) && r.event.spot === spotOf(r.g, r.source),
  );

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
    text: `once each turn, where present, may nullify ${withArticle(squeeze(`${f.pre} ${f.post}`))}`,
  });

/** … of one title. */
export const mayNullifyDilemma = (title: string): Ability => {
  const f = titled(title);
  return ability('nullify', nullifyIt(f.pre), {
    word: `nullify ${f.pre}`,
    timing: { on: 'encounters' },
    when: metHere(f),
    text: `may nullify ${f.pre} where present`,
  });
};
