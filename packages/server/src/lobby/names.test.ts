import { expect, it } from 'vitest';
import { isReadable, isReserved, nameKey } from './names.ts';

it.each([
  ['Kathryn', 'kathryn'],
  ['Kathryn', 'Kathryn '],
  ['Kathryn', 'K a t h r y n'],
  ['Kathryn', 'Kаthryn'], // a Cyrillic a
  ['Kathryn', 'Κathryn'], // a Greek Kappa
  ['Kathryn', 'Káthryn'],
  ['Kathryn', 'Ｋathryn'], // a wide K
  ['Kathryn', 'Kathryn.'],
  ['Kathryn', 'Kath\u200bryn'],
  ['Illia', 'lllia'],
  ['Bob0', 'BobO'],
  ['modern', 'rnodern'],
  ['Picard', 'PICARD'],
  ['Picard', 'Plcard'],
  ['Picard', 'P1card'],
  ['Picard', 'Picard\u3164'],
  ['Ines', 'ines'],
  ['Riker', 'RIKER'],
  ['Worf', 'VVorf'],
  ['Weiß', 'WEISS'],
])('%s and %s look alike', (a, b) => {
  expect(nameKey(b)).toBe(nameKey(a));
});

it.each([
  ['Kathryn', 'Katherine'],
  ['Kim', 'Kim2'],
  ['Ines', 'Inez'],
  ['Тувок', 'Кес'],
])('%s and %s do not', (a, b) => {
  expect(nameKey(b)).not.toBe(nameKey(a));
});

it('a name shows something', () => {
  expect(isReadable('Кес')).toBe(true);
  expect(isReadable('--- ...')).toBe(false);
});

it.each([
  'Operator',
  'ADMIN',
  'Аdmin', // a Cyrillic A
  'Adm1n',
  'Spaceline Admin',
  'SpacelineAdmin',
  'the operator',
  'TheOperator',
  'admin2',
  'moderators',
  'System',
  'Heuristic',
  'Heuristic bot',
  'KimBot',
  'Kim (bot)',
  'Kim (guest)',
  'Former player',
  'You',
])('%s is reserved', (name) => {
  expect(isReserved(name)).toBe(true);
});

it.each(['Kathryn', 'Badminton', 'Abbot', 'Boothby', 'Guesthouse', 'Systema', 'Judge Dredd', 'Кес', 'Opera'])(
  '%s is not',
  (name) => {
    expect(isReserved(name)).toBe(false);
  },
);
