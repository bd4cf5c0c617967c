/** How costs, taxes, and things in place of others are said, and what a bot makes of them. */
import { describe, expect, it } from 'vitest';
import {
  allBut,
  both,
  bottomSeedAt,
  copiesSkills,
  dilemma,
  discardsFromHand,
  downloads,
  draw,
  icon,
  inPlaceOf,
  inYourTurn,
  isWorth,
  keyword,
  kill,
  missions,
  mustPayTo,
  ofType,
  onceEachTurn,
  oneOrMoreOf,
  paying,
  people,
  present,
  random,
  seedCardsAt,
  shareSkills,
  shows,
  skilled,
  takesBackPoints,
  takesOverPoints,
  target,
  the,
  thisCard,
  toGetPast,
  unless,
  unlessPaid,
  youChoose,
  your,
} from './index.ts';

describe('what is paid', () => {
  it('is said before what it is paid for, and counts against it', () => {
    const trade = paying(discardsFromHand(2), draw(1));
    expect(trade.text).toBe('discard two cards from hand to draw a card');
    expect(trade.hint).toBe(-1);
  });

  it('spares who pays, whatever the dilemma asks for', () => {
    const bribe = unlessPaid(discardsFromHand(1), unless(skilled('Law'), kill(random(1, present)), 'discard'));
    expect(dilemma('X', { encounter: bribe }).text).toBe(
      'Unless Law, kills one personnel present (random selection). Discard dilemma. You may discard a card from hand first to be spared.',
    );
    expect(bribe.condition?.text).toBe('Law');
    const wall = unlessPaid(discardsFromHand(1), toGetPast(skilled('Law')));
    expect(wall.asks).toEqual({ how: 'to-get-past', rest: 'You may discard a card from hand first to be spared' });
  });

  it('may be asked of others', () => {
    const tax = mustPayTo('download', 'each player', ofType('Personnel'), discardsFromHand(1));
    expect(tax.text).toBe('each player must first discard a card from hand to download a Personnel card');
    expect(mustPayTo('play', 'your opponent', null, discardsFromHand(1), inYourTurn).text).toBe(
      'during your turn, your opponent must first discard a card from hand to play a card',
    );
  });
});

describe('in place of', () => {
  it('a draw it is an answer, in place of the card play an action of the own turn', () => {
    const draws = inPlaceOf('card draw', 'x', draw(2), { limit: onceEachTurn });
    expect(draws.timing).toEqual({ on: 'draws' });
    expect(draws.text).toBe('once each turn, in place of one card draw, you may draw two cards');
    expect(inPlaceOf('normal card play', 'x', draw(1)).timing).toBe('turn');
  });
});

describe('several downloads', () => {
  const drone = both(icon('Def'), keyword('Drone'));
  it('say how many, and whether they must be different', () => {
    expect(downloads(2, drone).text).toContain('download two cards, each ');
    expect(downloads(3, drone, { upTo: true, different: true }).text).toContain(
      'download up to three different cards, each ',
    );
    expect(downloads(2, drone).playsCard).toBe(true);
  });

  it('and/or takes one at least, and is worth what each is', () => {
    expect(oneOrMoreOf(draw(1), draw(2)).text).toBe('draw a card and/or draw two cards');
    expect(oneOrMoreOf(draw(1), draw(2)).hint).toBe(3);
    expect(oneOrMoreOf(draw(1)).playsCard).toBeUndefined();
  });
});

describe('looks, points and skills', () => {
  it('say what they are about', () => {
    expect(shows(bottomSeedAt(missions.adjacent.withoutPlanet)).text).toContain('look at the bottom seed card under ');
    expect(shows(allBut(3, seedCardsAt(missions.here))).text).toContain('all but three seed cards under ');
    expect(isWorth(5).text).toBe('worth 5 points to you while in play');
    expect(takesBackPoints(thisCard).text).toBe('the points scored for this card are lost');
    expect(takesOverPoints(thisCard).text).toBe('take over the points scored for this card');
    expect(shareSkills(your(people).present).text).toBe(
      'your personnel present share their skills, each at its highest level',
    );
    const meld = copiesSkills('end of turn', youChoose(1, your(people).present), the(target));
    expect(meld.text).toContain('until end of turn, it gains the skills of ');
  });
});
