/** What one viewer sees of the table, as plain words and numbers, ready to be drawn. */
import {
  type CardDef,
  type Game,
  goal,
  hull,
  knows,
  missionFor,
  other,
  ownsMission,
  type PlayerView,
  QUADRANTS,
  rangeLeft,
  requirementText,
  type Seat,
  solved,
  solvedBy,
  span,
  type Viewer,
  view,
  whyNotStaffed,
  Zone,
} from '@spaceline/engine';
import { cardName, describeMoment, placeName, tally, whose } from '@spaceline/protocol';
import { conditions } from './condition.ts';

/** A ship, a facility, or an Away Team. */
export interface UnitScene {
  name: string;
  notes: string[];
  people: string[];
  /** cards there that the viewer may not know */
  hidden: number;
}

export interface PlaceScene {
  number: number;
  title: string;
  kind: string;
  points: string;
  span: number;
  owner: string;
  /** who may attempt it */
  may: string;
  needs: string;
  solvedBy: string | null;
  seeds: number;
  ownSeeds: number;
  /** the viewer's own seed cards, laid out but not yet under the mission (WARP-23) */
  laid: string[];
  /** cards on the mission or the planet */
  on: string[];
  near: UnitScene[];
  far: UnitScene[];
}

export interface SideScene {
  name: string;
  /** possessive: "your", "the opponent's" */
  whose: string;
  points: string;
  hand: number;
  deck: number;
  discard: number;
  plays: number;
  table: string[];
  /** "Battle Bridge: 12 face down, used: Photon Torpedo" */
  sideDecks: string[];
  /** what is known of the other hand */
  openHand: string[];
}

export interface Scene {
  turn: string;
  moment: string;
  near: SideScene;
  far: SideScene;
  lines: { quadrant: string; places: PlaceScene[] }[];
}

/** `names` are what the two seats are called; the viewer's side is drawn near. */
export function makeScene(g: Game, viewer: Viewer, names: readonly string[]): Scene {
  const near: Seat = viewer < 0 ? 0 : (viewer as Seat);
  const { turn } = g.state;
  const { players } = view(g, viewer);
  return {
    turn: turn.number === 0 ? 'Before the first turn' : `Turn ${turn.number}, ${names[turn.seat]}`,
    moment: describeMoment(g, viewer) + flashWords(g),
    near: sideScene(g, viewer, near, names, players[near]),
    far: sideScene(g, viewer, other(near), names, players[other(near)]),
    lines: g.state.lines
      .map((line, q) => ({
        quadrant: `${QUADRANTS[q]} Quadrant`,
        places: line.map((l, i) => placeScene(g, viewer, near, l, i + 1, names)),
      }))
      .filter((l) => l.places.length > 0),
  };
}

function sideScene(g: Game, viewer: Viewer, seat: Seat, names: readonly string[], seen: PlayerView): SideScene {
  const p = g.state.players[seat];
  const missions = solvedBy(g, seat).length;
  const points =
    g.format.victory === 'points'
      ? `${p.score} of ${goal(g, seat)} points`
      : `${p.score} points, ${missions === 1 ? '1 mission' : `${missions} missions`} solved`;
  const table = g.state.cards
    .filter((c) => c.zone === Zone.Table && c.controller === seat)
    .map((c) => shown(g, viewer, c.id));
  return {
    name: names[seat],
    whose: viewer < 0 ? `${names[seat]}’s` : seat === viewer ? 'your' : 'the opponent’s',
    points,
    hand: g.hand(seat).length,
    deck: g.deck(seat).length,
    discard: g.state.piles[seat][Zone.Discard - 1].length,
    plays: p.plays,
    table: tally(table),
    sideDecks: sideDecks(g, seen),
    openHand: tally((seen.shown ?? []).map((card) => g.rules.catalogue.byId(card)!.title)),
  };
}

function sideDecks(g: Game, seen: PlayerView): string[] {
  return seen.sideDecks.map(({ name, open, down, up }) => {
    const parts = [open ? '' : 'not open', `${down} face down`];
    const used = tally(up.map((card) => g.rules.catalogue.byId(card)!.title));
    if (used.length > 0) parts.push(`used: ${used.join(', ')}`);
    return `${name}: ${parts.filter((x) => x !== '').join(', ')}`;
  });
}

/** Cards of a Q-Flash that are still to be experienced (R-8.17). */
function flashWords(g: Game): string {
  const top = g.state.processes.findLast((p) => p.kind === 'attempt');
  if (top === undefined || top.flash === 0) return '';
  return `, in a Q-Flash with ${top.flash === 1 ? '1 card' : `${top.flash} cards`} still to come`;
}

/** A card's name with what it is suffering, and its countdown. */
function shown(g: Game, viewer: Viewer, id: number): string {
  const marks = conditions(g, viewer, id);
  const name = knows(g, viewer, id) ? g.def(id).title : 'a hidden card';
  return marks.length > 0 ? `${name} (${marks.join(', ')})` : name;
}

function kindOf(d: CardDef): string {
  const { where } = d.facts;
  return where === 'both' ? 'planet and space' : (where ?? 'space');
}

function mayAttempt(d: CardDef): string {
  const { attempt, missionAffiliations } = d.facts;
  if (attempt === 'any') return 'anyone';
  const named = (missionAffiliations ?? []).join(', ');
  if (attempt === undefined) return named || 'nobody';
  return [named, attempt.replaceAll('-', ' ')].filter((x) => x !== '').join(', ');
}

function placeScene(
  g: Game,
  viewer: Viewer,
  near: Seat,
  location: number,
  number: number,
  names: readonly string[],
): PlaceScene {
  const l = g.location(location);
  const mission = missionFor(g, location, near);
  const d = mission >= 0 ? g.def(mission) : null;
  const mine = ownsMission(g, location, near);
  const theirs = ownsMission(g, location, other(near));
  const solver = solved(g, location) ? l.missions.map((m) => g.card(m).memo).find((m) => m >= 0) : undefined;
  return {
    number,
    title: placeName(g, viewer, location),
    kind: d ? kindOf(d) : 'space',
    points: d ? `${d.facts.points ?? '?'}${d.facts.variablePoints ? '+' : ''}` : '',
    span: span(g, location, near),
    owner: mine && theirs ? 'shared' : whose(viewer, mine ? near : other(near)),
    may: d ? mayAttempt(d) : '',
    needs: d?.facts.requirement ? requirementText(d.facts.requirement, d.rules?.specials) : '',
    solvedBy: solver === undefined ? (solved(g, location) ? '' : null) : names[solver],
    seeds: l.seeds.length,
    ownSeeds: viewer < 0 ? 0 : l.seeds.filter((id) => g.card(id).owner === viewer).length,
    laid: viewer < 0 ? [] : laidOut(g, viewer as Seat, location),
    on: tally(
      [...g.tableau.onLocation[location], ...l.missions.flatMap((m) => g.tableau.on[m])].map((id) =>
        shown(g, viewer, id),
      ),
    ),
    near: units(g, viewer, near, location),
    far: units(g, viewer, other(near), location),
  };
}

function laidOut(g: Game, seat: Seat, location: number): string[] {
  const top = g.state.processes[g.state.processes.length - 1];
  return top?.kind === 'seeding' ? (top.stacks[seat][location] ?? []).map((id) => g.def(id).title) : [];
}

const isVessel = (g: Game, id: number): boolean => g.def(id).ship || g.def(id).facility;

function units(g: Game, viewer: Viewer, seat: Seat, location: number): UnitScene[] {
  const there = [...g.tableau.space[location], ...g.tableau.planet[location]].filter(
    (id) => g.card(id).controller === seat,
  );
  // a card whose kind the viewer may not know is nobody's ship: ships and facilities lie open
  const vessels = there
    .filter((id) => isVessel(g, id))
    .sort((a, b) => Number(g.def(b).facility) - Number(g.def(a).facility));
  const loose = there.filter((id) => !isVessel(g, id));
  const out = vessels.map((id) => vesselScene(g, viewer, id));
  const onPlanet = loose.filter((id) => g.card(id).zone === Zone.Planet);
  const inSpace = loose.filter((id) => g.card(id).zone === Zone.Space);
  if (onPlanet.length > 0) out.push({ name: 'On the planet', notes: [], ...company(g, viewer, seat, onPlanet) });
  if (inSpace.length > 0) out.push({ name: 'In space', notes: [], ...company(g, viewer, seat, inSpace) });
  return out;
}

/** Those who stand together; whoever is not of that side is told apart. */
function company(g: Game, viewer: Viewer, seat: Seat, ids: readonly number[]): Pick<UnitScene, 'people' | 'hidden'> {
  const known = ids.filter((id) => knows(g, viewer, id));
  const names = known.map((id) => {
    const name = isVessel(g, id) ? cardName(g, viewer, id) : shown(g, viewer, id);
    return g.card(id).controller === seat ? name : `${name} (of the other side)`;
  });
  return { people: tally(names), hidden: ids.length - known.length };
}

function vesselScene(g: Game, viewer: Viewer, id: number): UnitScene {
  const c = g.card(id);
  const notes: string[] = [];
  if (c.dock >= 0) notes.push('docked');
  if (c.zone === Zone.Planet && g.def(id).ship) notes.push('landed');
  // what the opponent's RANGE is now may rest on cards that are hidden
  if (g.def(id).ship && c.controller === viewer) {
    notes.push(`RANGE ${rangeLeft(g, id)}`);
    if (whyNotStaffed(g, id) !== null) notes.push('not staffed');
  }
  if (hull(g, id) < 100) notes.push(`HULL ${Math.max(0, hull(g, id))} %`);
  notes.push(...conditions(g, viewer, id));
  for (const x of g.tableau.on[id]) notes.push(`with ${shown(g, viewer, x)}`);
  return { name: cardName(g, viewer, id), notes, ...company(g, viewer, c.controller, g.tableau.aboard[id]) };
}
