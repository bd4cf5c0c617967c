/** For tests: a game that stands where a scenario lays it out, and how the terminal speaks about it. */
import type { Game, Viewer } from '@spaceline/engine';
import { ENGLISH, namingOf } from '@spaceline/protocol';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { spokenLanguage } from './language.ts';
import { Speech, sayIn } from './speech.ts';

/** The language in which the tests run: SPACELINE_LANGUAGE=pseudo npx vitest run packages/cli */
export const LANGUAGE = spokenLanguage();

export const say = sayIn(LANGUAGE);

/** Tests about words (`itSays`) are run in the language that they are written in. All others hold in any language. */
export const ENGLISH_IS_SPOKEN = LANGUAGE === ENGLISH;

const NAMES = ['Kim', 'Maje'];

export const speechFor = (g: Game, viewer: Viewer, plain = false): Speech =>
  new Speech(namingOf(g, viewer, NAMES, LANGUAGE), plain);

export function tableOf(yaml: string): Game {
  const scenario = parseScenario(`title: a table\n${yaml}\nsteps: []\n`);
  return new Runner(scenario, rulesFor(scenario)).game;
}

/** A's Kazon at Catalog Phenomena and Liberation; B's Vidiians, whom A cannot see, beside them. */
export const KAZON_TABLE = `
format: warp-speed
players:
  A: { hand: [Culluh, Lower Decks, Distortion of Space/Time Continuum], deck: [Halok x5] }
  B: { hand: [Sulan], deck: [Thaden x5] }
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A:
      facilities: [{ card: Kazon Outpost, aboard: [Maniz] }]
      ships:
        - { card: Kazon Raider, crew: [Halok, Jabin] }
        - { card: Kazon Warship, range-used: 5 }
  - mission: Liberation
    owner: A
    seeds: [{ card: Common Thief, owner: B }, { card: Astral Eddy, owner: A }]
    A: { planet: [Narret, Rabek], ships: [{ card: Kazon Raider, crew: [Corez] }] }
    B: { ships: [{ card: Vidiian Cruiser, crew: [Danara Pel, Motura] }] }
  - { mission: Research Phage, owner: B }
turn: { player: A, number: 3, segment: play }`;
