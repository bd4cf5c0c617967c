/** Everybody who watches a game through this process, and what they have been sent. */
import type { Seat, Viewer } from '@spaceline/engine';
import type { ServerMessage } from '@spaceline/protocol';
import { change, type Scene, type Sent, wholeGame } from './messages.ts';

/** Somebody who looks at the game: a player or a spectator, over one connection. */
export interface Watcher {
  readonly user: string | null;
  send(message: string): void;
  /** The game goes on elsewhere: it is to be joined anew. */
  rejoin(game: string): void;
}

export const VIEWERS: readonly Viewer[] = [0, 1, -1];

export class Audience {
  private readonly watchers = new Map<Watcher, Viewer>();
  /** those with the same eyes are sent the same */
  private readonly sent = new Map<Viewer, Sent>();

  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  /** Which seats are here. */
  get seats(): [boolean, boolean] {
    const seats = [...this.watchers.values()];
    return [seats.includes(0), seats.includes(1)];
  }

  /** How many only look on, through this process. */
  get spectators(): number {
    return [...this.watchers.values()].filter((viewer) => viewer < 0).length;
  }

  /** Everybody has to join anew. */
  sendAway(game: string): void {
    const watchers = [...this.watchers.keys()];
    this.watchers.clear();
    this.sent.clear();
    for (const watcher of watchers) watcher.rejoin(game);
  }

  viewerOf(watcher: Watcher): Viewer | undefined {
    return this.watchers.get(watcher);
  }

  add(watcher: Watcher, viewer: Viewer): void {
    this.watchers.set(watcher, viewer);
  }

  remove(watcher: Watcher): void {
    const viewer = this.watchers.get(watcher);
    if (viewer === undefined) return;
    this.watchers.delete(watcher);
    if (![...this.watchers.values()].includes(viewer)) this.sent.delete(viewer);
  }

  /** Tells one newcomer everything. */
  welcome(watcher: Watcher, scene: Scene, notice: string | undefined): void {
    const viewer = this.watchers.get(watcher)!;
    const { message, sent } = wholeGame(scene, viewer, notice);
    const known = this.sent.get(viewer);
    this.sent.set(viewer, {
      ...sent,
      since: sent.question !== '' && known?.question === sent.question ? known.since : sent.since,
    });
    watcher.send(JSON.stringify(message));
  }

  /** Tells all of `to` where the game stands; `anew` = the whole of it, for something was taken back. */
  tell(scene: Scene, anew: boolean, notice: string | undefined, to: readonly Viewer[]): void {
    for (const viewer of to) {
      const before = this.sent.get(viewer);
      if (before === undefined) continue;
      const { message, sent } = anew ? wholeGame(scene, viewer, notice) : change(scene, viewer, before);
      this.sent.set(viewer, sent);
      this.send(message, [viewer]);
    }
  }

  send(message: ServerMessage, to: readonly Viewer[] = VIEWERS): void {
    const text = JSON.stringify(message);
    for (const [watcher, viewer] of this.watchers) if (to.includes(viewer)) watcher.send(text);
  }

  /** The number since when the open question of a seat is the same. */
  askedSince(seat: Seat): number | undefined {
    return this.sent.get(seat)?.since;
  }
}
