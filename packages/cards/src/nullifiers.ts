/** Personnel and cards whose text nullifies certain titles. */
import { FIRST_IN_PLAY, type Game, Status, spotOf } from '@spaceline/engine';
import {
  type Ability,
  ability,
  all,
  discard,
  type Effect,
  nullifyIt,
  type Selector,
  select,
  type Trigger,
  trigger,
  when,
} from '@spaceline/engine/language';
import { mayNullify } from './nullifying.ts';

/** The cards of a title in play that this one may nullify. */
const inForce = (title: string, test: (g: Game, source: number, id: number) => boolean): Selector =>
  select(`${title} in play`, `${title} cards in play`, ({ g, source, you }) =>
    g.state.cards
      .filter((c) => c.zone >= FIRST_IN_PLAY && (c.status & Status.FaceDown) === 0 && g.defs[c.def].title === title)
      .map((c) => c.id)
      .filter((id) => mayNullify(g, id, g.def(source).title, you) && test(g, source, id)),
  );

type Test = (g: Game, source: number, id: number) => boolean;
const anyOfThem: Test = () => true;

/** Nullifies every such card that is in play now. */
const nullifyInPlay = (title: string, test: Test = anyOfThem): Effect => ({
  ...discard(all(inForce(title, test))),
  text: `nullifies all ${title} cards in play`,
  could: () => true,
});

/** Nullifies every such card that is played while this one is in play. */
const nullifiesPlayed = (title: string, test: Test = anyOfThem): Trigger =>
  trigger({ on: 'plays' }, nullifyIt(title), {
    when: when(
      'one is played',
      ({ g, source, you, event }) =>
        event !== null &&
        g.def(event.card).title === title &&
        mayNullify(g, event.card, g.def(source).title, you) &&
        test(g, source, event.card),
    ),
    text: '',
  });

/** Nullifies every such card in play when this one arrives, and every one that is played while it is there. */
export const nullifiesAll = (title: string, test: Test = anyOfThem): Trigger[] => {
  const now = nullifyInPlay(title, test);
  return [
    trigger({ on: 'reported' }, now, {
      when: when('it has just come', ({ source, event }) => event?.card === source),
      text: now.text,
    }),
    nullifiesPlayed(title, test),
  ];
};

const metHere = (title: string) =>
  when(
    `${title} is met where this personnel is`,
    ({ g, source, you, event }) =>
      event !== null &&
      g.def(event.card).title === title &&
      event.spot === spotOf(g, source) &&
      mayNullify(g, event.card, g.def(source).title, you),
  );

/** A dilemma of this title has no effect where this personnel is. */
export const nullifiesDilemma = (title: string): Trigger =>
  trigger({ on: 'encounters' }, nullifyIt(title), { when: metHere(title), text: `nullifies ${title} where present` });

/** … if the player wants it so. */
export const mayNullifyDilemma = (title: string): Ability =>
  ability('nullify', nullifyIt(title), {
    word: `nullify ${title}`,
    timing: { on: 'encounters' },
    when: metHere(title),
    text: `may nullify ${title} where present`,
  });
