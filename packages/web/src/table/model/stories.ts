/** What happened, from what was told: seed cards that were met and what they did, casualties, points by turn. */

import type { EncounterOutcome, Seat, Told, ToldCard, Verdict } from '@spaceline/engine';
import type { LogLine } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';

export interface Encounter {
  /** index of its first line in the log, and of the first after what was told of it */
  at: number;
  end: number;
  turn: number;
  who: Seat;
  /** what was met; null where the mission itself was tried */
  card: ToldCard | null;
  location: number;
  /** who met it: some may be dead by now */
  team: readonly ToldCard[];
  /** what it asked of the own team */
  needs: Verdict<ToldCard> | null;
  /** what it did */
  lines: LogLine[];
  /**
   * `open`: being decided; `aside`: it waits until the mission is solved, `left`: until the objective is completed;
   * `solved` and `unsolved`: the mission itself was tried; `scouted`: nothing more is to be met there; `fits` and `no-line`: what a
   * probe turned up
   */
  outcome: EncounterOutcome | 'open' | 'aside' | 'left' | 'solved' | 'unsolved' | 'scouted' | 'fits' | 'no-line';
  how: 'attempt' | 'scouting' | 'probe';
  /** a probe: for which card, and which line of its text fits */
  probe?: { by: ToldCard; line: Words | null };
}

/** What the screens of a battle tell: of a battle that a dilemma begins, what it does is who falls. */
const OF_BATTLES: readonly Told['kind'][] = ['duel', 'struck-down', 'spared', 'fight-totals', 'tactic', 'fight-over'];

type Begun = Pick<Encounter, 'who' | 'card' | 'location' | 'team' | 'needs' | 'outcome' | 'probe'>;

const ALONE = { team: [], needs: null } as const;

function beginning(told: Told, location: number): Begun | null {
  switch (told.kind) {
    case 'met':
      return { who: told.who, card: told.card, location: told.at, team: told.team, needs: told.needs, outcome: 'open' };
    // the cards of a Q-Flash are met as dilemmas are
    case 'experienced':
      return { ...ALONE, who: told.who, card: told.card, location, outcome: 'open' };
    case 'probed': {
      const { who, card, by, line } = told;
      return { ...ALONE, who, card, location: -1, outcome: 'open', probe: { by, line } };
    }
    // that a ship is scouted is told as the turn ends, and nothing was met for it
    case 'scouted':
      return 'location' in told.at
        ? { ...ALONE, who: told.who, card: null, location: told.at.location, outcome: 'scouted' }
        : null;
    case 'solved':
      return { who: told.who, card: null, location: told.at, team: told.team, needs: told.needs, outcome: 'solved' };
    case 'not-solved':
      return { who: told.who, card: null, location: told.at, team: told.team, needs: told.needs, outcome: 'unsolved' };
    default:
      return null;
  }
}

/** Where nothing more is told of it; a probe may be ignored for another. */
const CLOSED = { attempt: 'aside', scouting: 'left', probe: 'void' } as const;

/** Every seed card that was met, every mission that was tried, every place that was scouted and every probe, in order. */
export function encounters(log: readonly LogLine[]): Encounter[] {
  const out: Encounter[] = [];
  /** a Q-Flash is met, and then its cards */
  const open: Encounter[] = [];
  let scouting = false;
  const close = (e: Encounter): void => {
    if (e.outcome === 'open') e.outcome = CLOSED[e.how];
    if (open.includes(e)) open.splice(open.indexOf(e));
  };
  log.forEach((line, at) => {
    const { told } = line;
    if (told.kind === 'encounter-over') {
      // a Q-Flash is over after the attempt that one of its cards has ended
      const e = out.findLast((x) => x.card?.card === told.card.card);
      if (e === undefined) return;
      e.outcome = told.outcome;
      e.end = at + 1;
      close(e);
      return;
    }
    if (told.kind === 'probe-over') {
      const e = open.findLast((x) => x.how === 'probe');
      if (e === undefined) return;
      e.outcome = told.fits ? 'fits' : 'no-line';
      close(e);
      return;
    }
    if (told.kind === 'attempted' || told.kind === 'scouting') scouting = told.kind === 'scouting';
    const next = beginning(told, open[0]?.location ?? -1);
    // whatever comes next, nothing more was told of what was met before
    if (told.kind === 'attempt-over' || told.kind === 'game-over' || (next !== null && told.kind !== 'experienced'))
      for (const e of open.toReversed()) close(e);
    if (next !== null) {
      // with all that is needed a mission may still be forbidden: that is what came of it
      const lines = told.kind === 'not-solved' && told.why !== 'requirement' ? [line] : [];
      const how = next.probe ? 'probe' : scouting ? 'scouting' : 'attempt';
      const e: Encounter = { at, end: at + 1, turn: line.turn, lines, how, ...next };
      open.push(e);
      out.push(e);
      return;
    }
    const now = open[open.length - 1];
    if (now === undefined || OF_BATTLES.includes(told.kind)) return;
    // what it asks last is what it comes to
    if (told.kind === 'judged' && told.of !== 'depends') now.needs = told.needs ?? now.needs;
    now.lines.push(line);
    now.end = at + 1;
  });
  return out;
}

/**
 * What is still to be read, when everything before line `read` has been: what began since, and what was being decided then and is
 * over now. (A Q-Flash was read when its first card was met.)
 */
export function unread(list: readonly Encounter[], read: number): Encounter[] {
  const holds = (e: Encounter) => list.some((x) => x.at > e.at && x.at < e.end);
  return list.filter((e) => e.at >= read || (e.end > read && e.outcome !== 'open' && !holds(e)));
}

// ----- how grave it is

/** Conditions that hold nobody up: whoever hides or works in secret does so for a purpose. */
const OWN_DOING: readonly (Told & { kind: 'condition' })['is'][] = ['cloaked', 'phased', 'infiltrating'];

/** Somebody or something is lost, or held up; for the signs beside a line. `seat`: who reads it, for whom a gain is no loss. */
export function gravity(told: Told, seat = -1): 'lost' | 'harm' | 'none' {
  switch (told.kind) {
    case 'killed':
    case 'destroyed':
    case 'erased':
      return 'lost';
    case 'assimilated':
      return told.who === seat ? 'none' : 'lost';
    case 'stopped':
    case 'marker':
    case 'rotated':
    case 'captured':
    case 'abducted':
    case 'deactivated':
    case 'not-staffed':
    case 'commandeered':
    case 'house-arrest':
      return 'harm';
    case 'lasts':
      return told.how === 'text' ? 'none' : 'harm';
    case 'silenced':
      return told.on ? 'harm' : 'none';
    case 'condition':
      return told.on && !OWN_DOING.includes(told.is) ? 'harm' : 'none';
    case 'discarded':
      return told.from === 'play' ? 'harm' : 'none';
    case 'points':
      return told.points < 0 ? 'harm' : 'none';
    default:
      return 'none';
  }
}

/** What became of whom, in a word, as far as it can be shown on their cards. */
export function fateOf(told: Told): { cards: readonly ToldCard[]; word: string } | null {
  switch (told.kind) {
    case 'killed':
      return { cards: [told.whom], word: 'killed' };
    case 'destroyed':
      return { cards: [told.card], word: 'destroyed' };
    case 'stopped':
      return { cards: told.cards, word: 'stopped' };
    case 'discarded':
      return { cards: told.cards, word: 'discarded' };
    case 'captured':
      return { cards: [told.card], word: 'captured' };
    case 'deactivated':
      return { cards: [told.card], word: 'switched off' };
    case 'assimilated':
    case 'abducted':
      return { cards: [told.card], word: told.kind };
    default:
      return null;
  }
}

// ----- the whole game

export interface TurnCount {
  turn: number;
  points: [number, number];
  missions: [number, number];
  losses: [number, number];
}

/** "Personnel", "Ship" … of a printing */
export type TypeOf = (printing: string) => string | undefined;

const CASUALTIES: readonly (string | undefined)[] = ['Personnel', 'Ship', 'Facility'];

/** Those who are lost: whoever is killed, a ship or facility; who goes down with it is told of by itself. */
function lostIn(told: Told, typeOf: TypeOf): readonly ToldCard[] {
  if (told.kind === 'killed') return [told.whom];
  if (told.kind !== 'destroyed') return [];
  const { card } = told;
  return card.printing !== null && CASUALTIES.includes(typeOf(card.printing)) ? [card] : [];
}

/** Points, solved missions and casualties after each turn. */
export function countByTurn(log: readonly LogLine[], typeOf: TypeOf, points: [number, number] = [0, 0]): TurnCount[] {
  const out: TurnCount[] = [];
  const now: TurnCount = { turn: 0, points: [...points], missions: [0, 0], losses: [0, 0] };
  const keep = () =>
    out.push({ turn: now.turn, points: [...now.points], missions: [...now.missions], losses: [...now.losses] });
  for (const { turn, told } of log) {
    if (turn !== now.turn) {
      keep();
      now.turn = turn;
    }
    if (told.kind === 'points') now.points[told.who] += told.points;
    if (told.kind === 'solved') now.missions[told.who]++;
    for (const { owner } of lostIn(told, typeOf)) if (owner >= 0) now.losses[owner as Seat]++;
  }
  keep();
  return out;
}

/** The moments that decided a game: a mission solved, an objective completed, points lost, a ship lost, the end and what brought it. */
export function isMoment(told: Told): boolean {
  switch (told.kind) {
    case 'solved':
    case 'completed':
    case 'destroyed':
    case 'conceded':
    case 'time-up':
    case 'game-over':
      return true;
    case 'points':
      return told.points < 0;
    default:
      return false;
  }
}
