import type { Told, ToldOf } from '@spaceline/engine';
import { addToDuels, fateOf } from '@spaceline/protocol/duels';
import { describe, expect, it } from 'vitest';
import { card, HIDDEN, logOf } from '../../testing/told.ts';
import { battles, type Fight, hullBefore, hullsIn, type ShipBattle, termsOf } from './battles.ts';

const sum = (...terms: [n: number, id: number][]) => ({
  total: terms.reduce((a, [n]) => a + n, 0),
  terms: terms.map(([n, id]) => ({ n, card: card(id) })),
});

const OWN = 10;
const FOE = 20;

const shot = (part: Partial<ToldOf<'shot'>> = {}): ToldOf<'shot'> => ({
  kind: 'shot',
  side: 'attack',
  by: [card(OWN)],
  at: card(FOE),
  attack: sum([8, OWN], [3, 30]),
  defense: sum([7, FOE]),
  directOver: 14,
  result: 'hit',
  ...part,
});

const ATTACKED: Told = { kind: 'attacked', who: 0, with: [card(OWN)], target: card(FOE), at: 3 };
const OVER: Told = { kind: 'ship-battle-over', at: 3 };
const moved: Told = { kind: 'moved', who: 0, ship: card(OWN), from: { location: 3 }, to: { location: 4 }, range: 2 };

const killed = (id: number, by: number | null = null): Told => ({
  kind: 'killed',
  whom: card(id),
  cause: { by: by === null ? null : card(by), how: by === null ? 'battle' : 'effect' },
});

describe('a ship battle', () => {
  const log = logOf([
    moved,
    ATTACKED,
    { kind: 'returned-fire', who: 1, with: [card(FOE)], target: card(OWN) },
    { kind: 'tactic', who: 0, card: card(30), attack: 3, defense: 1 },
    shot(),
    shot({ side: 'answer', by: [card(FOE)], at: card(OWN), result: 'miss' }),
    { kind: 'marker', marker: card(40), on: card(FOE), hull: 65 },
    { kind: 'marker', marker: card(41), on: card(FOE), hull: 40 },
    killed(50, 41),
    { kind: 'stopped', cards: [card(OWN), card(FOE)], by: null },
    OVER,
    moved,
    killed(51),
  ]);
  const [battle, ...others] = battles(log);
  const b = battle as ShipBattle;

  it('has its beginning, its end and nothing of what comes after', () => {
    expect(others).toEqual([]);
    expect(b).toMatchObject({ kind: 'ships', at: 1, end: 11, attacker: 0, location: 3, over: true });
    expect(b.killed.map((k) => k.whom.card)).toEqual([50]);
  });

  it('knows who fired at whom by their numbers, not by their names', () => {
    expect(b.firing).toEqual([card(OWN)]);
    expect(b.target).toEqual(card(FOE));
    expect(b.answer?.with).toEqual([card(FOE)]);
    expect(b.shots.map((s) => [s.side, s.by[0].card, s.at.card, s.result])).toEqual([
      ['attack', OWN, FOE, 'hit'],
      ['answer', FOE, OWN, 'miss'],
    ]);
  });

  it('takes the result as it was told, though the sums say otherwise', () => {
    const spared = battles(logOf([ATTACKED, shot({ result: 'spared' }), OVER]))[0] as ShipBattle;
    expect(spared.shots[0].result).toBe('spared');
    expect(spared.shots[0].attack.total).toBeGreaterThan(spared.shots[0].defense.total);
  });

  it('knows what landed where, and the HULL after each', () => {
    expect(b.markers.map((m) => m.marker.card)).toEqual([40, 41]);
    expect(hullsIn(b, FOE)).toEqual([65, 40]);
    expect(hullsIn(b, OWN)).toEqual([]);
    const lost = battles(
      logOf([
        ATTACKED,
        shot({ result: 'direct hit' }),
        { kind: 'rotated', card: card(OWN), hull: 50 },
        { kind: 'destroyed', card: card(FOE), cause: { by: null, how: 'battle' }, aboard: [] },
        OVER,
      ]),
    )[0] as ShipBattle;
    expect(hullsIn(lost, OWN)).toEqual([50]);
    expect(hullsIn(lost, FOE)).toEqual([0]);
  });

  it('is open while nothing was told of its end', () => {
    expect(battles(logOf([ATTACKED, shot()]))[0].over).toBe(false);
    // the game was conceded in the middle of it
    const conceded = battles(logOf([ATTACKED, { kind: 'game-over', winner: 1, result: 'concession' }]))[0];
    expect(conceded).toMatchObject({ over: true, end: 1 });
  });

  it('is known by its first shot where a card begins it by itself', () => {
    const found = battles(logOf([shot({ by: [card(70)], at: card(OWN) }), shot({ side: 'answer' }), OVER, moved]));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ attacker: -1, firing: [card(70)], target: card(OWN), at: 0, end: 3 });
    expect((found[0] as ShipBattle).shots).toHaveLength(2);
  });
});

describe('a hull', () => {
  it('is what was told of it last before the battle', () => {
    const log = logOf([
      { kind: 'marker', marker: card(40), on: card(FOE), hull: 65 },
      { kind: 'marker', marker: card(41), on: card(OWN), hull: 80 },
      ATTACKED,
    ]);
    expect(hullBefore(log, 2, FOE)).toBe(65);
    expect(hullBefore(log, 2, OWN)).toBe(80);
    expect(hullBefore(log, 2, 99)).toBe(100);
  });

  it('is whole after a full repair, and unknown after another', () => {
    const marker: Told = { kind: 'marker', marker: card(40), on: card(FOE), hull: 65 };
    expect(hullBefore(logOf([marker, { kind: 'repaired', ship: card(FOE), fully: true }]), 2, FOE)).toBe(100);
    expect(hullBefore(logOf([marker, { kind: 'repaired', ship: card(FOE), fully: false }]), 2, FOE)).toBeNull();
  });
});

describe('a sum', () => {
  it('has the terms of one name together, and tells what is not explained', () => {
    expect(
      termsOf({
        total: 12,
        terms: [
          { n: 7, card: card(1, 'a') },
          { n: 2, card: card(2, 'a') },
        ],
      }),
    ).toEqual([
      { printing: 'a', n: 9 },
      { printing: null, n: 3 },
    ]);
    expect(
      termsOf({
        total: 9,
        terms: [
          { n: 7, card: card(1, 'a') },
          { n: 2, card: HIDDEN },
        ],
      }),
    ).toEqual([
      { printing: 'a', n: 7 },
      { printing: null, n: 2 },
    ]);
  });
});

describe('a personnel battle', () => {
  const sides = [
    [card(1), card(2)],
    [card(3), card(4)],
  ] as const;
  const duel = (a: number, b: number, x: number, y: number): Told => ({
    kind: 'duel',
    fighters: [card(a, 'guard'), card(b, 'guard')],
    strengths: [sum([x, a]), sum([y, b])],
    overpowered: x === y ? null : x > y ? 1 : 0,
    struck: [null, null],
  });
  const log = logOf([
    { kind: 'fight', who: 1, at: { planet: 2 }, sides },
    duel(1, 3, 5, 9),
    { kind: 'struck-down', card: card(1, 'guard'), how: 'stunned', by: null },
    duel(2, 4, 9, 4),
    { kind: 'struck-down', card: card(4, 'guard'), how: 'mortally wounded', by: null },
    { kind: 'struck-down', card: card(1, 'guard'), how: 'mortally wounded', by: null },
    { kind: 'fight-totals', standing: [sum([9, 2]), sum([9, 3])] },
    { kind: 'fight-won', who: 1 },
    killed(4),
    { kind: 'fight-over' },
    killed(2),
  ]);
  const fight = battles(log)[0] as Fight;

  it('says who struck down whom, though all have one name', () => {
    expect(fight).toMatchObject({ kind: 'people', attacker: 1, where: { planet: 2 }, winner: 1, over: true, end: 10 });
    expect(fight.duels.map((d) => d.struck)).toEqual([
      ['mortally wounded', null],
      [null, 'mortally wounded'],
    ]);
    expect(fight.totals?.map((t) => t.total)).toEqual([9, 9]);
    expect(fight.killed.map((k) => k.whom.card)).toEqual([4]);
  });

  it('says of both what became of them: whom a text struck down before, and who was spared though the weaker', () => {
    const told = duel(1, 3, 5, 9) as ToldOf<'duel'>;
    const [{ duels }] = battles(
      logOf([
        { kind: 'fight', who: 1, at: { planet: 2 }, sides },
        { kind: 'struck-down', card: card(3, 'guard'), how: 'stunned', by: null },
        { ...told, struck: [null, 'stunned'] },
      ]),
    ) as Fight[];
    const fates = () => [fateOf(duels[0], 0), fateOf(duels[0], 1)];
    expect(fates()).toEqual(['open', 'stunned']);
    addToDuels(duels, { kind: 'spared', card: card(1, 'guard') });
    expect(fates()).toEqual(['spared', 'stunned']);
    // nobody is the weaker: nothing becomes of either, whatever the numbers say
    addToDuels(duels, { ...told, overpowered: null });
    expect([fateOf(duels[1], 0), fateOf(duels[1], 1)]).toEqual([null, null]);
  });

  it('may be fought within a ship battle, which goes on afterwards', () => {
    const both = battles(
      logOf([ATTACKED, { kind: 'fight', who: 0, at: card(FOE), sides }, { kind: 'fight-over' }, shot(), OVER]),
    );
    expect(both.map((b) => [b.kind, b.at, b.end, b.over])).toEqual([
      ['ships', 0, 5, true],
      ['people', 1, 3, true],
    ]);
    expect((both[0] as ShipBattle).shots).toHaveLength(1);
  });
});
