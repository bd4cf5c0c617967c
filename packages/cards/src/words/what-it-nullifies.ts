/** What cards nullify while they are in play, or once (R-4.17, R-4.18). */

import {
  discardFromPlay,
  FIRST_IN_PLAY,
  type Flow,
  type Game,
  isLocationSpot,
  ownsMission,
  printedAttribute,
  Status,
  spotLocation,
  Zone,
} from '@spaceline/engine';
import {
  type AttributeModifier,
  all,
  type Condition,
  cardsThatPass,
  type DisableModifier,
  disables,
  discard,
  type Effect,
  type Filter,
  nullifyIt,
  type Reading,
  type Selector,
  select,
  type Trigger,
  trigger,
  when,
} from '@spaceline/engine/language';
import { mayNullify } from '../nullifying.ts';
import { named } from './phrases.ts';
import { playing } from './whenever.ts';

/** It is aimed at your mission, or is about to be (R-11.24). */
export const targetingYourMissions: Filter = {
  test: ({ g, you, event }, id) => {
    const { aim } = g.card(id);
    const l = event?.card === id ? event.location : isLocationSpot(aim) ? spotLocation(aim) : -1;
    return l >= 0 && ownsMission(g, l, you);
  },
  pre: '',
  post: 'that targets your mission',
};

/** Those that this card may nullify. */
const meantBy =
  (f: Filter) =>
  (r: Reading, id: number): boolean =>
    id >= 0 && f.test(r, id) && mayNullify(r.g, id, r.g.def(r.source).title, r.you);

/**
 * "While in play, nullifies …": what lies there, or is played, does nothing as long as this card is in play, and works again afterwards
 * (R-4.17). What would not stay in play anyhow is nullified as it is played or met.
 */
export const nullifiesWhileInPlay = (
  f: Filter,
  o: { while?: Condition } = {},
): { meanwhile: DisableModifier; afterwards: Trigger[] } => {
  const name = named(f);
  const meant = meantBy(o.while ? { ...f, test: (r, id) => o.while!.met(r) && f.test(r, id) } : f);
  const passing = (r: Reading): boolean => {
    const id = playing(r);
    return meant(r, id) && ['Interrupt', 'Dilemma'].includes(r.g.def(id).facts.type);
  };
  const one = when(`${name} is played or met`, passing);
  return {
    meanwhile: {
      ...disables({ has: meant, each: name }),
      text: `${o.while ? `while ${o.while.text}, it` : 'while in play,'} nullifies ${cardsThatPass(f, 'and')}`,
    },
    afterwards: [
      trigger({ on: 'plays' }, nullifyIt(name), { when: one, text: '' }),
      trigger({ on: 'encounters' }, nullifyIt(name), { when: one, text: '' }),
    ],
  };
};

/** "Cancels (discards) and prevents …": what is there when it comes, and whatever is played afterwards (R-4.17, R-4.19). */
export const cancelsAndPrevents = (f: Filter): { now: Effect; afterwards: Trigger } => {
  const name = named(f);
  const meant = meantBy(f);
  const inForce = select(name, name, (r) =>
    r.g.state.cards
      .filter((c) => c.zone >= FIRST_IN_PLAY && (c.status & Status.FaceDown) === 0 && meant(r, c.id))
      .map((c) => c.id),
  );
  return {
    now: { ...discard(all(inForce)), text: '', could: () => true },
    afterwards: trigger({ on: 'plays' }, nullifyIt(name), {
      when: when(`${name} is played`, (r) => meant(r, playing(r))),
      text: `cancels and prevents ${cardsThatPass(f, 'and')}`,
    }),
  };
};

/** Each of these as it is played, by whomever. */
export const nullifiesEach = (f: Filter): Trigger =>
  trigger({ on: 'plays' }, nullifyIt(named(f)), {
    when: when('one is played', (r) => {
      const id = playing(r);
      return id >= 0 && f.test(r, id) && mayNullify(r.g, id, r.g.def(r.source).title, r.you);
    }),
    text: `nullifies each ${named(f)}`,
  });

/** Those that lie on the table now, however they came there. */
export const nullifiesOnTable = (f: Filter): Effect => {
  const { now } = cancelsAndPrevents({
    ...f,
    test: (r, id) => r.g.card(id).zone === Zone.Table && f.test(r, id),
  });
  return { ...now, text: `nullifies all ${cardsThatPass(f)} cards on the table` };
};

/** Events and the like, which can be nullified: no people, ships or places. */
const isText = (g: Game, id: number): boolean => {
  const d = g.def(id);
  return !d.personnel && !d.ship && !d.facility && d.facts.type !== 'Mission' && d.facts.type !== 'Site';
};

function reduces(g: Game, source: number, m: AttributeModifier, id: number): boolean {
  if (!m.applies(g, source, id)) return false;
  const amount = m.amount(g, source, id);
  if (m.how === 'add') return amount < 0;
  return m.how === 'multiply' ? amount < 1 : m.attributes.some((a) => amount < printedAttribute(g, id, a));
}

/** Whatever makes an attribute of it less (R-4.17). */
export const nullifiesWhatReduces = (s: Selector): Effect => ({
  *run(r): Flow {
    const { g, source, you } = r;
    const { title } = g.def(source);
    for (const id of s.ids(r)) {
      const cards = g.tableau.attribute
        .filter((x) => isText(g, x.card) && reduces(g, x.card, x.modifier, id) && mayNullify(g, x.card, title, you))
        .map((x) => x.card);
      yield* discardFromPlay(g, [...new Set(cards)], source);
    }
  },
  could: () => true,
  text: `nullifies any cards that reduce attributes of ${s.one}`,
  hint: 1,
});
