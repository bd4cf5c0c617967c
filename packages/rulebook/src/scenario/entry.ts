/** A card as a file writes it: `Name`, `Name x3`, or a mapping. A key that nothing made use of is a mistake of the file. */
import { repeated } from './names.ts';
import type { Path, Source } from './source.ts';

const TITLE_KEYS = ['card', 'ship', 'facility'] as const;
export const CARD_KEYS = [
  ...TITLE_KEYS,
  'owner',
  'controller',
  'stopped',
  'disabled',
  'stasis',
  'cloaked',
  'phased',
  'deactivated',
  'infiltrating',
  'exposed',
  'assimilated',
  'scouted',
  'target',
  'under',
  'face-down',
  'flipped',
  'uncontrolled',
  'captive',
  'affiliation',
  'on',
  'damage',
  'countdown',
  'range-used',
  'landed',
  'crew',
  'aboard',
  'intruders',
  'carries',
  'docked',
  'sites',
  'here',
  'seeds',
];
const MOST_COPIES = 200;

export class Entry {
  private readonly honoured = new Set<string>(TITLE_KEYS);

  constructor(
    readonly name: string,
    private readonly map: Readonly<Record<string, unknown>>,
    readonly path: Path,
  ) {}

  /** What a key says. Whoever asks does as it says. */
  take(key: string): unknown {
    this.honoured.add(key);
    return this.map[key] ?? undefined;
  }

  /** Of these keys those that are there, in the order of the file. */
  those(keys: readonly string[]): string[] {
    return Object.keys(this.map).filter((k) => keys.includes(k));
  }

  /** `false`, nothing and an empty list are as good as no word at all. */
  says(key: string): boolean {
    const v = this.map[key] ?? false;
    return v !== false && !(Array.isArray(v) && v.length === 0);
  }

  /** The first key that says something and that nobody asked for. */
  get ignored(): string | undefined {
    return Object.keys(this.map).find((k) => !this.honoured.has(k) && this.says(k));
  }
}

/** One entry for each copy. */
export function entriesOf(src: Source, value: unknown, path: Path): Entry[] {
  const isTitle = typeof value === 'string';
  const map = isTitle ? { card: value } : src.map(value, path, 'a card', CARD_KEYS);
  const [key, second] = TITLE_KEYS.filter((k) => map[k] !== undefined);
  if (key === undefined || typeof map[key] !== 'string') src.fail(path, 'a card needs its title under "card"');
  if (second !== undefined) src.fail([...path, second], `a card has one title: "${key}" or "${second}"`);
  const names = repeated(map[key]) as string[];
  if (names.length > MOST_COPIES) src.fail(path, `${names.length} copies of one card are too many`);
  return names.map((name) => new Entry(name, map, path));
}
