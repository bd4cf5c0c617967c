import { makeDice, randomChoice } from '@spaceline/bots';
import { copyState, type Decision, Game, mayName, newGame, VIEWERS, type Viewer } from '@spaceline/engine';
import { warpSpeed } from '@spaceline/formats';
import { promptWords, spoken, type Words } from '@spaceline/protocol';
import { FILLER_ID, parseScenario, Runner, rulesFor, scenarioCatalogue } from '@spaceline/rulebook';
import { describe, expect, it } from 'vitest';
import { stockDecks } from '../decks/decks.ts';
import { headerFor } from '../games/drive.ts';
import { letters } from '../letters.ts';
import { makeMenu } from '../play/menu.ts';
import { NO_STYLE } from '../style.ts';
import { ENGLISH_IS_SPOKEN, KAZON_TABLE, say, speechFor, tableOf } from '../test-table.ts';
import { handLines } from './hand.ts';
import { makeScene } from './scene.ts';
import { tellTable } from './sentences.ts';
import { drawTable } from './table.ts';
import { wrap } from './wrap.ts';

const itSays = it.runIf(ENGLISH_IS_SPOKEN);

const filler = scenarioCatalogue().byId(FILLER_ID)!.index;

const drawn = (g: Game, viewer: Viewer, width: number): Words[] => {
  const speech = speechFor(g, viewer);
  return drawTable(makeScene(g, speech), speech, NO_STYLE, width);
};

const told = (g: Game, viewer: Viewer): Words[] => {
  const speech = speechFor(g, viewer, true);
  return tellTable(makeScene(g, speech), speech);
};

/** Everything that is shown to a viewer: the table, and the options of a question to the viewer. */
const shown = (g: Game, viewer: Viewer, d: Decision): string => {
  const speech = speechFor(g, viewer);
  const asked =
    d.seat === viewer ? [promptWords(d.prompt, speech.naming), ...makeMenu(g, d, speech).map((i) => i.text)] : [];
  return [...drawn(g, viewer, 100), ...told(g, viewer), ...asked].join('\n');
};

describe('the table', () => {
  const table = drawn(tableOf(KAZON_TABLE), 0, 100).join('\n');

  it('shows missions, ships and crews', () => {
    for (const text of ['1 Catalog Phenomena', '2 Liberation', 'Kazon Outpost', '- Maniz', say('On the planet')])
      expect(table).toContain(text);
    const [line] = makeScene(tableOf(KAZON_TABLE), speechFor(tableOf(KAZON_TABLE), 0)).lines;
    expect(line.places.map((p) => [p.seeds, p.ownSeeds])).toEqual([
      [0, 0],
      [2, 1],
      [0, 0],
    ]);
  });

  itSays('counts the seed cards, and whose they are', () => {
    expect(table).toContain('2 seeds (1 yours)');
  });

  it('counts what is hidden, and does not name it', () => {
    expect(table).toContain(`- ${say('{n} hidden', { n: 2 })}`);
    expect(table).not.toMatch(/Danara|Motura|Common Thief|Sulan/);
  });

  it.each([60, 80, 100, 140, 180])('fits into %i columns', (width) => {
    const lines = drawn(tableOf(KAZON_TABLE), 0, width);
    expect(Math.max(...lines.map(letters))).toBeLessThanOrEqual(width);
  });

  it('is told in sentences, without any drawing', () => {
    const sentences = told(tableOf(KAZON_TABLE), 0).join('\n');
    for (const title of ['Catalog Phenomena', 'Liberation', 'Research Phage']) expect(sentences).toContain(title);
    expect(sentences).not.toMatch(/[\u2500-\u257f]/);
  });

  itSays('tells each location', () => {
    expect(told(tableOf(KAZON_TABLE), 0).join('\n')).toContain(
      'Location 2 of 3: Liberation. A planet mission, 30 points',
    );
  });

  const played = (yaml: string, steps: string): Runner => {
    const scenario = parseScenario(`title: a table\n${yaml}\nsteps: ${steps}\n`);
    const runner = new Runner(scenario, rulesFor(scenario));
    runner.run();
    return runner;
  };

  const scenePlaces = (yaml: string, steps = '[]') => {
    const { game } = played(yaml, steps);
    return makeScene(game, speechFor(game, 0)).lines[0].places;
  };

  it('shows what lies on somebody, of each of two alike', () => {
    const [place] = scenePlaces(`
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A: { ships: [{ card: Kazon Raider, crew: [{ card: Halok, on: [The Mask of Korgano] }, Halok] }] }
turn: { player: A, number: 3, segment: orders }`);
    const people = place.near[0].people.map(spoken);
    expect(people).toHaveLength(2);
    expect(people.filter((name) => name.includes('The Mask of Korgano'))).toHaveLength(1);
  });

  it('shows an Escape Pod with those in it', () => {
    const [place] = scenePlaces(
      `
players: { A: { hand: [Auto-Destruct Sequence, Escape Pod] } }
spaceline:
  - { mission: Protect Shipment, owner: A, A: { ships: [{ card: Kazon Raider, crew: [Maniz, Halok] }] } }`,
      `
  - A: { verb: play, card: Auto-Destruct Sequence, target: Kazon Raider }
  - A: end-turn
  - A: { verb: play, card: Escape Pod }`,
    );
    expect(place.near.map((u) => [spoken(u.name), u.people.map(spoken)])).toEqual([['Escape Pod', ['Maniz', 'Halok']]]);
    expect(place.on).toEqual([]);
  });

  it('says what an objective is aimed at, and of other cards on the table nothing of the kind', () => {
    const runner = played(
      `
players: { A: { hand: [Establish Gateway], table: [Fair Play] } }
spaceline: [{ mission: Catalog Phenomena, owner: A, A: { ships: [{ card: Borg Sphere, crew: [Six of Eleven] }] } }]
turn: { player: A, number: 3, segment: play }`,
      '[{ A: { verb: play, card: Establish Gateway, target: Catalog Phenomena } }]',
    );
    const lying = makeScene(runner.game, speechFor(runner.game, 0)).near.table.map(spoken);
    expect(lying).toContain('Fair Play');
    expect(lying.find((card) => card.startsWith('Establish Gateway'))).toContain('Catalog Phenomena');
  });

  it('says which ships are staffed', () => {
    const g = tableOf(KAZON_TABLE);
    const [line] = makeScene(g, speechFor(g, 0)).lines;
    const notes = (title: string) =>
      line.places.flatMap((p) => [...p.near, ...p.far]).find((u) => spoken(u.name).startsWith(title))!.notes;
    expect(notes('Kazon Warship')).toContain(say('not staffed'));
    // what the other side's ship has aboard is not told
    expect(notes('Vidiian Cruiser')).toEqual([]);
  });

  it('shows the hand with numbers', () => {
    const g = tableOf(KAZON_TABLE);
    expect(handLines(g, 0, speechFor(g, 0), NO_STYLE, 180)[1]).toMatch(/h1 Culluh: Personnel, Kazon; /);
  });

  itSays('shows the hand with costs', () => {
    const g = tableOf(KAZON_TABLE);
    const lines = handLines(g, 0, speechFor(g, 0), NO_STYLE, 180);
    expect(lines[1]).toMatch(/\(reports: a card play\)$/);
    expect(lines[3]).toMatch(/Distortion of Space\/Time Continuum: .*\(.+\)$/);
  });

  it('shows nothing to a viewer that depends on what is hidden from that viewer', () => {
    const [a, b] = stockDecks(warpSpeed);
    const rules = { catalogue: scenarioCatalogue(), format: warpSpeed };
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
    expect(wrap('  aa bb', 5, ' ')).toEqual(['  aa', '   bb']);
    expect(wrap('', 5)).toEqual([]);
  });
});

describe('a table of the full game', () => {
  const game = tableOf(`
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
turn: { player: A, number: 3, segment: orders }`);

  it('shows the side decks, and what is in them to nobody', () => {
    expect(drawn(game, 0, 80).join('\n')).toContain('Battle Bridge: 3');
    expect(told(game, 1).join()).not.toContain('Photon Torpedo');
  });

  itSays('counts the side decks', () => {
    expect(told(game, 0)).toContain('You, side deck Battle Bridge: 3 face down.');
    expect(drawn(game, 0, 80)).toContain('  Battle Bridge: 3 face down');
  });

  itSays('says how captives are held', () => {
    const sentences = told(game, 0).join('\n');
    for (const words of [
      'Vorik (your captive, in the Brig)',
      'Joseph Carey (your captive, escorted)',
      'Harry Kim (your captive, left unattended)',
      'Tom Paris (your captive, brainwashed)',
    ])
      expect(sentences).toContain(words);
  });
});
