import { Glicko2 } from 'glicko2';
import { describe, expect, it } from 'vitest';
import { Desk } from './drawn.ts';
import { ratingsAfter } from './rating.ts';
import { scoreWritten } from './results.ts';
import { SETTINGS } from './testing.ts';

/** Three rounds in which whoever is first in the alphabet wins. */
function event(players: readonly string[], bots: readonly string[] = []) {
  const desk = new Desk({ ...SETTINGS, rounds: 3 }, players.join());
  desk.enter(...players);
  for (const b of bots) desk.do({ kind: 'entered', player: b, name: b, bot: 'heuristic' });
  while (desk.pair() !== null) desk.play((a, b) => scoreWritten(a < b ? 'full-win' : 'full-loss', [0, 0], 'points'));
  return desk.t;
}

describe('ratings', () => {
  it('are those of the paper that describes them', () => {
    const league = new Glicko2({ tau: 0.5, rating: 1500, rd: 200, vol: 0.06 });
    const me = league.makePlayer(1500, 200, 0.06);
    const others = [league.makePlayer(1400, 30), league.makePlayer(1550, 100), league.makePlayer(1700, 300)];
    league.updateRatings([
      [me, others[0], 1],
      [me, others[1], 0],
      [me, others[2], 0],
    ]);
    expect(me.getRating()).toBeCloseTo(1464.06, 1);
    expect(me.getRd()).toBeCloseTo(151.52, 1);
  });

  it('rise with wins, fall with losses, and become surer', () => {
    const [first, ...rest] = ratingsAfter([event([...'ABCD'])], () => true);
    expect(first).toMatchObject({ id: 'A', games: 3, events: 1 });
    expect(first.rating).toBeGreaterThan(1500);
    expect(rest.at(-1)!.id).toBe('D');
    const again = ratingsAfter([event([...'ABCD']), event([...'ABCD'])], () => true);
    expect(again[0].deviation).toBeLessThan(first.deviation);
  });

  it('are given to those who want one, and to bots, and to nobody else', () => {
    const all = ratingsAfter([event(['A', 'B', 'C'], ['bot 1', 'bot 2'])], (id) => id === 'A');
    expect(all.map((r) => r.id).sort()).toEqual(['A', 'bot heuristic']);
    expect(all.find((r) => r.id === 'A')!.games).toBeLessThan(3);
  });
});
