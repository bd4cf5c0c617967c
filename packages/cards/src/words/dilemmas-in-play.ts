/** What dilemmas do while they stay in play, and what ends them. */

import {
  chooseSpot,
  type Flow,
  flyOff,
  inPlay,
  isCardSpot,
  isSelfControlled,
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
  type ForbidModifier,
  forbid,
  gainSkill,
  inOrder,
  type Modifier,
  mayNot,
  multiply,
  people,
  placeOnMission,
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

/** Whoever meets it gives up for now, or goes on; either way it lies on the mission. */
export const abandonsAttempt: Effect = { ...placeOnMission(true), text: 'abandon the attempt (place on mission)' };
export const goesOn: Effect = { ...placeOnMission(false), text: 'go on (place on mission)' };

export const noAttemptsHere: ForbidModifier = forbid(
  'attempt',
  'no mission here may be attempted',
  { rule: 'R-8.11', text: '{card}: no mission here may be attempted' },
  // what lies on a station there says nothing of the mission
  ({ g, source }, location) => locationOf(g, source) === location && g.card(source).zone !== Zone.On,
);

/** The same of Borg who would scout it. */
export const noScoutingHere: ForbidModifier = forbid(
  'scout',
  'it may not be scouted',
  { rule: 'R-8.11', text: '{card}: nobody may scout here', also: ['R-11.25'] },
  ({ g, source }, location) => locationOf(g, source) === location && g.card(source).zone !== Zone.On,
);

/** DOM-67 to DOM-69: the same of the station that it lies on: nobody attempts it, and nobody takes it by a text either. */
export const nobodyTakesStation: ForbidModifier = forbid(
  'commandeer',
  '',
  { rule: 'R-8.11', text: '{card}: nobody may commandeer the station', also: ['DOM-67', 'DOM-68', 'DOM-69'] },
  ({ g, source }, station) => g.card(source).zone === Zone.On && g.card(source).host === station,
);

/** BOG-102: disabled WEAPONS are of no use to anything, whatever enhances them. */
export const disabledWeapons = (ship: Reach): Modifier[] => [
  { ...mayNot('fire', ship), text: `the WEAPONS of ${ship.each} are disabled` },
  { ...multiply(['weapons'], 0, ship), cumulative: true, text: '' },
];

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

/** A battle that a card starts by itself is nobody's. */
export const whenYouStartABattle = (effect: Effect): Trigger[] => {
  const yours = happens(
    'you start it',
    ({ g, you, event }) => event?.seat === you && (event.card < 0 || !isSelfControlled(g, event.card)),
  );
  return [
    trigger({ on: 'ship-battle' }, effect, { when: yours, text: `when you start a battle, ${effect.text}` }),
    trigger({ on: 'personnel-battle' }, effect, { when: yours, text: '' }),
  ];
};
