import type { EncounterOutcome, Told, ToldCard, Verdict } from '@spaceline/engine';
import { describe, expect, it } from 'vitest';
import { card, HIDDEN, logOf } from '../../testing/told.ts';
import { countByTurn, encounters, gravity, isMoment, unread } from './stories.ts';

const DILEMMA = 7;
const NEEDS: Verdict<ToldCard> = { text: '2 SCIENCE', met: false, have: 1, need: 2, who: [{ card: card(1), n: 1 }] };

const attempted: Told = { kind: 'attempted', who: 0, at: 2, from: { planet: 2 }, team: [card(1)] };
const met = (id: number, needs: Verdict<ToldCard> | null = null): Told => ({
  kind: 'met',
  who: 0,
  card: card(id),
  at: 2,
  team: [card(1)],
  needs,
});
const over = (id: number, outcome: EncounterOutcome): Told => ({
  kind: 'encounter-over',
  who: 0,
  card: card(id),
  at: 2,
  outcome,
});
const killed = (id: number): Told => ({ kind: 'killed', whom: card(id), cause: { by: card(DILEMMA), how: 'effect' } });
const STOPPED: Told = { kind: 'stopped', cards: [card(1), HIDDEN], by: card(DILEMMA) };
const ENDED: Told = { kind: 'attempt-over', who: 0, at: 2, scouting: false };
const drew: Told = { kind: 'drew', who: 0, count: 1, cards: null };

describe('a seed card that is met', () => {
  it.each(['overcome', 'failed', 'placed', 'nullified', 'void'] as const)('is %s when that was told', (outcome) => {
    // the same things happen to the team: only what was told of the end tells them apart
    const [e, ...others] = encounters(logOf([attempted, met(DILEMMA), STOPPED, over(DILEMMA, outcome), ENDED, drew]));
    expect(others).toEqual([]);
    expect(e).toMatchObject({ at: 1, who: 0, location: 2, outcome, card: card(DILEMMA) });
    expect(e.lines.map((l) => l.told.kind)).toEqual(['stopped']);
  });

  it('is open while it is decided', () => {
    expect(encounters(logOf([attempted, met(DILEMMA), killed(1)]))[0].outcome).toBe('open');
  });

  it('says what it asked of the own team', () => {
    const [e] = encounters(logOf([attempted, met(DILEMMA, NEEDS), over(DILEMMA, 'failed'), ENDED]));
    expect(e.needs).toBe(NEEDS);
    expect(e.team).toEqual([card(1)]);
  });

  it('lies aside when the attempt goes on without a word about it: an artifact', () => {
    const found = encounters(logOf([attempted, met(8), met(DILEMMA), over(DILEMMA, 'overcome'), ENDED]));
    expect(found.map((e) => [e.card?.card, e.outcome])).toEqual([
      [8, 'aside'],
      [DILEMMA, 'overcome'],
    ]);
  });

  it('tells what happened, but not blow by blow', () => {
    const [e] = encounters(
      logOf([
        attempted,
        met(DILEMMA),
        { kind: 'fight', who: 1, at: { planet: 2 }, sides: [[card(1)], [card(3)]] },
        { kind: 'struck-down', card: card(1), how: 'mortally wounded', by: null },
        killed(1),
        { kind: 'fight-over' },
        over(DILEMMA, 'overcome'),
      ]),
    );
    expect(e.lines.map((l) => l.told.kind)).toEqual(['fight', 'killed']);
  });

  it('can be a Q-Flash, whose cards are met one by one, and which is over after the attempt', () => {
    const q = (id: number, left: number): Told => ({ kind: 'experienced', who: 0, card: card(id), left });
    const found = encounters(
      logOf([
        attempted,
        met(DILEMMA),
        q(20, 1),
        killed(1),
        over(20, 'overcome'),
        q(21, 0),
        STOPPED,
        over(21, 'failed'),
        ENDED,
        over(DILEMMA, 'overcome'),
        drew,
      ]),
    );
    expect(found.map((e) => [e.card?.card, e.outcome, e.location, e.lines.map((l) => l.told.kind)])).toEqual([
      [DILEMMA, 'overcome', 2, []],
      [20, 'overcome', 2, ['killed']],
      [21, 'failed', 2, ['stopped']],
    ]);
  });
});

describe('what is to be read', () => {
  const log = logOf([attempted, met(DILEMMA), killed(1), over(DILEMMA, 'overcome'), met(8), over(8, 'failed'), ENDED]);
  const ids = (upTo: number, read: number) => unread(encounters(log.slice(0, upTo)), read).map((e) => e.card?.card);

  it('is what began since', () => {
    expect(ids(7, 0)).toEqual([DILEMMA, 8]);
    expect(ids(7, 4)).toEqual([8]);
    expect(ids(7, 7)).toEqual([]);
  });

  it('is also what was being decided, once it is over', () => {
    expect(ids(2, 2)).toEqual([]);
    expect(ids(3, 2)).toEqual([]);
    expect(ids(4, 2)).toEqual([DILEMMA]);
    expect(ids(4, 4)).toEqual([]);
  });

  it('does not show a Q-Flash again after each of its cards', () => {
    const flash = logOf([
      attempted,
      met(DILEMMA),
      { kind: 'experienced', who: 0, card: card(20), left: 0 },
      over(20, 'overcome'),
      over(DILEMMA, 'overcome'),
    ]);
    expect(unread(encounters(flash), 2).map((e) => e.card?.card)).toEqual([20]);
  });
});

describe('a mission', () => {
  const points: Told = { kind: 'points', who: 0, points: 35, bonus: false, source: card(2), how: 'scored', by: null };

  it('is solved, with what came of it', () => {
    const found = encounters(
      logOf([
        attempted,
        met(DILEMMA),
        over(DILEMMA, 'overcome'),
        { kind: 'solved', who: 0, at: 2, team: [], needs: null },
        points,
        ENDED,
        drew,
      ]),
    );
    expect(found[1]).toMatchObject({ outcome: 'solved', card: null, location: 2 });
    expect(found[1].lines.map((l) => l.told.kind)).toEqual(['points']);
  });

  it('is not solved, with what was lacking', () => {
    const [e] = encounters(
      logOf([
        attempted,
        { kind: 'not-solved', who: 0, at: 2, team: [], needs: NEEDS, why: 'requirement', by: null },
        ENDED,
      ]),
    );
    expect(e).toMatchObject({ outcome: 'unsolved', needs: NEEDS });
  });
});

describe('the Collective', () => {
  const scouting: Told = { kind: 'scouting', who: 0, at: 2, from: { planet: 2 }, team: [card(1)] };
  const SCOUTED: Told = { kind: 'scouted', who: 0, at: { location: 2 } };
  const done: Told = { kind: 'attempt-over', who: 0, at: 2, scouting: true };

  it('meets what lies there, leaves artifacts, and has scouted the place', () => {
    const found = encounters(
      logOf([scouting, met(DILEMMA), over(DILEMMA, 'overcome'), met(8), SCOUTED, done, attempted, met(8), ENDED]),
    );
    expect(found.map((e) => [e.how, e.card?.card, e.outcome])).toEqual([
      ['scouting', DILEMMA, 'overcome'],
      ['scouting', 8, 'left'],
      ['scouting', undefined, 'scouted'],
      ['attempt', 8, 'aside'],
    ]);
  });

  it('has met nothing where a ship is scouted', () => {
    expect(encounters(logOf([{ kind: 'scouted', who: 0, at: card(3) }]))).toEqual([]);
  });

  it.each([
    ['fits', '[Com]: it is done', ['completed', 'assimilated']],
    ['no-line', null, []],
  ] as const)('turns up a card for a probe: %s', (outcome, line, kinds) => {
    const probed: Told = { kind: 'probed', who: 0, card: card(4), by: card(9), line };
    const came: Told[] = [
      { kind: 'completed', who: 0, card: card(9), at: { location: 2 } },
      { kind: 'assimilated', who: 0, card: card(5) },
    ];
    const all = [probed, ...(line === null ? [] : came)];
    expect(encounters(logOf(all))[0].outcome).toBe('open');
    const [e, ...others] = encounters(
      logOf([...all, { kind: 'probe-over', who: 0, by: card(9), fits: line !== null }, drew]),
    );
    expect(others).toEqual([]);
    expect(e).toMatchObject({ how: 'probe', outcome, card: card(4), probe: { by: card(9), line } });
    expect(e.lines.map((l) => l.told.kind)).toEqual(kinds);
  });

  it('gains what the other side loses', () => {
    const told: Told = { kind: 'assimilated', who: 0, card: card(5) };
    expect([0, 1, -1].map((seat) => gravity(told, seat))).toEqual(['none', 'lost', 'lost']);
  });
});

describe('a line', () => {
  it('is as grave as what it tells', () => {
    expect(gravity(killed(1))).toBe('lost');
    expect(gravity(STOPPED)).toBe('harm');
    expect(gravity({ kind: 'points', who: 0, points: -5, bonus: false, source: null, how: 'scored', by: null })).toBe(
      'harm',
    );
    expect(gravity({ kind: 'points', who: 0, points: 5, bonus: false, source: null, how: 'scored', by: null })).toBe(
      'none',
    );
    expect(gravity(drew)).toBe('none');
  });

  it('is a moment when it decides something', () => {
    expect(isMoment({ kind: 'solved', who: 1, at: 0, team: [], needs: null })).toBe(true);
    expect(isMoment({ kind: 'not-solved', who: 1, at: 0, team: [], needs: null, why: 'ban', by: null })).toBe(false);
    expect(isMoment({ kind: 'points', who: 0, points: -5, bonus: true, source: null, how: 'scored', by: null })).toBe(
      true,
    );
    expect(isMoment({ kind: 'points', who: 0, points: 5, bonus: true, source: null, how: 'scored', by: null })).toBe(
      false,
    );
    expect(isMoment({ kind: 'game-over', winner: -1, result: 'true-tie' })).toBe(true);
  });
});

describe('the counts of a game', () => {
  const reported = (who: 0 | 1, id: number): Told => ({
    kind: 'reported',
    who,
    card: card(id, 'guard'),
    to: { location: 0 },
    using: null,
    as: null,
  });
  // two guards of one name, one on each side; a ship with one aboard lies on the table no more
  const log = [
    ...logOf([reported(0, 1), reported(1, 2), reported(1, 3), reported(1, 4)], 1),
    ...logOf(
      [
        { kind: 'killed', whom: card(2, 'guard', 1), cause: { by: null, how: 'battle' } },
        { kind: 'solved', who: 0, at: 0, team: [], needs: null },
        { kind: 'points', who: 0, points: 30, bonus: false, source: null, how: 'scored', by: null },
      ],
      2,
    ),
    ...logOf(
      [
        { kind: 'points', who: 1, points: -10, bonus: true, source: null, how: 'scored', by: null },
        {
          kind: 'destroyed',
          card: card(3, 'ship', 1),
          cause: { by: null, how: 'battle' },
          aboard: [card(4, 'guard', 1), card(1, 'guard'), card(5, 'kit', 1)],
        },
        { kind: 'killed', whom: card(4, 'guard', 1), cause: { by: null, how: 'with-its-ship' } },
        { kind: 'killed', whom: card(1, 'guard'), cause: { by: null, how: 'with-its-ship' } },
      ],
      4,
    ),
  ];
  const types: Record<string, string> = { guard: 'Personnel', ship: 'Ship', kit: 'Equipment' };
  const counts = countByTurn(log, (p) => types[p]);

  it('add up for each turn, and a loss is its owner’s', () => {
    expect(counts).toEqual([
      { turn: 0, points: [0, 0], missions: [0, 0], losses: [0, 0] },
      { turn: 1, points: [0, 0], missions: [0, 0], losses: [0, 0] },
      { turn: 2, points: [30, 0], missions: [1, 0], losses: [0, 1] },
      // the ship and the one aboard are the other's; their captive was ours; a kit is no casualty
      { turn: 4, points: [30, -10], missions: [1, 0], losses: [1, 3] },
    ]);
  });

  it('of a game that went on from a position begin with what it had', () => {
    const points = countByTurn(log, (p) => types[p], [70, 20]).map((c) => c.points);
    expect([points[0], points.at(-1)]).toEqual([
      [70, 20],
      [100, 10],
    ]);
  });
});
