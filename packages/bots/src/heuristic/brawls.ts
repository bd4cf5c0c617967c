/** Personnel battle: begin it where the others are clearly weaker, and go down to where they are. */
import {
  ablePersonnelAt,
  attribute,
  isLeader,
  knows,
  type Option,
  personnelAt,
  planetSpot,
  putAt,
} from '@spaceline/engine';
import type { Choice } from '../bot.ts';
import type { Cluster } from './crews.ts';
import { type Mind, take } from './mind.ts';
import { bring, type Orders, once } from './routes.ts';
import { optionsIf } from './what-if.ts';
import { worthOf } from './worth.ts';

/** STRENGTH of somebody whom the bot may not know. */
const SOMEBODY = 6;

const strengths = (m: Mind, ids: readonly number[]): number[] =>
  ids.map((id) => (knows(m.g, m.seat, id) ? attribute(m.g, id, 'strength') : SOMEBODY));

const sum = (ns: readonly number[]): number => ns.reduce((a, b) => a + b, 0);
const mean = (ns: readonly number[]): number => (ns.length === 0 ? 0 : sum(ns) / ns.length);

interface Bout {
  /** of those who meet: how many are overpowered, and how many by more than double */
  down: number;
  wounded: number;
}

/** How one side fares on average, everybody being as likely as another to meet anybody. */
function bout(weak: readonly number[], strong: readonly number[]): Bout {
  let down = 0;
  let wounded = 0;
  for (const a of weak) {
    for (const b of strong) {
      if (b > a) down++;
      if (b > 2 * a) wounded++;
    }
  }
  const share = Math.min(weak.length, strong.length) / (weak.length * strong.length);
  return { down: down * share, wounded: wounded * share };
}

/** So much stronger than they we want to be when all is over. */
const MARGIN = 1.3;

/** By STRENGTH: how many more of theirs than of ours a battle costs, on average; 0 when we might well lose it. */
export function expectedLosses(mine: readonly number[], theirs: readonly number[]): number {
  if (mine.length === 0 || theirs.length === 0) return 0;
  const ours = bout(mine, theirs);
  const others = bout(theirs, mine);
  // those still standing decide
  const left = sum(mine) - ours.down * mean(mine);
  const right = sum(theirs) - others.down * mean(theirs);
  if (left <= right * MARGIN) return 0;
  return 1 + others.wounded - ours.wounded;
}

const brawl = (m: Mind, mine: readonly number[], theirs: readonly number[]): number =>
  expectedLosses(strengths(m, mine), strengths(m, theirs));

/** The battle that promises most; at once only where people went down for it, since whoever fights is stopped. */
export function fightSomebody(m: Mind, options: readonly Option[], atOnce: boolean): Choice | null {
  const { g } = m;
  let best: Option | null = null;
  let most = 0;
  for (const o of options) {
    if (o.verb !== 'fight' || (atOnce && !m.memory.raided.has(o.from))) continue;
    const theirs = personnelAt(g, o.from, m.opponent);
    const value = brawl(m, ablePersonnelAt(g, o.from, m.seat), theirs) * mean(theirs.map((id) => worthOf(m, id)));
    if (value > most) {
      most = value;
      best = o;
    }
  }
  return best === null ? null : once(m, take(best));
}

/** Nothing better to do here: down to the enemies on the planet, in strength. */
export function raid(m: Mind, orders: Orders, c: Cluster): Choice | null {
  const { g } = m;
  const spot = planetSpot(c.location);
  const theirs = personnelAt(g, spot, m.opponent);
  if (theirs.length === 0 || !c.people.some((id) => isLeader(g, id))) return null;
  if (brawl(m, c.people, theirs) <= 0) return null;
  const step = bring(m, orders, c, c.people, spot);
  if (step === null) return null;
  const down = optionsIf(m, (copy) => {
    for (const id of c.people) putAt(copy, id, spot);
  });
  if (!down.some((o) => o.verb === 'fight' && o.from === spot)) return null;
  m.memory.raided.add(spot);
  return step;
}
