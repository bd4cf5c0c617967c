/**
 * Who is next. Each address has a queue of its own, and they take turns: whoever asks for a hundred things makes nobody wait for more
 * than one of them. What threads have worked for an address in the last minute counts, too.
 */

/** Of one address: waiting or being worked on. */
const MOST_OF_ONE = 8;
const MOST_WAITING = 200;
const MINUTE = 60_000;

interface Account {
  /** waiting or being worked on */
  open: number;
  /** milliseconds it may still have */
  left: number;
  at: number;
}

export class Queue<Job extends { by: string; free?: boolean }> {
  private readonly waiting = new Map<string, Job[]>();
  private readonly accounts = new Map<string, Account>();
  private count = 0;

  constructor(
    /** milliseconds of work in a minute for one address; null = no limit */
    private readonly budget: number | null,
    private readonly now: () => number,
  ) {}

  get length(): number {
    return this.count;
  }

  private account(by: string): Account {
    const now = this.now();
    const most = this.budget ?? 0;
    const known = this.accounts.get(by) ?? { open: 0, left: most, at: now };
    known.left = Math.min(most, known.left + ((now - known.at) / MINUTE) * most);
    known.at = now;
    this.accounts.set(by, known);
    return known;
  }

  /** Why nothing more is taken from this address now; null = it was taken. */
  add(job: Job): 'too-many' | 'spent' | 'full' | null {
    const account = this.account(job.by);
    if (this.count >= MOST_WAITING) return 'full';
    if (this.budget !== null && !job.free) {
      if (account.open >= MOST_OF_ONE) return 'too-many';
      if (account.left <= 0) return 'spent';
    }
    account.open += 1;
    this.count += 1;
    this.waiting.set(job.by, [...(this.waiting.get(job.by) ?? []), job]);
    return null;
  }

  /** The first of the address that has waited longest for its turn. */
  take(): Job | undefined {
    for (const [by, [first, ...rest]] of this.waiting) {
      this.waiting.delete(by);
      if (rest.length > 0) this.waiting.set(by, rest);
      this.count -= 1;
      return first;
    }
    return undefined;
  }

  /** Nobody waits for it any more; was it still here? */
  remove(job: Job): boolean {
    const line = this.waiting.get(job.by);
    if (line?.includes(job) !== true) return false;
    const rest = line.filter((j) => j !== job);
    if (rest.length > 0) this.waiting.set(job.by, rest);
    else this.waiting.delete(job.by);
    this.count -= 1;
    this.done(job, 0);
    return true;
  }

  /** It is over, and took so long. */
  done({ by }: Job, milliseconds: number): void {
    const account = this.account(by);
    account.open -= 1;
    account.left -= milliseconds;
    // whoever has all that is to be had again needs no account
    for (const [name, { open, left, at }] of this.accounts) {
      const isFull = this.budget === null || left + ((this.now() - at) / MINUTE) * this.budget >= this.budget;
      if (open === 0 && isFull) this.accounts.delete(name);
    }
  }
}
