/** A battle that is being fought, as one viewer sees it: plain words and numbers, ready to be drawn or told. */
import {
  attribute,
  type Decision,
  type Game,
  hull,
  inPlay,
  isPlanetSpot,
  knows,
  markersOn,
  type PersonnelBattleProcess,
  SEATS,
  type Seat,
  type ShipBattleProcess,
  type Viewer,
} from '@spaceline/engine';
import { cardName, placeName, spotName } from '@spaceline/protocol';
import { engagementSums, fireOf, knownTactic, type SideNumber, type Sums, sumOf, tacticBonus } from './terms.ts';
import { type Combat, type Fate, fateOf, type Witness } from './witness.ts';
import { bonusWords, hitWords, markerWords, symbolWords } from './words.ts';

interface VesselScene {
  name: string;
  /** in percent; 0 when it is destroyed */
  hull: number;
  markers: string[];
}

export interface SideScene {
  name: string;
  role: 'attacks' | 'is attacked';
  mine: boolean;
  vessels: VesselScene[];
  tactic: string;
}

/** One target, who fires at it, and the totals as they stand. */
interface FireScene extends Sums {
  firing: string[];
  target: string;
  mine: boolean;
  /** the other side's numbers, as far as they lie open */
  partly: boolean;
}

interface TacticScene {
  title: string;
  bonus: string;
  symbols: string;
  marker: string;
  /** what it would make of your totals */
  would: string;
}

export interface ShipBattleScene {
  kind: 'ships';
  place: string;
  sides: SideScene[];
  fire: FireScene[];
  drawn: TacticScene[];
}

interface ForceScene {
  name: string;
  mine: boolean;
  /** those who have not met anybody yet, with STRENGTH */
  waiting: string[];
}

export interface FightScene {
  kind: 'people';
  place: string;
  forces: ForceScene[];
  combats: (Combat & { fate: Fate | 'open' })[];
}

export type BattleScene = ShipBattleScene | FightScene;

/** The battle under way, or null. `d` is what the viewer is asked. */
export function battleScene(
  g: Game,
  viewer: Viewer,
  names: readonly string[],
  witness: Witness,
  d: Decision | null,
): BattleScene | null {
  const p = g.state.processes.findLast((x) => x.kind === 'ship-battle' || x.kind === 'personnel-battle');
  if (p === undefined) return null;
  return p.kind === 'ship-battle'
    ? shipScene(g, viewer, names, p, d)
    : fightScene(g, viewer, names, p as PersonnelBattleProcess, witness, d);
}

function shipScene(
  g: Game,
  viewer: Viewer,
  names: readonly string[],
  p: ShipBattleProcess,
  d: Decision | null,
): ShipBattleScene {
  // once the shots are told, what they added up to has changed
  const fired = p.step === 'fire' || p.step === 'end';
  const fire = ([0, 1] as const).flatMap((side) =>
    (fired ? [] : fireOf(p, side)).map((e) => ({
      firing: e.firing.map((id) => cardName(g, viewer, id)),
      target: cardName(g, viewer, e.target),
      mine: p.sides[side] === viewer,
      partly: g.format.crewsHidden,
      ...engagementSums(g, viewer, p, side, e, false),
    })),
  );
  return {
    kind: 'ships',
    place: placeName(g, viewer, p.location),
    sides: ([0, 1] as const).map((side) => sideScene(g, viewer, names, p, side)),
    fire,
    drawn: drawnTactics(g, viewer, p, d),
  };
}

function sideScene(
  g: Game,
  viewer: Viewer,
  names: readonly string[],
  p: ShipBattleProcess,
  side: SideNumber,
): SideScene {
  const seat = p.sides[side];
  const foe = side === 0 ? 1 : 0;
  const ids = new Set([...fireOf(p, side).flatMap((e) => e.firing), ...fireOf(p, foe).map((e) => e.target)]);
  return {
    name: seat >= 0 ? names[seat] : 'Nobody’s',
    role: side === 0 ? 'attacks' : 'is attacked',
    mine: seat === viewer,
    vessels: [...ids].map((id) => ({
      name: cardName(g, viewer, id),
      hull: inPlay(g.card(id)) ? Math.max(0, hull(g, id)) : 0,
      markers: markersOn(g, id).map((m) => `${g.def(m).title}: ${markerWords(g, m, false)}`),
    })),
    tactic: tacticState(g, viewer, p, side),
  };
}

/** What is to be seen of a side's tactic: none, face down, or which. */
function tacticState(g: Game, viewer: Viewer, p: ShipBattleProcess, side: SideNumber): string {
  const seat = p.sides[side];
  if (seat < 0) return 'none';
  if (!g.state.players[seat as Seat].bridge) return 'none, without a Battle Bridge';
  const known = knownTactic(g, viewer, p, side);
  if (p.tactics[seat as Seat] < 0) return 'none so far';
  if (known < 0) return 'a card, face down';
  const open = g.card(known).seen === 3;
  return `${g.def(known).title}${open ? '' : ', face down'}`;
}

/** The Tactics that the viewer may choose from, with what each would do. */
function drawnTactics(g: Game, viewer: Viewer, p: ShipBattleProcess, d: Decision | null): TacticScene[] {
  if (d === null || d.seat !== viewer || d.prompt.id !== 'tactic') return [];
  const side: SideNumber = p.sides[0] === viewer ? 0 : 1;
  return d.options
    .filter((o) => o.card >= 0)
    .map(({ card }) => ({
      title: g.def(card).title,
      bonus: bonusWords(tacticBonus(g, p, side, card, 'attack'), tacticBonus(g, p, side, card, 'defense')),
      symbols: symbolWords(g, card),
      marker: markerWords(g, card, true),
      would: wouldWords(g, viewer, p, side, card),
    }));
}

function wouldWords(g: Game, viewer: Viewer, p: ShipBattleProcess, side: SideNumber, tactic: number): string {
  const tactics: [number, number] = side === 0 ? [tactic, -1] : [-1, tactic];
  const parts = [0, 1].flatMap((s) =>
    fireOf(p, s as SideNumber).map((e) => {
      const { attack, defense } = engagementSums(g, viewer, p, s as SideNumber, e, false, tactics);
      const [a, b] = [sumOf(attack), sumOf(defense)];
      const at = cardName(g, viewer, e.target);
      return s === side
        ? `you have ${a} against ${b} at ${at}: ${hitWords(a, b)}`
        : `they have ${a} against ${b} at ${at}: ${hitWords(a, b)}`;
    }),
  );
  return parts.join('; ');
}

/**
 * Who is still to be paired, with STRENGTH. The other side's may rest on equipment that is hidden: until they meet, only what is
 * printed is told (DOM-59).
 */
function waitingWords(g: Game, viewer: Viewer, id: number): string {
  const name = cardName(g, viewer, id);
  if (!knows(g, viewer, id)) return name;
  const open = !g.format.crewsHidden || g.card(id).controller === viewer;
  return `${name} ${open ? attribute(g, id, 'strength') : (g.def(id).facts.strength ?? 0)}`;
}

function fightScene(
  g: Game,
  viewer: Viewer,
  names: readonly string[],
  p: PersonnelBattleProcess,
  witness: Witness,
  d: Decision | null,
): FightScene {
  const met = witness.combats(p);
  const begun = p.step !== 'start';
  return {
    kind: 'people',
    place: `${isPlanetSpot(p.spot) ? 'on' : 'aboard'} ${spotName(g, viewer, p.spot)}`,
    forces: SEATS.map((seat) => ({
      name: names[seat],
      mine: seat === viewer,
      // the order of the piles is nobody's to know
      waiting: p.sides[seat]
        .filter((id) => !begun || p.piles[seat].includes(id))
        .map((id) => waitingWords(g, viewer, id)),
    })),
    combats: met.map((c, i) => ({
      ...c,
      fate: i === met.length - 1 && d?.prompt.id === 'combat' ? 'open' : fateOf(p, c),
    })),
  };
}
