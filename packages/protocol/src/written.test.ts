/** Joiners belong into some texts; whatever only deceives is in none. */
import { expect, it } from 'vitest';
import { nameRequestSchema, WRITTEN, WRITTEN_OR_NOT } from './index.ts';

it.each([
  ['a family', '👨‍👩‍👧‍👦 all here'],
  ['an astronaut with a colour of skin', 'Kim 👩🏽‍🚀'],
  ['a flag of many colours', '🏳️‍🌈'],
  ['a heart on fire', '❤️‍🔥!'],
  ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['a key', '1️⃣'],
  ['Persian, "I want"', 'می‌خواهم'],
  ['Persian, a plural', 'کتاب‌ها را'],
  ['Persian, a name', 'علی‌رضا'],
  ['Persian, of the year of the hijra', '۱۴۰۲ ه‍. ش.'],
  ['Hindi, a half letter', 'क्‍ष'],
  ['Sinhala', 'ශ්‍රී'],
  ['Bengali', 'র‍্যাব'],
  ['Kannada', 'ರಾಜ್‌ಕುಮಾರ್'],
  ['Vietnamese, taken apart', 'Việt'.normalize('NFD')],
  ['Thai', 'ที่นี่'],
])('%s is written', (_, text) => {
  expect([WRITTEN.test(text), WRITTEN_OR_NOT.test(text)]).toEqual([true, true]);
});

it.each([
  ['a joiner in a Latin name', 'Kath\u200dryn'],
  ['a non-joiner in a Latin name', 'Kath\u200cryn'],
  ['a joiner behind everything', 'Kathryn\u200d'],
  ['a joiner before everything', '\u200dKathryn'],
  ['a joiner after a picture and before a letter', '🚀\u200dKim'],
  ['two joiners', '👩\u200d\u200d🚀'],
  ['a non-joiner in an emoji', '👩\u200c🚀'],
  ['a non-joiner at the end of a Persian name', 'علی\u200c'],
  ['two non-joiners in a Persian name', 'علی\u200c\u200cرضا'],
  ['a joiner between letters that join anyway', 'عل\u200dی'],
  ['a joiner after Cyrillic', 'Кес\u200d'],
  ['a text in tags', '🏴\u{e0068}\u{e0069}\u{e007f}'],
  ['a text in tags, after a letter', 'Kim\u{e0068}\u{e0069}'],
  ['a space that nobody sees', 'Kath\u200bryn'],
  ['a word joiner', 'Kath\u2060ryn'],
  ['a soft hyphen', 'Kath\u00adryn'],
  ['a direction', 'a\u202eb'],
  ['a mark of direction', 'a\u200fb'],
  ['an isolate', 'a\u2066b'],
  ['a line end', 'a\nb'],
  ['a line end of another kind', 'a\u2028b'],
  ['a heap of marks', `e${'\u0301'.repeat(6)}`],
])('%s is not', (_, text) => {
  expect([WRITTEN.test(text), WRITTEN_OR_NOT.test(text)]).toEqual([false, false]);
});

it.each(['', ' ', '\u3164', '\u2800\u2800', '\ufe0f'])('nothing to read is nothing to say: %j', (text) => {
  expect(WRITTEN.test(text)).toBe(false);
});

it('a name is written', () => {
  const isName = (name: string) => nameRequestSchema.safeParse({ name }).success;
  expect(['علی‌رضا', 'Kim 👩🏽‍🚀'].map(isName)).toEqual([true, true]);
  expect(['Ki\u200dm', 'Ki\u200cm', '\u3164'].map(isName)).toEqual([false, false, false]);
});
