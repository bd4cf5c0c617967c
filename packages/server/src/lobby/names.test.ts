import { makeDice } from '@spaceline/bots';
import { describe, expect, it } from 'vitest';
import { isReadable, isReserved, nameKeys } from './names.ts';

const lookAlike = (a: string, b: string): boolean => nameKeys(a).some((key) => nameKeys(b).includes(key));
const allAlike = (names: readonly string[]): string[] => names.filter((name) => !lookAlike(name, names[0]));

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
  ['Тувок', 'тувок'],
  ['Тувок', 'ТУВОК'],
  ['Tom', 'Тom'], // a Cyrillic capital
  ['Tuvok', 'Тυvok'], // a Cyrillic capital and a Greek small letter, each like a Latin one in that case alone
  ['Οδυσσεύς', 'ΟΔΥΣΣΕΥΣ'],
  ['Cole', 'Ϲole'], // a lunate sigma
  ['Cole', 'ᴄole'], // a small capital
  ['Kathryn', '🅺athryn'],
  ['Kathryn', 'KATHЯYИ'],
  ['Will', 'W!ll'],
  ['Kathryn Cole', 'Kathryn|Cole'],
  ['Kathryn Cole', 'Kathryn!Cole'],
])('%s and %s look alike', (a, b) => {
  expect([a, b, lookAlike(a, b)]).toEqual([a, b, true]);
});

it.each([
  ['Kathryn', 'Katherine'],
  ['Kim', 'Kim2'],
  ['Ines', 'Inez'],
  ['Тувок', 'Кес'],
])('%s and %s do not', (a, b) => {
  expect(lookAlike(a, b)).toBe(false);
});

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
const HANDS = {
  Greek: [...range(0x370, 0x3ff), ...range(0x1f00, 0x1fff)],
  Cyrillic: [...range(0x400, 0x52f), ...range(0x1c80, 0x1c88), ...range(0xa640, 0xa69f)],
  Latin: [...range(0x41, 0x5a), ...range(0xc0, 0x24f), ...range(0x1e00, 0x1eff)],
  Armenian: range(0x531, 0x586),
};

describe.each(Object.entries(HANDS))('in %s', (_, all) => {
  const letters = all.filter((c) => /\p{L}/u.test(c) && isReadable(c));

  it('a letter is the same in either case', () => {
    for (const c of letters) expect(allAlike([c, c.toUpperCase(), c.toLowerCase()])).toEqual([]);
  });

  it('a name is the same whatever the case of each of its letters', () => {
    const dice = makeDice('cases');
    const either = (c: string) => [c, c.toUpperCase(), c.toLowerCase()][dice(3)];
    for (let i = 0; i < 400; i++) {
      const name = Array.from({ length: 1 + dice(9) }, () => letters[dice(letters.length)]);
      const others = Array.from({ length: 4 }, () => name.map(either).join(''));
      const plain = name.join('');
      expect(allAlike([plain, ...others, plain.toUpperCase(), plain.toLowerCase()])).toEqual([]);
    }
  });
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
  'The server',
  'SYSTEM MESSAGE',
  'Support',
  's.u.p.p.o.r.t',
  'S-Y-S-T-E-M',
  'Тhe Sеrver', // two Cyrillic letters
  'Support team',
  'Mods',
  'K i m  b o t',
  'kimoperator',
  'Adm!n',
  'Admiral b0t',
  'Player k2n4x7',
])('%s is reserved', (name) => {
  expect(isReserved(name)).toBe(true);
});

it.each([
  'Kathryn',
  'Badminton',
  'Abbot',
  'Boothby',
  'Guesthouse',
  'Systema',
  'Judge Dredd',
  'Кес',
  'Opera',
  'Solar System',
  'Modest',
  'Hostess',
  'Player One',
  'A B C',
])('%s is not', (name) => {
  expect(isReserved(name)).toBe(false);
});
