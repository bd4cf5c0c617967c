/** Battles as a player reads them, brought about by scenarios. */
import { copyState, Game, VIEWERS, type Viewer } from '@spaceline/engine';
import { mayName } from '@spaceline/protocol';
import { FILLER_ID, parseScenario, Runner, rulesFor, scenarioCatalogue } from '@spaceline/rulebook';
import { describe, expect, it } from 'vitest';
import { NO_STYLE } from '../style.ts';
import { drawBattle, drawTactics } from './draw.ts';
import { type BattleScene, battleScene } from './scene.ts';
import { tellBattle } from './sentences.ts';
import { tellNews } from './tell.ts';
import { Witness } from './witness.ts';

const NAMES = ['You', 'Opponent'];

interface Seen {
  /** the battle at each question of it: drawn, the Tactics to choose from, and told */
  drawn: string[];
  tactics: string[];
  told: string[];
  /** every line of the drawings */
  lines: (width: number) => string[];
  /** the whole log, drawn and told */
  news: (width: number) => string[];
  sentences: string[];
}

/** Plays a scenario to its end while the viewer looks on. */
function watched(yaml: string, viewer: Viewer, names = NAMES, look?: (g: Game, w: Witness) => void): Seen {
  const scenario = parseScenario(`title: a battle\n${yaml}`);
  const witness = new Witness(viewer);
  const scenes: BattleScene[] = [];
  const runner = new Runner(scenario, rulesFor(scenario), (g) => {
    const scene = battleScene(g, viewer, names, witness, g.decision);
    if (scene !== null) scenes.push(scene);
    look?.(g, witness);
  });
  witness.watch(runner.game);
  runner.run();
  const { game } = runner;
  const tell = (plain: boolean, width: number) =>
    tellNews(game, viewer, game.log, names, witness, { style: NO_STYLE, plain, width });
  return {
    drawn: scenes.map((s) => drawBattle(s, NO_STYLE, 80).join('\n')),
    tactics: scenes.map((s) => drawTactics(s, NO_STYLE, 80).join('\n')),
    told: scenes.map((s) => tellBattle(s).join('\n')),
    lines: (width) => scenes.flatMap((s) => [...drawBattle(s, NO_STYLE, width), ...drawTactics(s, NO_STYLE, width)]),
    news: (width) => tell(false, width),
    sentences: tell(true, 80),
  };
}

/** Two Raiders against a ship that returns fire; both sides use a Tactic. */
const SHIPS = `
rules: [BOG-27]
players:
  A: { tactics: [Photon Torpedo, Quantum Torpedo x6] }
  B: { tactics: [Evasive Maneuvers, Target Engines x6] }
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A:
      ships:
        - { card: Kazon Raider, crew: [Maniz] }
        - { card: Kazon Raider, crew: [Tersa] }
    B:
      ships: [{ card: U.S.S. Intrepid, crew: [Kathryn Janeway] }]
turn: { player: A, number: 3, segment: orders }
steps:
  - A: { verb: attack, cards: ["Kazon Raider#1", "Kazon Raider#2"], target: U.S.S. Intrepid }
  - B: { verb: fire, cards: [U.S.S. Intrepid], target: "Kazon Raider#1" }
  - A: { pick: Photon Torpedo }
  - B: { pick: Evasive Maneuvers }
`;

/** A armed against B, on the planet. */
const FIGHT = `
rules: [R-10.10]
spaceline:
  - mission: Liberation
    owner: A
    A:
      planet: [Culluh, Haliz, Kazon Disruptor]
    B:
      planet: [{ card: Marla Gilmore, affiliation: Federation }, Joseph Carey, { card: Kes, affiliation: Federation }]
turn: { player: A, number: 3, segment: orders }
steps:
  - random: [[Culluh, Haliz], [Marla Gilmore, Joseph Carey, Kes], Joseph Carey]
  - A: { verb: fight, at: planet }
  - A: { pick: wound }
  - A: { pick: stun }
`;

const DAMAGED = `
rules: [R-9.13]
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A: { ships: [{ card: Kazon Warship, crew: [Maniz, Tersa, Karden, Loran] }] }
    B: { ships: [U.S.S. Intrepid] }
turn: { player: A, number: 3, segment: orders }
steps:
  - A: { verb: attack, card: Kazon Warship, target: U.S.S. Intrepid }
`;

describe('a ship battle', () => {
  const mine = watched(SHIPS, 0);
  const theirs = watched(SHIPS, 1, ['Opponent', 'You']);

  it('shows both sides, their hulls, and the totals as they build up', () => {
    expect(mine.drawn[0]).toContain('Ship battle at Catalog Phenomena');
    expect(mine.drawn[0]).toMatch(/You attack +Opponent is attacked/);
    expect(mine.drawn[0]).toContain('HULL ██████████ 100 %');
    expect(mine.drawn[0]).toContain('ATTACK  14 = 7 Kazon Raider (no. 1) + 7 Kazon Raider (no. 2)\n');
    expect(mine.drawn.at(-1)).toContain('Kazon Raider (no. 2) + 2 Photon');
    expect(mine.told.at(-1)).toContain('plus 7 from Kazon Raider (no. 2), plus 2 from Photon Torpedo.');
  });

  it('says of each Tactic that was drawn what it would do', () => {
    const choosing = mine.tactics.find((t) => t !== '')!;
    expect(choosing).toContain('Photon Torpedo: ATTACK +2, DEFENSE +2; a hit lands 2 drawn markers');
    expect(choosing).toContain('you have 16 against 8');
    expect(theirs.tactics.join()).not.toContain('Photon Torpedo');
  });

  it('keeps a Tactic face down until both are turned over', () => {
    expect(theirs.drawn.at(-1)).toMatch(/Tactic: a card, face down/);
    expect(theirs.drawn.join() + theirs.told.join()).not.toContain('Photon Torpedo');
    const news = theirs.news(80);
    const at = news.indexOf('  The Tactics are turned over');
    expect(news.slice(at + 1, at + 3)).toEqual([
      '    Opponent: Photon Torpedo (ATTACK +2, DEFENSE +2)',
      '    You: Evasive Maneuvers (ATTACK −2, DEFENSE +4)',
    ]);
  });

  it('tells each shot as a sum with every term', () => {
    const news = mine.news(120);
    expect(news).toContain('  Kazon Raider (no. 1) and Kazon Raider (no. 2) fire at U.S.S. Intrepid: a hit');
    expect(news).toContain('    ATTACK  16 = 7 Kazon Raider (no. 1) + 7 Kazon Raider (no. 2) + 2 Photon Torpedo');
    expect(news).toContain('    DEFENSE 12 = 8 U.S.S. Intrepid + 4 Evasive Maneuvers');
    expect(news).toContain('    ATTACK  5 = 7 U.S.S. Intrepid − 2 Evasive Maneuvers');
    expect(mine.sentences).toContain('  ATTACK 5: 7 from U.S.S. Intrepid, minus 2 from Evasive Maneuvers.');
  });

  it('tells each marker with its effect and the HULL that is left', () => {
    const news = mine.news(120).join('\n');
    expect(news).toContain(
      'Quantum Torpedo lands on U.S.S. Intrepid: HULL −15 %, WEAPONS −2, SHIELDS −2, sensors off line',
    );
    expect(news).toMatch(/HULL █████████░ 85 %[\s\S]*HULL ███████░░░ 70 %/);
    expect(mine.sentences).toContain('  HULL of U.S.S. Intrepid: 70 percent.');
  });

  it('tells a crew that is stopped in one line, without naming who is hidden', () => {
    expect(mine.news(120)).toContain('  Stopped: Kazon Raider x2, Maniz, Tersa, U.S.S. Intrepid and a card');
  });

  it('tells damage without side decks', () => {
    const news = watched(DAMAGED, 0).news(80).join('\n');
    expect(news).toContain('U.S.S. Intrepid is damaged and turned\n    HULL █████░░░░░ 50 %');
  });

  it.each([60, 80, 120])('fits into %i columns', (width) => {
    for (const s of [mine, theirs, watched(FIGHT, 0)])
      for (const line of [...s.lines(width), ...s.news(width)]) expect(line.length).toBeLessThanOrEqual(width);
  });

  it('is told without any drawing', () => {
    expect([...mine.told, ...mine.sentences].join()).not.toMatch(/[\u2500-\u259f%−]/);
  });
});

describe('a personnel battle', () => {
  const mine = watched(FIGHT, 0);

  it('shows who met whom, with STRENGTH and outcome', () => {
    expect(mine.drawn[0]).toContain('Culluh  11 > 4   Marla Gilmore  Marla Gilmore overpowered');
    expect(mine.drawn[1]).toContain('Culluh  11 > 4   Marla Gilmore  Marla Gilmore mortally wounded');
    expect(mine.told[1]).toContain(
      'Culluh, STRENGTH 11, met Marla Gilmore, STRENGTH 4: Marla Gilmore is mortally wounded.',
    );
  });

  it('tells what STRENGTH is made of, and the totals of those still standing', () => {
    const news = mine.news(120);
    expect(news).toContain('  Culluh (STRENGTH 11 = 9 own + 2 Kazon Disruptor) meets Marla Gilmore (STRENGTH 4)');
    expect(news).toContain('    You: STRENGTH 22 = 11 Culluh + 11 Haliz');
    expect(mine.sentences).toContain('  Opponent: total STRENGTH 4: 4 from Kes.');
  });

  it('does not name hidden equipment', () => {
    const theirs = watched(FIGHT, 1, ['Opponent', 'You']);
    const all = [...theirs.drawn, ...theirs.told, ...theirs.news(120)].join('\n');
    expect(all).toContain('9 own + 2 cards you may not see');
    expect(all).not.toContain('Disruptor');
    // before they meet, only what is printed
    expect(theirs.drawn[0]).toContain('Haliz 9');
  });
});

/** Swaps everything that a viewer may not know for something else: what is shown must not change. */
it.each([SHIPS, FIGHT])('the battle view tells nothing that is hidden (%#)', (yaml) => {
  const filler = scenarioCatalogue.byId(FILLER_ID)!.index;
  const view = (g: Game, viewer: Viewer, w: Witness) => {
    const scene = battleScene(g, viewer, NAMES, w, g.decision);
    return scene === null ? '' : [...drawBattle(scene, NO_STYLE, 100), ...tellBattle(scene)].join('\n');
  };
  let compared = 0;
  for (const viewer of VIEWERS) {
    watched(yaml, viewer, NAMES, (g, w) => {
      const state = copyState(g.state);
      for (const c of g.state.cards) if (!mayName(g, viewer, c.id)) state.cards[c.id].def = filler;
      const other = new Game(g.rules, state);
      other.decision = g.decision;
      // who has met is kept by the process that they met in
      const seen = { combats: () => w.combats(g.state.processes.at(-1) as never) } as unknown as Witness;
      expect(view(other, viewer, seen)).toBe(view(g, viewer, w));
      if (view(g, viewer, w) !== '') compared++;
    });
  }
  expect(compared).toBeGreaterThan(3);
});

it('tells each card of a Q-Flash with its text, and how many are still to come', () => {
  const { news } = watched(
    `
rules: [R-8.17]
players:
  A: { points: 20 }
  B: { q: [Into the Breach, Lemon-Aid, "Subsection Q, Paragraph 10"] }
spaceline:
  - mission: Catalog Phenomena
    owner: A
    seeds: [{ card: Q-Flash, owner: B }]
    A: { ships: [{ card: U.S.S. Voyager, crew: [Kathryn Janeway, Tuvok], damage: rotated }] }
steps:
  - A: { verb: attempt, target: Catalog Phenomena, card: U.S.S. Voyager }
`,
    0,
  );
  const told = news(100);
  expect(told).toContain('  You experience Into the Breach (Q-Flash, 1 more to come)');
  expect(told).toContain('  You experience Lemon-Aid (Q-Flash, the last card)');
});

it('names the cards that change WEAPONS and SHIELDS', () => {
  const news = watched(
    `
rules: [BOG-27]
players: { A: {}, B: { table: [Captain's Log] } }
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A: { ships: [{ card: Kazon Raider, crew: [Maniz] }] }
    B: { ships: [{ card: U.S.S. Voyager, crew: [Kathryn Janeway, Tuvok] }] }
turn: { player: A, number: 3, segment: orders }
steps:
  - A: { verb: attack, card: Kazon Raider, target: U.S.S. Voyager }
  - B: { verb: fire, cards: [U.S.S. Voyager], target: Kazon Raider }
`,
    0,
  ).news(120);
  expect(news).toContain("    DEFENSE 11 = 8 U.S.S. Voyager + 3 Captain's Log");
  expect(news).toContain("    ATTACK  11 = 8 U.S.S. Voyager + 3 Captain's Log");
});
