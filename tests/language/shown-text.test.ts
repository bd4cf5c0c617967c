/** What players read of a card is made from its words: some slips of that making can be seen in any text. */
import { cardText, catalogue } from '@spaceline/cards';
import { expect, test } from 'vitest';

const SLIPS = [
  /\b(\w+) \1\b/, // "one one other ship"
  /\b(?:kills?|stops?|captures?|discards?) non-\S+ (?:one|a|an|any|your) /, // "kills non-Drone one of your personnel"
  /\b(?:Ship|Personnel|Event|Interrupt) (?:Borg|Klingon|Federation|Romulan|Cardassian) /, // "Ship Borg cards"
  / [,.;:]/,
  /undefined|\[object/,
];

test('no text stumbles', () => {
  const texts = catalogue.defs.flatMap((d) => cardText(d).map((text) => [d.title, String(text)] as const));
  expect(texts.length).toBeGreaterThan(1000);
  const found = texts.filter(([, text]) => SLIPS.some((slip) => slip.test(text)));
  expect(found.map(([title, text]) => `${title}: ${text}`)).toEqual([]);
});
