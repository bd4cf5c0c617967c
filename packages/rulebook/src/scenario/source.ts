/** A scenario file as a tree of plain values that remembers its lines, so that a mistake can be pointed at. */
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';

export type Path = readonly (string | number)[];

export class ScenarioError extends Error {
  constructor(
    message: string,
    readonly line: number | null = null,
    /** the file breaks the format; otherwise what it claims does not hold */
    readonly malformed = false,
    /** which part of the file is meant */
    readonly path: Path | null = null,
  ) {
    super(line === null ? message : `line ${line}: ${message}`);
  }
}

export class Source {
  private readonly lines = new LineCounter();
  private readonly doc;
  readonly root: Record<string, unknown>;

  constructor(text: string) {
    this.doc = parseDocument(text, { lineCounter: this.lines });
    const bad = this.doc.errors[0];
    if (bad)
      throw new ScenarioError(`this is not YAML: ${bad.message.split('\n')[0]}`, bad.linePos?.[0].line ?? null, true);
    let root: unknown;
    try {
      root = this.doc.toJS();
    } catch (e) {
      throw new ScenarioError(
        `this is not YAML: ${e instanceof Error ? e.message.split('\n')[0] : 'unreadable'}`,
        null,
        true,
      );
    }
    if (root === null || typeof root !== 'object' || Array.isArray(root)) {
      throw new ScenarioError('a scenario is a mapping with title, rules, spaceline and steps', 1, true);
    }
    this.root = root as Record<string, unknown>;
  }

  lineOf(path: Path): number | null {
    for (let n = path.length; n >= 0; n--) {
      const node = this.doc.getIn(path.slice(0, n), true) as { range?: [number, number, number] } | undefined;
      if (node?.range) return this.lines.linePos(node.range[0]).line;
      // a mapping's own place is that of its key
      const parent = this.doc.getIn(path.slice(0, n - 1), true);
      if (n > 0 && isMap(parent)) {
        const pair = parent.items.find((p) => String((p.key as { value?: unknown })?.value) === String(path[n - 1]));
        const range = (pair?.key as { range?: [number, number, number] } | undefined)?.range;
        if (range) return this.lines.linePos(range[0]).line;
      }
      if (n > 0 && isSeq(parent)) continue;
    }
    return null;
  }

  fail(path: Path, message: string): never {
    throw new ScenarioError(message, this.lineOf(path), true, path);
  }

  map(value: unknown, path: Path, what: string, keys: readonly string[] | null = null): Record<string, unknown> {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      this.fail(path, `${what} must be a mapping`);
    const map = value as Record<string, unknown>;
    if (keys !== null) {
      for (const k of Object.keys(map)) {
        if (!keys.includes(k)) this.fail([...path, k], `${what} has no "${k}"; expected one of ${keys.join(', ')}`);
      }
    }
    return map;
  }

  list(value: unknown, path: Path, what: string): unknown[] {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) this.fail(path, `${what} must be a list`);
    return value;
  }
}
