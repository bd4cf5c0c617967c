/** Words for people, ships and equipment: what they are, who is aboard what, who faces whom. */

import {
  type Affiliation,
  ablePersonnelAt,
  chooseCards,
  doingOf,
  FIRST_IN_PLAY,
  type Flow,
  kill,
  mayBeCaptured,
  personnelBattle,
  putAt,
  type Skill,
  shipBattle,
  spotOf,
  vesselOf,
  Zone,
} from '@spaceline/engine';
import {
  type Amount,
  affiliation,
  type BoostOptions,
  type Condition,
  type Effect,
  type Filter,
  type ForbidModifier,
  forbid,
  gainSkill,
  type Limit,
  type Noun,
  people,
  type Reach,
  type Reading,
  type Selector,
  type SkillModifier,
  thisCard,
  whoIs,
} from '@spaceline/engine/language';
import { exchange, mayMorph, mayTakeThePlaceOf, newForm } from '../morphing.ts';

// ----- what they are

/** Aboard a ship or facility of which this is true. */
export const onA = (vessel: Noun): Filter => whoIs(`aboard ${vessel.one}`, (r, id) => isIn(r, id, vessel));
/** R-11.40: aboard a Nor is at one of its sites. */
const isIn = (r: Reading, id: number, vessel: Noun): boolean => {
  const { zone, host } = r.g.card(id);
  return zone === Zone.Aboard && (vessel.has(r, host) || vessel.has(r, vesselOf(r.g, host)));
};

/** Only those with whom nobody of this kind is: "a crew without Federation personnel". */
export const without = (f: Filter): Filter =>
  whoIs(
    `in a crew or Away Team without ${f.pre} personnel`,
    (r, id) => !ablePersonnelAt(r.g, spotOf(r.g, id), r.g.card(id).controller).some((x) => f.test(r, x)),
  );
/** … with somebody of this kind, who may be themselves. */
export const inATeamWith = (f: Filter): Filter =>
  whoIs(`in a crew or Away Team with ${f.pre}`, (r, id) =>
    ablePersonnelAt(r.g, spotOf(r.g, id), r.g.card(id).controller).some((x) => f.test(r, x)),
  );

/** R-6.3: the skills that this personnel has only while working as that affiliation; the card lists them so. */
export const skillsAs = (a: Affiliation, ...skills: readonly (readonly [Skill, Amount])[]): SkillModifier[] =>
  skills.map(([name, levels]) => ({ ...gainSkill(name, thisCard.which(affiliation(a)), { levels }), text: '' }));

/** BOG-67: whom a player may capture. */
export const capturable = (n: Noun): Noun =>
  n.which({ pre: '', post: '', test: (r, id) => mayBeCaptured(r.g, id, r.you) });

/** This card is aboard one of these. */
export const isAboard = (n: Noun): Condition => {
  const aboard = onA(n);
  return {
    met: (r) => aboard.test(r, r.source),
    text: `aboard ${n.one}`,
    hint: 0.4,
  };
};

// ----- reaches

// ----- in battle

/** Only while the card fires at one of these. */
export const firingAt = (foe: Noun): BoostOptions => ({
  while: whoIs(`against ${foe.many}`, (r, id) => {
    const p = shipBattle(r.g);
    return p !== null && [...p.attack, ...p.answer].some((e) => e.firing.includes(id) && foe.has(r, e.target));
  }),
});

/** Only while one of these fires at the card. */
export const underFireOf = (foe: Noun): BoostOptions => ({
  while: whoIs(`against ${foe.many}`, (r, id) => {
    const p = shipBattle(r.g);
    return p !== null && [...p.attack, ...p.answer].some((e) => e.target === id && e.firing.some((x) => foe.has(r, x)));
  }),
});

/** In each player's turn, for each copy. */
export const onceInEveryTurn: Limit = { times: 1, per: 'every', by: 'card' };
/** Once in each battle, for each copy. */
export const onceEachBattle: Limit = { times: 1, per: 'battle', by: 'card' };

/** R-10.7: whom one of these has just engaged or stunned. */
export const adversaryOf = (who: Reach): Selector => {
  const ids = (r: Reading): number[] => {
    const { g, you, event } = r;
    if (event === null) return [];
    const stunned = event.name === 'stunned';
    const [a, b] = stunned ? [event.card, event.cards[0]] : event.cards;
    if (a === undefined || b === undefined || a < 0) return [];
    // R-10.18: where a player's people fight each other both may be his
    const pairs = stunned
      ? [[a, b]]
      : [
          [a, b],
          [b, a],
        ];
    const foe = pairs.find(([mine]) => g.card(mine).controller === you && who.has(r, mine))?.[1];
    if (foe === undefined || g.card(foe).zone < FIRST_IN_PLAY) return [];
    return stunned && !personnelBattle(g)?.stunned.includes(foe) ? [] : [foe];
  };
  const text = `the adversary of ${'one' in who ? (who as Selector).one : who.each}`;
  return { ids, has: (r, id) => ids(r).includes(id), one: text, many: text, each: text };
};

/** R-7.20: they do not leave, except by what cures it. */
export const quarantined = (who: Reach, as?: Condition): ForbidModifier => {
  const text = `${as ? `while ${as.text}, ` : ''}${who.each} is quarantined`;
  return forbid('leave', text, { rule: 'R-7.20', text: `{card}: ${text}` }, (r, id) => {
    return who.has(r, id) && (as === undefined || as.met(r));
  });
};

// ----- answering

/** R-4.29: whoever it is done to was selected at random. */
export const selectedAtRandom: Condition = {
  met: ({ event }) => event?.atRandom === true,
  text: 'it was a random selection',
  hint: 0.5,
};

/** Instead of whoever is about to die, this personnel does, by the same cause. */
export const dieInstead: Effect = {
  *run({ g, source, event }): Flow {
    if (event === null) return;
    event.cancelled = true;
    yield* kill(g, [source], doingOf(event));
  },
  could: ({ event }) => event !== null && !event.cancelled,
  text: 'have this card die instead',
  hint: -3,
};

// ----- placed on somebody

/** It lies with the group again. */
export const takeThisOff: Effect = {
  *run({ g, source }): Flow {
    putAt(g, source, spotOf(g, source));
  },
  could: () => true,
  text: 'remove it',
  hint: -1,
};

// ----- changing places with a card in hand

const inHand = (r: Reading, f: Filter): number[] =>
  r.g.hand(r.you).filter((id) => f.test(r, id) && mayTakeThePlaceOf(r.g, r.source, id));
const changing = (verb: string, f: Filter, before?: (r: Reading) => void): Effect => ({
  *run(r): Flow {
    const question = { id: verb, text: '{card}: exchange it with whom?', card: r.source };
    const [id] = yield* chooseCards(r.g, r.you, inHand(r, f), before ? 1 : 0, 1, question);
    if (id === undefined) return;
    before?.(r);
    exchange(r.g, r.source, id, 'hand');
  },
  could: (r) => inHand(r, f).length > 0,
  text: `${verb} it with one of your ${people.which(f).bare} in hand`,
  hint: 0.5,
});

/** This card, in play, and one of yours in hand change places; none will do, too. DOM-40: or it morphs into another form. */
export const exchangeFor = (f: Filter, o: { morphing?: true } = {}): Effect => {
  if (!o.morphing) return changing('exchange', f);
  const change = changing('morph', f, (r) => newForm(r.g, r.source, -1));
  return {
    ...change,
    could: (r) => change.could(r) && mayMorph(r.g, r.source),
    text: change.text.replace('morph it', 'morph: exchange it'),
  };
};
// ----- ships
