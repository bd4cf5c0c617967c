/** Formats by their ids. A format with options of its own has them in its id: `full~rulings=2001~hand=5`. */
import type { Format } from '@spaceline/engine';
import { full } from './full.ts';
import { UnknownOption, withOptions } from './options.ts';
import { voyager } from './voyager.ts';
import { warpSpeed } from './warp-speed.ts';

export const FORMATS: readonly Format[] = [full, voyager, warpSpeed];

const MARK = '~';
const PLAIN: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
]);
const read = (value: string): unknown => PLAIN.get(value) ?? (/^\d+$/.test(value) ? Number(value) : value);

/** Undefined where there is no such format, or none of its options is called so. */
export function formatById(id: string): Format | undefined {
  const [name, ...said] = id.split(MARK);
  const format = FORMATS.find((f) => f.id === name);
  if (format === undefined || said.length === 0) return format;
  const options = Object.fromEntries(said.map((o) => o.split('=', 2)).map(([key, value = '']) => [key, read(value)]));
  try {
    return { ...withOptions(format, options), id };
  } catch (e) {
    if (e instanceof UnknownOption) return undefined;
    throw e;
  }
}

/** The id of a format with these options; what it is without them stands before the first mark. */
export const idWithOptions = (id: string, options: Readonly<Record<string, unknown>>): string =>
  [id, ...Object.keys(options).map((name) => `${name}=${String(options[name])}`)].join(MARK);
