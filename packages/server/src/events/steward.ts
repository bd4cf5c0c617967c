/**
 * What happens in an event without anybody asking for it: it begins at its time, bots take empty seats, decks are locked when building time is
 * over, rounds are paired, tables opened, results taken from them, and games ended when the round is. One process looks after an event; should
 * it be killed, another, or the same one anew, goes on from the log.
 */
import { catalogue } from '@spaceline/cards';
import type { DeckList, Seat } from '@spaceline/engine';
import {
  apply,
  type Deed,
  type Entrant,
  entrantOf,
  isTimeUp,
  pairNext,
  present,
  reversed,
  roundNow,
  type Score,
  scoreWritten,
  sitsAt,
  type Table,
  type Tournament,
} from '@spaceline/events';
import { checkSealedDeck, proposeDeck } from '@spaceline/formats';
import type { Decks } from '../database/decks.ts';
import type { Games } from '../database/games.ts';
import type { GameRow, UserRow } from '../database/tables.ts';
import type { Users } from '../database/users.ts';
import type { Fanout } from '../fanout/fanout.ts';
import { type Sitter, startGame } from '../games/new-game.ts';
import { Refusal } from '../games/refusal.ts';
import type { EndByEvent, Rooms } from '../games/rooms.ts';
import { checkText, writePiles } from '../lobby/deck-check.ts';
import type { DeckShelf } from '../lobby/deck-shelf.ts';
import { needFormat } from '../lobby/formats.ts';
import { DEFAULT_BOT } from '../lobby/lobby.ts';
import { kindOf } from '../lobby/names.ts';
import { withSealed } from '../lobby/sealed-decks.ts';
import { Problem } from '../problem.ts';
import { endsOf } from './ends.ts';
import type { Events, OpenEvent } from './events.ts';
import { packsOf, poolOf } from './pools.ts';

const TICK = 500;
/** In one go: an event that changes more often than this has something wrong with it. */
const MOST_STEPS = 20;
/** An event to which nothing happens for so long will not begin any more. */
const FORGOTTEN = 14 * 24 * 3_600_000;
/** Seconds for being away while the other player waits: then that one may claim the win. */
const AWAY = 160_000;

interface Needs {
  events: Events;
  games: Games;
  users: Users;
  decks: Decks;
  shelf: DeckShelf;
  rooms: Rooms;
  fanout: Fanout;
  rules: string;
  log: { error(about: object, text: string): void };
}

const TOO_FEW = new Problem(
  409,
  'not-now',
  'An event needs two players at least: wait for one, or let bots fill the seats',
);

const NOT_ASKING = new Problem(409, 'not-now', 'Nobody of that name asks to come in any more: look at the list again');

/** Whoever has left again does not count; bots take the seats that are empty. */
const enough = (t: Tournament): boolean => Math.max(present(t).length, t.settings.fillTo) >= 2;

const BOT_NAMES = [
  'Ada',
  'Ben',
  'Cleo',
  'Dov',
  'Ebo',
  'Fay',
  'Gil',
  'Hal',
  'Ida',
  'Juno',
  'Kim',
  'Lark',
  'Mara',
  'Noor',
  'Oke',
  'Pim',
];
const botName = (n: number): string => {
  const lap = Math.floor(n / BOT_NAMES.length);
  return `${BOT_NAMES[n % BOT_NAMES.length]}${lap === 0 ? '' : ` ${lap + 1}`} (bot)`;
};

export class Steward {
  private readonly timer: NodeJS.Timeout;
  private looking: Promise<void> | null = null;
  /** games that need no end any more */
  private readonly ended = new Set<string>();

  constructor(private readonly needs: Needs) {
    this.timer = setInterval(() => this.look(), TICK);
    this.timer.unref();
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private look(): void {
    this.looking ??= this.lookAround().finally(() => {
      this.looking = null;
    });
  }

  private async lookAround(): Promise<void> {
    const { events, fanout, log } = this.needs;
    try {
      for (const { id, clock } of await events.store.running()) {
        try {
          events.clocks.told(id, clock);
          if (await fanout.claim(`event ${id}`)) await this.lookAfter(id);
        } catch (error) {
          log.error({ event: id, error }, 'looking after an event failed');
        }
      }
    } catch (error) {
      log.error({ error }, 'looking after the events failed');
    }
  }

  /** Takes every step that is due. */
  async lookAfter(id: string): Promise<void> {
    for (let i = 0; i < MOST_STEPS; i++) {
      const event = await this.needs.events.get(id);
      const n = event.log.length;
      if (event.t.phase === 'over') this.needs.fanout.release(`event ${id}`);
      await this.endGames(event);
      const after = await this.step(event);
      if (after.log.length === n) return;
    }
  }

  private async step(event: OpenEvent): Promise<OpenEvent> {
    const { events } = this.needs;
    const { t, id } = event;
    const now = await events.time(event);
    switch (t.phase) {
      case 'open':
        // the time of day is what people agreed on
        if (t.settings.startsAt !== null && Date.now() >= t.settings.startsAt && enough(t)) return this.begin(id, null);
        return this.isForgotten(event) ? events.act(id, null, () => [{ kind: 'ended' }]) : event;
      case 'building':
        return this.isBuilt(t) || isTimeUp(t, now) ? this.endBuilding(id) : event;
      case 'round':
        return this.lookAtTables(event, now);
      case 'between':
        return isTimeUp(t, now) ? this.nextRound(id, null) : event;
      default:
        return event;
    }
  }

  private isForgotten({ t, log }: OpenEvent): boolean {
    return Date.now() - Math.max(log.at(-1)!.at, t.settings.startsAt ?? 0) > FORGOTTEN;
  }

  // ----- beginning

  /** Bots take their seats; a sealed event goes on to building, any other to the first round. */
  begin(id: string, by: string | null): Promise<OpenEvent> {
    const laid = new Map<string, string>();
    return this.needs.events
      .act(id, by, async (t) => {
        if (t.phase !== 'open') return [];
        if (!enough(t)) throw TOO_FEW;
        const deeds = await this.bots(t);
        if (t.settings.sealed === null) return deeds;
        const builders = present(t).filter((e) => e.bot === null);
        const begun = deeds.reduce<Tournament>((so, d) => apply(so, { ...d, at: 0, by: null }), t);
        const shelf: Record<string, string> = {};
        for (const { id: player } of builders) shelf[player] = await this.layOut(begun, player, laid);
        return [...deeds, { kind: 'building', shelf }];
      })
      .then((event) => (event.t.phase === 'open' && present(event.t).length >= 2 ? this.nextRound(id, by) : event));
  }

  /**
   * Somebody comes in. Once packs are open, a guest asks the director first: nobody comes as one guest after the other until the packs please.
   */
  enter(id: string, user: UserRow, brings: (t: Tournament) => Promise<Deed[]>): Promise<OpenEvent> {
    const { id: player, name } = user;
    const laid = new Map<string, string>();
    return this.needs.events.act(id, player, async (t) => {
      if (t.settings.sealed === null) return [{ kind: 'entered', player, name, bot: null }, ...(await brings(t))];
      const isNew = entrantOf(t, player) === undefined;
      if (isNew && user.login === null && t.phase !== 'open' && t.director !== player)
        return [{ kind: 'asked', player }];
      return this.comesIn(t, user, player, laid);
    });
  }

  /** The director lets somebody in who has asked. */
  letIn(id: string, by: string, player: string): Promise<OpenEvent> {
    const laid = new Map<string, string>();
    return this.needs.events.act(id, by, async (t) => {
      const who = t.asking.includes(player) ? await this.needs.users.byId(player) : undefined;
      if (who === undefined) throw NOT_ASKING;
      return this.comesIn(t, who, by, laid);
    });
  }

  /** Where decks are being built, or have been, one is laid out as for everybody. */
  private async comesIn(
    t: Tournament,
    { id: player, name }: UserRow,
    by: string,
    laid: Map<string, string>,
  ): Promise<Deed[]> {
    const entered: Deed = { kind: 'entered', player, name, bot: null };
    if (t.phase === 'open' || t.shelf[player] !== undefined) return [entered];
    const here = this.needs.events.allowed(() => apply(t, { ...entered, at: 0, by }));
    return [entered, { kind: 'laid-out', player, deck: await this.layOut(here, player, laid) }];
  }

  private async bots(t: Tournament): Promise<Deed[]> {
    const missing = Math.max(0, t.settings.fillTo - present(t).length);
    const format = needFormat(t.settings.format);
    const stock = t.settings.sealed === null ? (await this.needs.shelf.list(null, format)).stock : [];
    const deeds: Deed[] = [];
    for (let i = 0; i < missing; i++) {
      const player = `bot ${i + 1}`;
      deeds.push({ kind: 'entered', player, name: botName(i), bot: DEFAULT_BOT });
      if (stock.length === 0) continue;
      const { deck } = await this.needs.shelf.playable(null, stock[i % stock.length].id, format);
      deeds.push({ kind: 'deck', player, deck, proposed: false, locked: true });
    }
    return deeds;
  }

  /**
   * A deck on the shelf of somebody who builds, with what would be proposed: the builder changes it, and keeps it while they do. `laid` has
   * those of an earlier try, by their packs.
   */
  private async layOut(t: Tournament, player: string, laid: Map<string, string>): Promise<string> {
    const format = needFormat(t.settings.format);
    const packs = packsOf(t, player)!;
    const before = laid.get(packs.seed);
    if (before !== undefined) return before;
    const piles = proposeDeck(poolOf(packs), catalogue, format);
    const text = withSealed(writePiles({ ...piles }, undefined, format, 'lackey'), packs);
    const deck = { name: t.settings.name, format: format.id, text, folder: '' };
    const { id } = await this.needs.decks.add(player, deck, Date.now());
    laid.set(packs.seed, id);
    return id;
  }

  private isBuilt(t: Tournament): boolean {
    return present(t).every((e) => e.bot !== null || t.decks[e.id]?.locked === true);
  }

  private endBuilding(id: string): Promise<OpenEvent> {
    return this.needs.events
      .act(id, null, async (t) => {
        if (t.phase !== 'building') return [];
        const deeds: Deed[] = [];
        for (const e of present(t)) if (!t.decks[e.id]?.locked) deeds.push(await this.lock(t, e));
        return deeds;
      })
      .then(() => this.nextRound(id, null));
  }

  /** What somebody has built, if it is legal; else what is proposed. */
  async lock(t: Tournament, { id, bot }: Entrant): Promise<Deed> {
    const built = bot === null ? await this.built(t, id) : null;
    const deck = built ?? this.proposed(t, id);
    return { kind: 'deck', player: id, deck, proposed: built === null, locked: true };
  }

  private proposed(t: Tournament, player: string): DeckList {
    const packs = packsOf(t, player);
    if (packs === null) throw new Error('no deck, and no packs to make one of');
    return proposeDeck(poolOf(packs), catalogue, needFormat(t.settings.format));
  }

  /** The deck on somebody's shelf, where it is legal with the packs that they were dealt. */
  private async built(t: Tournament, player: string): Promise<DeckList | null> {
    const packs = packsOf(t, player);
    const row = t.shelf[player] === undefined ? undefined : await this.needs.decks.byId(player, t.shelf[player]);
    if (row === undefined || packs === null) return null;
    const format = needFormat(t.settings.format);
    const { deck } = checkText(row.text, format);
    return checkSealedDeck(deck, poolOf(packs), catalogue, format).legal ? deck : null;
  }

  // ----- rounds

  async nextRound(id: string, by: string | null): Promise<OpenEvent> {
    await this.endGames(await this.needs.events.get(id));
    return this.needs.events.act(id, by, async (t) => {
      if (t.phase === 'round' || t.phase === 'over') return [];
      const late: Deed[] = [];
      // who came late has had no time to build
      for (const e of present(t)) if (t.decks[e.id] === undefined) late.push(await this.lock(t, e));
      const next = pairNext(t);
      return [...late, next === null ? { kind: 'ended' } : { kind: 'paired', ...next }];
    });
  }

  private async lookAtTables(event: OpenEvent, now: number): Promise<OpenEvent> {
    const { id, t } = event;
    const round = t.rounds.length;
    const timeUp = isTimeUp(t, now);
    let latest = event;
    for (const [i, table] of roundNow(t)!.tables.entries()) {
      if (table.result !== null || table.second === null) continue;
      const deeds =
        table.game === null
          ? await this.seat(id, t, table, i + 1)
          : await this.resultOf(t, table, round, i + 1, timeUp);
      if (deeds.length > 0)
        latest = await this.needs.events.act(id, null, (now) => this.stillTrue(now, round, i, deeds));
    }
    return latest;
  }

  /** A player sits down at the table of the round. */
  came(id: string, game: string, player: string): Promise<OpenEvent> {
    return this.needs.events.act(id, player, (t) => {
      const table = roundNow(t)?.tables.find((x) => x.result === null && sitsAt(x, player));
      // who is quick is there before the table is told of
      const isThere = table !== undefined && (table.game === game || table.game === null);
      return isThere && !table.came.includes(player) ? [{ kind: 'came', player }] : [];
    });
  }

  /** A game whose table has its result from elsewhere, or is there no more, ends, and its players read why. */
  async endGames({ t }: OpenEvent): Promise<void> {
    for (const [game, by] of endsOf(t)) {
      if (this.ended.has(game)) continue;
      const row = await this.needs.games.byId(game);
      if (row?.status === 'playing') await this.end(game, by);
      this.ended.add(game);
    }
  }

  /** Where other rules play the game it stands still, and its table waits for the director. */
  private async end(game: string, by: EndByEvent): Promise<void> {
    try {
      await this.needs.rooms.end(game, by);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'adjourned')) throw error;
    }
  }

  /** Somebody may have been quicker: what has a result or a game keeps it. */
  private stillTrue(t: Tournament, round: number, i: number, deeds: readonly Deed[]): readonly Deed[] {
    const table = t.rounds.length === round ? t.rounds[round - 1].tables[i] : undefined;
    if (table === undefined) return [];
    return deeds.filter((d) => (d.kind === 'seated' ? table.game === null : table.result === null));
  }

  private async sitter(t: Tournament, player: string): Promise<Sitter> {
    const e = entrantOf(t, player)!;
    const user = e.bot === null ? await this.needs.users.byId(player) : undefined;
    return {
      user: e.bot === null ? e.id : null,
      name: e.name,
      kind: e.bot ?? kindOf(user?.login ?? null),
      deckName: t.settings.name,
      deck: t.decks[player].deck,
    };
  }

  private async seat(event: string, t: Tournament, { first, second }: Table, table: number): Promise<Deed[]> {
    const terms = {
      format: t.settings.format,
      // of an event that is found by its link alone, the tables are too
      private: t.settings.open === 'link',
      spectators: true,
      blanks: true,
      clock: null,
      away: AWAY,
    };
    const row = startGame([await this.sitter(t, first), await this.sitter(t, second!)], terms, this.needs.rules);
    await this.needs.games.add({ ...row, event });
    this.needs.rooms.begun(row.id);
    return [{ kind: 'seated', table, game: row.id }];
  }

  private async resultOf(t: Tournament, table: Table, round: number, number: number, timeUp: boolean): Promise<Deed[]> {
    const { games, rooms } = this.needs;
    const game = table.game!;
    let row = await games.byId(game);
    if (row === undefined) return [];
    if (row.status !== 'over') {
      const isBot = (player: string) => entrantOf(t, player)!.bot !== null;
      if (timeUp) {
        const absent = absentAt(t, table);
        await this.end(game, absent === null ? { do: 'time-up' } : { do: 'no-show', seat: absent });
      } else if (isBot(table.first) && isBot(table.second!)) await rooms.attend(game);
      row = (await games.byId(game))!;
    }
    if (row.status !== 'over') return [];
    const how = row.result === 'left' || row.result === 'no-show' ? 'no-show' : 'table';
    return [{ kind: 'result', round, table: number, score: scoreOfRow(row, t), how }];
  }
}

/** Whoever let a whole round pass without sitting down has lost, though nobody was asked anything: unless neither came. */
function absentAt(t: Tournament, { first, second, came }: Table): Seat | null {
  const isThere = (player: string) => entrantOf(t, player)!.bot !== null || came.includes(player);
  const absent = ([0, 1] as const).filter((s) => !isThere(s === 0 ? first : second!));
  return absent.length === 1 ? absent[0] : null;
}

/** What the row of a game that is over says, for its first seat. */
function scoreOfRow(row: GameRow, t: Tournament): Score {
  const first = row.winner === 0;
  const full = row.result !== 'modified-win';
  const tie = row.winner === null || row.winner < 0;
  const won = full ? ('full-win' as const) : ('modified-win' as const);
  const outcome = tie ? 'true-tie' : first ? won : reversed(won);
  // who never came has played nothing: there is no difference to count
  const scores = row.result === 'no-show' ? ([0, 0] as const) : ([row.points0, row.points1] as const);
  return scoreWritten(outcome, scores, t.settings.victory);
}
