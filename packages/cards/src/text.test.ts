/** What players read: no slips that a machine can see, and the texts that were once said wrongly. */

import { spoken } from '@spaceline/engine';
import { expect, it } from 'vitest';
import { catalogue } from './index.ts';
import { cardText } from './text.ts';

const texts = catalogue.defs.flatMap((d) => (d.rules === null ? [] : [[d.title, spoken(d.rules.text)] as const]));
const textOf = (title: string): string => texts.find(([t]) => t === title)?.[1] ?? '';

/** Titles may say what a text may not. */
const withoutTitles = (text: string): string =>
  catalogue.defs.reduce((t, d) => (d.title.length > 3 ? t.replaceAll(d.title, 'X') : t), text);

const SLIPS: Readonly<Record<string, RegExp>> = {
  'a word twice': /\b([a-z]{2,}) \1\b(?! other)|\b(you may|if it is) \2\b/i,
  'an icon as it is noted': /\(\w>|<\w+[>)]|\b(inf|nemesis):/,
  'a hole': /undefined|null\b|\bNaN\b|\{|\}| ,|,,|\.\.(?!\.)|\(\)| {2}/,
  'two apostrophes': /opponent's|player's|owner's/,
  'an article too few or too many': /\b(an?|the) (an?|the|any)\b/i,
  'one of two kinds': /\bone of your (opponent’s )?([^.;:,]*)ships and facilities/,
  'a permission without a verb': /\bmay (if|when|while|non-|one of|any of)\b/,
  'several of one': /\bup to ([2-9]|two|three|four|five|six)\b[^.;:,]*? card\b(?!s)/,
  'a clumsy condition': /\bit is about\b|\bdoing\b|\bthere is (not|your|one of)\b/,
};

it.each(Object.entries(SLIPS))('no text has %s', (_, slip) => {
  expect(texts.filter(([, text]) => slip.test(withoutTitles(text))).map(([t, text]) => `${t}: ${text}`)).toEqual([]);
});

it('has a capital at the start, a full stop at the end, and as many brackets open as closed', () => {
  const count = (text: string, mark: string): number => text.split(mark).length - 1;
  const broken = texts.filter(
    ([, t]) =>
      t !== '' && (!/^[^a-z].*[.!)]$/s.test(t) || count(t, '(') !== count(t, ')') || count(t, '[') !== count(t, ']')),
  );
  expect(broken.map(([t, text]) => `${t}: ${text}`)).toEqual([]);
});

it.each([
  [
    'Stellar Flare',
    'Choose all ships here, in space, not docked, without 2 Navigation and Astrophysics aboard and without SHIELDS>11; damage those ships; stop those ships.',
  ],
  ['Thermal Deflectors', 'nullifies Firestorm, Thought Fire, Plasma Fire, Fire Sculptor and Phaser Burns.'],
  ["D'k Tahg", 'May report to a personnel battle just begun in which you have a Klingon card.'],
  ['Interphase Generator', 'Crystalline Entity, Armus and Nausicaans where present.'],
  ['Access Denied', 'nullifies Establish Gateway that targets your mission.'],
  ['Intruder Force Field', 'While Intruder Alert! is not on this card, each Rogue Borg aboard your ship'],
  ['Blood Oath', 'Blood Oath or a Personnel card with a red nemesis icon pointing right to that location'],
  ['Tommygun', 'discard any number of [Holo] personnel present.'],
  ['Target These Coordinates', 'if the target has Weak Spot on it.'],
  ['Zaldan', 'kills two Away Team members with Diplomacy (random selection).'],
  ['Espionage - Dominion on Klingon', 'if you have a personnel with a [Klingon] infiltration icon there'],
  ['Establish Relations', 'download one Non-Aligned Personnel card'],
])('%s', (title, says) => {
  expect(textOf(title)).toContain(says);
});

it('the table shows it beside the skills', () => {
  const [orta] = catalogue.byTitle('Orta');
  expect(cardText(orta).join(' ')).toContain('Each opposing personnel present is STRENGTH -1.');
});
