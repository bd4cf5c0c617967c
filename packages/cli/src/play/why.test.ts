import { describe, expect, it } from 'vitest';
import { ENGLISH_IS_SPOKEN, KAZON_TABLE, speechFor, tableOf } from '../test-table.ts';
import { actionWords, explain, meanings, unclearWords, understand } from './why.ts';

const itSays = it.runIf(ENGLISH_IS_SPOKEN);

const game = tableOf(KAZON_TABLE);
const speech = speechFor(game, 0);

const readings = (text: string) => explain(game, 0, meanings(game, 0, understand(game, 0, text)));

/** "RULE", or "ok", for each reading. */
const rules = (text: string): string[] => readings(text).map((e) => e.reason?.rule ?? 'ok');

/** The same after what was understood. */
const why = (text: string): string[] =>
  readings(text).map((e) => `${actionWords(game, e.action, speech)}: ${e.reason?.rule ?? 'ok'}`);

const CASES: [typed: string, told: string[]][] = [
  ['move warship phage', ['Move Kazon Warship to Research Phage (RANGE 5 of 3): R-7.2']],
  ['attempt phage', ['Attempt Research Phage with the Away Team: WARP-33']],
  ['solve liberation', ['Attempt Liberation with the Away Team (2 able): ok']],
  ['report culluh to cruiser', ['Report Culluh to Vidiian Cruiser: R-5.2']],
  ['1', ['Report Culluh: ok']],
  ['h1', ['Report Culluh: ok']],
  ['dock warship', ['Dock Kazon Warship: ok']],
  ['undock warship', ['Undock Kazon Warship: R-7.7']],
  ['end turn', ['End your turn: ok']],
  ['beam maniz to planet', ['Beam Maniz to the planet of Catalog Phenomena: R-7.11']],
  ['attack cruiser', ['Attack Vidiian Cruiser: R-9.2']],
  ['attack cruiser with warship', ['Attack with Kazon Warship against Vidiian Cruiser: R-9.1']],
  ['scout liberation', ['Scout Liberation with the Away Team (0 able): CR-165']],
  ['commandeer kazon outpost', ['Commandeer attempt on Kazon Outpost: DOM-68']],
  ['fight liberation', ['Start a personnel battle on the planet of Liberation: R-10.1']],
  ['acquire kazon outpost', ['Take Kazon Outpost: R-11.26']],
  ['seed culluh', ['Seed Culluh on the table: R-3.1']],
];

describe('why', () => {
  it.each(CASES)('%s', (text, told) => {
    expect(rules(text)).toEqual(told.map((t) => t.slice(t.lastIndexOf(': ') + 2)));
  });

  itSays('repeats what it understood', () => {
    for (const [text, told] of CASES) expect(why(text)).toEqual(told);
  });

  it('explains each ship of one name', () => {
    expect(why('move kazon raider catalog')).toHaveLength(2);
  });

  it('does not know what is hidden', () => {
    const said = understand(game, 0, 'beam danara pel to planet');
    expect(said.unclear).toEqual({ why: 'unknown', words: 'danara pel' });
    expect(understand(game, 0, 'why sulan').mentions).toEqual([]);
    expect(understand(game, 0, 'look common thief').mentions).toEqual([]);
  });

  it('does not take a part of a name for another card', () => {
    const said = understand(game, 0, 'move kazon scout to phage');
    expect(said.unclear).toEqual({ why: 'unknown', words: 'kazon scout' });
    expect(unclearWords(said.unclear!, speech)).toContain('"kazon scout"');
    expect(meanings(game, 0, said)).toEqual([]);
  });

  it('says what it needs to know', () => {
    expect(understand(game, 0, '').unclear).toEqual({ why: 'too-little' });
    expect(understand(game, 0, '99').unclear).toEqual({ why: 'no-such-number', number: 99 });
    expect(readings('frobnicate')).toEqual([]);
  });
});

it('what is attacked is in play and of the other side, whatever else has its name', () => {
  const two = tableOf(`
players: { A: { hand: [U.S.S. Nebula] } }
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A: { ships: [{ card: Kazon Raider, crew: [Maniz] }] }
    B: { ships: [{ card: U.S.S. Nebula, crew: [Kathryn Janeway] }] }
turn: { player: A, number: 3, segment: orders }`);
  const [{ action: meant }] = explain(two, 0, meanings(two, 0, understand(two, 0, 'attack u.s.s. nebula')));
  expect(two.card(meant.to).controller).toBe(1);
});
