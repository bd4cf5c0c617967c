/**
 * Everything that happens in an event is an entry in its log, and the log is the event: `apply` folds it. An entry holds what was decided, not
 * how (a round holds its pairings), so that an old event stays what it was whatever becomes of the code. What an entry means is never changed.
 */
import type { DeckList } from '@spaceline/engine';
import { extended, freshClock, started, stopped } from './clock.ts';
import { BYE, OUTCOMES, type Score, whyNoScale } from './results.ts';
import { standings } from './standings.ts';
import {
  type Deck,
  type Entrant,
  entrantOf,
  isRoundOver,
  type Pairing,
  present,
  type Round,
  roundNow,
  type Settings,
  type Stage,
  sitsAt,
  type Table,
  type TableResult,
  TIE_BREAKS,
  type Tournament,
} from './tournament.ts';

/** What cannot be done in an event, and why. */
export class EventProblem extends Error {
  constructor(
    message: string,
    /** the rule that forbids it */
    readonly rule: string | null = null,
  ) {
    super(message);
  }
}

export type Deed =
  | { kind: 'opened'; settings: Settings; director: string; seed: string }
  | { kind: 'entered'; player: string; name: string; bot: string | null }
  /** wants to come in, and needs the director's word for it */
  | { kind: 'asked'; player: string }
  | { kind: 'turned-away'; player: string }
  | { kind: 'dropped'; player: string }
  | { kind: 'building'; shelf: Readonly<Record<string, string>> }
  /** somebody who came in after that builds, too */
  | { kind: 'laid-out'; player: string; deck: string }
  | { kind: 'deck'; player: string; deck: DeckList; proposed: boolean; locked: boolean }
  | { kind: 'paired'; stage: Stage; pairings: readonly Pairing[] }
  | { kind: 'seated'; table: number; game: string }
  /** a player sits down at the own table of the round */
  | { kind: 'came'; player: string }
  | { kind: 'result'; round: number; table: number; score: Score; how: 'table' | 'no-show' }
  | { kind: 'ruled'; round: number; table: number; score: Score; reason: string }
  | { kind: 'repaired'; pairings: readonly Pairing[]; reason: string }
  | { kind: 'penalty'; player: string; points: number; reason: string }
  | { kind: 'announced'; text: string }
  | { kind: 'called'; player: string; question: string }
  /** the director is on the way */
  | { kind: 'taken'; call: number }
  | { kind: 'answered'; call: number; answer: string }
  | { kind: 'paused' }
  | { kind: 'resumed' }
  | { kind: 'extended'; minutes: number }
  | { kind: 'ended' };

export type Entry = Deed & {
  /** the time of day, for people */
  at: number;
  /** milliseconds by the event's own clock, which runs only forward; the logs of before it had none go by `at` */
  clock?: number;
  /** who did it: a user's id, or null for the server */
  by: string | null;
};

const no = (message: string, rule: string | null = null): never => {
  throw new EventProblem(message, rule);
};

/** When it was, for the clocks of an event. */
export const clockOf = ({ clock, at }: Entry): number => clock ?? at;

export const MOST_ROUNDS = 15;
export const MOST_PLAYERS = 128;

function checkSettings(s: Settings): void {
  if (s.name.trim() === '') no('An event needs a name.');
  const scale = whyNoScale(s.scale);
  if (scale !== null) no(`The ${scale}.`.replace('The a ', 'A '), 'R-11.71');
  if (s.rounds !== null && !(Number.isInteger(s.rounds) && s.rounds >= 1 && s.rounds <= MOST_ROUNDS))
    no(`An event has 1 to ${MOST_ROUNDS} rounds, or goes on until there is a winner.`);
  if (s.tieBreaks.some((b, i) => !TIE_BREAKS.includes(b) || s.tieBreaks.indexOf(b) !== i))
    no(`Tie-breaks are ${TIE_BREAKS.join(', ')}, each once.`, 'R-11.73');
  for (const [minutes, what] of [
    [s.roundMinutes, 'A round'],
    [s.buildMinutes, 'Building'],
    [s.breakMinutes + 1, 'A break'],
  ] as const)
    if (!(minutes > 0 && minutes <= 600)) no(`${what} takes no less than no time, and at most 600 minutes.`, 'R-11.75');
  if (!Number.isInteger(s.fillTo) || s.fillTo < 0 || s.fillTo > MOST_PLAYERS)
    no(`Bots fill an event up to ${MOST_PLAYERS} players at most.`);
}

function begin(e: Extract<Entry, { kind: 'opened' }>): Tournament {
  checkSettings(e.settings);
  return {
    settings: e.settings,
    director: e.director,
    seed: e.seed,
    phase: 'open',
    entrants: [],
    rounds: [],
    decks: {},
    shelf: {},
    builders: null,
    asking: [],
    calledOff: [],
    penalties: [],
    calls: [],
    announcement: null,
    clock: null,
  };
}

const known = (t: Tournament, id: string): Entrant => entrantOf(t, id) ?? no('Nobody of that name is in this event.');

const withoutAsker = (t: Tournament, player: string): Tournament =>
  t.asking.includes(player) ? { ...t, asking: t.asking.filter((id) => id !== player) } : t;

function ask(t: Tournament, { player }: Extract<Entry, { kind: 'asked' }>): Tournament {
  checkOpenTo(t, player);
  if (t.asking.includes(player)) no('You have asked already: the director lets you in.');
  return { ...t, asking: [...t.asking, player] };
}

function turnAway(t: Tournament, { player }: Extract<Entry, { kind: 'turned-away' }>): Tournament {
  if (!t.asking.includes(player)) no('Nobody of that name asks to come in any more.');
  return withoutAsker(t, player);
}

/** Somebody new can still come in. */
function checkOpenTo(t: Tournament, player: string): void {
  if (t.phase === 'over') no('This event is over.');
  const there = entrantOf(t, player);
  if (there !== undefined) no(`${there.name} is in this event already.`);
  if (present(t).length >= MOST_PLAYERS) no(`An event has at most ${MOST_PLAYERS} players.`);
  if (t.rounds.some((r) => r.stage !== 'swiss'))
    no('The Swiss rounds are over: nobody can come in any more.', 'R-11.73');
}

function enter(t: Tournament, e: Extract<Entry, { kind: 'entered' }>): Tournament {
  if (t.phase === 'over') no('This event is over.');
  const before = entrantOf(t, e.player);
  // whoever left may come back, with the results they had
  if (before !== undefined && before.droppedAfter !== null) {
    if (before.sentAway && e.by !== t.director)
      no(`The director has dropped ${before.name}: nobody else can let them in again.`, 'R-11.74');
    const back = { ...before, droppedAfter: null, sentAway: false };
    return { ...t, entrants: t.entrants.map((x) => (x === before ? back : x)) };
  }
  checkOpenTo(t, e.player);
  const { player: id, name, bot } = e;
  const entrant = { id, name, bot, enteredAfter: t.rounds.length, droppedAfter: null, sentAway: false };
  return { ...withoutAsker(t, id), entrants: [...t.entrants, entrant] };
}

/** Whoever leaves in the middle of a round has lost the table they sit at. */
function drop(t: Tournament, { player, by }: Extract<Entry, { kind: 'dropped' }>): Tournament {
  const who = known(t, player);
  if (who.droppedAfter !== null) no(`${who.name} has left already.`);
  const gone = { ...who, droppedAfter: t.rounds.length, sentAway: by !== null && by !== player };
  const entrants = t.entrants.map((x) => (x === who ? gone : x));
  const dropped = { ...t, entrants };
  const r = roundNow(t);
  if (t.phase !== 'round' || r === null) return dropped;
  const at = r.tables.findIndex((x) => x.result === null && sitsAt(x, player));
  if (at < 0) return dropped;
  const lost = {
    outcome: r.tables[at].first === player ? 'full-loss' : 'full-win',
    scores: [0, 0],
    differential: 0,
  } as const;
  return withResult(dropped, t.rounds.length, at + 1, { ...lost, by: 'no-show', reason: null });
}

const seatsOf = (pairings: readonly Pairing[]): string[] =>
  pairings.flatMap((p) => (p.second === null ? [p.first] : [p.first, p.second]));

/** Whoever sits down is there; `stays`: a table that is there already, whose players may have left since. */
function checkSeats(t: Tournament, pairings: readonly Pairing[], stays: (p: Pairing) => boolean = () => false): void {
  for (const id of seatsOf(pairings.filter((p) => !stays(p))))
    if (known(t, id).droppedAfter !== null) no(`${known(t, id).name} has left this event.`);
  const seats = seatsOf(pairings);
  const twice = seats.find((s, i) => seats.indexOf(s) !== i);
  if (twice !== undefined) no(`${known(t, twice).name} would sit at two tables.`);
}

/** Nobody who is there and should play is left without a table. */
function checkSeated(players: readonly Entrant[], pairings: readonly Pairing[]): void {
  const seats = new Set(seatsOf(pairings));
  for (const p of players) if (p.droppedAfter === null && !seats.has(p.id)) no(`${p.name} has no table.`);
}

const bye: TableResult = { outcome: BYE, scores: [0, 0], differential: 0, by: 'bye', reason: null };
const tableFor = ({ first, second }: Pairing): Table => ({
  first,
  second,
  game: null,
  came: [],
  //
  result: second === null ? bye : null,
});

function pair(t: Tournament, e: Extract<Entry, { kind: 'paired' }>): Tournament {
  const last = roundNow(t);
  if (t.phase === 'over') no('This event is over.');
  if (last !== null && !isRoundOver(last)) no('The round before is not over.');
  checkSeats(t, e.pairings);
  if (e.stage === 'swiss') checkSeated(t.entrants, e.pairings);
  const round: Round = { stage: e.stage, tables: e.pairings.map(tableFor), at: e.at };
  return settled({
    ...t,
    phase: 'round',
    rounds: [...t.rounds, round],
    clock: freshClock(t.settings.roundMinutes, clockOf(e)),
  });
}

/** A round is over with its last table; a ruling that takes a result back goes on with it. */
const settled = (t: Tournament): Tournament => {
  const r = roundNow(t);
  if (r === null || t.phase === 'over') return t;
  if (!isRoundOver(r)) return t.phase === 'between' ? { ...t, phase: 'round' } : t;
  return t.phase === 'round' ? { ...t, phase: 'between' } : t;
};

function tableAt(t: Tournament, round: number, table: number): Table {
  const r = t.rounds[round - 1] ?? no(`There is no round ${round}.`);
  return r.tables[table - 1] ?? no(`Round ${round} has no table ${table}.`);
}

function withResult(t: Tournament, round: number, table: number, result: TableResult): Tournament {
  tableAt(t, round, table);
  const change = (x: Table, i: number): Table => (i === table - 1 ? { ...x, result } : x);
  const rounds = t.rounds.map((r, i) => (i === round - 1 ? { ...r, tables: r.tables.map(change) } : r));
  return settled({ ...t, rounds });
}

function checkScore({ outcome, scores, differential }: Score): void {
  if (!OUTCOMES.includes(outcome)) no(`A result is one of ${OUTCOMES.join(', ')}.`, 'R-11.70');
  if (![...scores, differential].every(Number.isInteger)) no('Scores are whole numbers.', 'R-11.72');
}

/** the director's word is final, and says why. */
const reasoned = (reason: string): string =>
  reason.trim() === '' ? no('Say why: the reason is kept in the record.', 'R-11.74') : reason.trim();

const isSame = (a: Pairing, b: Pairing): boolean =>
  (a.first === b.first && a.second === b.second) || (a.first === b.second && a.second === b.first);

/**
 * A director repairs the pairings of the tables of this round that have no result yet; a table that stays as it was keeps its game, the game
 * of any other is called off.
 */
function repair(t: Tournament, e: Extract<Entry, { kind: 'repaired' }>): Tournament {
  const r = roundNow(t);
  if (r === null || t.phase !== 'round') throw new EventProblem('No round is being played.');
  reasoned(e.reason);
  const old = (p: Pairing): Table | undefined => r.tables.find((x) => isSame(p, x));
  checkSeats(t, e.pairings, (p) => old(p) !== undefined);
  const gone = r.tables.filter((x) => !e.pairings.some((p) => isSame(p, x)));
  if (gone.some((x) => x.result !== null && x.second !== null))
    no('A table that has a result stays: repair its result instead.');
  checkSeated(
    seatsOf(gone).map((id) => known(t, id)),
    e.pairings,
  );
  const tables = e.pairings.map((p) => old(p) ?? tableFor(p));
  const calledOff = [...t.calledOff, ...gone.flatMap((x) => x.game ?? [])];
  return settled({ ...t, calledOff, rounds: [...t.rounds.slice(0, -1), { ...r, tables }] });
}

function came(t: Tournament, { player }: Extract<Entry, { kind: 'came' }>): Tournament {
  const r = roundNow(t);
  const isMine = (x: Table): boolean => x.result === null && sitsAt(x, player);
  if (r === null || !r.tables.some(isMine)) throw new EventProblem('No table waits for this player.');
  const tables = r.tables.map((x) => (isMine(x) ? { ...x, came: [...x.came, player] } : x));
  return { ...t, rounds: [...t.rounds.slice(0, -1), { ...r, tables }] };
}

function call(t: Tournament, e: Extract<Entry, { kind: 'called' }>): Tournament {
  const r = roundNow(t);
  const table = r?.tables.findIndex((x) => sitsAt(x, e.player)) ?? -1;
  if (table < 0 || t.phase !== 'round') no('A judge comes to a table of the round that is being played.');
  const question = { number: t.calls.length + 1, round: t.rounds.length, table: table + 1, taken: false, answer: null };
  return { ...t, calls: [...t.calls, { ...question, player: e.player, question: e.question, at: e.at }] };
}

function answer(t: Tournament, e: Extract<Entry, { kind: 'taken' | 'answered' }>): Tournament {
  if (t.calls[e.call - 1] === undefined) no(`There is no call ${e.call}.`);
  const said = e.kind === 'answered' ? { answer: e.answer } : {};
  return { ...t, calls: t.calls.map((c) => (c.number === e.call ? { ...c, taken: true, ...said } : c)) };
}

function penalize(t: Tournament, { player, points, reason, at }: Extract<Entry, { kind: 'penalty' }>): Tournament {
  const { name } = known(t, player);
  if (!Number.isInteger(points) || points < 0)
    no('A penalty takes victory points away: a whole number, or 0 for a warning.');
  const has = standings(t).find((s) => s.player === player)!.points;
  if (points > has) no(`${name} has ${has} victory points: a penalty takes no more than that, and 0 is a warning.`);
  return { ...t, penalties: [...t.penalties, { player, points, reason: reasoned(reason), at }] };
}

function onClock(t: Tournament, e: Extract<Entry, { kind: 'paused' | 'resumed' | 'extended' }>): Tournament {
  const { clock } = t;
  if (clock === null) throw new EventProblem('No clock is running.');
  if (e.kind === 'paused') return { ...t, clock: stopped(clock, clockOf(e)) };
  if (e.kind === 'resumed') return { ...t, clock: started(clock, clockOf(e)) };
  if (!(e.minutes > 0 && e.minutes <= 120)) no('A clock is extended by up to 120 minutes.');
  return { ...t, clock: extended(clock, e.minutes, clockOf(e)) };
}

function setDeck(t: Tournament, { player, deck, proposed, locked }: Extract<Entry, { kind: 'deck' }>): Tournament {
  known(t, player);
  if (t.settings.sealed !== null && t.phase === 'open') no('Building has not begun.', 'WARP-10');
  if (t.decks[player]?.locked) no('This deck is locked.', 'WARP-10');
  const entry: Deck = { deck, proposed, locked };
  return { ...t, decks: { ...t.decks, [player]: entry } };
}

function reported(t: Tournament, e: Extract<Entry, { kind: 'result' }>): Tournament {
  checkScore(e.score);
  if (tableAt(t, e.round, e.table).result !== null)
    no('This table has a result: only the director can change it.', 'R-11.74');
  return withResult(t, e.round, e.table, { ...e.score, by: e.how, reason: null });
}

function ruled(t: Tournament, e: Extract<Entry, { kind: 'ruled' }>): Tournament {
  checkScore(e.score);
  if (t.rounds.length > e.round && t.rounds[t.rounds.length - 1].stage !== t.rounds[e.round - 1]?.stage)
    no('The elimination has begun: the rounds before it stand.');
  return withResult(t, e.round, e.table, { ...e.score, by: 'director', reason: reasoned(e.reason) });
}

/** The event after one more entry. Throws an `EventProblem` where it cannot be. */
export function apply(before: Tournament | null, e: Entry): Tournament {
  const after = changed(before, e);
  if (before?.phase === after.phase || after.phase !== 'between') return after;
  // the clock of the round goes, that of the break begins
  return { ...after, clock: freshClock(after.settings.breakMinutes, clockOf(e)) };
}

function changed(before: Tournament | null, e: Entry): Tournament {
  if (e.kind === 'opened') return before === null ? begin(e) : no('This event is open already.');
  if (before === null) throw new EventProblem('The log of an event begins with its opening.');
  const t = before;
  switch (e.kind) {
    case 'entered':
      return enter(t, e);
    case 'asked':
      return ask(t, e);
    case 'turned-away':
      return turnAway(t, e);
    case 'dropped':
      return drop(t, e);
    case 'building': {
      if (t.phase !== 'open') no('Building has begun already.');
      const clock = freshClock(t.settings.buildMinutes, clockOf(e));
      return { ...t, phase: 'building', shelf: e.shelf, builders: t.entrants.length, clock };
    }
    case 'laid-out':
      known(t, e.player);
      return { ...t, shelf: { ...t.shelf, [e.player]: e.deck } };
    case 'came':
      return came(t, e);
    case 'deck':
      return setDeck(t, e);
    case 'paired':
      return pair(t, e);
    case 'seated': {
      tableAt(t, t.rounds.length, e.table);
      const tables = roundNow(t)!.tables.map((x, i) => (i === e.table - 1 ? { ...x, game: e.game } : x));
      return { ...t, rounds: [...t.rounds.slice(0, -1), { ...roundNow(t)!, tables }] };
    }
    case 'result':
      return reported(t, e);
    case 'ruled':
      return ruled(t, e);
    case 'repaired':
      return repair(t, e);
    case 'penalty':
      return penalize(t, e);
    case 'announced':
      return { ...t, announcement: e.text.trim() === '' ? null : e.text.trim() };
    case 'called':
      return call(t, e);
    case 'taken':
    case 'answered':
      return answer(t, e);
    case 'paused':
    case 'resumed':
    case 'extended':
      return onClock(t, e);
    case 'ended':
      if (t.phase === 'round') no('A round is being played.');
      return { ...t, phase: 'over', clock: null };
  }
}

export const replay = (log: readonly Entry[]): Tournament =>
  log.reduce<Tournament | null>(apply, null) ?? no('The log of an event is empty.');
