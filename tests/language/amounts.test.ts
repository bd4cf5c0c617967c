/** Wherever a number stands in a text, one that is worked out when it is read may stand: how that is said, and what it comes to. */
import { DEFINITIONS } from '@spaceline/cards';
import { type Game, makeCatalogue, skillLevel, skillNumber } from '@spaceline/engine';
import {
  type Amount,
  all,
  boost,
  combinedOver,
  combinedUnder,
  crewTotalOver,
  differBy,
  difference,
  discardsFromHand,
  draw,
  fewerThan,
  forEach,
  gainSkill,
  half,
  handSize,
  interrupt,
  isAtLeast,
  isMore,
  isZero,
  male,
  mayLand,
  moreCopies,
  multipliesSkill,
  multiply,
  needsMore,
  onlyWith,
  opponentsScore,
  over,
  people,
  playsTo,
  plus,
  points,
  present,
  readingOf,
  sets,
  ship,
  ships,
  skill,
  skilled,
  someone,
  them,
  thisCard,
  times,
  titled,
  topOf,
  totalOf,
  totalOver,
  totalUnder,
  unique,
  until,
  upTo,
  youHaveInPlay,
  your,
  yourScore,
} from '@spaceline/engine/language';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { describe, expect, it } from 'vitest';
import { randomUpTo } from '../../packages/cards/src/words/choosing.ts';
import { dotsAtLeast } from '../../packages/cards/src/words/dilemma-people.ts';
import { bottomOfDiscardPile, drawUpTo } from '../../packages/cards/src/words/hands-and-piles.ts';
import { worth } from '../../packages/cards/src/words/missions.ts';
import { whenFiring } from '../../packages/cards/src/words/tactics.ts';
import { youChooseUpTo } from '../../packages/cards/src/words/who-and-where.ts';

const TITLE = 'Alien Groupie';
/** Tuvok has STRENGTH 9 and one SECURITY, Neelix STRENGTH 5; their player has three ships, the other one none. */
const TABLE = `title: amounts
rules: [R-4.22]
format: full
spaceline:
  - mission: Liberation
    owner: A
    A:
      planet: [Tuvok, Neelix]
      ships: [{ card: U.S.S. Voyager }, { card: U.S.S. Intrepid }, { card: Kazon Raider }]
    B: { planet: [Culluh] }
players:
  A: { hand: [${TITLE}], deck: [Taitt] }
turn: { player: A, number: 3, segment: play }
steps:`;
const scenario = parseScenario(`${TABLE} []`);
const g = new Runner(scenario, rulesFor(scenario)).game;
const idOf = (title: string, game: Game = g): number =>
  game.state.cards.find((c) => game.def(c.id).title === title)!.id;
const tuvok = idOf('Tuvok');
const neelix = idOf('Neelix');
const r = readingOf(g, tuvok);

const three = forEach(your(ships));
const one = half(three);
const two = difference(three, 1);
const none = difference(three, three);
const fourteen = totalOf('strength', present);

describe('an amount is said', () => {
  it.each([
    [skilled('SECURITY', forEach(your(ships), 2)).text, '2 SECURITY for each of your ships'],
    [skilled('SECURITY', one).text, 'X SECURITY (X is half of the number of your ships)'],
    [totalOver('cunning', three).text, 'CUNNING>X (X is the number of your ships)'],
    [totalUnder('cunning', forEach(your(ships), 5)).text, 'CUNNING<X (X is 5 for each of your ships)'],
    [someone(male, three).text, 'a male personnel for each of your ships'],
    [someone(male, two).text, 'X male personnel (X is the number of your ships beyond 1)'],
    [over('strength', one).post, 'with STRENGTH>X (X is half of the number of your ships)'],
    [people.which(skill('Honor', one)).many, 'Honor xX (X is half of the number of your ships) personnel'],
    [points(one).text, 'you score X points (X is half of the number of your ships)'],
    [draw(three).text, 'draw a card for each of your ships'],
    [draw(one).text, 'draw X cards (X is half of the number of your ships)'],
    [discardsFromHand(three).text, 'discard a card for each of your ships from hand'],
    [boost(['strength'], one, thisCard).text, 'this card is STRENGTH +X (X is half of the number of your ships)'],
    [multiply(['strength'], three, thisCard).text, 'this card has STRENGTH times X (X is the number of your ships)'],
    [sets(['strength'], 6, thisCard).text, 'this card has STRENGTH 6'],
    [gainSkill('Honor', thisCard, { levels: three }).text, 'this card gains 1 Honor for each of your ships'],
    [mayLand(three, thisCard).text, 'this card may land or take off once each turn for 1 RANGE for each of your ships'],
    [
      topOf(one, 'you', 'discard pile').text,
      'the top X cards (X is half of the number of your ships) of your discard pile',
    ],
    [worth(forEach(your(ships), 10), 5).text, '10 points for each of your ships, +5'],
    [youChooseUpTo(one, people).text, 'up to X personnel (X is half of the number of your ships) (your choice)'],
    [isAtLeast(yourScore, three).text, 'your score is at least the number of your ships'],
    [forEach(your(ships), one).text, 'half of the number of your ships for each of your ships'],
    [draw(forEach(people, one)).text, 'draw X cards (X is half of the number of your ships) for each personnel'],
    [fewerThan(one, ships).text, 'there are fewer than X of ships (X is half of the number of your ships)'],
    [dotsAtLeast(three).post, 'with at least X skill dots (X is the number of your ships)'],
    [crewTotalOver('cunning', three).post, 'with CUNNING>X in crew (X is the number of your ships)'],
    [bottomOfDiscardPile(three).text, 'the bottom card for each of your ships of your discard pile'],
    [upTo(two, 5).text, 'five (at most the number of your ships beyond 1)'],
  ])('%s', (text, says) => {
    expect(text).toBe(says);
  });
});

describe('an amount counts', () => {
  it('in conditions, up to the number and no further', () => {
    expect([skilled('SECURITY', one).met(r), skilled('SECURITY', two).met(r)]).toEqual([true, false]);
    expect(skilled('SECURITY', three).measure!(r)).toEqual({ have: 1, need: 3, who: [{ card: tuvok, n: 1 }] });
    expect([totalOver('strength', difference(fourteen, 1)).met(r), totalOver('strength', fourteen).met(r)]).toEqual([
      true,
      false,
    ]);
    expect([totalUnder('strength', plus(fourteen, 1)).met(r), totalUnder('strength', fourteen).met(r)]).toEqual([
      true,
      false,
    ]);
    expect([someone(male, two).met(r), someone(male, three).met(r)]).toEqual([true, false]);
    expect([totalOver(['strength', 'cunning'], 14).met(r), totalOver(['strength', 'cunning'], 40).met(r)]).toEqual([
      true,
      false,
    ]);
    expect([combinedUnder(present, 'strength', plus(fourteen, 1)).met(r)]).toEqual([true]);
    expect(combinedUnder(present, 'strength', fourteen).met(r)).toBe(false);
    expect([combinedOver(present, 'strength', 13).met(r), combinedOver(present, 'strength', fourteen).met(r)]).toEqual([
      true,
      false,
    ]);
    expect([times(-1, three).read(r), times(two, 4).read(r)]).toEqual([-3, 8]);
    expect([differBy(two, three, 1).met(r), differBy(three, three, 1).met(r)]).toEqual([true, false]);
    const lead = difference(yourScore, opponentsScore);
    expect([isAtLeast(lead, none).met(r), isAtLeast(lead, one).met(r), isMore(lead, none).met(r)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isZero(yourScore).met(r), isZero(one).met(r)]).toEqual([true, false]);
    expect([isAtLeast(handSize('you'), one).met(r), isAtLeast(handSize('you'), two).met(r)]).toEqual([true, false]);
    expect([fewerThan(plus(three, 1), your(ships)).met(r), fewerThan(three, your(ships)).met(r)]).toEqual([
      true,
      false,
    ]);
  });

  it('in a number for each, times another one', () => {
    expect(forEach(your(ships), two).read(r)).toBe(6);
  });

  it('in filters', () => {
    const passing = (n: Amount): number[] => [tuvok, neelix].filter((id) => over('strength', n).test(r, id));
    expect([passing(half(fourteen)), passing(one), passing(fourteen)]).toEqual([[tuvok], [tuvok, neelix], []]);
    expect([skill('SECURITY', one).test(r, tuvok), skill('SECURITY', two).test(r, tuvok)]).toEqual([true, false]);
  });

  it('in choices: of none there is nothing to choose', () => {
    expect([youChooseUpTo(one, people).any(r), youChooseUpTo(none, people).any(r)]).toEqual([true, false]);
    expect([drawUpTo(one).could(r), drawUpTo(none).could(r)]).toEqual([true, false]);
    expect(randomUpTo(none, people).pick(r).next()).toEqual({ done: true, value: [] });
  });

  it('in points, printed numbers and limits', () => {
    expect(worth(forEach(your(ships), 10), 5)(r)).toBe(35);
    expect(upTo(two, fourteen).read(r)).toBe(2);
    const range = (n: Amount) => ship('Jovis', { variable: { range: n } }).variable!.range!(g, tuvok);
    expect([
      range(plus(7, onlyWith(three, skilled('SECURITY')))),
      range(plus(7, onlyWith(three, skilled('Honor')))),
    ]).toEqual([10, 7]);
    expect(mayLand(two, thisCard).cost(g, tuvok, tuvok)).toBe(2);
    const copies = moreCopies(two, unique);
    expect([copies.allowed(g, tuvok, 0, neelix), copies.allowed(g, tuvok, 1, neelix)]).toEqual([2, 1]);
  });

  it('for each player by himself, where a text speaks of both', () => {
    const more = needsMore(forEach(your(ships), 10), youHaveInPlay('Gowron'));
    expect([more.extra(g, tuvok, 0), more.extra(g, tuvok, 1)]).toEqual([30, 0]);
    expect(needsMore(three, youHaveInPlay('Tuvok')).extra(g, tuvok, 0)).toBe(0);
  });

  it('in what a Tactic adds', () => {
    const voyager = idOf('U.S.S. Voyager');
    const side = { seat: 0, attacker: true, firing: [voyager], defending: [] } as const;
    expect(whenFiring(titled('U.S.S. Voyager'), two).attack!(r, side)).toBe(2);
    expect(whenFiring(titled('Kazon Raider'), two).attack!(r, side)).toBe(0);
  });

  it('in levels of skills that are gained and multiplied', () => {
    const levels = (modifier: Parameters<typeof until>[2]): number => {
      const way = playsTo(until('end of turn', all(your(people).which(titled('Tuvok'))), modifier), { timing: 'turn' });
      const played = parseScenario(`${TABLE}\n  - A: { verb: play, card: ${TITLE} }`);
      const rules = rulesFor(played);
      const facts = rules.catalogue.defs.map((d) => d.facts);
      const catalogue = makeCatalogue(facts, [
        ...DEFINITIONS.filter((d) => d.title !== TITLE),
        interrupt(TITLE, { plays: [way] }),
      ]);
      const runner = new Runner(played, { ...rules, catalogue });
      runner.run();
      return skillLevel(runner.game, idOf('Tuvok', runner.game), skillNumber('SECURITY'));
    };
    expect(levels(gainSkill('SECURITY', them, { levels: three }))).toBe(4);
    expect(levels(multipliesSkill('SECURITY', three, them))).toBe(3);
  });
});
