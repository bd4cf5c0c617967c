/** Ten positions that can be won in two turns, whatever the other does: a bot that looks ahead wins each of them. */
import { botOf, makeDice } from '@spaceline/bots';
import type { Decision, Game, Option } from '@spaceline/engine';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { describe, expect, test } from 'vitest';

const MOST = 120;
const PLAYOUTS = 12;

const idle = (d: Decision): Option => d.options.find((o) => o.verb === 'end-turn' || o.verb === 'pass') ?? d.options[0];

/** Two turns of A's, who is a Commander, against somebody who does nothing. */
function play(table: string): Game {
  const scenario = parseScenario(`title: a position\nrules: []\nsteps: []\n${table}`);
  const g = new Runner(scenario, rulesFor(scenario)).game;
  const bot = botOf('commander')!(makeDice('forced'), { playouts: PLAYOUTS });
  const end = g.state.turn.number + 4;
  for (let n = 0; g.decision !== null && g.state.turn.number < end && n < MOST; n++) {
    const decision = g.decision;
    if (decision.seat === 1) {
      const option = idle(decision);
      g.choose(option, option.group?.slice(0, option.min) ?? []);
      continue;
    }
    const { option, cards } = bot.choose(g, 0, decision);
    g.choose(option, cards);
  }
  return g;
}

const players = (points: number, hand = '') => `
players: { A: { points: ${points}, hand: [${hand}], deck: [Rollins x9] }, B: { deck: [Rollins x9] } }`;
const TURN = 'turn: { player: A, number: 9, segment: play }';
const THEIRS = '  - { mission: Answer Distress Signal, owner: B }';

const POSITIONS: Readonly<Record<string, string>> = {
  'a crew is where it solves the mission': `${players(70)}
spaceline:
  - { mission: Return Life-form, owner: A, A: { ships: [{ card: U.S.S. Voyager, crew: [Kathryn Janeway, Rollins, Tuvok] }] } }
${THEIRS}
${TURN}`,
  'a crew is one flight away from it': `${players(70)}
spaceline:
  - { mission: Return Life-form, owner: A }
  - { mission: Answer Distress Signal, owner: B, A: { ships: [{ card: U.S.S. Voyager, crew: [Kathryn Janeway, Rollins, Tuvok] }] } }
${TURN}`,
  'a crew needs two turns to fly there': `${players(70)}
spaceline:
  - { mission: Return Life-form, owner: A }
  - { mission: Ambush Ship, owner: B }
  - { mission: Heal Life-form, owner: B }
  - { mission: Answer Distress Signal, owner: B, A: { ships: [{ card: U.S.S. Voyager, crew: [Kathryn Janeway, Rollins, Tuvok] }] } }
${TURN}`,
  'a team has to beam down first': `${players(70)}
spaceline:
  - { mission: Liberation, owner: A, A: { ships: [{ card: U.S.S. Voyager, crew: [Neelix, Tuvok, Rollins, Cavit] }] } }
${THEIRS}
${TURN}`,
  'a crew waits at home with its ship in dock': `${players(70)}
spaceline:
  - mission: Answer Distress Signal
    owner: A
    A: { facilities: [{ card: Federation Outpost, docked: [{ card: U.S.S. Voyager, crew: [Kathryn Janeway, Rollins, Tuvok] }] }] }
  - { mission: Return Life-form, owner: A }
${TURN}`,
  'whoever solves it is in the hand still': `${players(70, 'Nikolai Rozhenko')}
spaceline:
  - { mission: Cultural Observation, owner: A }
  - mission: Excavation
    owner: B
    A: { facilities: [{ card: Federation Outpost, docked: [{ card: U.S.S. Hood, crew: [Giusti, Jean-Luc Picard, William T. Riker, Worf, Data] }] }] }
${TURN}`,
  'two missions are needed, one in each turn': `${players(40)}
spaceline:
  - { mission: Liberation, owner: A, A: { ships: [{ card: U.S.S. Voyager, crew: [Neelix, Tuvok, Rollins, Cavit, Kathryn Janeway] }] } }
  - { mission: Return Life-form, owner: A }
${THEIRS}
${TURN}`,
  'of two missions only the one further away is worth enough': `${players(60)}
spaceline:
  - { mission: Liberation, owner: A }
  - { mission: Answer Distress Signal, owner: B, A: { ships: [{ card: U.S.S. Voyager, crew: [Neelix, Tuvok, Rollins, Cavit, Kathryn Janeway] }] } }
  - { mission: Ambush Ship, owner: B }
  - { mission: Return Life-form, owner: A }
${TURN}`,
  'one who is missing comes in another ship': `${players(70)}
spaceline:
  - { mission: Liberation, owner: A, A: { ships: [{ card: U.S.S. Voyager, crew: [Tuvok, Rollins, Cavit] }] } }
  - mission: Answer Distress Signal
    owner: B
    A: { facilities: [Federation Outpost], ships: [{ card: Runabout, crew: [Neelix, Harry Kim] }] }
${TURN}`,
  'what lies there is known, and all of them together get past it': `${players(70)}
spaceline:
  - mission: Liberation
    owner: A
    seeds: [{ card: Common Thief, owner: A }]
    A: { planet: [Giusti, Neelix], ships: [{ card: U.S.S. Voyager, crew: [Tuvok, Rollins, Cavit] }] }
${THEIRS}
${TURN}`,
};

describe('a Commander wins in two turns where', () => {
  test.each(Object.keys(POSITIONS))('%s', (name) => {
    const g = play(POSITIONS[name]);
    expect(g.state.result).toMatchObject({ winner: 0 });
  });
});
