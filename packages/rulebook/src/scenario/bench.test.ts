import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { judge } from './bench.ts';
import { remediesFor } from './remedies.ts';
import { parseScenario, Runner } from './run.ts';
import { rulesFor, runScenario } from './runner.ts';
import { boardOf, scenarioFile } from './saving.ts';

/** A docked Raider that would attack, a free one, and somebody to shoot at. */
const board = (steps: unknown[], more: object = {}) => ({
  title: 'A docked ship',
  rules: ['R-9.2'],
  spaceline: [
    {
      mission: 'Catalog Phenomena',
      owner: 'A',
      A: {
        facilities: [{ card: 'Kazon Outpost', docked: [{ ship: 'Kazon Raider', crew: ['Tersa'] }] }],
        ships: [{ card: 'Kazon Warship', crew: ['Maniz'], stopped: true }],
      },
      B: { ships: ['Vidiian Scout Vessel'] },
    },
    { mission: 'Liberation', owner: 'B' },
  ],
  turn: { player: 'A', number: 5, segment: 'orders' },
  steps,
  ...more,
});
const at = (steps: unknown[]) => judge(JSON.stringify(board(steps)));

describe('the bench', () => {
  it('says why something is refused, and what could hold then', () => {
    const attack = { verb: 'attack', card: 'Kazon Raider', target: 'Vidiian Scout Vessel' };
    const { steps, asked, holds } = at([{ A: attack }]);
    expect(steps).toMatchObject([{ outcome: 'refused', seat: 0, reasons: [{ rule: 'DOM-62' }] }]);
    expect(asked).toBeNull();
    expect(holds[0]).toEqual({ 'not-offered': { A: { ...attack, because: 'DOM-62' } } });
    expect(holds).toContainEqual({ 'is-not': { 'Kazon Raider': ['stopped', 'damaged'] } });
  });

  it('says what is done, line by line, what holds then, and what is asked next with the step that answers it', () => {
    const { steps, game, asked, holds, names } = at([{ A: { verb: 'undock', card: 'Kazon Raider' } }]);
    expect(steps).toMatchObject([{ outcome: 'done', reasons: [] }]);
    const [from, to] = steps[0].log;
    expect(game!.log.slice(from, to).map((e) => e.telling.kind)).toContain('undocked');
    expect(holds).toContainEqual({ 'is-not': { 'Kazon Raider': ['docked'] } });
    expect(asked?.seat).toBe(0);
    expect(Object.values(names)).toContain('Vidiian Scout Vessel');
    const offered = asked!.steps.map((s) => JSON.stringify(s?.step));
    expect(offered).toContain('"end-turn"');
  });

  it('points at what it cannot read', () => {
    expect(at([{ A: { verb: 'atack' } }]).problem?.text).toMatch(/no verb is called "atack"/);
    const wrong = judge('title: x\nrules: []\nspaceline: [{ mission: Nowhere }]\nsteps: []');
    expect(wrong.problem).toMatchObject({ line: 3 });
  });

  it('has a step for every option of many tables, which takes that option and no other', () => {
    const tables = [at([]), at([{ A: { verb: 'undock', card: 'Kazon Raider' } }])];
    for (const { asked } of tables) {
      expect(asked!.steps.filter((s) => s === null)).toEqual([]);
      expect(asked!.steps.length).toBeGreaterThan(1);
    }
  });

  it('finds the changes with which it would go through, by trying them', () => {
    const attack = { A: { verb: 'attack', card: 'Kazon Warship', target: 'Vidiian Scout Vessel' } };
    const stopped = remediesFor(board([attack]), [], () => false);
    expect(stopped.remedies.map((r) => r.changes)).toContainEqual([
      { do: 'clear', card: 'Kazon Warship', key: 'stopped' },
    ]);
    expect(judge(JSON.stringify(stopped.remedies[0].doc)).steps[0].outcome).toBe('done');
    // two things at once: it is docked, and nobody aboard leads
    const docked = { A: { verb: 'attack', card: 'Kazon Raider', target: 'Vidiian Scout Vessel' } };
    const { remedies, tried } = remediesFor(board([docked]), [], () => false);
    expect(tried).toBeGreaterThan(3);
    expect(remedies[0].changes).toContainEqual({ do: 'undock', card: 'Kazon Raider' });
    expect(remedies.every((r) => judge(JSON.stringify(r.doc)).steps[0].outcome === 'done')).toBe(true);
    expect(remediesFor(board([docked]), [], () => true)).toEqual({ remedies: [], besides: [], tried: 0 });
  });

  it('says what else stands against it when the first reason is mended', () => {
    const [here, there] = board([]).spaceline;
    const outpost = { card: 'Kazon Outpost', docked: [{ ship: 'Kazon Raider', crew: ['Paxim'] }] };
    const attack = { A: { verb: 'attack', card: 'Kazon Raider', target: 'Vidiian Scout Vessel' } };
    const doc = board([attack], { spaceline: [{ ...here, A: { facilities: [outpost] } }, there] });
    const { reasons } = judge(JSON.stringify(doc)).steps[0];
    expect(reasons.map((r) => r.rule)).toEqual(['DOM-62']);
    expect(remediesFor(doc, reasons, () => false).besides.map((r) => r.rule)).toEqual(['BOG-103']);
  });

  it('looks beyond the board for somebody whose coming would let it through', () => {
    const [here, there] = board([]).spaceline;
    const ship = { card: 'Kazon Raider', crew: ['Paxim'] };
    const attack = { A: { verb: 'attack', card: 'Kazon Raider', target: 'Vidiian Scout Vessel' } };
    const alone = board([attack], { spaceline: [{ ...here, A: { ships: [ship] } }, there] });
    const { remedies } = remediesFor(alone, judge(JSON.stringify(alone)).steps[0].reasons, () => false);
    expect(remedies[0].changes).toMatchObject([{ do: 'add', aboard: 'Kazon Raider' }]);
    expect(judge(JSON.stringify(remedies[0].doc)).steps[0].outcome).toBe('done');
  });

  it('is saved as a file that runs', () => {
    const refused = at([{ A: { verb: 'attack', card: 'Kazon Raider', target: 'Vidiian Scout Vessel' } }]);
    const file = scenarioFile(board([{ expect: refused.holds[0] }]));
    expect(file.split('\n').length).toBeGreaterThan(10);
    expect(runScenario('bench.yaml', file)).toMatchObject({ ok: true, message: null });
    expect(parse(file)).toEqual(board([{ expect: refused.holds[0] }]));
  });
});

describe('a table that is written down', () => {
  it('is the same table when it is laid out again', () => {
    const doc = {
      title: 'Everything',
      rules: [],
      players: {
        A: { hand: ['Kes', 'Kes'], deck: ['Tuvok', 'Neelix'], tactics: ['Photon Torpedo'], points: 35, bonus: 5 },
        B: { deck: [], discard: ['Harry Kim'], table: [{ card: 'Containment Field', 'face-down': true }] },
      },
      spaceline: [
        {
          mission: 'Liberation',
          owner: 'A',
          seeds: [{ card: 'Armus - Skin of Evil', owner: 'B' }],
          A: {
            facilities: [
              {
                card: 'Kazon Outpost',
                aboard: [{ card: 'Ayala', affiliation: 'Non-Aligned' }],
                docked: [{ card: 'Kazon Raider', damage: 'rotated' }],
              },
              {
                card: 'Nor',
                uncontrolled: true,
                seeds: [{ card: 'Common Thief', owner: 'B' }],
                sites: [{ card: 'Ops', here: ['Macet'] }],
              },
            ],
            ships: [
              {
                card: 'Kazon Warship',
                'range-used': 2,
                damage: ['Photon Torpedo'],
                crew: ['Maniz', { card: 'Kazon Shuttle', crew: ['Rabek'] }],
              },
              { card: 'U.S.S. Voyager', crew: ['Kathryn Janeway'], intruders: ['Culluh'] },
              { card: 'Delta Flyer', landed: true },
            ],
            planet: [
              { card: 'Neelix', stopped: true, affiliation: 'Federation' },
              { card: 'Harry Kim', owner: 'B', captive: { of: 'A', held: 'unattended' } },
            ],
          },
          B: { planet: ['Keogh', 'Kes [borg]'] },
        },
        { mission: 'Combat Training', owner: 'B' },
      ],
      turn: { player: 'B', number: 4, segment: 'play' },
      steps: [],
    };
    const gameOf = (x: object) => {
      const scenario = parseScenario(JSON.stringify(x));
      return new Runner(scenario, rulesFor(scenario)).game;
    };
    const first = boardOf(gameOf(doc), 'Everything');
    const again = boardOf(gameOf(first), 'Everything');
    expect(again).toEqual(first);
    expect(first).toMatchObject({ turn: doc.turn, players: { A: { hand: ['Kes x2'], points: 35, bonus: 5 } } });
    const [here] = first.spaceline as (typeof doc)['spaceline'];
    expect(here.A).toEqual(doc.spaceline[0].A);
    expect(here.B).toEqual(doc.spaceline[0].B);
  });
});
