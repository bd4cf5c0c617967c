/** The wish to take a move back, while it waits for the other player; and the last that was refused, so that nobody nags. */
import type { Seat } from '@spaceline/engine';

export interface Wish {
  readonly n: number;
  readonly by: Seat;
}

export class UndoWish {
  private open: Wish | null = null;
  /** whose wish was refused, and at which number the game was then */
  private refused: Wish | null = null;

  get pending(): Wish | null {
    return this.open;
  }

  ask(wish: Wish): void {
    this.open = wish;
  }

  /** Was this player refused, with nothing done since? */
  isRefused(by: Seat, now: number): boolean {
    return this.refused?.by === by && this.refused.n === now;
  }

  /** The other player does not agree to the wish about `n`; false when there is no such wish. */
  refuse(n: number, now: number): boolean {
    if (this.open?.n !== n) return false;
    this.refused = { n: now, by: this.open.by };
    this.open = null;
    return true;
  }

  /** The game has gone on: what was wished for, if anything, is no longer asked. */
  forget(): Wish | null {
    const wish = this.open;
    this.open = null;
    return wish;
  }
}
