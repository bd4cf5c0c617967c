import { describe, expect, it } from 'vitest';
import { KAZON_TABLE, tableOf } from '../test-table.ts';
import { explain, meanings, understand } from './why.ts';

const game = tableOf(KAZON_TABLE);

/** "WORDS: RULE", or "WORDS: ok", for each reading. */
const why = (text: string): string[] =>
  explain(game, 0, meanings(game, 0, understand(game, 0, text))).map((e) => `${e.words}: ${e.reason?.rule ?? 'ok'}`);

describe('why', () => {
  it.each([
    ['move warship phage', ['Move Kazon Warship to Research Phage (RANGE 5 of 3): R-7.2']],
    ['attempt phage', ['Attempt Research Phage with the Away Team (0 able): WARP-33']],
    ['solve liberation', ['Attempt Liberation with the Away Team (2 able): ok']],
    ['report culluh to cruiser', ['Report Culluh to Vidiian Cruiser: R-5.2']],
    ['1', ['Report Culluh: ok']],
    ['h1', ['Report Culluh: ok']],
    ['dock warship', ['Dock Kazon Warship: ok']],
    ['undock warship', ['Undock Kazon Warship: R-7.7']],
    ['end turn', ['End your turn: ok']],
    ['beam maniz to planet', ['Beam Maniz to the planet of Catalog Phenomena: R-7.11']],
    ['seed culluh', ['Seed Culluh on the table: R-3.1']],
  ])('%s', (text, expected) => {
    expect(why(text)).toEqual(expected);
  });

  it('explains each ship of one name', () => {
    expect(why('move kazon raider catalog')).toHaveLength(2);
  });

  it('does not know what is hidden', () => {
    const said = understand(game, 0, 'beam danara pel to planet');
    expect(said.unclear[0]).toContain('danara pel');
    expect(understand(game, 0, 'why sulan').mentions).toEqual([]);
    expect(understand(game, 0, 'look common thief').mentions).toEqual([]);
  });

  it('does not take a part of a name for another card', () => {
    const said = understand(game, 0, 'move kazon scout to phage');
    expect(said.unclear).toEqual(['No card that you can see is called "kazon scout".']);
    expect(meanings(game, 0, said)).toEqual([]);
  });

  it('says what it needs to know', () => {
    expect(understand(game, 0, '').unclear).toHaveLength(1);
    expect(understand(game, 0, '99').unclear).toEqual(['There is no card h99 in your hand.']);
    expect(why('frobnicate')).toEqual([]);
  });
});
