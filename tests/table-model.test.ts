/** What the table of the web shows of a game comes from the view that the rules make: nothing of it is worked out again. */
import { type Game, planetSpot, type Seat, view } from '@spaceline/engine';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { describe, expect, test } from 'vitest';
import { isAble, type Table, tableOf, teamFor } from '../packages/web/src/table/model/places.ts';

interface Laid {
  g: Game;
  id(title: string): number;
  /** the table as it is shown to a seat, or to a spectator */
  shownTo(seat: Seat | -1): Table;
}

function laid(yaml: string): Laid {
  const scenario = parseScenario(`title: A table\nrules: []\n${yaml}`);
  const rules = rulesFor(scenario);
  const runner = new Runner(scenario, rules);
  runner.run();
  const g = runner.game;
  const lookup = (printing: string) => {
    const facts = rules.catalogue.byId(printing)?.facts;
    return facts && ({ facts, lines: [] } as never);
  };
  return {
    g,
    id: (title) => g.state.cards.findIndex((c) => g.def(c.id).title === title),
    shownTo: (seat) => tableOf(view(g, seat), scenario.format, lookup),
  };
}

/** In the full game everybody may attempt every mission that has an icon for it. */
const FULL = (steps: string) => `
format: full
spaceline:
  - mission: Investigate Coup
    owner: A
    B: { planet: [Kurn, K'Ehleyr, Worf, Dr. Farek] }
  - { mission: Krios Suppression, owner: A, A: { planet: [Kurak] } }
  - { mission: Survey Mission, owner: B }
players:
  A: { deck: [Taitt x5] }
  B: { deck: [Taitt x5] }
turn: { player: B, number: 3, segment: orders }
steps: ${steps}
`;

describe('a mission', () => {
  test.each([0, 1, -1] as const)('of one player that the other solved is shown so to %i', (viewer) => {
    const { shownTo } = laid(FULL('\n  - B: { verb: attempt, target: Investigate Coup, card: planet }'));
    const [solved, open] = shownTo(viewer).places;
    expect([solved.owner, solved.solvedBy, solved.attempt]).toEqual([0, 1, null]);
    expect([open.owner, open.solvedBy]).toEqual([0, null]);
  });
});
