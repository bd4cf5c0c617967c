/** Battles as a player reads them, brought about by scenarios. */
import { copyState, Game, mayName, SEATS, type Seat } from '@spaceline/engine';
import { spoken, type Words } from '@spaceline/protocol';
import { FILLER_ID, parseScenario, Runner, rulesFor, scenarioCatalogue } from '@spaceline/rulebook';
import { describe, expect, it } from 'vitest';
import { tellNews } from '../log/news.ts';
import { NO_STYLE } from '../style.ts';
import { ENGLISH_IS_SPOKEN, speechFor } from '../test-table.ts';
import { drawBattle, drawTactics } from './draw.ts';
import { forecastLines } from './forecast.ts';
import { type BattleScene, battleScene, type FightScene, type ShipBattleScene } from './scene.ts';
import { tellBattle } from './sentences.ts';

const itSays = it.runIf(ENGLISH_IS_SPOKEN);

interface Seen {
  /** the battle at each question of it; drawn, the Tactics to choose from, and told */
  scenes: BattleScene[];
  drawn: string[];
  tactics: string[];
  told: string[];
  /** every line of the drawings */
  lines: (width: number) => string[];
  /** the whole log, drawn and told */
  news: (width: number) => string[];
  sentences: string[];
}

const ships = (s: Seen): ShipBattleScene[] => s.scenes.filter((x) => x.kind === 'ships');
const fights = (s: Seen): FightScene[] => s.scenes.filter((x) => x.kind === 'people');

/** Plays a scenario to its end while the player looks on. */
function watched(yaml: string, seat: Seat, look?: (g: Game) => void): Seen {
  const scenario = parseScenario(`title: a battle\n${yaml}`);
  const seen: Pick<Seen, 'scenes' | 'drawn' | 'tactics' | 'told'> = { scenes: [], drawn: [], tactics: [], told: [] };
  const drawings: ((width: number) => Words[])[] = [];
  const runner = new Runner(scenario, rulesFor(scenario), (g) => {
    const speech = speechFor(g, seat);
    const scene = battleScene(g, seat, speech, g.decision);
    look?.(g);
    if (scene === null) return;
    const tactics = (width: number) => drawTactics(scene, speech, NO_STYLE, width);
    const battle = (width: number) => drawBattle(scene, speech, NO_STYLE, width);
    const aloud = speechFor(g, seat, true);
    // what things are called is what they are called now
    const widths = new Map(WIDTHS.map((w) => [w, [...battle(w), ...tactics(w)]]));
    drawings.push((w) => widths.get(w)!);
    seen.scenes.push(scene);
    seen.drawn.push(battle(80).join('\n'));
    seen.tactics.push(tactics(80).join('\n'));
    seen.told.push(tellBattle(battleScene(g, seat, aloud, g.decision)!, aloud).join('\n'));
  });
  runner.run();
  const { game } = runner;
  return {
    ...seen,
    lines: (width) => drawings.flatMap((d) => d(width).map(spoken)),
    news: (width) => tellNews(game, 0, speechFor(game, seat), { style: NO_STYLE, width }).map(spoken),
    sentences: tellNews(game, 0, speechFor(game, seat, true), { style: NO_STYLE, width: 80 }).map(spoken),
  };
}

const WIDTHS: readonly number[] = [60, 80, 120];

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

/** A, armed, against B, on the planet. */
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
  const theirs = watched(SHIPS, 1);

  it('has both sides, their hulls, and the totals as they build up', () => {
    const [first] = ships(mine);
    expect(first.sides.map((s) => s.mine)).toEqual([true, false]);
    expect(first.sides.map((s) => s.vessels.map((v) => v.hull))).toEqual([[100, 100], [100]]);
    expect(first.fire.map((f) => [f.attack.total, f.defense.total, f.result])).toEqual([[14, 8, 'hit']]);
    expect(first.fire[0].attack.terms.map((t) => t.n)).toEqual([7, 7]);
    const last = ships(mine).at(-1)!;
    expect(last.fire.map((f) => [f.attack.total, f.defense.total])).toEqual([
      [16, 8],
      [7, 9],
    ]);
    expect(last.fire[0].attack.terms.at(-1)).toEqual({ n: 2, name: 'Photon Torpedo' });
  });

  itSays('is drawn side by side, and told', () => {
    expect(mine.drawn[0]).toContain('Ship battle at Catalog Phenomena');
    expect(mine.drawn[0]).toMatch(/You attack +Maje is attacked/);
    expect(mine.drawn[0]).toContain('HULL ██████████ 100%');
    expect(mine.drawn[0]).toContain('ATTACK  14 = 7 Kazon Raider (no. 1) + 7 Kazon Raider (no. 2)\n');
    expect(mine.drawn.at(-1)).toContain('Kazon Raider (no. 2) + 2 Photon');
    expect(mine.told.at(-1)).toContain('plus 7 from Kazon Raider (no. 2), plus 2 from Photon Torpedo.');
  });

  it('has each Tactic that was drawn, for whoever drew it', () => {
    expect(ships(mine).flatMap((s) => s.drawn.map((t) => t.title))).toContain('Photon Torpedo');
    expect(theirs.tactics.join()).not.toContain('Photon Torpedo');
  });

  itSays('says of each Tactic what it would do', () => {
    const choosing = mine.tactics.find((t) => t !== '')!;
    expect(choosing).toContain('Photon Torpedo: ATTACK +2, DEFENSE +2; a hit lands 2 drawn markers');
    expect(choosing).toContain('you have 16 against 8');
  });

  it('keeps a Tactic face down until both are turned over', () => {
    expect(theirs.drawn.join() + theirs.told.join()).not.toContain('Photon Torpedo');
    const turned = theirs.news(80).filter((l) => l.includes('Photon Torpedo') || l.includes('Evasive Maneuvers'));
    // their own, which they drew and know, stands before as well
    const first = turned.findIndex((l) => l.includes('Photon Torpedo'));
    expect(first).toBeGreaterThanOrEqual(0);
    expect(turned[first + 1]).toContain('Evasive Maneuvers');
  });

  itSays('tells the Tactics with what they give', () => {
    expect(theirs.drawn.at(-1)).toMatch(/Tactic: a card, face down/);
    expect(theirs.news(80)).toContain('  Kim uses Photon Torpedo (ATTACK +2, DEFENSE +2)');
    expect(theirs.news(80)).toContain('  You use Evasive Maneuvers (ATTACK −2, DEFENSE +4)');
    expect(theirs.sentences).toContain('  You use Evasive Maneuvers: ATTACK minus 2, DEFENSE plus 4.');
  });

  itSays('tells each shot as a sum with every term', () => {
    const news = mine.news(120);
    expect(news).toContain('  2 Kazon Raiders fire at U.S.S. Intrepid: ATTACK 16 against DEFENSE 12, a hit');
    expect(news).toContain('    ATTACK  16 = 7 Kazon Raider + 7 Kazon Raider + 2 Photon Torpedo');
    expect(news).toContain('    DEFENSE 12 = 8 U.S.S. Intrepid + 4 Evasive Maneuvers');
    expect(news).toContain('    ATTACK  5 = 7 U.S.S. Intrepid − 2 Evasive Maneuvers');
    expect(mine.sentences).toContain('  ATTACK 5: 7 from U.S.S. Intrepid, minus 2 from Evasive Maneuvers.');
  });

  it('draws the HULL that is left with each marker', () => {
    expect(mine.news(120).join('\n')).toMatch(/█████████░ [\s\S]*███████░░░ /);
  });

  itSays('tells each marker with its effect and the HULL that is left', () => {
    const news = mine.news(120).join('\n');
    expect(news).toContain('Quantum Torpedo lands on U.S.S. Intrepid: HULL 85%\n');
    expect(news).toContain('    █████████░ HULL −15%, WEAPONS −2, SHIELDS −2, sensors off line');
    expect(mine.sentences.join('\n')).toMatch(/HULL minus 15 percent, WEAPONS minus 2, .*\. HULL 70 percent\.$/m);
  });

  itSays('tells a crew that is stopped in one line, without naming who is hidden', () => {
    expect(mine.news(120)).toContain('  2 Kazon Raiders, Maniz, Tersa, U.S.S. Intrepid and a hidden card are stopped');
  });

  it('draws damage without side decks', () => {
    expect(watched(DAMAGED, 0).news(80)).toContain('    █████░░░░░');
  });

  it.each(WIDTHS)('fits into %i columns', (width) => {
    for (const s of [mine, theirs, watched(FIGHT, 0)])
      for (const line of [...s.lines(width), ...s.news(width)]) expect(line.length).toBeLessThanOrEqual(width);
  });

  it('is told without any drawing', () => {
    expect([...mine.told, ...mine.sentences].join()).not.toMatch(/[\u2500-\u259f%−]/);
  });
});

describe('what an attack could bring', () => {
  const looked: string[][] = [];
  watched(SHIPS, 0, (g) => {
    const attack = g.decision?.options.find((o) => o.verb === 'attack');
    if (attack === undefined) return;
    for (const plain of [false, true])
      looked.push(forecastLines(g, 0, attack.group!, attack.to, speechFor(g, 0, plain), true, 120).map(spoken));
  });
  const [drawn, told] = looked;

  it('has the sums of both sides, as far as they can be known', () => {
    expect(drawn).toHaveLength(6);
    // what a Tactic could give: of one's own Battle Bridge, or any that there is
    expect(drawn[1]).toMatch(/ 14 = 7 .* 14 .* 19$/);
    // a crew that nobody sees may change it by as much as it likes
    expect(drawn[2]).toMatch(/ 8 = 8 .*; 1 /);
    expect(drawn[4]).toMatch(/ 7 = 7 .*; 1 /);
    for (const line of drawn) expect(line.length).toBeLessThanOrEqual(120);
  });

  it('can be heard', () => {
    expect(told).toHaveLength(6);
    expect(told.join()).not.toMatch(/[−=+]/);
    expect(told.every((l) => l.endsWith('.'))).toBe(true);
  });

  itSays('says what could come of it, and that something is hidden', () => {
    expect(drawn[0]).toBe(
      'Kazon Raider (no. 1) and Kazon Raider (no. 2) fire at U.S.S. Intrepid: no hit, a hit or a direct hit',
    );
    expect(told[2]).toBe('DEFENSE 8: 8 from U.S.S. Intrepid; 1 hidden card aboard could change it.');
    expect(told[3]).toBe(
      'In answer, if they can, U.S.S. Intrepid fires at Kazon Raider (no. 1): no hit, a hit or a direct hit.',
    );
  });
});

describe('a personnel battle', () => {
  const mine = watched(FIGHT, 0);

  it('has who met whom, with STRENGTH and outcome', () => {
    const combats = fights(mine).map((f) =>
      f.combats.map((c) => [
        ...c.fighters.flatMap((x) => [x.name, x.strength.total]),
        ...c.fates.flatMap((f) => [f.fighter.name, f.fate]),
      ]),
    );
    expect(combats[0]).toEqual([['Culluh', 11, 'Marla Gilmore', 4, 'Marla Gilmore', 'open']]);
    expect(combats[1]).toEqual([
      ['Culluh', 11, 'Marla Gilmore', 4, 'Marla Gilmore', 'mortally wounded'],
      ['Haliz', 11, 'Joseph Carey', 6, 'Joseph Carey', 'open'],
    ]);
  });

  itSays('is drawn and told with its combats', () => {
    expect(mine.drawn[0]).toContain('Culluh  11 > 4   Marla Gilmore  Marla Gilmore overpowered');
    expect(mine.drawn[1]).toContain('Culluh  11 > 4   Marla Gilmore  Marla Gilmore mortally wounded');
    expect(mine.told[1]).toContain(
      'Culluh, STRENGTH 11, met Marla Gilmore, STRENGTH 4: Marla Gilmore is mortally wounded.',
    );
  });

  itSays('tells what STRENGTH is made of, and the totals of those still standing', () => {
    const news = mine.news(120);
    expect(news).toContain('  Culluh (STRENGTH 11) meets Marla Gilmore (STRENGTH 4)');
    expect(news).toContain('    Culluh, STRENGTH 11 = 9 Culluh + 2 Kazon Disruptor');
    expect(news).toContain('    You: STRENGTH 22 = 11 Culluh + 11 Haliz');
    expect(news.join('\n')).toContain('Culluh  11 > 4   Marla Gilmore  Marla Gilmore mortally wounded');
    expect(mine.sentences).toContain('  Maje: STRENGTH 4: 4 from Kes.');
  });

  it('does not name hidden equipment', () => {
    const theirs = watched(FIGHT, 1);
    const all = [...theirs.drawn, ...theirs.told, ...theirs.news(120)].join('\n');
    expect(all).toMatch(/ 9 Culluh \+ 2 /);
    expect(all).not.toContain('Disruptor');
    // before they meet, only what is printed
    expect(fights(theirs)[0].forces[0].waiting).toEqual(['Haliz 9']);
  });
});

/** Swaps everything that a player may not know for something else: what is shown must not change. */
it.each([SHIPS, FIGHT])('the battle view tells nothing that is hidden (%#)', (yaml) => {
  const filler = scenarioCatalogue().byId(FILLER_ID)!.index;
  let compared = 0;
  for (const seat of SEATS) {
    watched(yaml, seat, (g) => {
      const view = (now: Game): string => {
        const speech = speechFor(now, seat);
        const scene = battleScene(now, seat, speech, g.decision, g.log);
        return scene === null
          ? ''
          : [...drawBattle(scene, speech, NO_STYLE, 100), ...tellBattle(scene, speech)].join('\n');
      };
      const state = copyState(g.state);
      for (const c of g.state.cards) if (!mayName(g, seat, c.id)) state.cards[c.id].def = filler;
      const other = new Game(g.rules, state);
      other.decision = g.decision;
      expect(view(other)).toBe(view(g));
      if (view(g) !== '') compared++;
    });
  }
  expect(compared).toBeGreaterThan(3);
});

const Q_FLASH = `
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
`;

itSays('tells each card of a Q-Flash with its text, and how many are still to come', () => {
  const told = watched(Q_FLASH, 0).news(100);
  const at = told.findIndex((l) => l.includes('You experience Into the Breach'));
  expect(told[at]).toMatch(/1 more/);
  expect(told[at + 1]).toMatch(/^ {4}\S/);
  expect(told.find((l) => l.includes('You experience Lemon-Aid'))).toMatch(/last/);
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
  expect(news.filter((l) => l.includes(" 11 = 8 U.S.S. Voyager + 3 Captain's Log"))).toHaveLength(2);
});
