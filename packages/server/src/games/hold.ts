/**
 * Whether the other player could have answered an act is not for its author to know. Where the server is asked to, all
 * but that other player hear of an act a short random moment later: no answer because there was nothing to answer with, and
 * one that was given quickly, then look the same.
 */
import { other, type Seat, type Viewer } from '@spaceline/engine';

export class Hold {
  private by: Seat | null = null;
  private timer: NodeJS.Timeout | undefined;
  private end: () => void = () => {};
  /** resolves when it is over */
  over: Promise<void> = Promise.resolve();

  get isOn(): boolean {
    return this.by !== null;
  }

  /** Must this viewer wait to hear of the latest act? */
  keepsFrom(viewer: Viewer): boolean {
    return this.by !== null && viewer !== other(this.by);
  }

  /** Begins after an act of `by`; `then` tells everybody, and ends it. */
  begin(by: Seat, milliseconds: number, then: () => void): void {
    this.release();
    this.by = by;
    this.over = new Promise((end) => {
      this.end = end;
    });
    this.timer = setTimeout(then, milliseconds);
  }

  release(): void {
    clearTimeout(this.timer);
    this.by = null;
    this.end();
  }
}
