/**
 * Who meets whom in the next round. The first is drawn by lot. After it a heaviest matching decides about all tables at once, so
 * that nothing that could be avoided is overlooked: first as few rematches as possible, then equal victory points, then the neighbours by
 * differential. A bye goes round, from the last in the standings upwards, as long as it brings no rematch.
 */
import { diceOf, mix } from '@spaceline/engine';
import { heaviestMatching } from './matching.ts';
import { isLoss } from './results.ts';
import { meetingsOf, type Standing, swissStandings, winnerOf } from './standings.ts';
import { type Pairing, present, type Round, roundNow, type Stage, type Tournament } from './tournament.ts';

type Met = (a: string, b: string) => number;

/** How often two have sat at one table: also where the result is still open. */
function timesMet(rounds: readonly Round[]): Met {
  const met = new Map<string, number>();
  for (const { first, second } of rounds.flatMap((r) => r.tables)) {
    for (const key of [`${first} ${second}`, `${second} ${first}`]) met.set(key, (met.get(key) ?? 0) + 1);
  }
  return (a, b) => met.get(`${a} ${b}`) ?? 0;
}

function byLot(players: readonly string[], seed: string): Pairing[] {
  const order = players.slice();
  mix(order, diceOf(`round 1 ${seed}`));
  const out: Pairing[] = [];
  for (let i = 0; i + 1 < order.length; i += 2) out.push({ first: order[i], second: order[i + 1] });
  if (order.length % 2 === 1) out.push({ first: order.at(-1)!, second: null });
  return out;
}

/** How many tables of players who have not met there could be at most. */
function mostNewTables(players: readonly Standing[], met: Met): number {
  const mates = heaviestMatching(players.length, (a, b) => (met(players[a].player, players[b].player) === 0 ? 1 : 0));
  return mates.filter((m) => m >= 0).length / 2;
}

/** Who has the bye: of those with the fewest so far the one who stands lowest, unless that would bring a rematch that can be avoided. */
function byeFor(t: Tournament, players: readonly Standing[], met: Met): Standing {
  const byes = (s: Standing): number => meetingsOf(t.rounds, s.player).filter((m) => m.opponent === null).length;
  const candidates = [...players].sort((a, b) => byes(a) - byes(b) || b.place - a.place);
  const most = mostNewTables(players, met);
  const without = (s: Standing) => players.filter((p) => p !== s);
  return candidates.find((s) => mostNewTables(without(s), met) === most)!;
}

/** An even number of players, best first. */
function tablesFor(t: Tournament, players: readonly Standing[], met: Met): Pairing[] {
  const n = players.length;
  const apart = (a: number, b: number): number => (players[a].points - players[b].points) ** 2;
  // each of these outweighs everything that comes before it, over all tables
  const tables = n / 2;
  const points = tables * n + 1;
  const again = (tables * apart(0, n - 1) + 1) * points;
  const rematch = tables * (t.rounds.length + 1) * again;
  /** not a second time if that can be avoided, and not a third time even where the second cannot */
  const meeting = (times: number): number => (times === 0 ? 0 : rematch + (times - 1) * again);
  const cost = (a: number, b: number): number =>
    meeting(met(players[a].player, players[b].player)) + apart(a, b) * points + (b - a);
  let worst = 0;
  for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) worst = Math.max(worst, cost(a, b));
  // heavy enough that everybody has a partner
  const base = worst * tables + 1;
  const mates = heaviestMatching(n, (a, b) => base - cost(a, b));
  return mates.flatMap((b, a) => (a < b ? [{ first: players[a].player, second: players[b].player }] : []));
}

function byStanding(t: Tournament, players: readonly Standing[]): Pairing[] {
  const met = timesMet(t.rounds);
  if (players.length % 2 === 0) return tablesFor(t, players, met);
  const bye = byeFor(t, players, met);
  const rest = players.filter((p) => p !== bye);
  return [...tablesFor(t, rest, met), { first: bye.player, second: null }];
}

export interface NextRound {
  stage: Stage;
  pairings: Pairing[];
}

/** Whoever has not lost yet, of those who are still there. */
const unbeaten = (t: Tournament): string[] =>
  present(t)
    .filter((e) => meetingsOf(t.rounds, e.id).every((m) => !isLoss(m.outcome)))
    .map((e) => e.id);

const swissRounds = (t: Tournament): number => t.rounds.filter((r) => r.stage === 'swiss').length;

/** Who has won a semi-final and is still there: whoever has left leaves the seat to the other, and without both there is no final. */
function finalists(t: Tournament): string[] {
  const here = new Set(present(t).map((e) => e.id));
  const semi = t.rounds.find((r) => r.stage === 'semi-final');
  return (semi?.tables.flatMap((x) => winnerOf(x) ?? []) ?? []).filter((p) => here.has(p));
}

/** What comes after the rounds so far; null = nothing, the event is over. */
export function nextStage(t: Tournament): Stage | null {
  const last = roundNow(t)?.stage ?? 'swiss';
  if (last === 'final') return null;
  if (last === 'semi-final') return finalists(t).length > 0 ? 'final' : null;
  const here = present(t).length;
  const rounds = swissRounds(t);
  const enough =
    t.settings.rounds === null
      ? rounds > 0 && (unbeaten(t).length <= 1 || rounds >= here)
      : rounds >= t.settings.rounds;
  if (!enough && here >= 2) return 'swiss';
  if (!t.settings.cut) return null;
  return here >= 4 ? 'semi-final' : here >= 2 ? 'final' : null;
}

/** The next round; null when the event is over. */
export function pairNext(t: Tournament): NextRound | null {
  const stage = nextStage(t);
  if (stage === null) return null;
  const here = new Set(present(t).map((e) => e.id));
  const standing = swissStandings(t).filter((s) => here.has(s.player));
  if (stage === 'swiss') {
    const first = swissRounds(t) === 0;
    const pairings = first
      ? byLot(
          present(t).map((e) => e.id),
          t.seed,
        )
      : byStanding(t, standing);
    return { stage, pairings };
  }
  const won = finalists(t);
  // three or two play no semi-final
  const through = won.length > 0 ? won : standing.slice(0, 2).map((s) => s.player);
  const [a, b, c, d] = stage === 'semi-final' ? standing.slice(0, 4).map((s) => s.player) : inOrder(standing, through);
  if (stage === 'final') return { stage, pairings: [{ first: a, second: b ?? null }] };
  return {
    stage,
    pairings: [
      { first: a, second: d },
      { first: b, second: c },
    ],
  };
}

const inOrder = (standing: readonly Standing[], players: readonly string[]): string[] =>
  standing.flatMap((s) => (players.includes(s.player) ? s.player : []));
