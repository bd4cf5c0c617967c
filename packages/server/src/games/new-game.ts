/** Setting up tables and games. */
import { createHash } from 'node:crypto';
import type { DeckList, Seat } from '@spaceline/engine';
import { type GameHeader, laidOut } from '@spaceline/protocol';
import { headerOf } from '../database/records.ts';
import type { GameRow } from '../database/tables.ts';
import { newId, newSeed } from '../identifiers.ts';
import { VERSION } from '../rules-version.ts';

export interface Sitter {
  /** null for a bot */
  user: string | null;
  name: string;
  kind: string;
  deckName: string;
  deck: DeckList;
}

export interface Terms {
  format: string;
  private: boolean;
  spectators: boolean;
  /** those who play have agreed to unfinished cards */
  blanks: boolean;
  /** milliseconds for each player; null = no clock */
  clock: number | null;
  away: number;
}

const commitment = (seed: string): string => createHash('sha256').update(seed).digest('hex');

export function headerFor(
  format: string,
  seed: string,
  decks: readonly [DeckList, DeckList],
  rules: string,
): GameHeader {
  return {
    format,
    decks: [laidOut(decks[0], seed, 0), laidOut(decks[1], seed, 1)],
    seed,
    version: VERSION,
    rules,
  };
}

/** A table that waits for a second player. Its seed is chosen now, before anybody knows the other deck. */
export function openTable(host: Sitter, terms: Terms, rules: string, seed = newSeed()): GameRow {
  const now = Date.now();
  return {
    id: newId(),
    status: 'open',
    format: terms.format,
    seed,
    commitment: commitment(seed),
    header: null,
    rules,
    user0: host.user,
    user1: null,
    name0: host.name,
    name1: '',
    deck0: host.deckName,
    deck1: '',
    kind0: host.kind,
    kind1: '',
    waiting: JSON.stringify(host.deck),
    private: terms.private ? 1 : 0,
    spectators: terms.spectators ? 1 : 0,
    blanks: terms.blanks ? 1 : 0,
    clock_limit: terms.clock,
    away_limit: terms.away,
    stops0: '[]',
    stops1: '[]',
    rematch0: 0,
    rematch1: 0,
    next: null,
    listed0: 0,
    listed1: 0,
    listed: 0,
    invited: null,
    offer: null,
    event: null,
    origin: null,
    origin_n: null,
    clocks: null,
    adjourned_at: null,
    saved_at: null,
    wish0: null,
    wish1: null,
    seen0: null,
    seen1: null,
    points0: 0,
    points1: 0,
    turn: 0,
    asked: -1,
    winner: null,
    result: null,
    hash: null,
    created_at: now,
    updated_at: now,
  };
}

export type Start = Pick<
  GameRow,
  'status' | 'header' | 'user1' | 'name1' | 'deck1' | 'kind1' | 'waiting' | 'rules' | 'updated_at'
>;

/** What changes when a second player sits down. */
export function seatGuest(table: GameRow, guest: Sitter, rules: string): Start {
  const host = JSON.parse(table.waiting!) as DeckList;
  return {
    status: 'playing',
    header: JSON.stringify(headerFor(table.format, table.seed, [host, guest.deck], rules)),
    user1: guest.user,
    name1: guest.name,
    deck1: guest.deckName,
    kind1: guest.kind,
    waiting: null,
    rules,
    updated_at: Date.now(),
  };
}

/** A whole game at once. */
export function startGame(sitters: readonly [Sitter, Sitter], terms: Terms, rules: string, seed = newSeed()): GameRow {
  const table = openTable(sitters[0], terms, rules, seed);
  return { ...table, ...seatGuest(table, sitters[1], rules) };
}

/** Another game with the same people, decks and terms. */
export function nextGame(row: GameRow, rules: string): GameRow {
  const { decks } = headerOf(row);
  const sitter = (seat: Seat): Sitter => ({
    user: seat === 0 ? row.user0 : row.user1,
    name: seat === 0 ? row.name0 : row.name1,
    kind: seat === 0 ? row.kind0 : row.kind1,
    deckName: seat === 0 ? row.deck0 : row.deck1,
    deck: decks[seat],
  });
  const terms: Terms = {
    format: row.format,
    private: row.private === 1,
    spectators: row.spectators === 1,
    blanks: row.blanks === 1,
    clock: row.clock_limit,
    away: row.away_limit,
  };
  const next = startGame([sitter(0), sitter(1)], terms, rules);
  return { ...next, stops0: row.stops0, stops1: row.stops1 };
}
