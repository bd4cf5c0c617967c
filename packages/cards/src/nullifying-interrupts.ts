/** Interrupts that nullify: certain titles or kinds of cards, in play, as they are played, or as they are met. */

import { Status } from '@spaceline/engine';
import {
  answers,
  anything,
  discard,
  type Effect,
  type Filter,
  type Limit,
  nullifyIt,
  type PlayMode,
  playsOn,
  type Selector,
  squeeze,
  target,
  the,
  titled,
  when,
  which as whichOf,
} from '@spaceline/engine/language';
import { onlySoOften } from './limits.ts';
import { mayNullify, sayingSo } from './nullifying.ts';

/** What is in play and open (R-4.40: a face-down card cannot be nullified), and may be nullified by this card. */
export const nullifiable: Filter = {
  test: ({ g, source, you }, id) =>
    (g.card(id).status & Status.FaceDown) === 0 && mayNullify(g, id, g.def(source).title, you),
  pre: '',
  post: '',
};

const away: Effect = { ...discard(the(target)), text: 'nullifies it', hint: 2 };

/** One of these in play. */
export const nullifiesInPlay = (which: Selector, mark = 'in-play'): PlayMode =>
  playsOn(whichOf(which, nullifiable), {
    mark,
    timing: 'any',
    stays: false,
    effect: away,
    text: `nullifies ${which.one}`,
  });

const answered = (on: 'plays' | 'encounters', f: Filter, mark: string, text: string, limit?: Limit): PlayMode =>
  answers(on, nullifyIt('it'), {
    mark,
    limit,
    when: when(
      squeeze(`it is ${f.pre} ${f.post}`),
      (r) => r.event !== null && f.test(r, r.event.card) && nullifiable.test(r, r.event.card),
    ),
    text,
  });

/** One that is just being played; or turned up, where the text says that too. */
export const nullifiesJustPlayed = (
  f: Filter,
  limit?: Limit,
  o: { orRevealed?: true; mark?: string } = {},
): PlayMode => {
  const how = o.orRevealed ? 'played or revealed' : 'played';
  return answered(
    'plays',
    f,
    o.mark ?? 'played',
    squeeze(`${onlySoOften(limit)} nullifies one ${f.pre} card just ${how} ${f.post}`),
    limit,
  );
};

/** One that is just met under a mission. */
export const nullifiesMet = (f: Filter): PlayMode =>
  answered('encounters', f, 'met', squeeze(`nullifies one ${f.pre} dilemma just met ${f.post}`));

/** Cards of these titles, wherever they turn up: in play, as they are played, or as they are met. */
export const nullifies = (...titles: readonly string[]): PlayMode[] => {
  const named = titled(...titles);
  return [
    { ...nullifiesInPlay(anything.which(named)), text: `nullifies ${titles.join(' OR ')}` },
    answered('plays', named, 'played', ''),
    answered('encounters', named, 'met', ''),
  ];
};

/** Cards that say of themselves that this one nullifies them. */
export const nullifiesWhatSaysSo: readonly PlayMode[] = [
  { ...nullifiesInPlay(anything.which(sayingSo), 'named'), text: 'nullifies a card that says so' },
  answered('plays', sayingSo, 'named-played', ''),
  answered('encounters', sayingSo, 'named-met', ''),
];

// ----- which cards

/** whatever its type. */
export const playedAs = (type: 'Event' | 'Interrupt'): Filter => ({
  test: ({ event }) => event?.as === type,
  pre: '',
  post: `as an ${type}`,
});

/** */
export const qRelated: Filter = {
  test: ({ g }, id) => g.def(id).dilemma && (g.def(id).facts.q === true || /\bQ\b/.test(g.def(id).title)),
  pre: 'Q-related',
  post: '',
};

/** By title, or because the card says that it is one. */
const called = titled('Treaty');
export const treatyCard: Filter = {
  test: (r, id) => called.test(r, id) || r.g.def(id).facts.keywords.some((k) => k.endsWith(' treaty')),
  pre: 'Treaty',
  post: '',
};
