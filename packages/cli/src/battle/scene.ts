/** A battle that is being fought, as one player sees it: words and numbers, ready to be drawn or told. */

import {
  attribute,
  type Decision,
  type Engagement,
  type Game,
  hull,
  inPlay,
  isPlanetSpot,
  knows,
  type LogEntry,
  markersOn,
  other,
  type PersonnelBattleProcess,
  SEATS,
  type Seat,
  type ShipBattleProcess,
  type StandingShot,
  standingShot,
} from '@spaceline/engine';
import { joined, phrase, type Words } from '@spaceline/protocol';
import type { Speech } from '../speech.ts';
import { type Combat, combatsIn } from './fights.ts';
import { type Sum, sumNow } from './sums.ts';
import { bonusWords, markerWords, resultWords, type ShotResult, symbolWords } from './words.ts';

interface VesselScene {
  name: Words;
  /** in percent; 0 when it is destroyed */
  hull: number;
  markers: Words[];
}

export interface SideScene {
  /** "You attack", "Opponent is attacked" */
  title: Words;
  mine: boolean;
  vessels: VesselScene[];
  tactic: Words;
}

/** One target, who fires at it, and the totals as they stand. */
interface FireScene {
  firing: Words[];
  target: Words;
  mine: boolean;
  attack: Sum;
  defense: Sum;
  result: ShotResult;
}

interface TacticScene {
  title: string;
  bonus: Words;
  symbols: Words;
  marker: Words;
  /** what it would make of your totals */
  would: Words;
}

export interface ShipBattleScene {
  kind: 'ships';
  place: Words;
  sides: SideScene[];
  fire: FireScene[];
  /** there is something aboard that the player may not see */
  partly: boolean;
  drawn: TacticScene[];
}

interface ForceScene {
  name: Words;
  seat: Seat;
  mine: boolean;
  /** those who have not met anybody yet, with STRENGTH */
  waiting: Words[];
}

export interface FightScene {
  kind: 'people';
  /** "Personnel battle on the planet of Liberation" */
  title: Words;
  forces: ForceScene[];
  combats: Combat[];
}

export type BattleScene = ShipBattleScene | FightScene;

/** The battle under way, or null. `d` is what the player is asked; `log` is what was told up to now. */
export function battleScene(
  g: Game,
  seat: Seat,
  speech: Speech,
  d: Decision | null,
  log: readonly LogEntry[] = g.log,
): BattleScene | null {
  const p = g.state.processes.findLast((x) => x.kind === 'ship-battle' || x.kind === 'personnel-battle');
  if (p === undefined) return null;
  return p.kind === 'ship-battle' ? shipScene(g, seat, p, d, speech) : fightScene(g, p, log, speech);
}

// ----- ships

type SideNumber = 0 | 1;

const foeOf = (side: SideNumber): SideNumber => (side === 0 ? 1 : 0);

const fireOf = (p: ShipBattleProcess, side: SideNumber): readonly Engagement[] => (side === 0 ? p.attack : p.answer);

/** The current tactics as far as the player may know them, by seat. */
const knownTactics = (g: Game, seat: Seat, p: ShipBattleProcess): readonly [number, number] => {
  const known = (id: number) => (id >= 0 && knows(g, seat, id) ? id : -1);
  return [known(p.tactics[0]), known(p.tactics[1])];
};

/** The shots that are still to be fired; what has left play takes no part. */
function shotsOf(g: Game, p: ShipBattleProcess, side: SideNumber): Engagement[] {
  // once the shots are told, what they added up to has changed
  if (p.step === 'fire' || p.step === 'end') return [];
  return fireOf(p, side)
    .map(({ firing, target }) => ({ firing: firing.filter((id) => inPlay(g.card(id))), target }))
    .filter((e) => e.firing.length > 0 && inPlay(g.card(e.target)));
}

const shotScene = (g: Game, { attack, defense, result }: StandingShot, speech: Speech) => ({
  attack: sumNow(g, attack.total, attack.terms, speech),
  defense: sumNow(g, defense.total, defense.terms, speech),
  result,
});

function shipScene(g: Game, seat: Seat, p: ShipBattleProcess, d: Decision | null, speech: Speech): ShipBattleScene {
  const { naming } = speech;
  const tactics = knownTactics(g, seat, p);
  const fire = ([0, 1] as const).flatMap((side) =>
    shotsOf(g, p, side).map((e) => ({
      firing: e.firing.map((id) => naming.card(id)),
      target: naming.card(e.target),
      mine: p.sides[side] === seat,
      ...shotScene(g, standingShot(g, seat, p, side, e, tactics), speech),
    })),
  );
  const there = ([0, 1] as const).flatMap((side) => shotsOf(g, p, side)).flatMap((e) => [...e.firing, e.target]);
  return {
    kind: 'ships',
    place: naming.place(p.location),
    sides: ([0, 1] as const).map((side) => sideScene(g, seat, p, side, speech)),
    fire,
    partly: there.some((id) => g.tableau.aboard[id].some((x) => !knows(g, seat, x))),
    drawn: drawnTactics(g, seat, p, d, speech),
  };
}

function sideScene(g: Game, seat: Seat, p: ShipBattleProcess, side: SideNumber, speech: Speech): SideScene {
  const { say, naming } = speech;
  const whose = p.sides[side];
  const ids = new Set([...fireOf(p, side).flatMap((e) => e.firing), ...fireOf(p, foeOf(side)).map((e) => e.target)]);
  const who = whose < 0 ? { text: say('What is nobody’s') } : speech.who(whose as Seat);
  return {
    title: say(side === 0 ? '{who} [attack|attacks]' : '{who} [are|is] attacked', { who }),
    mine: whose === seat,
    vessels: [...ids].map((id) => ({
      name: naming.card(id),
      hull: inPlay(g.card(id)) ? Math.max(0, hull(g, id)) : 0,
      markers: markersOn(g, id).map((m) => phrase`${g.def(m).title}: ${markerWords(g.def(m), speech, false)}`),
    })),
    tactic: tacticState(g, seat, p, side, speech),
  };
}

/** What is to be seen of a side's tactic: none, face down, or which. */
function tacticState(g: Game, seat: Seat, p: ShipBattleProcess, side: SideNumber, { say }: Speech): Words {
  const whose = p.sides[side];
  if (whose < 0) return say('none');
  if (!g.state.players[whose as Seat].bridge) return say('none, without a Battle Bridge');
  if (p.tactics[whose as Seat] < 0) return say('none so far');
  const known = knownTactics(g, seat, p)[whose as Seat];
  if (known < 0) return say('a card, face down');
  const { title } = g.def(known);
  return knows(g, other(whose as Seat), known) ? title : say('{card}, face down', { card: title });
}

/** The Tactics that the player may choose from, with what each would do. */
function drawnTactics(g: Game, seat: Seat, p: ShipBattleProcess, d: Decision | null, speech: Speech): TacticScene[] {
  if (d === null || d.seat !== seat || d.prompt.id !== 'tactic') return [];
  return d.options
    .filter((o) => o.card >= 0)
    .map(({ card }) => {
      const facts = g.def(card).facts.tactic!;
      return {
        title: g.def(card).title,
        bonus: bonusWords(facts.attack, facts.defense, speech),
        symbols: symbolWords(facts, speech),
        marker: markerWords(g.def(card), speech, true),
        would: wouldWords(g, seat, p, card, speech),
      };
    });
}

function wouldWords(g: Game, seat: Seat, p: ShipBattleProcess, tactic: number, speech: Speech): Words {
  const tactics: readonly [number, number] = seat === 0 ? [tactic, -1] : [-1, tactic];
  const parts = ([0, 1] as const).flatMap((side) =>
    shotsOf(g, p, side).map((e) => {
      const { attack, defense, result } = standingShot(g, seat, p, side, e, tactics);
      const mine = p.sides[side] === seat;
      return speech.say(
        mine
          ? 'you have {attack} against {defense} at {target}: {result}'
          : 'they have {attack} against {defense} at {target}: {result}',
        {
          attack: speech.number(attack.total),
          defense: speech.number(defense.total),
          target: speech.naming.card(e.target),
          result: resultWords(result, speech),
        },
      );
    }),
  );
  return joined(parts, '; ');
}

// ----- personnel

/**
 * Who is still to be paired, with STRENGTH. The other side's may rest on equipment that is hidden: until they meet, only what is
 * printed is told (DOM-59).
 */
function waitingWords(g: Game, { naming, viewer }: Speech, id: number): Words {
  const name = naming.card(id);
  if (!knows(g, viewer, id)) return name;
  const open = !g.format.crewsHidden || g.card(id).controller === viewer;
  return phrase`${name} ${open ? attribute(g, id, 'strength') : (g.def(id).facts.strength ?? 0)}`;
}

function fightScene(g: Game, p: PersonnelBattleProcess, log: readonly LogEntry[], speech: Speech): FightScene {
  const { say, naming, viewer } = speech;
  const begun = p.step !== 'start';
  return {
    kind: 'people',
    title: say(isPlanetSpot(p.spot) ? 'Personnel battle on {place}' : 'Personnel battle aboard {place}', {
      place: naming.spot(p.spot),
    }),
    forces: SEATS.map((seat) => ({
      name: speech.who(seat).text,
      seat,
      mine: seat === viewer,
      // the order of the piles is nobody's to know
      waiting: p.sides[seat]
        .filter((id) => !begun || p.piles[seat].includes(id))
        .map((id) => waitingWords(g, speech, id)),
    })),
    combats: combatsIn(g, log, speech),
  };
}
