/** What cards that lie in play say of themselves: where they are, what ends them, and what they do when a turn ends. */

import { drawExtra, type Flow, type Game, personnelBattle, type Seat, shipBattle, Zone } from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  type Condition,
  discardThis,
  type Effect,
  type Filter,
  hintOf,
  measured,
  no,
  oneOf,
  type PlayMode,
  playsOnTable,
  type Reading,
  readingOf,
  remembersThat,
  type Selector,
  type Trigger,
  titled,
  trigger,
  when,
} from '@spaceline/engine/language';
import { affectsAll } from './all-players.ts';
import { crewWho } from './permissions.ts';
import { named } from './phrases.ts';

/** Cards that are played in one of two ways say different things on the table and on something. */
export const onTable: Condition = when(
  'this card is on the table',
  ({ g, source }) => g.card(source).zone === Zone.Table,
);
export const onSomething: Condition = when(
  'this card is on another',
  ({ g, source }) => g.card(source).zone === Zone.On,
);

/** "Plays on table (for free if …)". */
export const playsOnTableFreeIf = (c: Condition, mark = 'table'): PlayMode[] => [
  playsOnTable({ mark: 'free', free: true, when: c, text: `plays on table (for free if ${c.text})` }),
  playsOnTable({ mark, when: no(c), text: '' }),
];

/** Somebody who passes is in the crew of what this card is on, stopped or not (R-8.22). */
export const aboardIt = (f: Filter): Condition => {
  const who = (r: Reading): readonly number[] => {
    const { zone, host } = r.g.card(r.source);
    return zone === Zone.On ? crewWho(f, r, host) : [];
  };
  return {
    ...when(`${named(f)} is aboard`, (r) => who(r).length > 0),
    measure: (r) => ({ have: who(r).length, need: 1, who: who(r).map((card) => ({ card, n: 1 })) }),
  };
};

/** The turns of a player alternate with the other's: it came in one of the own, and the next one has begun. */
export const fromYourNextTurn: Condition = when(
  'it is your next turn or later',
  ({ g, source }) => g.state.turn.number >= g.card(source).since + 2,
);

/** You have had one of these in play since an earlier turn. */
export const hadSinceEarlier = (s: Selector): Condition =>
  when(`you had ${s.one} in play before this turn`, (r) =>
    s.ids(r).some((id) => r.g.state.turn.number > r.g.card(id).since),
  );

const flashPlayed = titled('Q-Flash');
/** R-8.17: "until any Q-Flash", met by anybody or played from the hand. */
export const untilQFlash = (w?: Condition): Trigger[] => [
  trigger({ on: 'q-flash' }, discardThis, { when: w, text: `discard it at any Q-Flash${w ? ` while ${w.text}` : ''}` }),
  trigger({ on: 'plays' }, discardThis, {
    when: when('it is a Q-Flash', (r) => flashPlayed.test(r, r.event!.card) && (w === undefined || w.met(r))),
    text: '',
  }),
];

type CardInPlay = ReturnType<Game['card']>;
const isFirst = ({ g, source }: Reading, side: (c: CardInPlay) => Seat): boolean => {
  const { title } = g.def(source);
  const mine = side(g.card(source));
  return g.tableau.active.find((id) => g.def(id).title === title && side(g.card(id)) === mine) === source;
};

/** R-4.6: beside the normal draw of the player whose turn ends. */
export const drawsExtra = (n: Amount): Effect => ({
  *run(r): Flow {
    drawExtra(r.g, r.g.state.turn.seat, amountOf(n, r));
  },
  could: () => true,
  text: `draw ${measured(n, (k) => (k === 1 ? 'an extra card' : `${k} extra cards`))}`,
  hint: hintOf(n),
});

const theirs = remembersThat('beside', 'it lies beside your opponent’s draw deck');
const deckOf = (g: Game, id: number): Seat => {
  const { controller } = g.card(id);
  return theirs.met(readingOf(g, id)) ? (controller === 0 ? 1 : 0) : controller;
};

export const placeBesideDeck: Effect = {
  ...oneOf(
    { mark: 'your-draw-deck', effect: theirs.forget },
    { mark: 'opponents-draw-deck', word: "opponent's draw deck", effect: theirs.note },
  ),
  text: 'place it beside your draw deck or your opponent’s',
};

/** "That player …, not cumulative": of several copies beside one deck the first counts. "You" is that player. */
export const atEndOfTurnsBesideIt = (effect: Effect): Trigger =>
  trigger('end of every turn', effect, {
    when: when('it lies beside that draw deck', (r) =>
      affectsAll.met(r)
        ? isFirst(r, () => 0)
        : deckOf(r.g, r.source) === r.g.state.turn.seat && isFirst(r, (c) => deckOf(r.g, c.id)),
    ),
    text: `at the end of each turn of the player beside whose draw deck it lies, that player must ${effect.text} (not cumulative)`,
  });

/** The copies of a player act together: the first of them speaks for all (R-1.11). */
export const oneForAllCopies = (t: Trigger): Trigger => ({
  ...t,
  text: `${t.text} (not cumulative)`,
  when: when(
    t.when?.text ?? '',
    (r) => (t.when === null || t.when.met(r)) && isFirst(r, ({ controller }) => controller),
  ),
});

/** For cards that last until the end of a battle: they end by themselves (`nullified`). */
export const battleOver = (kind: 'ship' | 'personnel'): Condition =>
  when('the battle is over', ({ g }) => (kind === 'ship' ? shipBattle(g) : personnelBattle(g)) === null);
