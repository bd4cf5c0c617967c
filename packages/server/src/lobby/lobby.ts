/** Where games begin: against a bot at once, or at a table that waits for somebody. */
import { levelOf } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import { type DeckList, type Format, seatThatGoes } from '@spaceline/engine';
import { unfinishedCards } from '@spaceline/formats';
import type { BotGameRequest, ClockRequest, JoinRequest, TableRequest } from '@spaceline/protocol';
import type { Games } from '../database/games.ts';
import type { Results } from '../database/results.ts';
import type { GameRow, UserRow } from '../database/tables.ts';
import { nextGame, openTable, type Sitter, seatGuest, startGame, type Terms } from '../games/new-game.ts';
import { newSeed } from '../identifiers.ts';
import { noBlanks, notFound, Problem, unfinished } from '../problem.ts';
import type { DeckShelf, PlayableDeck } from './deck-shelf.ts';
import { needFormat } from './formats.ts';
import type { Friends } from './friends.ts';
import { kindOf } from './names.ts';

const MINUTE = 60_000;
/** Seconds for being away while the other player waits. */
const DEFAULT_AWAY = 160;
const MOST_TABLES = 5;
export const DEFAULT_BOT = 'lieutenant';

/** A sealed deck may hold cards that the format leaves out, and its seed can be chosen: that is for players to agree on. */
const SEALED = new Problem(409, 'sealed-deck', 'A sealed deck plays against a bot, or at a private table');

/** Minutes for each player: half a round (WARP-39, R-11.75). */
export const minutesFor = (format: Format): number => format.roundMinutes / 2;

function clockTerms(clock: ClockRequest | undefined, minutes: number | null): Pick<Terms, 'clock' | 'away'> {
  const each = clock === undefined ? minutes : clock.minutes;
  return { clock: each === null ? null : Math.round(each * MINUTE), away: (clock?.away ?? DEFAULT_AWAY) * 1000 };
}

export const person = (user: UserRow, { name, deck }: Pick<PlayableDeck, 'name' | 'deck'>): Sitter => ({
  user: user.id,
  name: user.name,
  kind: kindOf(user.login),
  deckName: name,
  deck,
});

export const botSitter = (asked: string, { name, deck }: Pick<PlayableDeck, 'name' | 'deck'>): Sitter => {
  const kind = levelOf(asked);
  if (kind === undefined) throw new Problem(400, 'no-such-bot', `There is no bot "${asked}"`);
  return { user: null, name: `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)} bot`, kind, deckName: name, deck };
};

/** Nobody meets at the table what was not said before the game: who plays with unfinished cards has agreed to them. */
function agree(decks: readonly DeckList[], blanks = false, refusal = unfinished): void {
  const cards = unfinishedCards(decks, catalogue);
  if (cards.length > 0 && !blanks) throw refusal(cards);
}

/** A deck that is set for whoever sits down. */
export type Offer = Pick<PlayableDeck, 'name' | 'deck' | 'sealed'>;

export class Lobby {
  constructor(
    private readonly games: Games,
    private readonly shelf: DeckShelf,
    private readonly results: Results,
    private readonly friends: Friends,
    /** fingerprint of the engine and the cards */
    private readonly rules: string,
  ) {}

  async playBot(user: UserRow, request: BotGameRequest): Promise<GameRow> {
    const format = needFormat(request.format);
    const mine = person(user, await this.shelf.playable(user.id, request.deck, format));
    const theirs = request.against
      ? await this.shelf.playable(user.id, request.against, format)
      : await this.shelf.opponent(request.deck, mine.deck, format);
    agree([mine.deck, theirs.deck], request.blanks);
    const bot = botSitter(request.bot ?? DEFAULT_BOT, theirs);
    const seed = newSeed();
    const { go = 'either' } = request;
    const seat = go === 'either' ? 0 : seatThatGoes(go, seed);
    const terms: Terms = {
      format: format.id,
      private: request.spectators !== true,
      spectators: request.spectators === true,
      blanks: request.blanks === true,
      ...clockTerms(request.clock, null),
    };
    const row = startGame(seat === 0 ? [mine, bot] : [bot, mine], terms, this.rules, seed);
    await this.games.add(row);
    await this.results.played(request.deck, row.id, seat);
    if (request.against) await this.results.played(request.against, row.id, 1 - seat);
    return row;
  }

  async open(user: UserRow, request: TableRequest): Promise<GameRow> {
    const format = needFormat(request.format);
    if ((await this.games.openTablesOf(user.id)).length >= MOST_TABLES)
      throw new Problem(409, 'too-many', `You have ${MOST_TABLES} open tables; close one first`);
    const mine = await this.shelf.playable(user.id, request.deck, format);
    const offer = request.theirs === undefined ? null : await this.shelf.playable(user.id, request.theirs, format);
    const invited = request.invite === undefined ? null : await this.friends.invitable(user, request.invite);
    const isPrivate = request.private === true || invited !== null;
    if ((mine.sealed || offer?.sealed) && !isPrivate) throw SEALED;
    agree(offer === null ? [mine.deck] : [mine.deck, offer.deck], request.blanks);
    const terms: Terms = {
      format: format.id,
      private: isPrivate,
      spectators: request.spectators ?? !isPrivate,
      blanks: request.blanks === true,
      ...clockTerms(request.clock, minutesFor(format)),
    };
    const row: GameRow = {
      ...openTable(person(user, mine), terms, this.rules),
      invited: invited?.id ?? null,
      offer: offer === null ? null : JSON.stringify({ name: offer.name, deck: offer.deck, sealed: offer.sealed }),
    };
    await this.games.add(row);
    await this.results.played(request.deck, row.id, 0);
    return row;
  }

  async join(user: UserRow, id: string, { deck, blanks }: JoinRequest): Promise<GameRow> {
    const table = await this.games.byId(id);
    if (table === undefined || table.status === 'closed') throw notFound('table');
    if (table.status !== 'open') throw new Problem(409, 'taken', 'Somebody else sits there already');
    if (table.user0 === user.id)
      throw new Problem(409, 'own-table', 'This is your own table: wait for somebody to come');
    if (table.invited !== null && table.invited !== user.id)
      throw new Problem(403, 'not-for-you', 'This table is for somebody else');
    await this.friends.check(user, table.user0);
    const format = needFormat(table.format);
    const theirs = await this.deckToSitDownWith(user, table, deck, format);
    if (theirs.sealed && table.private !== 1) throw SEALED;
    const decks = [JSON.parse(table.waiting!) as DeckList, theirs.deck];
    agree(decks, table.blanks === 1, noBlanks);
    agree(decks, blanks);
    const start = seatGuest(table, person(user, theirs), this.rules);
    if (!(await this.games.setOpen(id, start))) throw new Problem(409, 'taken', 'Somebody else was quicker');
    // with a deck that the host has set, it is the host's cards that win or lose
    if (deck !== undefined && table.offer === null) await this.results.played(deck, id, 1);
    return { ...table, ...start };
  }

  /** The own, or the one that the host has set. */
  private async deckToSitDownWith(user: UserRow, table: GameRow, deck: string | undefined, format: Format) {
    if (table.offer !== null) return JSON.parse(table.offer) as Offer;
    if (deck === undefined) throw new Problem(400, 'malformed', 'Say with which "deck" you sit down');
    return this.shelf.playable(user.id, deck, format);
  }

  /** Whoever was invited would rather not. */
  async decline(user: UserRow, id: string): Promise<void> {
    const table = await this.games.byId(id);
    if (table === undefined || table.invited !== user.id) throw notFound('invitation');
    await this.games.setOpen(id, { status: 'closed' });
  }

  async close(user: UserRow, id: string): Promise<void> {
    const table = await this.games.byId(id);
    if (table === undefined || table.user0 !== user.id) throw notFound('table');
    if (!(await this.games.setOpen(id, { status: 'closed' })))
      throw new Problem(409, 'taken', 'The game has begun: concede it if you must');
  }

  /** The game that follows a finished one; the same for both who ask at once. */
  async rematch(row: GameRow): Promise<string> {
    const next = nextGame(row, this.rules);
    await this.games.add(next);
    for (const { deck, seat } of await this.results.decksOf(row.id)) await this.results.played(deck, next.id, seat);
    if (await this.games.setNext(row.id, next.id)) return next.id;
    await this.games.set(next.id, { status: 'closed' });
    return (await this.games.byId(row.id))!.next!;
  }
}
