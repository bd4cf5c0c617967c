import { describe, expect, it } from 'vitest';
import { ability, cancelIt, event, interrupt, oneOf, playsTo } from '../language/index.ts';
import { makeCatalogue } from './catalogue.ts';
import type { CardFacts } from './facts.ts';
import { checkMarks, wordOf } from './marks.ts';

describe('marks', () => {
  it('are no English: what people read is another thing', () => {
    expect(() => checkMarks(['transfer power'])).toThrow(/"transfer power" is no mark/);
    expect(() => checkMarks(['Brainwash'])).toThrow(/no mark/);
    expect(wordOf({ mark: 'transfer-power' })).toBe('transfer power');
    expect(wordOf({ mark: 'weapons', word: 'WEAPONS' })).toBe('WEAPONS');
  });

  it('tell the ways of an effect apart', () => {
    expect(() => oneOf({ mark: 'a', effect: cancelIt }, { mark: 'a', effect: cancelIt })).toThrow(/"a" stands for two/);
  });

  const facts = (type: 'Event' | 'Interrupt'): CardFacts[] => [
    {
      id: 'x',
      title: 'X',
      set: 'x',
      number: 1,
      rarity: null,
      property: null,
      type,
      unique: 'unique',
      icons: [],
      keywords: [],
      affiliations: [],
      text: true,
    },
  ];
  it('tell the abilities of a card apart, and the error names the card', () => {
    const twice = event('X', { abilities: [ability('a', cancelIt), ability('a', cancelIt)] });
    expect(() => makeCatalogue(facts('Event'), [twice])).toThrow(/^"X": the mark "a" stands for two things/);
  });

  it('tell ways to play apart that are open at one moment, and only those', () => {
    const way = (timing: 'any' | 'turn') => playsTo(cancelIt, { mark: 'a', timing });
    expect(() => makeCatalogue(facts('Interrupt'), [interrupt('X', { plays: [way('any'), way('any')] })])).toThrow(
      /stands for two/,
    );
    expect(() =>
      makeCatalogue(facts('Interrupt'), [interrupt('X', { plays: [way('any'), way('turn')] })]),
    ).not.toThrow();
  });
});
