/** Battles, from what was told: who fired at whom with which sums, which markers landed, who met whom by hand. */
import type { PlaceRef, Seat, SumRef, Told, ToldCard, ToldOf } from '@spaceline/engine';
import type { LogLine } from '@spaceline/protocol';
import { addToDuels, type Duel } from '@spaceline/protocol/duels';

export type ToldPlace = Told<PlaceRef>;
export type ToldSum = Told<SumRef>;
export type Shot = ToldOf<'shot'>;

interface Fought {
  /** index of its first line in the log, and of the first line after it */
  at: number;
  end: number;
  turn: number;
  over: boolean;
  lines: LogLine[];
  killed: ToldOf<'killed'>[];
}

export interface ShipBattle extends Fought {
  kind: 'ships';
  /** who attacks; -1 is a card that fights by itself */
  attacker: Seat | -1;
  /** -1 where it was not told */
  location: number;
  /** those that fire at the target; empty until that is known */
  firing: readonly ToldCard[];
  target: ToldCard;
  /** who returned fire, and at whom */
  answer: ToldOf<'returned-fire'> | null;
  tactics: ToldOf<'tactic'>[];
  shots: Shot[];
  markers: ToldOf<'marker'>[];
  /** turned for damage, where nobody has a side deck */
  rotated: ToldOf<'rotated'>[];
  destroyed: ToldOf<'destroyed'>[];
}

export interface Fight extends Fought {
  kind: 'people';
  attacker: Seat;
  where: ToldPlace;
  duels: Duel[];
  /** STRENGTH of those still standing, by seat */
  totals: readonly [ToldSum, ToldSum] | null;
  winner: Seat | null;
}

export type Battle = ShipBattle | Fight;

export const isCard = (place: ToldPlace): place is ToldCard => 'card' in place;

/** A card of which nothing was told. */
const NOBODY: ToldCard = { card: -1, printing: null, owner: -1 };

const begun = (at: number, turn: number): Fought => ({ at, end: at + 1, turn, over: false, lines: [], killed: [] });

const newShips = (at: number, turn: number): ShipBattle => ({
  ...begun(at, turn),
  kind: 'ships',
  attacker: -1,
  location: -1,
  firing: [],
  target: NOBODY,
  answer: null,
  tactics: [],
  shots: [],
  markers: [],
  rotated: [],
  destroyed: [],
});

function beginning({ told, turn }: LogLine, at: number): Battle | null {
  switch (told.kind) {
    case 'attacked':
      return {
        ...newShips(at, turn),
        attacker: told.who,
        location: told.at,
        firing: told.with,
        target: told.target,
      };
    case 'fight':
      return {
        ...begun(at, turn),
        kind: 'people',
        attacker: told.who,
        where: told.at,
        duels: [],
        totals: null,
        winner: null,
      };
    default:
      return null;
  }
}

/** A battle that a card begins by itself is not announced: what is told first of it is its beginning. */
const UNANNOUNCED: readonly Told['kind'][] = ['returned-fire', 'tactic', 'shot'];

function addToShips(b: ShipBattle, told: Told): void {
  switch (told.kind) {
    case 'returned-fire':
      b.answer = told;
      if (b.firing.length === 0) {
        b.firing = [told.target];
        b.target = told.with[0] ?? NOBODY;
      }
      break;
    case 'tactic':
      b.tactics.push(told);
      break;
    case 'shot':
      b.shots.push(told);
      if (b.firing.length === 0) {
        b.firing = told.side === 'attack' ? told.by : [told.at];
        b.target = told.side === 'attack' ? told.at : (told.by[0] ?? NOBODY);
      }
      break;
    case 'marker':
      b.markers.push(told);
      break;
    case 'rotated':
      b.rotated.push(told);
      break;
    case 'destroyed':
      b.destroyed.push(told);
      break;
    case 'killed':
      b.killed.push(told);
      break;
  }
}

function addToFight(b: Fight, told: Told): void {
  if (addToDuels(b.duels, told)) return;
  switch (told.kind) {
    case 'fight-totals':
      b.totals = told.standing;
      break;
    case 'fight-won':
      b.winner = told.who;
      break;
    case 'killed':
      b.killed.push(told);
      break;
  }
}

const ENDS: Partial<Record<Told['kind'], Battle['kind']>> = { 'ship-battle-over': 'ships', 'fight-over': 'people' };

/** Every battle of the log, in order; the last may still be fought. A battle may be fought within another. */
export function battles(log: readonly LogLine[]): Battle[] {
  const out: Battle[] = [];
  const open: Battle[] = [];
  log.forEach((line, at) => {
    const { told } = line;
    // a game can end, and a turn be over, in the middle of a battle that was called off
    if (told.kind === 'turn' || told.kind === 'game-over') {
      for (const b of open.splice(0)) b.over = true;
      return;
    }
    const next =
      beginning(line, at) ??
      (UNANNOUNCED.includes(told.kind) && !open.some((b) => b.kind === 'ships') ? newShips(at, line.turn) : null);
    if (next !== null) {
      open.push(next);
      out.push(next);
    }
    const now = open[open.length - 1];
    if (now === undefined) return;
    for (const b of open) b.end = at + 1;
    if (beginning(line, at) !== null) return;
    now.lines.push(line);
    if (now.kind === 'ships') addToShips(now, told);
    else addToFight(now, told);
    if (ENDS[told.kind] === now.kind) {
      now.over = true;
      open.pop();
    }
  });
  return out;
}

/** HULL of a card in percent when a battle began, from what was told of it before; null where that was not all. */
export function hullBefore(log: readonly LogLine[], at: number, card: number): number | null {
  for (let i = at - 1; i >= 0; i--) {
    const { told } = log[i];
    if (told.kind === 'marker' && told.on.card === card) return told.hull;
    if (told.kind === 'rotated' && told.card.card === card) return told.hull;
    if (told.kind === 'repaired' && told.ship.card === card) return told.fully ? 100 : null;
  }
  return 100;
}

/** HULL of a card after each thing that hit it in the battle, in order. */
export function hullsIn(b: ShipBattle, card: number): number[] {
  return b.lines.flatMap(({ told }) => {
    if (told.kind === 'marker' && told.on.card === card) return [told.hull];
    if (told.kind === 'rotated' && told.card.card === card) return [told.hull];
    return told.kind === 'destroyed' && told.card.card === card ? [0] : [];
  });
}

export interface Term {
  n: number;
  /** null: of cards that the viewer may not know */
  printing: string | null;
}

/** The terms of a sum, those of one name together; what they do not explain comes from what is not told. */
export function termsOf({ total, terms }: ToldSum): Term[] {
  const sums = new Map<string | null, number>();
  for (const { n, card } of terms) sums.set(card.printing, (sums.get(card.printing) ?? 0) + n);
  const rest = total - terms.reduce((n, t) => n + t.n, 0);
  if (rest !== 0) sums.set(null, (sums.get(null) ?? 0) + rest);
  return [...sums].map(([printing, n]) => ({ printing, n })).filter((t, i) => i === 0 || t.n !== 0);
}
