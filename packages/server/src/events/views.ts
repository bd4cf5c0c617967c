/** An event as somebody may see it. */
import { wilson } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import type { DeckList } from '@spaceline/engine';
import {
  type Entry,
  entrantOf,
  isWin,
  leftOn,
  present,
  reversed,
  standings,
  type Tournament,
  tablesOf,
  WARNING,
} from '@spaceline/events';
import type {
  EventLine,
  EventPlayer,
  EventRoundView,
  EventShare,
  EventSummary,
  EventView,
  Named,
} from '@spaceline/protocol';
import type { Decks } from '../database/decks.ts';
import type { Games } from '../database/games.ts';
import type { Users } from '../database/users.ts';
import { checkText, deckAffiliations } from '../lobby/deck-check.ts';
import { needFormat } from '../lobby/formats.ts';
import { kindOf as kindOfUser } from '../lobby/names.ts';
import type { OpenEvent } from './events.ts';
import { packsOf, poolOf } from './pools.ts';

/** 'person', 'guest' or a bot. */
const kindOf = (id: string, t: Tournament, guests: ReadonlySet<string>): string =>
  entrantOf(t, id)?.bot ?? (guests.has(id) ? 'guest' : 'person');

/** What is told of an entry; null where it is nobody's business, or said elsewhere. */
function lineOf(e: Entry, t: Tournament, guests: ReadonlySet<string>, isBack: boolean): EventLine | null {
  const { at } = e;
  const named = (id: string): Named => ({ name: entrantOf(t, id)?.name ?? '', kind: kindOf(id, t, guests) });
  const byAnother = (player: string): boolean => e.by !== null && e.by !== player;
  switch (e.kind) {
    case 'entered':
      if (isBack && byAnother(e.player)) return { at, kind: 'let-in', player: named(e.player) };
      return e.bot === null ? { at, kind: e.kind, player: named(e.player) } : null;
    case 'dropped':
      return { at, kind: byAnother(e.player) ? 'sent-away' : e.kind, player: named(e.player) };
    case 'building':
    case 'paused':
    case 'resumed':
    case 'ended':
      return { at, kind: e.kind };
    case 'paired':
      return { at, kind: e.kind, round: t.rounds.findIndex((r) => r.at === at) + 1 };
    case 'extended':
      return { at, kind: e.kind, minutes: e.minutes };
    case 'announced':
      return { at, kind: e.kind, said: e.text };
    case 'result':
      return {
        at,
        kind: e.how === 'no-show' ? 'no-show' : e.kind,
        round: e.round,
        table: e.table,
        outcome: e.score.outcome,
      };
    case 'ruled':
      return { at, kind: e.kind, round: e.round, table: e.table, outcome: e.score.outcome, reason: e.reason };
    case 'repaired':
      return { at, kind: e.kind, reason: e.reason };
    case 'penalty':
      return { at, kind: e.kind, player: named(e.player), reason: e.reason };
    default:
      return null;
  }
}

function sharesOf(t: Tournament): EventShare[] {
  const tally = new Map<string, { wins: number; games: number }>();
  for (const { first, second, result } of t.rounds.flatMap((r) => r.tables)) {
    if (second === null || result === null) continue;
    for (const [player, outcome] of [
      [first, result.outcome],
      [second, reversed(result.outcome)],
    ] as const) {
      const deck = t.decks[player]?.deck;
      const affiliation = deck === undefined ? undefined : deckAffiliations(deck)[0];
      if (affiliation === undefined) continue;
      const so = tally.get(affiliation) ?? { wins: 0, games: 0 };
      tally.set(affiliation, { wins: so.wins + (isWin(outcome) ? 1 : 0), games: so.games + 1 });
    }
  }
  return [...tally]
    .map(([affiliation, { wins, games }]) => ({
      affiliation,
      wins,
      games,
      share: wins / games,
      interval: wilson(wins, games),
    }))
    .sort((a, b) => b.share - a.share || b.games - a.games);
}

function playersOf(t: Tournament, guests: ReadonlySet<string>): EventPlayer[] {
  const over = t.phase === 'over';
  return t.entrants.map(({ id, name, bot, droppedAfter, sentAway }) => {
    const deck = t.decks[id];
    return {
      id,
      name,
      bot: bot !== null,
      kind: kindOf(id, t, guests),
      dropped: droppedAfter !== null,
      sentAway,
      ready: deck?.locked === true,
      affiliations: deck?.locked && t.rounds.length > 0 ? deckAffiliations(deck.deck) : [],
      deck: over && deck !== undefined ? { piles: { ...deck.deck }, proposed: deck.proposed } : null,
      packs: over ? packsOf(t, id) : null,
    };
  });
}

/** The latest first. */
function recordOf(log: readonly Entry[], t: Tournament, guests: ReadonlySet<string>): EventLine[] {
  const been = new Set<string>();
  const lines = log.flatMap((e) => {
    const isBack = e.kind === 'entered' && been.has(e.player);
    if (e.kind === 'entered') been.add(e.player);
    return lineOf(e, t, guests, isBack) ?? [];
  });
  return lines.reverse();
}

/** Three cards that say what a deck is about: somebody, a ship, a mission. */
function shownOf(ids: readonly string[]): string[] {
  const defs = ids.flatMap((id) => catalogue.byId(id) ?? []);
  const kinds = [defs.find((d) => d.personnel), defs.find((d) => d.ship), defs.find((d) => d.mission)];
  return kinds.flatMap((d) => d?.facts.id ?? []);
}

interface Needs {
  games: Games;
  decks: Decks;
  users: Users;
}

const countsOf = (deck: DeckList) => ({
  missions: deck.missions.length,
  seeds: deck.seeds.length,
  draw: deck.draw.length,
});

async function buildingOf(t: Tournament, me: string, decks: Decks): Promise<EventView['building']> {
  const packs = packsOf(t, me);
  if (packs === null || t.phase === 'open') return null;
  const ids = poolOf(packs).flatMap((p) => p.cards);
  const locked = t.decks[me];
  const row = locked === undefined && t.shelf[me] !== undefined ? await decks.byId(me, t.shelf[me]) : undefined;
  const deck = locked?.deck ?? (row === undefined ? null : checkText(row.text, needFormat(t.settings.format)).deck);
  return {
    cards: ids.length,
    packs,
    deck: t.shelf[me] ?? null,
    locked: locked?.locked ?? false,
    proposed: locked?.proposed ?? false,
    shown: shownOf(ids),
    counts: deck === null ? null : countsOf(deck),
  };
}

async function roundsOf(t: Tournament, games: Games): Promise<EventRoundView[]> {
  const found = await games.standings(tablesOf(t).flatMap((x) => x.game ?? []));
  const standing = (game: string | null) => (game === null ? undefined : found.get(game));
  return t.rounds.map(({ stage, tables }, i) => ({
    number: i + 1,
    stage,
    tables: tables.map(({ first, second, game, came, result }, j) => ({
      table: j + 1,
      first,
      second,
      game,
      turn: standing(game)?.status === 'playing' ? standing(game)!.turn : null,
      came,
      result,
    })),
  }));
}

type People = readonly { id: string; name: string; login: string | null }[];

const peopleIn = (t: Tournament): string[] => [
  t.director,
  ...t.asking,
  ...t.entrants.flatMap((e) => (e.bot === null ? [e.id] : [])),
];

function namedOf(t: Tournament, people: People, id: string): Named {
  const { name = '', login = null } = people.find((x) => x.id === id) ?? {};
  const entrant = entrantOf(t, id);
  return { name: entrant?.name ?? name, kind: entrant?.bot ?? kindOfUser(login) };
}

interface Mine {
  directs: boolean;
  plays: boolean;
}
const mineIn = (t: Tournament, user: string | null): Mine => ({
  directs: user !== null && t.director === user,
  plays: user !== null && entrantOf(t, user) !== undefined,
});

function summaryOf({ id, t, log }: OpenEvent, people: People, { directs, plays }: Mine): EventSummary {
  const { name, format, startsAt, sealed, rounds, fillTo } = t.settings;
  const first = t.phase === 'over' && t.rounds.length > 0 ? standings(t)[0]?.player : undefined;
  return {
    id,
    name,
    format,
    phase: t.phase,
    players: present(t).length,
    mine: directs,
    plays,
    createdAt: log[0].at,
    startsAt,
    director: namedOf(t, people, t.director),
    sealed,
    rounds,
    round: t.rounds.length,
    fillTo,
    winner: first === undefined ? null : namedOf(t, people, first),
  };
}

/** What is told of events where many are listed. */
export async function eventSummaries(
  events: readonly OpenEvent[],
  user: string | null,
  users: Users,
): Promise<EventSummary[]> {
  const people = await users.byIds([...new Set(events.flatMap(({ t }) => peopleIn(t)))]);
  return events.map((e) => summaryOf(e, people, mineIn(e.t, user)));
}

export async function eventView(event: OpenEvent, user: string | null, now: number, needs: Needs): Promise<EventView> {
  const { t, log, commitment } = event;
  const { settings } = t;
  const me = user !== null && entrantOf(t, user) !== undefined ? user : null;
  const people = await needs.users.byIds(peopleIn(t));
  const guests = new Set(people.filter((x) => x.login === null).map((x) => x.id));
  const mine = mineIn(t, user);
  const { directs } = mine;
  return {
    ...summaryOf(event, people, mine),
    n: log.length,
    open: settings.open,
    cut: settings.cut,
    scale: settings.scale,
    tieBreaks: settings.tieBreaks,
    buildMinutes: settings.buildMinutes,
    roundMinutes: settings.roundMinutes,
    breakMinutes: settings.breakMinutes,
    commitment,
    seed: t.phase === 'over' ? t.seed : null,
    me,
    entrants: playersOf(t, guests),
    standings: standings(t).map(({ dropped: _, ...s }) => s),
    played: await roundsOf(t, needs.games),
    clock: t.clock === null ? null : { left: leftOn(t.clock, now), running: t.clock.running, warning: WARNING },
    asking: directs ? t.asking.map((id) => ({ id, ...namedOf(t, people, id) })) : [],
    asks: user !== null && t.asking.includes(user),
    calls: t.calls.filter((c) => directs || c.player === me),
    announcement: t.announcement,
    penalties: t.penalties.map(({ player, points, reason }) => ({ player, points, reason })),
    record: recordOf(log, t, guests),
    building: me === null ? null : await buildingOf(t, me, needs.decks),
    shares: t.phase === 'over' ? sharesOf(t) : [],
  };
}
