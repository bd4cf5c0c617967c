import { describe, expect, it } from 'vitest';
import { NO_STYLE } from '../style.ts';
import { KAZON_TABLE, tableOf } from '../test-table.ts';
import { chosenNumbers, itemsNamed, makeMenu, menuLines, menuSentences } from './menu.ts';

const game = tableOf(KAZON_TABLE);
const menu = makeMenu(game, 0, game.decision!);
const texts = menu.map((i) => i.text);

describe('the options of a turn', () => {
  it('are sentences', () => {
    expect(texts).toContain('Report Culluh to Kazon Outpost');
    expect(texts).toContain('Attempt Liberation with the Away Team (2 able)');
    expect(texts).toContain('End your turn');
  });

  it('tell two ships of one name apart', () => {
    expect(texts.filter((t) => t.startsWith('Move Kazon Raider (at Liberation) to'))).not.toEqual([]);
    expect(texts.filter((t) => t.startsWith('Move Kazon Raider (at Catalog Phenomena) to'))).not.toEqual([]);
  });

  it('say what a move costs', () => {
    expect(texts.find((t) => t.includes('Kazon Raider (at Liberation) to Catalog'))).toMatch(/\(RANGE \d of 9\)$/);
  });

  it('are numbered from 1, and each number stands in the list once', () => {
    expect(menu.map((i) => i.number)).toEqual(menu.map((_, i) => i + 1));
    const drawn = menuLines(menu, NO_STYLE, 100).join('\n');
    for (const { number } of menu)
      expect(drawn.match(new RegExp(`(^ +${number} |\\[${number}\\])`, 'gm'))).toHaveLength(1);
    expect(menuSentences(menu)).toHaveLength(menu.length);
  });

  it('can be named by a few letters of their words', () => {
    expect(itemsNamed(menu, ['rep', 'cull']).map((i) => i.text)).toEqual(['Report Culluh to Kazon Outpost']);
    expect(itemsNamed(menu, ['end']).map((i) => i.text)).toEqual(['End your turn']);
  });
});

describe('the numbers of a list', () => {
  it.each([
    ['1 3', 4, [1, 3]],
    ['1,3, 4', 4, [1, 3, 4]],
    ['2 2', 4, [2]],
    ['1 and 2', 4, [1, 2]],
    ['all', 3, [1, 2, 3]],
    ['5', 4, null],
    ['0', 4, null],
    ['one', 4, null],
    ['', 4, null],
  ])('%j of %i', (text, count, numbers) => {
    expect(chosenNumbers(text, count)).toEqual(numbers);
  });
});
