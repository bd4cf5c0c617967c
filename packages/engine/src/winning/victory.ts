/** Winning (R-11.60 to; WARP-40 to WARP-45). */
import { completedAt, scoutedAs } from '../borg/objectives.ts';
import { handBack } from '../capture/capture.ts';
import { endGame } from '../core/door.ts';
import type { Format } from '../core/format.ts';
import type { Game } from '../core/game.ts';
import { other, type Result, SEATS, type Seat } from '../core/state.ts';
import { scoreOf } from '../happenings/scoring.ts';
import { Reading } from '../language/reading.ts';
import { missionFor, ownsMission } from '../spaceline/places.ts';

/** Ends that the table's own rules bring about. */
const BY_RULES: readonly Result['kind'][] = ['full-win', 'modified-win', 'true-tie'];

function end(g: Game, as: Result): void {
  if (g.state.result !== null) return;
  const result = BY_RULES.includes(as.kind) ? (lostByADebt(g) ?? as) : as;
  endGame(g, result);
  handBack(g);
  g.tell(() => ({ kind: 'game-over', winner: result.winner, result: result.kind }));
}

/** a text that is owed something when the game ends; where both players owe, nothing comes of it. */
function lostByADebt(g: Game): Result | null {
  const owes = (seat: Seat): boolean =>
    g.tableau.active.some(
      (id) => g.card(id).controller === seat && g.def(id).rules?.owes?.met(new Reading(g, id, seat)) === true,
    );
  const [loser, ...more] = SEATS.filter(owes);
  return loser === undefined || more.length > 0 ? null : { winner: other(loser), kind: 'full-win', rule: 'R-11.65' };
}

/** The missions a player has solved: the location ids. */
export function solvedBy(g: Game, seat: Seat): number[] {
  return g.state.locations.filter((l) => l.solvedBy === seat).map((l) => l.id);
}

/** The points needed to win, with what texts in play add. */
export function goal(g: Game, seat: Seat): number {
  let n = g.format.winPoints;
  for (const s of g.tableau.goal) if (!s.modifier.uncounted) n += s.modifier.extra(g, s.card, seat);
  return n;
}

/** Points that a text has made worthless, all of them bonus points. */
const droppedOf = (g: Game, seat: Seat): number => {
  const texts = g.tableau.goal.filter((s) => s.modifier.drops !== undefined);
  if (texts.length === 0) return 0;
  return g.state.ledger
    .filter((e) => e.seat === seat && texts.some((s) => s.modifier.drops!(g, s.card, e)))
    .reduce((sum, e) => sum + e.points, 0);
};

/** The points that count toward winning. */
export function countingScore(g: Game, seat: Seat): number {
  const dropped = droppedOf(g, seat);
  let off = 0;
  for (const s of g.tableau.goal)
    if (s.modifier.uncounted) off = Math.max(off, s.modifier.extra(g, s.card, seat, dropped));
  return scoreOf(g, seat) - dropped - off;
}

/** What Warp Speed asks for (WARP-40). */
export interface Kinds {
  readonly planet: boolean;
  readonly space: boolean;
}

/**
 * Which kinds a player has solved of the own missions; `also`: as if that location were solved, too.: for Borg it is objectives
 * completed there, as the kind of place that they were aimed at. It is asked after every step, so it makes nothing on the way.
 */
export function kindsSolved(g: Game, seat: Seat, also = -1): Kinds {
  let planet = 0;
  let space = 0;
  let both = 0;
  for (const { id, solvedBy } of g.state.locations) {
    if (!ownsMission(g, id, seat)) continue;
    const marker = completedAt(g, id);
    if (marker >= 0 && g.card(marker).controller === seat) {
      if (scoutedAs(g, marker, id) === 'planet') planet++;
      else space++;
    }
    if (solvedBy !== seat && id !== also) continue;
    const { where } = g.def(missionFor(g, id, seat)).facts;
    if (where === 'planet') planet++;
    else if (where === 'space') space++;
    else both++;
  }
  // a mission with both icons counts as the kind that is missing
  return { planet: planet + both > 0, space: space > 0 || both > (planet > 0 ? 0 : 1) };
}

function fullWin(g: Game, seat: Seat): boolean {
  if (g.format.victory === 'points') return countingScore(g, seat) >= goal(g, seat);
  const { planet, space } = kindsSolved(g, seat);
  return planet && space;
}

export function checkVictory(g: Game): void {
  const rule = g.format.victory === 'points' ? 'R-11.61' : 'WARP-40';
  // Should both get there at once, the player whose turn it is comes first
  for (const seat of [g.state.turn.seat, other(g.state.turn.seat)]) {
    if (fullWin(g, seat)) {
      end(g, { winner: seat, kind: 'full-win', rule });
      return;
    }
  }
}

/** Nobody got a Full Win (WARP-41 to WARP-43); in the full game only points count. */
export function endOnCount(g: Game, rule: string): void {
  const missions = SEATS.map((s) => solvedBy(g, s).filter((l) => ownsMission(g, l, s)).length);
  const points = SEATS.map((s) => countingScore(g, s));
  const warp = g.format.victory === 'planet-and-space';
  if (warp && missions[0] !== missions[1]) {
    end(g, { winner: missions[0] > missions[1] ? 0 : 1, kind: 'modified-win', rule: 'WARP-41' });
  } else if (points[0] !== points[1]) {
    end(g, { winner: points[0] > points[1] ? 0 : 1, kind: 'modified-win', rule: warp ? 'WARP-42' : rule });
  } else end(g, { winner: -1, kind: 'true-tie', rule: warp ? 'WARP-43' : rule });
}

/** WARP-41: both draw decks are exhausted, after each has regenerated where the format has that; by an option one will do. */
export function areExhausted(g: Game): boolean {
  const isEmpty = (s: Seat): boolean =>
    g.deck(s).length === 0 && (!g.format.regenerates || g.state.players[s].regenerated);
  return g.format.exhaustionEnds === 'both' ? SEATS.every(isEmpty) : SEATS.some(isEmpty);
}

/**
 * WARP-44, WARP-45, R-11.72: the first score less the second, each counted up to 100. `winner` has a Full Win, or nobody has: one in Warp Speed
 * with the lower score gives +1 and -1.
 */
export function differentialBetween(
  scores: readonly [number, number],
  winner: Seat | -1,
  victory: Format['victory'],
): number {
  if (winner >= 0 && victory === 'planet-and-space') {
    const mine = scores[winner as Seat];
    if (mine < scores[other(winner as Seat)]) return winner === 0 ? 1 : -1;
  }
  const cap = (n: number) => Math.min(100, n);
  return cap(scores[0]) - cap(scores[1]);
}

/** Which of the five results a win was, a director says to the event and not to the table. */
const NOT_FULL: readonly Result['kind'][] = ['modified-win', 'true-tie', 'ruling'];

/** Who has a Full Win: by the winning condition, or because the other gave up, left or never came. */
export const fullWinner = (r: Result | null): Seat | -1 => (r === null || NOT_FULL.includes(r.kind) ? -1 : r.winner);

export function differential(g: Game, seat: Seat): number {
  const scores = [scoreOf(g, 0), scoreOf(g, 1)] as const;
  const first = differentialBetween(scores, fullWinner(g.state.result), g.format.victory);
  // never -0
  return seat === 0 || first === 0 ? first : -first;
}

/** A text makes a player lose outright. */
export function lose(g: Game, seat: Seat, rule = 'R-11.65'): void {
  end(g, { winner: other(seat), kind: 'full-win', rule });
}

/** A player gives up. */
export function concede(g: Game, seat: Seat): void {
  end(g, { winner: other(seat), kind: 'concession', rule: 'R-11.70' });
}

/** A player has left the table, and the other claims the win: who is not there to play has given up. */
export function leftTheTable(g: Game, seat: Seat): void {
  end(g, { winner: other(seat), kind: 'left', rule: 'R-11.70' });
}

/** A player let the whole round pass without sitting down. */
export function neverCame(g: Game, seat: Seat): void {
  end(g, { winner: other(seat), kind: 'no-show', rule: 'R-11.70' });
}

/** The director of the event has decided this table. */
export function ruled(g: Game, winner: Seat | -1): void {
  end(g, { winner, kind: 'ruling', rule: 'R-11.74' });
}

/** The director of the event has paired the players anew: this game is nobody's. */
export function callOff(g: Game): void {
  end(g, { winner: -1, kind: 'called-off', rule: 'R-11.74' });
}

/** The players have agreed that nobody wins. */
export function drawGame(g: Game): void {
  end(g, { winner: -1, kind: 'draw', rule: 'R-11.70' });
}

/** The round's clock has run out (WARP-39, R-11.75). */
export function timeUp(g: Game): void {
  endOnCount(g, 'R-11.75');
}
