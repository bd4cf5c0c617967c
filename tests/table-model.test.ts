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

/** In the full game everybody may attempt every mission that has an icon for them. */
const FULL = (steps: string) => `
format: full
spaceline:
  - mission: Investigate Coup
    owner: A
    A: { planet: [Taitt] }
    B: { planet: [Benjamin Sisko] }
  - { mission: Excavation, owner: A }
players:
  A: { deck: [Taitt x5] }
  B: { deck: [Taitt x5] }
turn: { player: B, number: 3, segment: orders }
steps: ${steps}
`;

const SOLVED = FULL('\n  - B: { verb: attempt, target: Investigate Coup, card: planet }');

describe('a mission', () => {
  test.each([0, 1, -1] as const)('of one player that the other has solved is shown so to %i', (viewer) => {
    const { shownTo } = laid(SOLVED);
    const [solved, open] = shownTo(viewer).places;
    expect([solved.owner, solved.solvedBy, solved.attempt]).toEqual([0, 1, null]);
    expect([open.owner, open.solvedBy]).toEqual([0, null]);
  });

  test('may be attempted by whom the rules let, from where they say', () => {
    const { shownTo } = laid(FULL('[]'));
    for (const seat of [0, 1] as const) {
      const [place] = shownTo(seat).places;
      expect(place.attempt).toEqual({ from: [planetSpot(0)] });
      expect(teamFor(place, null)).toMatchObject({ spot: planetSpot(0), unit: { kind: 'team', seat } });
    }
    expect(shownTo(-1).places[0].attempt).toBeNull();
    const warp = laid(WARP('')).shownTo(1).places[0];
    expect([warp.attempt, teamFor(warp, null).spot]).toEqual([null, null]);
  });

  test('is tried by the crew of whom most can act, or by those whom the chosen join', () => {
    const { id, shownTo } = laid(`
spaceline:
  - mission: Return Life-form
    owner: A
    A:
      ships:
        - card: U.S.S. Voyager
          crew: [{ card: Harry Kim, stopped: true }, { card: Tuvok, stopped: true }, Chakotay]
        - { card: U.S.S. Intrepid, crew: [Kathryn Janeway, Kes] }
turn: { player: A, number: 3, segment: orders }
steps: []`);
    const [place] = shownTo(0).places;
    const [voyager, intrepid] = [id('U.S.S. Voyager'), id('U.S.S. Intrepid')];
    expect(place.attempt?.from).toEqual([intrepid, voyager]);
    expect(teamFor(place, null).spot).toBe(intrepid);
    expect(teamFor(place, voyager)).toMatchObject({ spot: voyager, unit: { name: 'U.S.S. Voyager' } });
    expect(teamFor(place, planetSpot(0)).spot).toBe(intrepid);
  });
});

const WARP = (solved: string) => `
format: warp-speed
players:
  A: { solved: [${solved}] }
spaceline:
  - { mission: Study Interment Site, owner: A, A: { planet: [Harry Kim] } }
  - { mission: Prevent Annihilation, owner: A }
  - { mission: Return Life-form, owner: A }
turn: { player: A, number: 7, segment: orders }
steps: []
`;

describe('what wins', () => {
  test('is a planet mission and a space mission, and the view says which one is still missing', () => {
    const wins = (solved: string) => {
      const { g, shownTo } = laid(WARP(solved));
      return [view(g, 0).players[0].goal, ...shownTo(0).places.map((p) => p.attempt?.wins ?? false)];
    };
    expect(wins('')).toEqual([{ planet: false, space: false }, false, false, false]);
    expect(wins('Study Interment Site')).toEqual([{ planet: true, space: false }, false, false, true]);
    expect(wins('Return Life-form')).toEqual([{ planet: false, space: true }, true, true, false]);
  });

  test('is a number of points in the full game', () => {
    expect(view(laid(SOLVED).g, 0).players[1]).toMatchObject({ score: 30, goal: { points: 100 } });
  });
});

test('a place costs the span that the rules ask, where a card made it too (CR-21)', () => {
  const { id, shownTo } = laid(`
players:
  A: { hand: [Barzan Wormhole] }
spaceline:
  - { mission: Catalog Phenomena, owner: A }
  - { mission: Wormhole Negotiations, owner: B }
steps:
  - A: { verb: play, card: Barzan Wormhole, target: Catalog Phenomena }
  - A: { pick: right }`);
  const spans = new Map(shownTo(0).places.map((p) => [p.mission?.id, p.span]));
  expect([spans.get(id('Catalog Phenomena')), spans.get(id('Barzan Wormhole'))]).toEqual([4, 2]);
});

test('people can act or not as the rules have it', () => {
  const { id, shownTo } = laid(`
spaceline:
  - mission: Repair Memorial
    owner: A
    A:
      planet:
        - Chakotay
        - { card: Harry Kim, stopped: true }
        - { card: Kes, disabled: true }
        - { card: Neelix, stasis: true }
turn: { player: A, number: 3, segment: orders }
steps: []`);
  const { cards } = shownTo(0);
  const able = ['Chakotay', 'Harry Kim', 'Kes', 'Neelix'].map((title) => {
    const card = cards.get(id(title));
    return card !== undefined && isAble(card);
  });
  expect(able).toEqual([true, false, false, false]);
});

test('a pod at a location is a unit, with those in it', () => {
  const { id, shownTo } = laid(`
players: { A: { hand: [Auto-Destruct Sequence, Escape Pod] } }
spaceline:
  - { mission: Protect Shipment, owner: A, A: { ships: [{ card: Kazon Raider, crew: [Maniz, Halok] }] } }
steps:
  - A: { verb: play, card: Auto-Destruct Sequence, target: Kazon Raider }
  - A: end-turn
  - A: { verb: play, card: Escape Pod }
`);
  const [place] = shownTo(0).places;
  expect(place.below.map((u) => [u.spot, u.people.map((c) => c.id)])).toEqual([
    [id('Escape Pod'), [id('Maniz'), id('Halok')]],
  ]);
  expect(place.on).toEqual([]);
});
