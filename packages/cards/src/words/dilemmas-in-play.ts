/** What dilemmas do while they stay in play, and what ends them. */

import {
  chooseSpot,
  type Flow,
  flyOff,
  inPlay,
  isCardSpot,
  locationOf,
  locationSpot,
  putOn,
  type Reason,
  reach,
  ref,
  SKILLS,
  sourceRef,
  spotLocation,
  Zone,
} from '@spaceline/engine';
import {
  type Ability,
  ability,
  type Condition,
  discardThis,
  type Effect,
  type Filter,
  type Forbidden,
  type ForbidModifier,
  forbid,
  gainSkill,
  inOrder,
  type Modifier,
  people,
  type Reach,
  type Reading,
  remembersCards,
  type Selector,
  silencesSkills,
  squeeze,
  type Trigger,
  trigger,
  which,
} from '@spaceline/engine/language';
import { ableToFly } from './dilemma-people.ts';
import { happensHere } from './missions.ts';

/** DOM-67 to DOM-69: nobody attempts a station that it lies on, and nobody takes it by a text either. */
const BARRED = {
  attempt: ['no mission here may be attempted', []],
  scout: ['it may not be scouted', ['R-11.25']],
  commandeer: ['the station it lies on may not be commandeered', ['DOM-67', 'DOM-68', 'DOM-69']],
} as const satisfies Partial<Record<Forbidden, readonly [string, readonly string[]]>>;

/** R-8.11: nobody does this at its location; or, of a station, to what it lies on. */
export const nobodyMay = (what: keyof typeof BARRED): ForbidModifier => {
  const [text, also] = BARRED[what];
  return forbid(what, text, { rule: 'R-8.11', text: `{card}: ${text}`, also }, ({ g, source }, subject) => {
    const { zone, host } = g.card(source);
    if (what === 'commandeer') return zone === Zone.On && host === subject;
    // what lies on a station there says nothing of the mission
    return locationOf(g, source) === subject && zone !== Zone.On;
  });
};

/** More levels of a skill than anybody has. */
const ALL = 99;
const NO_SKILLS: Reason = { rule: 'R-1.8', text: '{card}: its special download is a skill, too', also: ['R-5.17'] };
/** Not even the one of the classification (R-1.7), nor a special download or another special skill (R-1.8). */
export const mayNotUseSkills = (who: Reach): Modifier[] => [
  ...SKILLS.map((name, i) => ({
    ...gainSkill(name, who, { levels: -ALL }),
    text: i === 0 ? `${who.each} may not use any skills` : '',
  })),
  forbid('download', '', NO_SKILLS, (r, id) => who.has(r, id)),
  silencesSkills(who),
];

/** Such a ship takes this card along as it flies. */
export const mayBeTowedBy = (tugs: Selector): Ability => {
  const tow: Effect = {
    *run(r): Flow {
      const { g, you, source, target: ship } = r;
      const question = { id: 'tow', text: '{card}: tow it where?', card: source };
      const to = spotLocation(yield* chooseSpot(g, you, reach(g, you, ship).map(locationSpot), question));
      if (!(yield* flyOff(g, you, ship, to))) return;
      putOn(g, source, locationSpot(to));
      g.tell(() => ({
        kind: 'relocated',
        cards: [ref(g, source)],
        from: null,
        to: { location: to },
        by: sourceRef(g, ship),
      }));
    },
    could: () => true,
    text: 'tow this card',
    hint: 2,
  };
  return ability('tow', tow, {
    timing: 'order',
    targets: which(tugs, ableToFly),
    byAnyone: true,
    text: `either player: tow it with ${tugs.one}, which takes it along as it flies`,
  });
};

// ----- when something happens

const happens = (text: string, met: Condition['met']): Condition => ({ met, text, hint: 0.5 });

export const untilSolved = (first?: Effect): Trigger =>
  trigger({ on: 'solved' }, first === undefined ? discardThis : inOrder(first, discardThis), {
    when: happensHere,
    text: `${first === undefined ? '' : `${first.text} and `}discard it when this mission is solved`,
  });

/** What a Q-Flash brings was not seeded here. */
export const whenLaterSeedIsMet = (effect: Effect): Trigger =>
  trigger({ on: 'encounters' }, effect, {
    when: happens(
      'a later dilemma or Q-Flash seeded here is met',
      (r) => happensHere.met(r) && r.event!.card !== r.source && !r.g.def(r.event!.card).facts.q,
    ),
    text: `each later dilemma or Q-Flash seeded here first ${effect.text}`,
  });

/** R-8.24: whoever dies with a ship is not asked first; the ship is gone, too. */
const wentDownHere = ({ g, source, event }: Reading): boolean =>
  event!.location === locationOf(g, source) && isCardSpot(event!.spot) && !inPlay(g.card(event!.spot));

const dying = remembersCards('dying', 'whoever is about to die');

/** Who they are, and whether they are here (CR-76), is seen while they live; what follows, follows when they are really dead. */
export const whenOneDiesHere = (who: Filter, effect: Effect): Trigger[] => {
  const note: Effect = {
    *run(r): Flow {
      const [id] = r.event!.cards;
      dying.keep(r, people.here.has(r, id) && who.test(r, id) ? [id] : []);
    },
    could: () => true,
    text: '',
    hint: 0,
  };
  return [
    trigger({ on: 'dies' }, note, { text: '' }),
    trigger({ on: 'died' }, effect, {
      when: happens('it was one of these', (r) => {
        const [id] = r.event!.cards;
        return dying.anywhere(r)[0] === id || (wentDownHere(r) && who.test(r, id));
      }),
      text: squeeze(`if any ${who.pre} personnel ${who.post} dies here, ${effect.text}`),
    }),
  ];
};
