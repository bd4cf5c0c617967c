/**
 * What happens in an event without anybody asking for it: it begins at its time, bots take empty seats, decks are locked when building time is
 * over, rounds are paired, tables opened, results taken from them, and games ended when the round is. One process looks after an event; should
 * it be killed, another, or the same one anew, goes on from the log.
 */
import { catalogue } from '@spaceline/cards';
import type { DeckList, Seat } from '@spaceline/engine';
import {
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
  type Table,
  type Tournament,
} from '@spaceline/events';
import { checkSealedDeck, proposeDeck } from '@spaceline/formats';
import type { DecisionLog } from '../database/decisions.ts';
import type { Decks } from '../database/decks.ts';
import type { Games } from '../database/games.ts';
import type { GameRow } from '../database/tables.ts';
import type { Users } from '../database/users.ts';
import type { Fanout } from '../fanout/fanout.ts';
import { type Sitter, startGame } from '../games/new-game.ts';
import type { Rooms } from '../games/rooms.ts';
import { checkText, writePiles } from '../lobby/deck-check.ts';
import type { DeckShelf } from '../lobby/deck-shelf.ts';
import { needFormat } from '../lobby/formats.ts';
import { DEFAULT_BOT } from '../lobby/lobby.ts';
import { kindOf } from '../lobby/names.ts';
import { withSealed } from '../lobby/sealed-decks.ts';
import { Problem } from '../problem.ts';
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
  decisions: DecisionLog;
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
      for (const id of await events.store.running()) {
        try {
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
      const after = await this.step(event);
      if (after.log.length === n) return;
    }
  }

  private async step(event: OpenEvent): Promise<OpenEvent> {
    const { events } = this.needs;
    const { t, id } = event;
    const now = events.time(event);
    switch (t.phase) {
      case 'open':
        if (t.settings.startsAt !== null) return now >= t.settings.startsAt ? this.begin(id, null) : event;
        return now - event.log.at(-1)!.at > FORGOTTEN ? events.act(id, null, () => [{ kind: 'ended' }]) : event;
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

  // ----- beginning

  /** Bots take their seats; a sealed event goes on to building, any other to the first round. */
  begin(id: string, by: string | null): Promise<OpenEvent> {
    return this.needs.events
      .act(id, by, async (t) => {
        if (t.phase !== 'open') return [];
        const deeds = await this.bots(t);
        const all = t.entrants.length + deeds.filter((d) => d.kind === 'entered').length;
        if (all < 2 && by === null) return [{ kind: 'ended' }];
        if (all < 2) throw TOO_FEW;
        if (t.settings.sealed !== null) return [...deeds, { kind: 'building', shelf: await this.layOut(t) }];
        return deeds;
      })
      .then((event) => (event.t.phase === 'open' && event.t.entrants.length >= 2 ? this.nextRound(id, by) : event));
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

  /** A deck on the shelf of everybody who builds, with what would be proposed: the builder changes it, and keeps it while they do. */
  private async layOut(t: Tournament): Promise<Record<string, string>> {
    const format = needFormat(t.settings.format);
    const shelf: Record<string, string> = {};
    for (const { id } of present(t).filter((e) => e.bot === null)) {
      const packs = packsOf(t, id)!;
      const piles = proposeDeck(poolOf(packs), catalogue, format);
      const text = withSealed(writePiles({ ...piles }, undefined, format, 'lackey'), packs);
      const deck = { name: t.settings.name, format: format.id, text, folder: '' };
      shelf[id] = (await this.needs.decks.add(id, deck, Date.now())).id;
    }
    return shelf;
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

  nextRound(id: string, by: string | null): Promise<OpenEvent> {
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
    let absent: Seat | null = null;
    if (row.status !== 'over') {
      if (timeUp) {
        absent = await this.absentAt(t, table);
        await rooms.endOnTime(game);
      } else if (this.seats(table).every((p) => entrantOf(t, p)!.bot !== null)) await rooms.attend(game);
      row = (await games.byId(game))!;
    }
    if (row.status !== 'over') return [];
    if (absent !== null) {
      const score = scoreWritten(absent === 0 ? 'full-loss' : 'full-win', [0, 0], t.settings.victory);
      return [{ kind: 'result', round, table: number, score, how: 'no-show' }];
    }
    const score = scoreOfRow(row, t);
    return [{ kind: 'result', round, table: number, score, how: row.result === 'left' ? 'no-show' : 'table' }];
  }

  private seats = ({ first, second }: Table): [string, string] => [first, second!];

  /** Whoever let a whole round pass without a single act was not there, and has lost: unless nobody was. */
  private async absentAt(t: Tournament, table: Table): Promise<Seat | null> {
    const rows = await this.needs.decisions.read(table.game!);
    const acted = new Set(rows.filter((r) => r.auto === 0).map((r) => r.seat));
    const absent = ([0, 1] as const).filter((s) => entrantOf(t, this.seats(table)[s])!.bot === null && !acted.has(s));
    return absent.length === 1 ? absent[0] : null;
  }
}

/** What the row of a game that is over says, for its first seat. */
function scoreOfRow(row: GameRow, t: Tournament): Score {
  const first = row.winner === 0;
  const full = row.result !== 'modified-win';
  const tie = row.winner === null || row.winner < 0;
  const won = full ? ('full-win' as const) : ('modified-win' as const);
  const outcome = tie ? 'true-tie' : first ? won : reversed(won);
  return scoreWritten(outcome, [row.points0, row.points1], t.settings.victory);
}
