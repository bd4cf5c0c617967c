/** Battles as a player reads them, brought about by scenarios. */
import { copyState, Game, type Seat, type Viewer } from '@spaceline/engine';
import { mayName } from '@spaceline/protocol';
import { FILLER_ID, parseScenario, Runner, rulesFor, scenarioCatalogue } from '@spaceline/rulebook';
import { describe, expect, it } from 'vitest';
import { NO_STYLE } from '../style.ts';
import { drawBattle } from './draw.ts';
import { battleScene } from './scene.ts';
import { tellBattle } from './sentences.ts';
import { tellNews } from './tell.ts';
import { sumOf } from './terms.ts';
import { Witness } from './witness.ts';

const NAMES = ['You', 'Opponent'];

interface Seen {
  /** each battle view, in the order of the questions, drawn and told */
  drawn: string[];
  told: string[];
  /** the news at the end */
  news: (width: number) => string[];
  sentences: string[];
  witness: Witness;
  game: Game;
}

/** Plays a scenario to its end while the viewer looks on. */
function watched(yaml: string, viewer: Viewer, look?: (g: Game, w: Witness) => void): Seen {
  const scenario = parseScenario(`title: a battle\n${yaml}`);
  const witness = new Witness(viewer);
  const drawn: string[] = [];
  const told: string[] = [];
  const runner = new Runner(scenario, rulesFor(scenario), (g) => {
    if (Object.hasOwn(g, 'note') === false) witness.watch(g);
    const scene = battleScene(g, viewer, NAMES, witness, g.decision);
    look?.(g, witness);
    if (scene === null) return;
    drawn.push(drawBattle(scene, NO_STYLE, 80).join('\n'));
    told.push(tellBattle(scene).join('\n'));
  });
  runner.run();
  const { game } = runner;
  const tell = (plain: boolean, width: number) =>
    tellNews(game, viewer, game.log, NAMES, witness, { style: NO_STYLE, plain, width });
  return { drawn, told, news: (width) => tell(false, width), sentences: tell(true, 80), witness, game };
}

/** Two Raiders and a Tactic against a docked, damaged cruiser that returns fire. */
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

it('x', () => {
  const s = watched(SHIPS, 0);
  console.log(s.news(80).join('\n'));
  console.log(s.sentences.join('\n'));
  for (const v of [0, 1] as const) {
  const s = watched(FIGHT, v);
  for (const d of s.drawn) console.log(d);
  for (const d of s.told) console.log(d);
  console.log(s.news(80).join('\n'));
  console.log(s.sentences.join('\n'));
  }
});
