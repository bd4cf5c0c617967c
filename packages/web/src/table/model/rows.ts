/** The lines of the table as rows: each quadrant, and each time of its own, has ends of its own. */
import type { Place } from './places.ts';

export interface Row {
  line: number;
  places: Place[];
  /** the column of its first place */
  from: number;
  /** the line began in the row above */
  continued: boolean;
}

/** A table of one short line is shown in large tiles; any other as a map of all its places. */
export const isMap = (places: readonly Place[]): boolean =>
  places.length > 6 || places.some((p) => p.line !== places[0].line);

/** The opened location needs room for people in two rows: below a map of many, and below the sites of a station. */
export const isTight = (places: readonly Place[]): boolean =>
  isMap(places) || places.some((p) => [...p.below, ...p.above].some((u) => u.sites.length > 0));

/** A place that a doorway makes: the way from one line to another. */
export const isLink = ({ view, info }: Place): boolean => view.missions.length === 0 && info?.facts.type === 'Doorway';

/** Rows of at most so many places; a longer line goes on in the next. The ways from line to line stand in one column. */
export function rowsOf(places: readonly Place[], most: number): Row[] {
  const rows: Row[] = [];
  for (const line of new Set(places.map((p) => p.line))) {
    const all = places.filter((p) => p.line === line);
    const each = Math.ceil(all.length / Math.ceil(all.length / most));
    for (let i = 0; i < all.length; i += each)
      rows.push({ line, places: all.slice(i, i + each), from: 0, continued: i > 0 });
  }
  const link = Math.max(...rows.map((r) => r.places.findIndex(isLink)));
  for (const r of rows) {
    const at = r.places.findIndex(isLink);
    if (at >= 0 && link - at + r.places.length <= most) r.from = link - at;
  }
  return rows;
}

/** How many columns there are, and which of them hold nothing but ways from line to line. */
export function columnsOf(rows: readonly Row[]): { link: boolean }[] {
  const count = Math.max(1, ...rows.map((r) => r.from + r.places.length));
  return Array.from({ length: count }, (_, i) => {
    const there = rows.flatMap((r) => r.places[i - r.from] ?? []);
    return { link: there.length > 0 && there.every(isLink) };
  });
}
