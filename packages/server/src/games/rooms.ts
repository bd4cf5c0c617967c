/** The games in memory: loaded when somebody comes, dropped when nobody has been there for a while. */
import type { GameRow } from '../database/tables.ts';
import type { Fanout, News } from '../fanout/fanout.ts';
import { Refusal } from './refusal.ts';
import { Room } from './room.ts';
import type { Setting } from './setting.ts';
import { undoElsewhere } from './undo.ts';

/** How often drivers are claimed, lists brought up to date, and idle games dropped. */
const TICK = 1_500;
const IDLE = 60_000;
/** A game's row in lists is brought up to date so often at most, and so many at once: decisions have to wait for that. */
const REFRESH = 8_000;
const AT_ONCE = 5;

export class Rooms {
  private readonly rooms = new Map<string, Promise<Room>>();
  private readonly lastHeard = new Map<string, number>();
  /** games whose rows could not be read when there was news of them */
  private readonly behind = new Set<string>();
  /** people who wait at a table for its game to begin: what to do then */
  private readonly waiting = new Map<string, Set<() => void>>();
  private readonly timer: NodeJS.Timeout;
  private readonly fanout: Fanout;

  constructor(private readonly setting: Setting) {
    this.fanout = setting.fanout;
    this.fanout.listen((news, from) => this.hear(news, from));
    let ticking = false;
    this.timer = setInterval(async () => {
      if (ticking) return;
      ticking = true;
      await this.tick().catch((error) => setting.log.error({ error }, 'looking after the games failed'));
      ticking = false;
    }, TICK);
    this.timer.unref();
  }

  /** The game, loaded where it is not; throws a Refusal when it has not begun. */
  async get(id: string): Promise<Room> {
    let room = this.rooms.get(id);
    if (room === undefined) {
      room = this.load(id);
      this.rooms.set(id, room);
      room.catch(() => this.rooms.delete(id));
    }
    const loaded = await room;
    loaded.lastUsed = Date.now();
    return loaded;
  }

  private async load(id: string): Promise<Room> {
    const row = await this.setting.games.byId(id);
    if (row === undefined || row.header === null) throw new Refusal('no-such-game', 'There is no such game');
    let room: Room;
    try {
      room = await Room.load(this.setting, row);
    } catch (error) {
      this.setting.log.error({ game: id, error }, 'a game cannot be loaded');
      throw new Refusal('engine', 'This game cannot be played by the present rules and cards. It has not been lost');
    }
    this.setting.metrics.rooms.inc();
    await room.driver.claim();
    return room;
  }

  /** The rooms that are loaded. */
  private async loaded(): Promise<Room[]> {
    const rooms = await Promise.allSettled(this.rooms.values());
    return rooms.flatMap((r) => (r.status === 'fulfilled' ? [r.value] : []));
  }

  // ----- tables that wait for a player

  whenBegun(id: string, then: () => void): void {
    this.waiting.set(id, (this.waiting.get(id) ?? new Set()).add(then));
  }

  stopWaiting(id: string, then: () => void): void {
    const waiting = this.waiting.get(id);
    waiting?.delete(then);
    if (waiting?.size === 0) this.waiting.delete(id);
  }

  /** A game has begun, or its row changed. */
  begun(id: string): void {
    this.fanout.publish({ kind: 'changed', game: id });
    this.wakeWaiting(id);
  }

  private wakeWaiting(id: string): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    for (const then of waiting ?? []) then();
  }

  // ----- news of other processes

  private hear(news: News, from: string): void {
    if (from !== '') this.lastHeard.set(from, Date.now());
    this.follow(news, from).catch((error) => {
      this.setting.log.error({ error, news }, 'news could not be followed');
      if ('game' in news) this.behind.add(news.game);
    });
  }

  private async follow(news: News, from: string): Promise<void> {
    if (news.kind === 'alive') return;
    if (news.kind === 'missed') {
      for (const room of await this.loaded()) {
        room.driver.lost();
        await room.reread();
        await room.catchUp();
      }
      return;
    }
    if (news.kind === 'changed') this.wakeWaiting(news.game);
    const room = await this.rooms.get(news.game);
    if (room === undefined) return;
    switch (news.kind) {
      case 'decided':
        if (news.n > room.recording.n) await room.catchUp();
        return;
      case 'changed':
        return room.reread();
      case 'presence':
        room.presence.heard(from, news.seats);
        if (news.ask) room.publishPresence(false);
        return room.presenceElsewhere(news.times);
      case 'undo-asked':
      case 'undo-settled':
        return undoElsewhere(room, news);
    }
  }

  // ----- looking after them

  private async tick(): Promise<void> {
    const now = Date.now();
    this.fanout.publish({ kind: 'alive' });
    const rooms = await this.loaded();
    for (const room of rooms.filter((r) => this.behind.has(r.id))) {
      await room.reread();
      await room.catchUp();
    }
    this.behind.clear();
    await this.refresh(rooms.filter((room) => room.stale && !room.hold.isOn && now - room.refreshedAt > REFRESH));
    for (const room of rooms) {
      if (room.presence.forget(this.lastHeard, now)) await room.presenceElsewhere(null);
      if (room.audience.isEmpty && now - room.lastUsed > IDLE) await this.drop(room);
      else await room.driver.claim();
    }
    for (const [process, at] of this.lastHeard) if (now - at > 10 * IDLE) this.lastHeard.delete(process);
  }

  /** Brings the rows that lists show up to date. */
  private async refresh(rooms: readonly Room[]): Promise<void> {
    for (let i = 0; i < rooms.length; i += AT_ONCE) {
      const some = rooms.slice(i, i + AT_ONCE);
      for (const room of some) room.refreshed();
      await this.setting.games.setMany(new Map(some.map((room) => [room.id, room.summary()])));
      // The embedded database answers at once: whoever has waited has a turn now.
      await new Promise((r) => setImmediate(r));
    }
  }

  /** Where a game stands, if it is in memory here: more up to date than its row. */
  async summary(id: string): Promise<Partial<GameRow>> {
    const room = await this.rooms.get(id)?.catch(() => undefined);
    return room === undefined || room.recording.over || room.hold.isOn ? {} : room.summary();
  }

  /** How many watch a game through this process. */
  async spectators(id: string): Promise<number> {
    const room = await this.rooms.get(id)?.catch(() => undefined);
    return room?.audience.spectators ?? 0;
  }

  private async drop(room: Room): Promise<void> {
    this.rooms.delete(room.id);
    this.setting.metrics.rooms.dec();
    await room.close();
  }

  /** Finishes what is under way and lets every game go. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    const rooms = await this.loaded();
    for (const room of rooms) await room.close();
    await this.refresh(rooms.filter((room) => room.stale));
    this.rooms.clear();
  }
}
