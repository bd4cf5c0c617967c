/** Lines from the keyboard or from a pipe. */
import { createInterface, type Interface } from 'node:readline';

export class Lines {
  private readonly waiting: string[] = [];
  private readonly rl: Interface;
  private ended = false;
  private wake: (() => void) | null = null;

  constructor(input: NodeJS.ReadableStream & { isTTY?: boolean }) {
    // Without an output the interface echoes nothing and moves no cursor; a terminal does both by itself.
    this.rl = createInterface({ input, terminal: false });
    this.rl.on('line', (line) => {
      this.waiting.push(line);
      this.wake?.();
    });
    this.rl.on('close', () => {
      this.ended = true;
      this.wake?.();
    });
  }

  /** The next line, or null when there are no more. */
  async next(): Promise<string | null> {
    while (this.waiting.length === 0 && !this.ended) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
      this.wake = null;
    }
    return this.waiting.shift() ?? null;
  }

  close(): void {
    this.rl.close();
  }
}
