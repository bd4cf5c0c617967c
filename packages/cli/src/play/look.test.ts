import { copyState, Game, mayName } from '@spaceline/engine';
import { spoken, type Words } from '@spaceline/protocol';
import { FILLER_ID, scenarioCatalogue } from '@spaceline/rulebook';
import { describe, expect, it } from 'vitest';
import { ENGLISH_IS_SPOKEN, KAZON_TABLE, speechFor, tableOf } from '../test-table.ts';
import { lookAt } from './look.ts';

const itSays = it.runIf(ENGLISH_IS_SPOKEN);

const game = tableOf(KAZON_TABLE);
const look = (text: string, plain = false): Words[] => lookAt(game, 0, text, speechFor(game, 0, plain));

/** Liberation needs SECURITY and one of Transporter Skill and Neelix; Catalog Phenomena is in space. */
const TEAMS = `
format: warp-speed
spaceline:
  - mission: Liberation
    owner: A
    A:
      planet: [Tuvok]
      ships: [{ card: U.S.S. Voyager, crew: [Harry Kim, Neelix] }]
  - mission: Catalog Phenomena
    owner: A
    A: { ships: [{ card: U.S.S. Equinox, crew: [Kathryn Janeway] }] }
turn: { player: A, number: 3, segment: orders }`;

/** B has more RANGE than is printed, thanks to somebody who is hidden. */
const HIDDEN_CREW = `
format: warp-speed
spaceline:
  - mission: Catalog Phenomena
    owner: A
    seeds: [{ card: Common Thief, owner: B }]
    A: { ships: [{ card: Kazon Warship, crew: [Maniz] }] }
    B: { ships: [{ card: U.S.S. Equinox, crew: [Rudolph Ransom, Thompson] }, { card: Vidiian Cruiser, crew: [Danara Pel] }] }
turn: { player: A, number: 3, segment: orders }`;

describe('a mission that is looked at', () => {
  const teams = tableOf(TEAMS);
  const at = (text: string, plain = false): Words[] => lookAt(teams, 0, text, speechFor(teams, 0, plain));
  const ticks = (lines: readonly Words[]): string[] =>
    lines
      .map(spoken)
      .filter((l) => /^ +\[.\]/.test(l))
      .map((l) => l.trimEnd());

  it('has its requirement ticked off part by part, and with those who are near', () => {
    const marks = ticks(at('liberation')).map((l) => l.slice(0, l.indexOf(']') + 1));
    // the Away Team has SECURITY and neither of the others; Neelix is near
    expect(marks).toEqual(['  [x]', '  [ ]', '    [ ]', '    [ ]', '  [x]', '  [x]', '    [ ]', '    [x]']);
  });

  it('names who gives what', () => {
    expect(ticks(at('liberation'))[0]).toContain('Tuvok');
    expect(ticks(at('catalog')).some((l) => l.includes('Kathryn Janeway'))).toBe(true);
  });

  it('is heard in sentences, one for each part of the requirement', () => {
    const heard = at('liberation', true);
    expect(heard.join()).not.toContain('[x]');
    expect(heard.map(spoken).filter((l) => l.includes('SECURITY')).length).toBeGreaterThan(0);
  });

  itSays('says what is met and what is missing', () => {
    expect(at('liberation', true)).toContain('  Met: SECURITY, 1 of 1, by Tuvok.');
    expect(at('liberation', true)).toContain('  Missing: one of these: Transporter Skill, 0 of 1; Neelix, 0 of 1.');
  });

  it('has the seed cards that are known', () => {
    const under = look('liberation')
      .map(spoken)
      .find((l) => l.includes('Astral Eddy'))!;
    expect(under).toBeDefined();
    expect(look('liberation').join()).not.toContain('Common Thief');
  });
});

describe('a ship that is looked at', () => {
  it('has who fills which staffing icon', () => {
    const lines = look('kazon warship');
    expect(lines.join('\n')).toMatch(/\[Cmd\]|\[Stf\]/);
  });

  itSays('says whether she is staffed', () => {
    expect(
      look('kazon warship')
        .map(spoken)
        .find((l) => l.startsWith('Not staffed: ')),
    ).toMatch(/nobody/);
    expect(look('vidiian cruiser').join()).not.toMatch(/[Ss]taffed/);
  });

  it('counts who may not be seen', () => {
    expect(look('vidiian cruiser').join()).not.toMatch(/Danara|Motura/);
  });
});

/** Swaps everything that a player may not know for something else: what is told of what is seen must not change. */
it('nothing depends on what is hidden', () => {
  const filler = scenarioCatalogue().byId(FILLER_ID)!.index;
  const g = tableOf(HIDDEN_CREW);
  const state = copyState(g.state);
  for (const c of g.state.cards) if (!mayName(g, 0, c.id)) state.cards[c.id].def = filler;
  const other = new Game(g.rules, state);
  other.decision = g.decision;
  for (const title of ['U.S.S. Equinox', 'Vidiian Cruiser', 'Catalog Phenomena', 'Kazon Warship', 'Danara Pel'])
    expect(lookAt(other, 0, title, speechFor(other, 0))).toEqual(lookAt(g, 0, title, speechFor(g, 0)));
});

it('a card that is only in the catalogue has its facts', () => {
  expect(look('kathryn janeway')[0]).toMatch(/^Kathryn Janeway \[/);
});

it('a name that could mean several is asked about', () => {
  expect(look('kazon').join()).toMatch(/Kazon Outpost.*Kazon Raider|Kazon Raider.*Kazon Outpost/);
  expect(look('frobnicate')).toHaveLength(1);
});
