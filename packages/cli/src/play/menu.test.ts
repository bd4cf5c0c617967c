import { makeDice, randomChoice } from '@spaceline/bots';
import { isPlanetSpot, newGame, spotLocation } from '@spaceline/engine';
import { full, warpSpeed } from '@spaceline/formats';
import { spoken } from '@spaceline/protocol';
import { scenarioCatalogue } from '@spaceline/rulebook';
import { describe, expect, it } from 'vitest';
import { stockDecks } from '../decks/decks.ts';
import { headerFor } from '../games/drive.ts';
import { NO_STYLE } from '../style.ts';
import { ENGLISH_IS_SPOKEN, KAZON_TABLE, speechFor, tableOf } from '../test-table.ts';
import {
  beginsLike,
  chosenNumbers,
  entriesOf,
  type Item,
  itemsNamed,
  itemsSaid,
  makeMenu,
  menuLines,
  menuSentences,
  placeLines,
} from './menu.ts';
import { tokens } from './words.ts';

const itSays = it.runIf(ENGLISH_IS_SPOKEN);

const game = tableOf(KAZON_TABLE);
const speech = speechFor(game, 0);
const menu = makeMenu(game, game.decision!, speech);
const texts = menu.map((i) => i.text);
const named = (typed: string): string[] => itemsNamed(game, 0, menu, tokens(typed)).map((i) => i.option.key);
const keys = (test: (i: Item) => boolean): string[] => menu.filter(test).map((i) => i.option.key);

describe('the options of a turn', () => {
  itSays('are sentences', () => {
    expect(texts).toContain('Report Culluh to Kazon Outpost');
    expect(texts).toContain('Attempt Liberation with the Away Team (2 able)');
    expect(texts).toContain('End your turn');
  });

  it('tell two ships of one name apart', () => {
    const moves = menu.filter((i) => i.option.verb === 'move' && game.def(i.option.card).title === 'Kazon Raider');
    expect(new Set(moves.map((i) => i.stem)).size).toBe(2);
  });

  itSays('say what a move costs', () => {
    expect(texts.map(spoken).find((t) => t.includes('Kazon Raider (at Liberation) to Catalog'))).toMatch(
      /\(RANGE \d of 9\)$/,
    );
  });

  it('are numbered from 1, and each number stands in the list once', () => {
    expect(menu.map((i) => i.number)).toEqual(menu.map((_, i) => i + 1));
    const drawn = menuLines(menu, speech, NO_STYLE, 100).join('\n');
    for (const { number } of menu)
      expect(drawn.match(new RegExp(`(^ +${number} |\\[${number}\\])`, 'gm'))).toHaveLength(1);
    expect(menuSentences(menu)).toHaveLength(menu.length);
  });

  it('can be called by a few letters of what they do and with what', () => {
    const culluh = keys((i) => i.option.verb === 'report' && game.def(i.option.card).title === 'Culluh');
    expect(culluh).toHaveLength(1);
    expect(named('rep cull')).toEqual(culluh);
    expect(named('report culluh to the kazon outpost')).toEqual(culluh);
    expect(named('end')).toEqual(['end-turn']);
    expect(named('end turn')).toEqual(['end-turn']);
    expect(named('attempt liberation with the away team')).toEqual(
      keys((i) => i.option.verb === 'attempt' && isPlanetSpot(i.option.from)),
    );
    expect(named('to the')).toEqual([]);
    expect(named('report janeway')).toEqual([]);
  });

  it('are found by words of any alphabet', () => {
    expect(tokens('Tell 2: B’Elanna, Cañas')).toEqual(['tell', '2', 'belanna', 'canas']);
    expect(tokens('Патт: тддг')).toEqual(['патт', 'тддг']);
  });

  /** What is told in one line is found without looking at the sentences: it must be just what would be said twice. */
  it.each([warpSpeed, full])('of $id share a line when they begin alike', { timeout: 60_000 }, (format) => {
    const [a, b] = stockDecks(format);
    const g = newGame({ catalogue: scenarioCatalogue(), format }, headerFor(format, [a, b], 'menus'));
    const dice = makeDice('menus');
    let together = 0;
    for (let n = 0; g.decision !== null && n < 600; n++) {
      const items = n % 5 === 0 ? makeMenu(g, g.decision, speechFor(g, g.decision.seat)) : [];
      for (const [i, item] of items.slice(1).entries()) {
        const before = items[i];
        const alike = item.tail !== '' && before.tail !== '' && item.stem === before.stem;
        expect([item.text, before.text, beginsLike(before, item)]).toEqual([item.text, before.text, alike]);
        if (alike) together++;
      }
      // whoever types a sentence as it stands means it, and nothing else
      for (const { text } of items) expect(itemsSaid(items, tokens(spoken(text))).map((i) => i.text)).toEqual([text]);
      const { option, cards } = randomChoice(g.decision, dice);
      g.choose(option, cards);
    }
    expect(together).toBeGreaterThan(50);
  });
});

describe('a list of very many options', () => {
  const [a, b] = stockDecks(full);
  const g = newGame({ catalogue: scenarioCatalogue(), format: full }, headerFor(full, [a, b], 'many'));
  const dice = makeDice('many');
  while (g.decision!.prompt.id !== 'dilemma-phase') {
    const { option, cards } = randomChoice(g.decision!, dice);
    g.choose(option, cards);
  }
  const words = speechFor(g, g.decision!.seat);
  const all = makeMenu(g, g.decision!, words);
  const entries = entriesOf(g, all, words);

  itSays('tells own missions from others, planets from space, and where a card would be a mis-seed', () => {
    const places = entries.flatMap((e) => (e.items.length > 1 ? placeLines(e) : [])).map(spoken);
    for (const about of [/\(yours, planet\)$/, /\(the opponent’s, space\)$/, /\(yours, \w+, a mis-seed\)$/])
      expect(places).toContainEqual(expect.stringMatching(about));
  });

  it('has one number for each card, and the places are chosen next', () => {
    expect(all.length).toBeGreaterThan(40);
    expect(entries.length).toBeLessThan(all.length / 2);
    expect(entries.map((e) => e.head.number)).toEqual(entries.map((_, i) => i + 1));
    expect(new Set(entries.flatMap((e) => e.items))).toEqual(new Set(all));
    const many = entries.find((e) => e.items.length > 1)!;
    expect(placeLines(many)).toHaveLength(many.items.length);
    // as they lie on the table
    const places = many.items.map((i) => g.state.lines.flat().indexOf(spotLocation(i.option.to)));
    expect(places).toEqual([...places].sort((x, y) => x - y));
    expect(new Set(many.items.map((i) => i.option.card)).size).toBe(1);
  });

  it('is as it was where there are few', () => {
    expect(entriesOf(game, menu, speech).map((e) => e.items)).toEqual(menu.map((i) => [i]));
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
