/** Lines from the keyboard or from a pipe. */

import { createInterface, type Interface } from 'node:readline';
import { spoken, type Words } from '@spaceline/protocol';

export class Lines {
  private readonly waiting: string[] = [];
  private readonly rl: Interface;
  private readonly keyboard: boolean;
  private ended = false;
  private wake: (() => void) | null = null;

  /** `editing` lets a player at a terminal move within the line and call back earlier ones. */
  constructor(editing: boolean) {
    this.keyboard = editing && process.stdin.isTTY === true && process.stdout.isTTY === true;
    this.rl = createInterface({
      input: process.stdin,
      ...(this.keyboard ? { output: process.stdout, terminal: true } : { terminal: false }),
    });
    this.rl.on('line', (line) => {
      this.waiting.push(line);
      this.wake?.();
    });
    this.rl.on('close', () => {
      this.ended = true;
      this.wake?.();
    });
    this.rl.on('SIGINT', () => process.emit('SIGINT'));
  }

  /** The next line, or null when there are no more. What comes from a pipe is shown, since nobody typed it. */
  async ask(prompt: Words): Promise<string | null> {
    if (this.keyboard && !this.ended) {
      this.rl.setPrompt(spoken(prompt));
      this.rl.prompt();
    } else process.stdout.write(spoken(prompt));
    const line = await this.next();
    if (line === null || !process.stdin.isTTY) process.stdout.write(`${line ?? ''}\n`);
    return line;
  }

  private async next(): Promise<string | null> {
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
