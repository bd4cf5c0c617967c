/** What a number of games allows to be said. */

/** 95 % */
const Z = 1.96;

/** Wilson's interval for a share, at 95 %, from 0 to 1. A tie is half a win. */
export function wilson(wins: number, n: number): [number, number] {
  if (n === 0) return [0, 1];
  const p = wins / n;
  const middle = p + (Z * Z) / (2 * n);
  const reach = Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n));
  const scale = 1 + (Z * Z) / n;
  return [(middle - reach) / scale, (middle + reach) / scale];
}

/**
 * The interval for a share, at 95 %, by pairs: what a bot got, from 0 to 1, in two games of the same deal with the seats changed. The deal decides
 * most games, so pairs tell more than twice as many games would. Student's, and never narrower than if one pair more had been won or lost by luck.
 */
export function pairedInterval(shares: readonly number[]): [number, number] {
  const n = shares.length;
  if (n < FEW_PAIRS) return [0, 1];
  const mean = shares.reduce((a, b) => a + b, 0) / n;
  const squares = shares.reduce((a, b) => a + (b - mean) ** 2, UPSET);
  const degrees = n - 1;
  const reach = (Z + 2.37 / degrees + 2.82 / degrees ** 2) * Math.sqrt(squares / degrees / n);
  return [Math.max(0, mean - reach), Math.min(1, mean + reach)];
}
const FEW_PAIRS = 3;
const UPSET = 0.25;

/** So many points of Elo stronger is whoever wins this share of the games. */
export const eloOf = (share: number): number => {
  const p = Math.min(0.999, Math.max(0.001, share));
  return -400 * Math.log10(1 / p - 1) || 0;
};

/** One game: who played, and what the first of them got, from 0 to 1. */
export interface Outcome {
  readonly players: readonly [string, string];
  readonly share: number;
}

/** Strengths that fit the results best (Bradley and Terry), the mean being 0. Half a draw with everybody keeps them finite. */
export function ratings(games: readonly Outcome[]): Map<string, number> {
  const names = [...new Set(games.flatMap((g) => g.players))];
  const of = new Map(names.map((n) => [n, 0]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      let slope = -of.get(name)! / SOFT;
      let curve = 1 / SOFT;
      for (const { players, share } of games) {
        const at = players.indexOf(name);
        if (at < 0) continue;
        const p = 1 / (1 + 10 ** ((of.get(players[1 - at])! - of.get(name)!) / 400));
        slope += (at === 0 ? share : 1 - share) - p;
        curve += (p * (1 - p) * Math.LN10) / 400;
      }
      of.set(name, of.get(name)! + slope / curve);
    }
  }
  const mean = [...of.values()].reduce((a, b) => a + b, 0) / Math.max(1, names.length);
  return new Map([...of].map(([n, r]) => [n, r - mean]));
}
const ROUNDS = 60;
const SOFT = 100_000;

/** The error function, to 1.5e-7 (Abramowitz and Stegun 7.1.26). */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const sum = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - sum * Math.exp(-x * x));
}

/** How likely two shares differ by so much or more where nothing is different: the two-sided test of two proportions. */
export function chanceOfDifference(a: { wins: number; n: number }, b: { wins: number; n: number }): number {
  if (a.n === 0 || b.n === 0) return 1;
  const p = (a.wins + b.wins) / (a.n + b.n);
  const error = Math.sqrt(p * (1 - p) * (1 / a.n + 1 / b.n));
  if (error === 0) return 1;
  const z = Math.abs(a.wins / a.n - b.wins / b.n) / error;
  return 1 - erf(z / Math.SQRT2);
}
