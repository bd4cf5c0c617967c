/**
 * A moment of a game on the bench: the board that a file can say, laid out again and compared card by card, so that what is not as it
 * was is named.
 */
import { FIRST_IN_PLAY, type Game, isCardSpot, isPile, NOWHERE, Status, spotLocation, Zone } from '@spaceline/engine';
import { nameOfSeat } from './names.ts';
import { parseScenario } from './run.ts';
import { rulesFor } from './runner.ts';
import { boardOf, type ScenarioDoc } from './saving.ts';
import { type Path, ScenarioError } from './source.ts';
import { TableBuilder } from './table.ts';

/**
 * What of a position a file has no words for: texts that last, what is in the middle of happening, how often something was done that may be
 * done only so often, what cards remember, how long somebody stays stopped, who has looked at what is hidden, and
 * what came only in this turn.
 */
type Lost = 'lasting' | 'under-way' | 'uses' | 'memory' | 'stops' | 'seen' | 'new';

/** A card that is not there, or not as it was. */
interface LeftOut {
  card: string;
  owner: 'A' | 'B';
  /** what the file would be told; null where it is there, and not as it was */
  why: string | null;
}

export interface Moment {
  doc: ScenarioDoc;
  lost: Lost[];
  leftOut: LeftOut[];
}

/** So many parts of a board may be left out before we give it up. */
const MOST_LEFT_OUT = 60;

export function momentOf(g: Game, title: string): Moment {
  const doc = boardOf(g, title);
  const leftOut: LeftOut[] = [];
  for (;;) {
    const again = laidOut(doc);
    if (!(again instanceof ScenarioError))
      return { doc, lost: lostFrom(g), leftOut: [...leftOut, ...changed(g, again, leftOut)] };
    if (again.path === null || leftOut.length >= MOST_LEFT_OUT) throw again;
    leftOut.push(...without(doc, again.path, again.message.replace(/^line \d+: /, '')));
  }
}

function laidOut(doc: ScenarioDoc): Game | ScenarioError {
  try {
    const scenario = parseScenario(JSON.stringify(doc));
    return new TableBuilder(scenario.source, rulesFor(scenario)).lay();
  } catch (e) {
    if (e instanceof ScenarioError) return e;
    throw e;
  }
}

// ----- what a file cannot say

type Tree = Record<string | number, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const titleIn = (entry: unknown): string | null => {
  if (typeof entry === 'string') return entry.replace(/ x\d+$/, '');
  const name = isTree(entry) ? (entry.card ?? entry.mission) : null;
  return typeof name === 'string' ? name : null;
};

/** Takes the part of the board that is meant out of it: what is said of a card, else the card with all that is in it. */
function without(doc: ScenarioDoc, path: Path, why: string): LeftOut[] {
  const trees: unknown[] = [doc];
  for (const key of path) trees.push(isTree(trees.at(-1)) ? (trees.at(-1) as Tree)[key] : undefined);
  // the innermost part that is there
  let depth = path.length;
  while (depth > 1 && trees[depth] === undefined) depth--;
  const parent = trees[depth - 1] as Tree;
  const key = path[depth - 1];
  const taken = trees[depth];
  const owner = path.includes('B') ? 'B' : 'A';
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  // what is said of a card is named by the card
  const host = trees.slice(0, depth).findLast((t) => titleIn(t) !== null);
  const names = Array.isArray(parent) || isTree(taken) ? [...titlesIn(taken)] : [];
  return (names.length > 0 ? names : [titleIn(host) ?? String(key)]).map((card) => ({ card, owner, why }));
}

/** Every card that this part of a board names. */
function* titlesIn(part: unknown): Generator<string> {
  const title = titleIn(part);
  if (title !== null) yield title;
  if (isTree(part)) for (const value of Object.values(part)) if (isTree(value)) yield* titlesIn(value);
}

/** What of a position is lost when it is written down: whoever reads it should know. */
function lostFrom({ state, format }: Game): Lost[] {
  const { turn, players, processes } = state;
  const played = turn.segment === 'play' && players[turn.seat].plays < format.plays;
  // what belongs to the start and the end of a turn begins anew
  const between = turn.segment === 'start' || turn.segment === 'end';
  const laidOutSeeds = processes.some((p) => p.kind === 'seeding' && p.stacks.flat().some((s) => s.length > 0));
  const inPlay = state.cards.filter((c) => c.zone >= FIRST_IN_PLAY);
  const lost: Record<Lost, boolean> = {
    lasting: state.lasting.length > 0 || state.delayed.length > 0,
    'under-way': processes.length > 1 || between || laidOutSeeds,
    uses: state.uses.length > 0 || played || players.some((p) => p.regenerated),
    memory: inPlay.some((c) => c.memory !== null),
    stops: inPlay.some((c) => (c.status & Status.HeldStop) !== 0),
    seen: state.cards.some((c) => c.seen !== 0 && !inPlay.includes(c)),
    new: inPlay.some((c) => c.zone !== Zone.Mission && c.since === turn.number && turn.number > 0),
  };
  return (Object.keys(lost) as Lost[]).filter((x) => lost[x]);
}

// ----- the same board?

/** States that come of what lies there, or that nobody asks about. */
const NOT_COMPARED = Status.MisSeed | Status.Shuffled | Status.Flipped | Status.HeldStop;

function lies(g: Game, id: number): string {
  const c = g.card(id);
  const d = g.def(id);
  const place = (l: number): string => {
    const { quadrant } = g.location(l);
    return `${quadrant}:${g.state.lines[quadrant].indexOf(l)}`;
  };
  const host = (zone: Zone, x: number): string =>
    isPile(zone) || x < 0
      ? ''
      : [Zone.Aboard, Zone.On, Zone.Under].includes(zone)
        ? `${g.def(x).facts.id} ${host(g.card(x).zone, g.card(x).host)}`
        : place(x);
  const aim =
    c.zone !== Zone.Table || c.aim === NOWHERE
      ? ''
      : isCardSpot(c.aim)
        ? g.def(c.aim).facts.id
        : place(spotLocation(c.aim));
  const piled = isPile(c.zone)
    ? g.state.piles[c.zone === Zone.Points ? c.controller : c.owner][c.zone - 1].indexOf(id)
    : -1;
  const seed = c.zone === Zone.Seeded ? g.location(c.host).seeds.indexOf(id) : -1;
  const inPlay = c.zone >= FIRST_IN_PLAY;
  return JSON.stringify([
    d.facts.id,
    c.owner,
    c.zone,
    host(c.zone, c.host),
    c.zone === Zone.Hand ? -1 : piled,
    seed,
    ...(inPlay
      ? [
          c.controller,
          c.status & ~NOT_COMPARED,
          d.personnel || d.ship || d.facility ? (c.mode < 0 ? (d.modes[0] ?? -1) : c.mode) : -1,
          c.countdown,
          c.rangeUsed,
          aim,
          c.dock < 0 ? '' : g.def(c.dock).facts.id,
          c.scoutedIn > 0,
        ]
      : []),
  ]);
}

/** Cards that lie otherwise than they did, and were not left out already. */
function changed(g: Game, again: Game, leftOut: readonly LeftOut[]): LeftOut[] {
  const there = new Map<string, number>();
  for (const c of again.state.cards) {
    const key = lies(again, c.id);
    there.set(key, (there.get(key) ?? 0) + 1);
  }
  const known = leftOut.map((x) => x.card);
  const out: LeftOut[] = [];
  for (const c of g.state.cards) {
    if (c.zone === Zone.Aside) continue;
    const key = lies(g, c.id);
    const n = there.get(key) ?? 0;
    there.set(key, n - 1);
    if (n > 0) continue;
    const { title } = g.def(c.id);
    const at = known.findIndex((name) => name.startsWith(title));
    if (at >= 0) known.splice(at, 1);
    else out.push({ card: title, owner: nameOfSeat(c.owner) as 'A' | 'B', why: null });
  }
  return out;
}
