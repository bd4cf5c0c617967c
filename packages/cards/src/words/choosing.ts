/** Pickers and small helps: any or all of them, it and its companions, as far as there is somebody. */

import {
  type Classification,
  chooseCards,
  chooseNumber,
  choosePeople,
  chooseWord,
  confirm,
  drawnByChance,
  type Flow,
  type GameEvent,
  headsOf,
  SKILLS,
  skillLevel,
} from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  becomesClassification,
  becomesGender,
  bound,
  type Condition,
  type Effect,
  type Filter,
  figureOf,
  hasSelectedSkill,
  hintOf,
  type IdentityModifier,
  inOrder,
  just,
  may,
  measured,
  oneOf,
  type Picker,
  people,
  pick,
  type Reading,
  random,
  remembersChoice,
  remembersThat,
  type Selector,
  type SkillModifier,
  squeeze,
  type Trigger,
  the,
  them,
  thisCard,
  trigger,
  until,
  type Word,
  wherever,
} from '@spaceline/engine/language';

function* some(r: Reading, s: Selector, least: number) {
  const ids = s.ids(r);
  const question = { id: 'choose', text: `{card}: choose ${anyOf(s)}`, card: r.source };
  return yield* chooseCards(r.g, r.you, ids, least, ids.length, question);
}

/** "any or all of your ships", "any number of ships here" */
const anyOf = (s: Selector): string =>
  s.many.startsWith('your ') ? `any or all of ${s.many}` : `any number of ${s.many}`;

/** One at least; or perhaps none. */
export const anyOrAll = (s: Selector, o: { orNone?: true } = {}): Picker => ({
  ...(s.ofPile && { ofPile: true }),
  pick: (r) => some(r, s, o.orNone ? 0 : 1),
  any: (r) => o.orNone === true || s.ids(r).length > 0,
  text: anyOf(s),
  hint: 2,
});

/** Not the card that this was played on. */
export const besidesTheTarget: Filter = { test: (r, id) => id !== r.target, pre: 'other', post: '' };

/** Done if there is somebody to do it to; what follows is done anyway. */
export const ifPossible = (e: Effect): Effect => ({
  ...e,
  *run(r) {
    if (e.could(r)) yield* e.run(r);
  },
  could: () => true,
  parts: [e],
});

/** Each of them that can be done; one at least (R-4.26). */
export const whateverCan = (...effects: readonly Effect[]): Effect => ({
  ...inOrder(...effects.map(ifPossible)),
  could: (r) => effects.some((e) => e.could(r)),
});

/** So many of them at the most, as you say; chance says which (R-4.29). */
export const randomUpTo = (most: Amount, s: Selector): Picker => ({
  *pick(r) {
    const length = Math.max(0, Math.min(amountOf(most, r), headsOf(r.g, s.ids(r))));
    const numbers = Array.from({ length }, (_, i) => i + 1).reverse();
    if (numbers.length === 0) return [];
    const question = { id: 'how-many', text: `{card}: how many of ${s.many}?`, card: r.source };
    return yield* random(yield* chooseNumber(r.g, r.you, numbers, question), s).pick(r);
  },
  any: (r) => s.ids(r).length > 0,
  atRandom: true,
  text: `up to ${measured(most, (n) => `${n} ${s.many}`)} (random selection)`,
  hint: hintOf(most),
});

/** By chance, and not people, whom a text might choose or save: cards of a pile, equipment. Each protector keeps one out of it. */
export const drawnAtRandom = (n: Amount, s: Selector, protectors?: Selector): Picker => ({
  *pick(r) {
    let open = s.ids(r);
    for (const guard of protectors?.ids(r) ?? []) {
      const question = { id: 'protect', text: '{card}: which card is protected?', card: guard };
      const [safe] = yield* chooseCards(r.g, r.g.card(guard).controller, open, 0, 1, question);
      open = open.filter((id) => id !== safe);
    }
    return drawnByChance(r.g, open, amountOf(n, r));
  },
  any: (r) => s.ids(r).length > 0,
  atRandom: true,
  text: `${measured(n, (k) => (k === 1 ? (s.bare === undefined ? s.one : `one ${s.bare}`) : `${k} ${s.many}`))} (random selection${protectors === undefined ? '' : `; ${protectors.each} protects one of them`})`,
  hint: hintOf(n),
});

const ACTOR = 'actor';
/** Whoever does it, of those who each may. */
export const whoDoesIt: Selector = bound(ACTOR, 'that personnel');

/** Each of them may do it, one after the other; you say who does. */
export const eachMay = (s: Selector, e: Effect): Effect => ({
  *run(r) {
    for (const id of yield* some(r, s, 1)) {
      r.bind(ACTOR, [id]);
      if (e.could(r)) yield* e.run(r);
    }
  },
  could: (r) => s.ids(r).length > 0 && e.could(r),
  text: `${s.each} may ${e.text}`,
  hint: 2 * e.hint,
  parts: [e],
});

const EXAMINED = 'examined';
/** What was turned up, wherever it lies. */
export const examined: Selector = wherever(EXAMINED);

/** Turned up, for what follows. */
export const examine = (p: Picker): Effect => ({
  ...pick(EXAMINED, p),
  text: `examine ${p.text}`,
});

/** What was turned up or chosen is of that kind. */
export const itIsA = (s: Selector, f: Filter): Condition => ({
  met: (r) => s.ids(r).some((id) => f.test(r, id)),
  text: squeeze(`it is a ${f.pre} ${/ ship$/.test(f.pre) ? '' : 'card'} ${f.post}`),
  hint: 0.5,
});

// ----- who is selected (R-4.29)

const selecting = (text: string, met: (r: Reading, e: GameEvent) => boolean): Condition => ({
  met: (r) => r.event !== null && met(r, r.event),
  text,
  hint: 0.5,
});
const silently = (run: Effect['run']): Effect => ({ run, could: () => true, text: '', hint: 0 });

/** This card may step forward instead of a random selection that includes it. */
export const volunteers: Trigger = trigger(
  { on: 'selects' },
  silently(function* ({ g, source, event }) {
    const question = { id: 'volunteer', text: 'Does {card} volunteer for the random selection?', card: source };
    if (yield* confirm(g.card(source).controller, question)) event!.chosen = [...event!.chosen, source];
  }),
  {
    when: selecting('', ({ g, source }, e) => headsOf(g, e.chosen) < e.count && e.cards.includes(source)),
    text: 'may volunteer for random selections',
    optional: true,
  },
);

/** Where chance would select among none but those, you choose. */
export const choosesSelected = (among: Selector): Trigger =>
  trigger(
    { on: 'selects' },
    silently(function* ({ g, source, you, event }) {
      const question = { id: 'select', text: '{card}: choose who is selected', card: source };
      const { cards, count } = event!;
      event!.chosen = yield* choosePeople(g, you, cards, count, count, question);
      event!.cancelled = true;
    }),
    {
      when: selecting('', (r, e) => e.cards.every((id) => among.has(r, id))),
      text: `random selections among ${among.many} alone are your choice`,
    },
  );

/** This card is selected in place of one of those, unless it is selected itself. */
export const mustReplace = (whom: Selector): Trigger =>
  trigger(
    { on: 'selected' },
    silently(function* (r) {
      const e = r.event!;
      e.chosen = e.chosen.map((id) => (whom.has(r, id) ? r.source : id));
    }),
    {
      when: selecting('', (r, e) => !e.chosen.includes(r.source) && e.chosen.some((id) => whom.has(r, id))),
      text: `must replace ${whom.one} just randomly selected`,
    },
  );

// ----- what a personnel is, by choice

/** A mark of letters alone. */
const markOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const WAYS = SKILLS.map((skill) => ({ skill, mark: markOf(skill), word: skill }));
const selected = remembersChoice('skill', SKILLS);

/** The skill that it has selected. */
export const selectedSkill: SkillModifier = hasSelectedSkill(selected, thisCard);
const WHICH = { id: 'skill', text: '{card}: select which skill?' } as const;
function* selectOf(r: Reading, ways: typeof WAYS, choice: typeof selected): Flow {
  const mark = yield* chooseWord(r.g, r.you, ways, { ...WHICH, card: r.source });
  choice.keep(r, ways.find((w) => w.mark === mark)!.skill);
}
/** R-1.27: any skill, instead of the one it had. */
const selectsSkill: Effect = {
  *run(r) {
    yield* selectOf(r, WAYS, selected);
  },
  could: () => true,
  text: 'select any skill',
  hint: 2,
  ways: WAYS,
};
/** When it reports, and anew at the start of each turn, if its player wants to. */
export const selectsItsSkill: readonly Trigger[] = [
  trigger({ on: 'reported' }, selectsSkill, { when: just(thisCard) }),
  trigger('start of your turn', may(selectsSkill)),
];

const selectedToo = remembersChoice('second-skill', SKILLS);
/** R-1.27: two that somebody present has, not the same twice, and each of them once, however often it is there. */
export const selectsTwoSkillsPresent: Trigger = trigger(
  { on: 'reported' },
  {
    *run(r) {
      const known = people.present.ids(r);
      const there = WAYS.filter((w) => known.some((id) => skillLevel(r.g, id, SKILLS.indexOf(w.skill)) > 0));
      yield* selectOf(r, there, selected);
      yield* selectOf(
        r,
        there.filter((w) => w.skill !== selected.read(r)),
        selectedToo,
      );
    },
    could: () => true,
    text: 'select any two skills present',
    hint: 3,
    ways: WAYS,
  },
  { when: just(thisCard) },
);
export const bothSelectedSkills: readonly SkillModifier[] = [
  { ...selectedSkill, text: '' },
  { ...hasSelectedSkill(selectedToo, thisCard), text: `${thisCard.each} has the selected skills` },
];

/** "X=4 or 9": selected like a skill, when it reports, and anew at the start of each turn; until then it is the first (R-1.27). */
export const eitherNumber = (a: Amount, b: Amount): { readonly number: Word<number>; readonly selects: Trigger[] } => {
  const other = remembersThat('other number', `${figureOf(b)} is selected`);
  const text = `${figureOf(a)} or ${figureOf(b)}, as you select`;
  const select: Effect = {
    ...oneOf(
      { mark: 'first-number', word: figureOf(a), effect: other.forget },
      { mark: 'other-number', word: figureOf(b), effect: other.note },
    ),
    text: `select ${figureOf(a)} or ${figureOf(b)} for X`,
  };
  return {
    number: { read: (r) => amountOf(other.met(r) ? b : a, r), text, hint: hintOf(b) },
    selects: [
      trigger({ on: 'reported' }, select, {
        when: just(thisCard),
        text: `when this personnel reports, ${select.text}`,
      }),
      trigger('start of your turn', may(select)),
    ],
  };
};

const forGood = (m: IdentityModifier): Effect => ({ ...until('end of game', the(thisCard), m), text: m.text });
const CHOSEN: readonly Classification[] = [
  'OFFICER',
  'ENGINEER',
  'MEDICAL',
  'SCIENCE',
  'SECURITY',
  'CIVILIAN',
  'V.I.P.',
];
const GENDERS = ['male', 'female'] as const;

/** R-1.7: this personnel has no printed classification; you give it one. */
export const selectsClassification: Effect = {
  ...oneOf(
    ...CHOSEN.map((c) => ({
      mark: c.toLowerCase().replaceAll('.', ''),
      word: c,
      effect: forGood(becomesClassification(c, them)),
    })),
  ),
  text: 'select its classification',
};
export const selectsGender: Effect = {
  ...oneOf(...GENDERS.map((mark) => ({ mark, effect: forGood(becomesGender(mark, them)) }))),
  text: 'select its gender',
};
