/**
 * Which of several ways is best, by trying each on the same tables with the same chance. What differs between two ways on one table is told
 * by far fewer tables than how good each is by itself.
 */

/** Whoever lies so many standard errors behind is tried no more. */
const DROP = 2;
/** So many before anybody is dropped. */
const LEAST = 4;
/** The first way is left only for one that is better by so many standard errors. */
const LEAVE = 1.5;

interface Race {
  /** the index of the way to take: 0, the usual one, unless another is better beyond chance */
  readonly best: number;
  /** the mean value of each way */
  readonly means: readonly number[];
  readonly playouts: number;
}

/** Mean and standard error of the differences of two ways, on the tables on which both were tried. */
function difference(a: readonly number[], b: readonly number[]): { mean: number; error: number } {
  const n = Math.min(a.length, b.length);
  let sum = 0;
  for (let i = 0; i < n; i++) sum += a[i] - b[i];
  const mean = sum / n;
  let squares = 0;
  for (let i = 0; i < n; i++) squares += (a[i] - b[i] - mean) ** 2;
  // a few tables that happen to agree are no certainty
  return { mean, error: Math.sqrt((squares + PRIOR) / Math.max(1, n - 1) / n) };
}
const PRIOR = 0.02;

const meanOf = (x: readonly number[]): number => x.reduce((a, b) => a + b, 0) / Math.max(1, x.length);

/**
 * `value(way, table)` from 0 to 1, or null where the table cannot be made; `goesOn` says whether there is time for another table.
 */
export function race(
  ways: number,
  budget: number,
  value: (way: number, table: number) => number | null,
  goesOn: () => boolean = () => true,
): Race {
  const values: number[][] = Array.from({ length: ways }, () => []);
  let alive = values.map((_, i) => i);
  let playouts = 0;
  for (let table = 0; alive.length > 1 && playouts + alive.length <= budget && goesOn(); table++) {
    const row: number[] = [];
    for (const way of alive) {
      const v = value(way, table);
      if (v === null) break;
      row.push(v);
    }
    playouts += alive.length;
    if (row.length < alive.length) continue;
    alive.forEach((way, i) => {
      values[way].push(row[i]);
    });
    if (values[alive[0]].length < LEAST) continue;
    const leader = alive.reduce((a, b) => (meanOf(values[b]) > meanOf(values[a]) ? b : a));
    alive = alive.filter((way) => {
      const { mean, error } = difference(values[leader], values[way]);
      return way === leader || mean < DROP * error;
    });
  }
  let best = 0;
  for (const way of alive) {
    if (way === 0 || values[way].length < LEAST) continue;
    const { mean, error } = difference(values[way], values[0]);
    const ahead = difference(values[way], values[best]).mean;
    if (mean > LEAVE * error && (best === 0 || ahead > 0)) best = way;
  }
  return { best, means: values.map(meanOf), playouts };
}
