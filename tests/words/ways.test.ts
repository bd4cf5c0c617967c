/** Ways that words are made of for every card alike mean the same wherever a card has them. */
import { catalogue } from '@spaceline/cards';
import { ownWords, wordOf } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { calledWays } from '../../packages/engine/src/cards/called.ts';
import { WAYS } from '../../packages/protocol/src/words/english.ts';

test('a way of the rules, or of a player, is no way of something else on a card', () => {
  const shared = catalogue.defs.flatMap(({ rules }) =>
    [...(rules?.called?.keys() ?? [])].filter((mark) => mark in WAYS),
  );
  // beside whose draw deck a card lies
  expect([...new Set(shared)].sort()).toEqual(['opponents-draw-deck', 'your-draw-deck']);
});

test('a client has the words of a card that are not like their marks', () => {
  const words = (title: string) => ownWords(catalogue.byTitle(title)[0]);
  expect(words('Admiral Ross')).toEqual({ ways: { first: 'Honor', second: 'Section 31' } });
  expect(words("Chief O'Brien")).toEqual({ abilities: { brainwash: 'Brainwash' } });
  expect(words('Kes')).toBeUndefined();
  for (const def of catalogue.defs)
    for (const own of Object.values(ownWords(def) ?? {}))
      for (const [mark, word] of Object.entries(own)) expect(word).not.toBe(wordOf({ mark }));
});

test('a card that calls one way by two words is refused', () => {
  const [yes, no] = [
    { mark: 'left', word: 'left' },
    { mark: 'left', word: 'to the left' },
  ];
  expect(calledWays('A card', [], [yes, yes]).get('left')).toBe('left');
  expect(() => calledWays('A card', [], [yes, no])).toThrow('calls its way "left" both "left" and "to the left"');
  // of one way of playing it nobody is told that it was chosen
  expect(calledWays('A card', [yes], []).size).toBe(0);
});
