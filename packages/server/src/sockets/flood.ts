/** How many messages a connection may send: so many a second, and a few seconds' worth at once. */
const BURST_SECONDS = 3;
/** A connection with so many refusals more than messages that were taken is ended. */
const PATIENCE = 400;

export class Flood {
  private tokens: number;
  private refused = 0;

  /** `limit` is a number of messages a second; null = no limit. */
  constructor(
    private readonly limit: number | null,
    private at: number,
  ) {
    this.tokens = (limit ?? 0) * BURST_SECONDS;
  }

  /** 'end' = this connection will not listen. */
  take(now: number): 'go' | 'refuse' | 'end' {
    if (this.limit === null) return 'go';
    this.tokens = Math.min(this.limit * BURST_SECONDS, this.tokens + ((now - this.at) / 1000) * this.limit);
    this.at = now;
    if (this.tokens >= 1) {
      this.tokens -= 1;
      // one that is taken now and then makes a flood no smaller
      this.refused = Math.max(0, this.refused - 1);
      return 'go';
    }
    this.refused += 1;
    return this.refused > PATIENCE ? 'end' : 'refuse';
  }
}
