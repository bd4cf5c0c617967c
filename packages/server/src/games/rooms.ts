/** The games in memory: loaded when somebody comes, dropped when nobody has been there for a while. */
import type { Seat } from '@spaceline/engine';
import { type CallMessage, type SystemEntry, systemEntry } from '@spaceline/protocol';
import type { GameRow } from '../database/tables.ts';
import type { Fanout, News } from '../fanout/fanout.ts';
import { ticks } from '../ticks.ts';
import { AdjournedGame, NO_RESULT } from './adjourned.ts';
import { isBetweenPeople, storedCall } from './calls.ts';
import { drawElsewhere } from './draw.ts';
import { readGame } from './opening.ts';
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

/** What an event may say to one of its games. */
export type EndByEvent = Extract<SystemEntry, { do: 'time-up' | 'left' | 'no-show' | 'ruled' | 'called-off' }>;

/** A game with those who are at it: one that is played here, or one that stands still. */
export type OpenGame = Room | AdjournedGame;

export class Rooms {
  private readonly games = new Map<string, Promise<OpenGame>>();
  private readonly lastHeard = new Map<string, number>();
  /** processes that play by other rules, which are warned of once */
  private readonly strangers = new Set<string>();
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
  async open(id: string): Promise<OpenGame> {
    const loaded = await (this.games.get(id) ?? this.keep(id, this.load(id)));
    loaded.use();
    return loaded;
  }

  private keep(id: string, game: Promise<OpenGame>): Promise<OpenGame> {
    this.games.set(id, game);
    game.catch(() => {
      if (this.games.get(id) === game) this.games.delete(id);
    });
    return game;
  }

  /** The same, for what can only be done with a game that is played here. */
  async get(id: string): Promise<Room> {
    const game = await this.open(id);
    if (game instanceof AdjournedGame) throw game.refusal;
    return game;
  }

  private async load(id: string): Promise<OpenGame> {
    const row = await this.setting.games.byId(id);
    if (row === undefined || row.header === null) throw new Refusal('no-such-game', 'There is no such game');
    let game: OpenGame;
    try {
      game = await this.loadRow(row);
    } catch (error) {
      this.setting.log.error({ game: id, error }, 'a game cannot be loaded');
      throw new Refusal('engine', 'This game cannot be opened at present. It has not been lost');
    }
    this.setting.metrics.rooms.inc();
    if (game instanceof Room) await game.driver.claim();
    return game;
  }

  private async loadRow(row: GameRow): Promise<OpenGame> {
    const read = await readGame(this.setting, row);
    // It may have ended just before a server did.
    const isOver = row.status === 'over' || read.recording?.over === true;
    const isShown = isOver ? row.result !== NO_RESULT : read.isOurs;
    if (isShown && read.recording !== null) return Room.load(this.setting, row, read);
    return AdjournedGame.load(this.setting, row, read, () => this.reopen(row.id));
  }

  /** What is in memory is not what the game is any more: everybody joins it anew. */
  private reopen(id: string): void {
    const game = this.games.get(id);
    if (game === undefined) return;
    const again = game.then(async (old) => {
      await old.close();
      this.setting.metrics.rooms.dec();
      old.audience.sendAway(id);
      return this.load(id);
    });
    this.keep(id, again);
  }

  /** The games that are loaded. */
  private async loaded(): Promise<OpenGame[]> {
    const games = await Promise.allSettled(this.games.values());
    return games.flatMap((g) => (g.status === 'fulfilled' ? [g.value] : []));
  }

  /** A table of an event: bots play there whether anybody watches or not. Asked again and again, it stays in memory. */
  async attend(id: string): Promise<void> {
    const room = await this.get(id);
    if (room.attended) return;
    room.attended = true;
    await room.driver.claim();
    await room.does(() => room.driver.schedule());
  }

  /** Its event ends a game: on time, or by what was decided elsewhere. */
  async end(id: string, by: EndByEvent): Promise<void> {
    const room = await this.get(id);
    await room.does(async () => {
      while (!room.recording.over) if (await room.commit(systemEntry(by), -1)) return;
    });
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

  /** Somebody is called otherwise: whoever looks at their games is told. */
  async renamed(user: string): Promise<void> {
    for (const game of await this.loaded()) {
      if (game instanceof Room) await this.setting.talk.renamed(game, user);
      if (game.seatOf(user) < 0) continue;
      await game.reread();
      await game.presenceElsewhere(null);
    }
  }

  // ----- news of other processes

  private hear(news: News, from: string): void {
    if (from !== '') this.lastHeard.set(from, ticks());
    this.follow(news, from).catch((error) => {
      this.setting.log.error({ error, news }, 'news could not be followed');
      if ('game' in news) this.behind.add(news.game);
    });
  }

  private async follow(news: News, from: string): Promise<void> {
    if (news.kind === 'signed-out' || news.kind === 'banned' || news.kind === 'event' || news.kind === 'call') return;
    if (news.kind === 'calls') {
      for (const game of await this.loaded()) if (game instanceof Room) game.calls.tellAgain(news.user);
      return;
    }
    if (news.kind === 'renamed') return this.renamed(news.user);
    if (news.kind === 'alive') return this.warnOf(from, news.rules);
    if (news.kind === 'missed') {
      for (const game of await this.loaded()) {
        if (game instanceof Room) game.driver.lost();
        await this.catchUp(game);
      }
      return;
    }
    if (news.kind === 'changed') this.wakeWaiting(news.game);
    const game = await this.games.get(news.game);
    if (game === undefined) return;
    switch (news.kind) {
      case 'decided':
        return this.decided(game, news.n);
      case 'said':
        return game instanceof Room ? this.setting.talk.heard(game, news.n) : undefined;
      case 'changed':
        await game.reread();
        if (!game.isUpToDate) this.reopen(game.id);
        return;
      case 'presence':
        game.presence.heard(from, news.seats);
        if (news.ask) game.publishPresence(false);
        return game.presenceElsewhere(news.times);
      case 'draw':
        return game instanceof Room ? drawElsewhere(game, news.by, news.why) : undefined;
      case 'undo-asked':
      case 'undo-settled':
        if (game instanceof Room) await undoElsewhere(game, news);
    }
  }

  private async decided(game: OpenGame, n: number): Promise<void> {
    if (game instanceof Room && n > game.recording.n) await game.catchUp();
    if (game instanceof AdjournedGame ? game.isBehind(n) : !game.isUpToDate) this.reopen(game.id);
  }

  /** Reads what may have been missed. */
  private async catchUp(game: OpenGame): Promise<void> {
    await game.reread();
    if (game instanceof Room) await game.catchUp();
    if (!game.isUpToDate) this.reopen(game.id);
  }

  /** Servers with different rules should not share games: what one plays, the other adjourns. */
  private warnOf(process: string, rules: string): void {
    if (rules === this.setting.rules || this.strangers.has(process)) return;
    this.strangers.add(process);
    this.setting.log.warn(
      { here: this.setting.rules, there: rules },
      'another server on this database has other rules',
    );
  }

  // ----- looking after them

  private async tick(): Promise<void> {
    const now = ticks();
    this.fanout.publish({ kind: 'alive', rules: this.setting.rules });
    const games = await this.loaded();
    for (const game of games.filter((g) => this.behind.has(g.id))) await this.catchUp(game);
    this.behind.clear();
    const rooms = games.filter((g) => g instanceof Room);
    if (this.fanout.isHeld)
      await this.refresh(rooms.filter((r) => r.stale && !r.hold.isOn && now - r.refreshedAt > REFRESH));
    for (const game of games) {
      if (game.presence.forget(this.lastHeard, now)) await game.presenceElsewhere(null);
      if (game.audience.isEmpty && now - game.lastUsed > IDLE) await this.drop(game);
      else if (game instanceof Room) {
        await game.driver.claim();
        // people may think for long
        if (now - game.lastUsed > IDLE && !game.recording.isResting) await game.rest();
      }
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
    const game = await this.games.get(id)?.catch(() => undefined);
    // of one that rests the row is up to date
    if (!(game instanceof Room) || game.recording.over || game.recording.isResting || game.hold.isOn) return {};
    return game.summary();
  }

  /** Where somebody is waited for: of games that are played here as they stand, of others as they are stored. */
  async callsOf(user: string): Promise<CallMessage[]> {
    const rooms = (await this.loaded()).filter((g) => g instanceof Room).filter((g) => g.seatOf(user) >= 0);
    const here = rooms.filter((g) => isBetweenPeople(g.row)).map((g) => g.calls.of(g.seatOf(user) as Seat));
    const known = new Set(rooms.map((g) => g.id));
    const stored = (await this.setting.games.waitingFor(user, this.setting.rules))
      .filter((row) => !known.has(row.id) && isBetweenPeople(row))
      .map((row) => storedCall(row, user));
    this.fanout.publish({ kind: 'calls', user });
    return [...here, ...stored].filter((call) => call.waits);
  }

  /** How many watch a game through this process. */
  async spectators(id: string): Promise<number> {
    const game = await this.games.get(id)?.catch(() => undefined);
    return game?.audience.spectators ?? 0;
  }

  private async drop(game: OpenGame): Promise<void> {
    this.games.delete(game.id);
    this.setting.metrics.rooms.dec();
    await game.close();
  }

  /** Finishes what is under way and lets every game go. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    const games = await this.loaded();
    for (const game of games) await game.close();
    await this.refresh(games.filter((g) => g instanceof Room).filter((room) => room.stale));
    this.games.clear();
  }
}
