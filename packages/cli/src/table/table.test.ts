import { makeDice, randomChoice } from '@spaceline/bots';
import { copyState, type Decision, Game, newGame, VIEWERS, type Viewer } from '@spaceline/engine';
import { warpSpeed } from '@spaceline/formats';
import { describePrompt, mayName } from '@spaceline/protocol';
import { FILLER_ID, scenarioCatalogue } from '@spaceline/rulebook';
import { describe, expect, it } from 'vitest';
import { stockDecks } from '../decks/decks.ts';
import { headerFor } from '../games/drive.ts';
import { makeMenu } from '../play/menu.ts';
import { NO_STYLE } from '../style.ts';
import { KAZON_TABLE, tableOf } from '../test-table.ts';
import { handLines } from './hand.ts';
import { makeScene } from './scene.ts';
import { tellTable } from './sentences.ts';
import { drawTable } from './table.ts';
import { wrap } from './wrap.ts';

const NAMES = ['You', 'Opponent'];
const filler = scenarioCatalogue.byId(FILLER_ID)!.index;

/** Everything that is shown to a viewer: the table, and the options of a question to the viewer. */
const shown = (g: Game, viewer: Viewer, d: Decision): string => {
  const scene = makeScene(g, viewer, NAMES);
  const asked = d.seat === viewer ? [describePrompt(g, viewer, d), ...makeMenu(g, d.seat, d).map((i) => i.text)] : [];
  return [...drawTable(scene, NO_STYLE, 100), ...tellTable(scene), ...asked].join('\n');
};

describe('the table', () => {
  const drawn = drawTable(makeScene(tableOf(KAZON_TABLE), 0, NAMES), NO_STYLE, 100).join('\n');

  it('shows missions, ships and crews', () => {
    for (const text of [
      '1 Catalog Phenomena',
      '2 Liberation',
      'Kazon Outpost',
      '- Maniz',
      'On the planet',
      '2 seeds (1 yours)',
    ])
      expect(drawn).toContain(text);
  });

  it('counts what is hidden, and does not name it', () => {
    expect(drawn).toContain('- 2 hidden');
    expect(drawn).not.toMatch(/Danara|Motura|Common Thief|Sulan/);
  });

  it.each([60, 80, 100, 140, 180])('fits into %i columns', (width) => {
    const lines = drawTable(makeScene(tableOf(KAZON_TABLE), 0, NAMES), NO_STYLE, width);
    expect(Math.max(...lines.map((l) => l.length))).toBeLessThanOrEqual(width);
  });

  it('is told in sentences, without any drawing', () => {
    const told = tellTable(makeScene(tableOf(KAZON_TABLE), 0, NAMES)).join('\n');
    expect(told).toContain('Location 2 of 3: Liberation. A planet mission, 30 points');
    expect(told).not.toMatch(/[\u2500-\u257f]/);
  });

  it('shows the hand with numbers and costs', () => {
    const lines = handLines(tableOf(KAZON_TABLE), 0, NO_STYLE, 180);
    expect(lines[1]).toMatch(/h1 Culluh: Personnel, Kazon; .*\(reports: a card play\)/);
  });

  it('shows nothing to a viewer that depends on what is hidden from that viewer', () => {
    const [a, b] = stockDecks(warpSpeed);
    const rules = { catalogue: scenarioCatalogue, format: warpSpeed };
    const g = newGame(rules, headerFor(warpSpeed, [a, b], 'leak'));
    const dice = makeDice('leak');
    for (let n = 0; g.decision !== null; n++) {
      if (n % 10 === 0) {
        for (const viewer of VIEWERS) {
          const state = copyState(g.state);
          for (const c of g.state.cards) if (!mayName(g, viewer, c.id)) state.cards[c.id].def = filler;
          expect(shown(new Game(rules, state), viewer, g.decision)).toBe(shown(g, viewer, g.decision));
        }
      }
      const { option, cards } = randomChoice(g.decision, dice);
      g.choose(option, cards);
    }
  }, 20_000);
});

describe('wrapping', () => {
  it('keeps to the width, cuts what is too long, and indents', () => {
    expect(wrap('aa bb cc', 5)).toEqual(['aa bb', 'cc']);
    expect(wrap('aa bb cc', 5, ' ')).toEqual(['aa bb', ' cc']);
    expect(wrap('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
    expect(wrap('', 5)).toEqual([]);
  });
});

describe('a table of the full game', () => {
  const scene = (viewer: Viewer) =>
    makeScene(
      tableOf(`
players:
  A: { tactics: [Photon Torpedo x3] }
  B: {}
spaceline:
  - mission: Liberation
    owner: A
    A:
      ships:
        - card: Kazon Warship
          crew: [Maniz, { card: Vorik, owner: B, captive: { of: A, held: brig } }]
      planet:
        - Narret
        - { card: Joseph Carey, owner: B, captive: { of: A, held: escorted } }
        - { card: Harry Kim, owner: B, captive: { of: A, held: unattended } }
        - { card: Tom Paris, owner: B, captive: { of: A, held: brainwashed } }
turn: { player: A, number: 3, segment: orders }`),
      viewer,
      NAMES,
    );

  it('counts the side decks', () => {
    expect(tellTable(scene(0))).toContain('You, side deck Battle Bridge: 3 face down.');
    expect(drawTable(scene(0), NO_STYLE, 80)).toContain('  Battle Bridge: 3 face down');
    expect(tellTable(scene(1)).join()).not.toContain('Photon Torpedo');
  });

  it('says how captives are held', () => {
    const told = tellTable(scene(0)).join('\n');
    for (const words of [
      'Vorik (your captive, in the Brig)',
      'Joseph Carey (your captive, escorted)',
      'Harry Kim (your captive, left unattended)',
      'Tom Paris (your captive, brainwashed)',
    ])
      expect(told).toContain(words);
  });
});
