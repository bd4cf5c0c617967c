/** How often somebody may do something dear: so many times in a span, counted for each key (a person, an address). */
import { ticks } from './ticks.ts';

const MOST_KEYS = 10_000;

export class Allowance {
  private readonly used = new Map<string, { since: number; times: number }>();

  constructor(
    private readonly times: number,
    private readonly span: number,
    /** milliseconds that only go forward: a clock that is put right throttles nobody */
    private readonly now: () => number = ticks,
  ) {}

  /** Takes one of the key's; false when none is left. */
  take(key: string): boolean {
    const now = this.now();
    const known = this.used.get(key);
    if (known !== undefined && now - known.since < this.span) {
      if (known.times >= this.times) return false;
      known.times += 1;
      return true;
    }
    if (this.used.size >= MOST_KEYS) this.forget(now);
    this.used.delete(key);
    this.used.set(key, { since: now, times: 1 });
    return true;
  }

  /** What was taken did not count after all. */
  giveBack(key: string): void {
    const known = this.used.get(key);
    if (known !== undefined) known.times -= 1;
  }

  /** The oldest stand first. What has run out goes; if nothing has, the oldest does, so that memory has an end. */
  private forget(now: number): void {
    for (const [key, { since }] of this.used) {
      if (now - since < this.span && this.used.size < MOST_KEYS) return;
      this.used.delete(key);
    }
  }
}
