/** A bar on standard error while something long runs, if somebody is watching. */
const CELLS = 30;
const EVERY_MS = 100;

export class Progress {
  private last = 0;
  private shown = false;

  constructor(
    private readonly what: string,
    private readonly total: number,
    private readonly stream: NodeJS.WriteStream = process.stderr,
  ) {}

  /** `done` of the total; a few words may follow. */
  at(done: number, words = ''): void {
    if (!this.stream.isTTY) return;
    const now = Date.now();
    if (now - this.last < EVERY_MS && done < this.total) return;
    this.last = now;
    this.shown = true;
    const full = Math.round((CELLS * done) / Math.max(1, this.total));
    const bar = '#'.repeat(full).padEnd(CELLS, '.');
    this.stream.write(`\r\u001b[2K${this.what} [${bar}] ${done}/${this.total} ${words}`);
  }

  /** Takes the bar away. */
  end(): void {
    if (this.shown) this.stream.write('\r\u001b[2K');
    this.shown = false;
  }
}
