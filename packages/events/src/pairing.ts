/**
 * Who meets whom in the next round. The first is drawn by lot. After it one heaviest matching decides everything at once, so that
 * nothing that could be avoided is overlooked: first as few rematches as possible, then nobody twice a bye while somebody had none, then
 * equal victory points, then the neighbours by differential.
 */
import { diceOf, mix } from '@spaceline/engine';
import { heaviestMatching } from './matching.ts';
import { meetingsOf, type Standing, swissStandings, winnerOf } from './standings.ts';
import { type Pairing, present, type Round, roundNow, type Stage, type Tournament } from './tournament.ts';

/** How often two have sat at one table: also where the result is still open. */
function timesMet(rounds: readonly Round[]): (a: string, b: string) => number {
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

function byStanding(t: Tournament, players: readonly Standing[]): Pairing[] {
  const met = timesMet(t.rounds);
  const n = players.length;
  const nobody = n % 2 === 1 ? n : -1;
  const byes = players.map(({ player }) => meetingsOf(t.rounds, player).filter((m) => m.opponent === null).length);
  const apart = (a: number, b: number): number => players[a].points - players[b].points;
  // each of these outweighs everything that comes after it, over all tables
  const tables = Math.ceil(n / 2);
  const place = 1;
  const points = tables * n * place + 1;
  const bye = tables * apart(0, n - 1) ** 2 * points + points;
  const again = (Math.max(0, ...byes) + 1) * bye;
  const rematch = tables * (t.rounds.length + 1) * again;
  /** not a second time if that can be avoided, and not a third time even where the second cannot */
  const meeting = (times: number): number => (times === 0 ? 0 : rematch + (times - 1) * again);
  const costs = (a: number, b: number): number => {
    // whoever has a bye should stand low: as if nobody were one place below the last
    if (b === nobody) return byes[a] * bye + apart(a, n - 1) ** 2 * points + (n - a) * place;
    return meeting(met(players[a].player, players[b].player)) + apart(a, b) ** 2 * points + (b - a) * place;
  };
  const size = n + (nobody < 0 ? 0 : 1);
  let worst = 0;
  for (let a = 0; a < size; a++) for (let b = a + 1; b < size; b++) worst = Math.max(worst, costs(a, b));
  // heavy enough that everybody has a partner
  const base = worst * tables + 1;
  const mates = heaviestMatching(size, (a, b) => base - costs(a, b));
  return mates.flatMap((b, a): Pairing[] =>
    a > b ? [] : [{ first: players[a].player, second: b === nobody ? null : players[b].player }],
  );
}

export interface NextRound {
  stage: Stage;
  pairings: Pairing[];
}

/** Whoever has not lost yet, of those who are still there. */
const unbeaten = (t: Tournament): string[] =>
  present(t)
    .filter((e) => meetingsOf(t.rounds, e.id).every((m) => m.outcome === 'full-win' || m.outcome === 'modified-win'))
    .map((e) => e.id);

const swissRounds = (t: Tournament): number => t.rounds.filter((r) => r.stage === 'swiss').length;

/** What comes after the rounds so far; null = nothing, the event is over. */
export function nextStage(t: Tournament): Stage | null {
  const last = roundNow(t)?.stage ?? 'swiss';
  if (last === 'final') return null;
  if (last === 'semi-final') return 'final';
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
  const semi = t.rounds.find((r) => r.stage === 'semi-final');
  // whoever has left since then leaves the seat to the other
  const through = semi?.tables.flatMap((x) => winnerOf(x) ?? []) ?? standing.slice(0, 2).map((s) => s.player);
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
