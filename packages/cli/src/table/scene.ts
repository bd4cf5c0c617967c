/** What one viewer sees of the table, as words and numbers, ready to be drawn. */

import {
  type Game,
  goal,
  hull,
  invitationTo,
  knows,
  missionFor,
  other,
  ownsMission,
  type PlayerView,
  type Process,
  QUADRANTS,
  rangeLeft,
  requirementText,
  type Seat,
  type SideDeckView,
  scoreOf,
  solved,
  solvedBy,
  span,
  staffingOf,
  view,
  Zone,
} from '@spaceline/engine';
import { joined, phrase, type Words } from '@spaceline/protocol';
import { type Speech, tally } from '../speech.ts';
import { pointsText, whereWords } from './card.ts';
import { conditions } from './condition.ts';

/** A ship, a facility, or an Away Team. */
export interface UnitScene {
  name: Words;
  notes: Words[];
  people: Words[];
  /** cards there that the viewer may not know */
  hidden: number;
}

export interface PlaceScene {
  number: number;
  title: Words;
  kind: Words;
  points: string;
  span: number;
  /** "yours", "the opponent’s", "shared" */
  owner: Words;
  /** who may attempt it */
  may: Words;
  needs: Words;
  solvedBy: Words | null;
  seeds: number;
  ownSeeds: number;
  /** the viewer's own seed cards, laid out but not yet under the mission (WARP-23) */
  laid: Words[];
  /** cards on the mission or the planet */
  on: Words[];
  near: UnitScene[];
  far: UnitScene[];
}

export interface SideScene {
  name: Words;
  points: Words;
  hand: number;
  deck: number;
  discard: number;
  plays: number;
  table: Words[];
  /** "Battle Bridge: 12 face down, used: Photon Torpedo" */
  sideDecks: Words[];
  /** what is known of the other hand */
  openHand: Words[];
}

export interface Scene {
  turn: Words;
  moment: Words;
  near: SideScene;
  far: SideScene;
  lines: { quadrant: Words; places: PlaceScene[] }[];
}

/** The viewer's side is drawn near. */
export function makeScene(g: Game, speech: Speech): Scene {
  const { viewer, say } = speech;
  const near: Seat = viewer < 0 ? 0 : (viewer as Seat);
  const { turn } = g.state;
  const { players } = view(g, viewer);
  return {
    turn:
      turn.number === 0
        ? say('Before the first turn')
        : say('Turn {n}, {who}', { n: turn.number, who: speech.who(turn.seat) }),
    moment: momentWords(g, speech),
    near: sideScene(g, speech, near, players[near]),
    far: sideScene(g, speech, other(near), players[other(near)]),
    lines: g.state.lines
      .map((line, q) => ({
        // behind the quadrants, each time location has a line of its own
        quadrant: q < QUADRANTS.length ? say('{name} Quadrant', { name: QUADRANTS[q] }) : say('Another time'),
        places: line.map((l, i) => placeScene(g, speech, near, l, i + 1)),
      }))
      .filter((l) => l.places.length > 0),
  };
}

const PHASES: Readonly<Record<Extract<Process, { kind: 'seeding' }>['phase'], string>> = {
  'doorway-phase': 'The doorway phase',
  'mission-phase': 'The mission phase',
  'dilemma-phase': 'The dilemma phase',
  'facility-phase': 'The facility phase',
};

const SEGMENTS: Readonly<Record<Game['state']['turn']['segment'], string>> = {
  start: 'Start of the turn',
  play: 'Card plays',
  orders: 'Orders',
  end: 'End of the turn',
};

/** What is under way, in a few words. */
function momentWords(g: Game, { say, naming }: Speech): Words {
  const top = g.state.processes.at(-1);
  if (g.state.result !== null || top === undefined) return say('The game is over');
  if (top.kind === 'seeding') return say(PHASES[top.phase]);
  const attempt = g.state.processes.findLast((p) => p.kind === 'attempt');
  // cards of a Q-Flash that are still to be experienced
  const flash = attempt !== undefined && attempt.qCards > 0 ? attempt.qCards : null;
  const more = say('<, in a Q-Flash with {flash} [cards|card] still to come>', { flash });
  if (top.kind === 'attempt' && top.scouting) return say('Scouting of {place}', { place: naming.place(top.location) });
  if (top.kind === 'attempt') return say('An attempt of {place}{more}', { place: naming.place(top.location), more });
  return phrase`${say(SEGMENTS[g.state.turn.segment])}${more}`;
}

function pointsWords(g: Game, seat: Seat, { say }: Speech): Words {
  const score = scoreOf(g, seat);
  if (g.format.victory === 'points') return say('{n} of {goal} points', { n: score, goal: goal(g, seat) });
  const missions = say('{n} [missions|mission] solved', { n: solvedBy(g, seat).length });
  return say('{n} points, {missions}', { n: score, missions });
}

function sideScene(g: Game, speech: Speech, seat: Seat, seen: PlayerView): SideScene {
  const table = g.state.cards.filter((c) => c.zone === Zone.Table && c.controller === seat).map((c) => c.id);
  return {
    name: speech.who(seat).text,
    points: pointsWords(g, seat, speech),
    hand: seen.hand,
    deck: seen.deck,
    discard: seen.discard.length,
    plays: seen.plays,
    table: shownTogether(g, speech, table),
    sideDecks: seen.sideDecks.map((deck) => sideDeckWords(deck, speech)),
    openHand: titles(seen.shown ?? [], speech),
  };
}

/** Printings by their titles. */
const titles = (printings: readonly string[], { naming }: Speech): Words[] =>
  tally(
    printings,
    (p) => p,
    (p) => naming.title(p),
  );

function sideDeckWords({ name, open, down, up }: SideDeckView, speech: Speech): Words {
  const { say } = speech;
  const parts = open ? [] : [say('not open')];
  parts.push(say('{n} face down', { n: down }));
  if (up.length > 0) parts.push(say('used: {cards}', { cards: joined(titles(up, speech), ', ') }));
  return phrase`${name}: ${joined(parts, ', ')}`;
}

/** A card's name with what it is suffering, and its countdown. */
export function shown(g: Game, speech: Speech, id: number): Words {
  const name = knows(g, speech.viewer, id) ? g.def(id).title : speech.say('a hidden card');
  const marks = conditions(g, speech, id);
  return marks.length > 0 ? phrase`${name} (${joined(marks, ', ')})` : name;
}

/** Cards of one title that suffer the same are told together. */
function shownTogether(g: Game, speech: Speech, ids: readonly number[], words = shown): Words[] {
  const key = (id: number): string => {
    const { def, controller, status, countdown, dock } = g.card(id);
    const on = g.tableau.on[id].map((x) => (knows(g, speech.viewer, x) ? g.card(x).def : -1));
    return JSON.stringify([knows(g, speech.viewer, id) ? def : -1, controller, status, countdown, dock, on]);
  };
  return tally(ids, key, (id) => words(g, speech, id));
}

/** Who may attempt a mission: from the own end, or from that of the only player who may. */
function mayAttempt(g: Game, location: number, near: Seat, { say, quote, naming }: Speech): Words {
  const seat = g.format.attemptOpponents || ownsMission(g, location, near) ? near : other(near);
  const invitation = invitationTo(g, location, seat);
  if (invitation === null) return say('nobody');
  const { anybody, affiliations, texts } = invitation;
  const who: Words[] = anybody ? [say('anyone')] : [...affiliations];
  for (const { card, text } of texts)
    who.push(say('as {card} says: {text}', { card: naming.card(card), text: quote(text) }));
  return who.length > 0 ? joined(who, ', ') : say('nobody');
}

/** null: it is not solved; '' where nobody is named. */
function solverWords(g: Game, location: number, speech: Speech): Words | null {
  if (!solved(g, location)) return null;
  const { solvedBy: solver } = g.location(location);
  return solver === -1 ? '' : speech.who(solver).text;
}

function placeScene(g: Game, speech: Speech, near: Seat, location: number, number: number): PlaceScene {
  const { viewer, say, naming } = speech;
  const l = g.location(location);
  const mission = missionFor(g, location, near);
  const d = mission >= 0 ? g.def(mission) : null;
  const mine = ownsMission(g, location, near);
  const theirs = ownsMission(g, location, other(near));
  return {
    number,
    title: naming.place(location),
    kind: d ? whereWords(d, say) : say('space'),
    points: d ? pointsText(d) : '',
    span: span(g, location, near),
    owner: mine && theirs ? say('shared') : speech.whose(mine ? near : other(near)),
    may: d ? mayAttempt(g, location, near, speech) : '',
    needs: d?.facts.requirement ? speech.quote(requirementText(d.facts.requirement, d.rules?.specials)) : '',
    solvedBy: solverWords(g, location, speech),
    seeds: l.seeds.length,
    ownSeeds: viewer < 0 ? 0 : l.seeds.filter((id) => g.card(id).owner === viewer).length,
    laid: viewer < 0 ? [] : laidOut(g, viewer as Seat, location),
    on: shownTogether(g, speech, [
      ...g.tableau.onLocation[location].filter((id) => !holdsPeople(g, id)),
      ...l.missions.flatMap((m) => g.tableau.on[m]),
    ]),
    near: units(g, speech, near, location),
    far: units(g, speech, other(near), location),
  };
}

function laidOut(g: Game, seat: Seat, location: number): string[] {
  const top = g.state.processes.at(-1);
  return top?.kind === 'seeding' ? (top.stacks[seat][location] ?? []).map((id) => g.def(id).title) : [];
}

const isVessel = (g: Game, id: number): boolean => g.def(id).ship || g.def(id).facility;

/** A card on a location with people in it, such as a pod. */
const holdsPeople = (g: Game, id: number): boolean => g.tableau.aboard[id].length > 0;

function units(g: Game, speech: Speech, seat: Seat, location: number): UnitScene[] {
  const there = [...g.tableau.space[location], ...g.tableau.planet[location]].filter(
    (id) => g.card(id).controller === seat,
  );
  // a card whose kind the viewer may not know is nobody's ship: ships and facilities lie open
  const vessels = there
    .filter((id) => isVessel(g, id))
    .sort((a, b) => Number(g.def(b).facility) - Number(g.def(a).facility));
  const loose = there.filter((id) => !isVessel(g, id));
  const out = vessels.map((id) => vesselScene(g, speech, id));
  const group = (name: string, zone: Zone): void => {
    const ids = loose.filter((id) => g.card(id).zone === zone);
    if (ids.length > 0) out.push({ name: speech.say(name), notes: [], ...company(g, speech, seat, ids) });
  };
  group('On the planet', Zone.Planet);
  group('In space', Zone.Space);
  const pods = g.tableau.onLocation[location].filter((id) => holdsPeople(g, id) && g.card(id).controller === seat);
  for (const id of pods)
    out.push({ name: shown(g, speech, id), notes: [], ...company(g, speech, seat, g.tableau.aboard[id]) });
  return out;
}

/** Those who stand together; whoever is not of that side is told apart. */
function company(g: Game, speech: Speech, seat: Seat, ids: readonly number[]): Pick<UnitScene, 'people' | 'hidden'> {
  const known = ids.filter((id) => knows(g, speech.viewer, id));
  const vessels = known.filter((id) => isVessel(g, id));
  const others = known.filter((id) => !isVessel(g, id));
  const told = (id: number, title: Words) => {
    // what lies on somebody is as much a part of the table as they are
    const on = isVessel(g, id) ? [] : g.tableau.on[id].map((x) => shown(g, speech, x));
    const name = on.length === 0 ? title : speech.say('{title} with {cards}', { title, cards: speech.list(on) });
    return g.card(id).controller === seat ? name : speech.say('{name} (of the other side)', { name });
  };
  return {
    people: [
      ...vessels.map((id) => told(id, speech.naming.card(id))),
      ...shownTogether(g, speech, others, (_, __, id) => told(id, shown(g, speech, id))),
    ],
    hidden: ids.length - known.length,
  };
}

function vesselScene(g: Game, speech: Speech, id: number): UnitScene {
  const { say, viewer } = speech;
  const c = g.card(id);
  const notes: Words[] = [];
  if (c.dock >= 0) notes.push(say('docked'));
  if (c.zone === Zone.Planet && g.def(id).ship) notes.push(say('landed'));
  // what the opponent's RANGE is now may rest on cards that are hidden
  if (g.def(id).ship && c.controller === viewer) {
    notes.push(say('RANGE {n}', { n: rangeLeft(g, id) }));
    const { staffed, helpers } = staffingOf(g, id);
    if (!staffed) notes.push(say(helpers.length > 0 ? 'staffed only with the help of an infiltrator' : 'not staffed'));
  }
  if (hull(g, id) < 100) notes.push(say('HULL {n}', { n: speech.percent(Math.max(0, hull(g, id))) }));
  notes.push(...conditions(g, speech, id));
  for (const x of g.tableau.on[id]) notes.push(say('with {card}', { card: shown(g, speech, x) }));
  return { name: speech.naming.card(id), notes, ...company(g, speech, c.controller, g.tableau.aboard[id]) };
}
