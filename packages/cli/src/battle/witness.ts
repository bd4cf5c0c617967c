/**
 * Stands by while the game writes its log, and keeps what a line alone does not say: what a total was made of, how much HULL was
 * left. It must be looked at then: after the shot the markers have already changed the numbers.
 */
import {
  type Game,
  hull,
  inPlay,
  knows,
  type LogEntry,
  type LogWord,
  type PersonnelBattleProcess,
  SEATS,
  type Seat,
  type ShipBattleProcess,
  shipBattle,
  type Viewer,
} from '@spaceline/engine';
import { cardName } from '@spaceline/protocol';
import { attributeTerms, engagementSums, explained, fireOf, type SideNumber, type Term, tacticBonus } from './terms.ts';
import { bonusWords, markerWords } from './words.ts';

export interface Shot {
  kind: 'shot';
  firing: string[];
  target: string;
  attack: Term[];
  defense: Term[];
  spared: boolean;
}

/** Both tactics, turned over together (BOG-25); null for a side that uses none. */
export interface TurnedOver {
  kind: 'tactics';
  sides: { seat: Seat; title: string | null; bonus: string }[];
}

interface Landed {
  kind: 'marker';
  marker: string;
  on: string;
  effect: string;
  hull: number;
}

interface Turned {
  kind: 'turned';
  card: string;
  hull: number;
}

export interface Fighter {
  id: number;
  name: string;
  seat: Seat;
  strength: number;
  terms: Term[];
}

export interface Combat {
  fighters: [Fighter, Fighter];
}

export interface Duel extends Combat {
  kind: 'duel';
}

/** What became of the weaker of two who met. */
export type Fate = 'stunned' | 'mortally wounded' | 'spared' | 'equal';

export interface FightOver {
  kind: 'fight';
  combats: (Combat & { fate: Fate })[];
  standing: { seat: Seat; terms: Term[] }[];
}

/** A card of a Q-Flash. */
interface Experienced {
  kind: 'q';
  text: string;
  left: number;
}

/** `said`: it was told with the line before. */
export type Told = Shot | TurnedOver | Landed | Turned | Duel | FightOver | Experienced | { kind: 'said' };

const cardOf = (w: LogWord | undefined): number => (w !== undefined && 'card' in w ? w.card : -1);
const numberOf = (w: LogWord | undefined): number => (w !== undefined && 'number' in w ? w.number : 0);

export class Witness {
  private readonly told = new WeakMap<LogEntry, Told>();
  private readonly shots = new WeakMap<ShipBattleProcess, number>();
  private readonly fights = new WeakMap<PersonnelBattleProcess, Combat[]>();

  constructor(private readonly viewer: Viewer) {}

  /** From now on every line that the game writes is seen. */
  watch(g: Game): void {
    const write = g.note.bind(g);
    g.note = (text, ...words) => {
      write(text, ...words);
      const entry = g.log[g.log.length - 1];
      const told = this.see(g, entry);
      if (told !== null) this.told.set(entry, told);
    };
  }

  of(entry: LogEntry): Told | undefined {
    return this.told.get(entry);
  }

  /** Those who have met so far in a personnel battle. */
  combats(p: PersonnelBattleProcess): readonly Combat[] {
    return this.fights.get(p) ?? [];
  }

  /** The lines that are told in more words, by what the engine calls them. */
  private see(g: Game, { text, words }: LogEntry): Told | null {
    const top = g.state.processes[g.state.processes.length - 1];
    const battle = shipBattle(g);
    switch (text) {
      case '{0}: ATTACK {1} against DEFENSE {2}':
        return battle === null ? null : this.shot(g, battle, numberOf(words[1]), numberOf(words[2]));
      case '{0} uses {1}':
        return battle === null || !g.def(cardOf(words[1])).facts.tactic
          ? null
          : this.tactics(g, battle, cardOf(words[1]));
      case '{0} is placed on {1}':
        return this.landed(g, cardOf(words[0]), cardOf(words[1]));
      case '{0} is damaged: HULL {1} %':
        return { kind: 'turned', card: cardName(g, this.viewer, cardOf(words[0])), hull: numberOf(words[1]) };
      case '{0} (STRENGTH {1}) meets {2} (STRENGTH {3})':
        return top.kind === 'personnel-battle' ? this.duel(g, top, words) : null;
      case 'Totals: {0} to {1}':
        return top.kind === 'personnel-battle' ? this.fight(g, top) : null;
      case '{0} experiences {1}':
        return top.kind === 'attempt' ? this.experienced(g, cardOf(words[1]), top.flash) : null;
      default:
        // the engine's own sum: told with the shot
        return text.startsWith('ATTACK: ') ? { kind: 'said' } : null;
    }
  }

  private name(g: Game, id: number): string {
    return cardName(g, this.viewer, id);
  }

  /** The shots are told in order: those of the attack, then those of the answer (BOG-29). */
  private shot(g: Game, p: ShipBattleProcess, attack: number, defense: number): Told | null {
    const n = this.shots.get(p) ?? 0;
    this.shots.set(p, n + 1);
    const side: SideNumber = n < p.attack.length ? 0 : 1;
    const e = fireOf(p, side)[side === 0 ? n : n - p.attack.length];
    if (e === undefined) return null;
    const sums = engagementSums(g, this.viewer, p, side, e, true);
    return {
      kind: 'shot',
      firing: e.firing.map((id) => this.name(g, id)),
      target: this.name(g, e.target),
      attack: explained(sums.attack, attack),
      defense: explained(sums.defense, defense),
      spared: p.spared.includes(e.target),
    };
  }

  private tactics(g: Game, p: ShipBattleProcess, used: number): Told {
    const first = SEATS.map((s) => p.tactics[s]).find((t) => t >= 0);
    // both are shown before the first line is told
    if (used !== first) return { kind: 'said' };
    const sides = ([0, 1] as const).flatMap((side) => {
      const seat = p.sides[side];
      if (seat < 0) return [];
      const id = p.tactics[seat as Seat];
      const bonus =
        id < 0 ? '' : bonusWords(tacticBonus(g, p, side, id, 'attack'), tacticBonus(g, p, side, id, 'defense'));
      return [{ seat: seat as Seat, title: id < 0 ? null : g.def(id).title, bonus }];
    });
    return { kind: 'tactics', sides };
  }

  private landed(g: Game, marker: number, on: number): Told | null {
    if (marker < 0 || on < 0 || !g.def(marker).facts.tactic || !knows(g, this.viewer, marker)) return null;
    return {
      kind: 'marker',
      marker: g.def(marker).title,
      on: this.name(g, on),
      effect: markerWords(g, marker, true),
      hull: hull(g, on),
    };
  }

  private fighter(g: Game, id: number, strength: number): Fighter {
    const terms = explained(attributeTerms(g, this.viewer, id, 'strength'), strength);
    return { id, name: this.name(g, id), seat: g.card(id).controller, strength, terms };
  }

  private duel(g: Game, p: PersonnelBattleProcess, words: readonly LogWord[]): Told {
    const combat: Combat = {
      fighters: [
        this.fighter(g, cardOf(words[0]), numberOf(words[1])),
        this.fighter(g, cardOf(words[2]), numberOf(words[3])),
      ],
    };
    this.fights.set(p, [...this.combats(p), combat]);
    return { kind: 'duel', ...combat };
  }

  private fight(g: Game, p: PersonnelBattleProcess): Told {
    const down = [...p.stunned, ...p.wounded];
    return {
      kind: 'fight',
      combats: this.combats(p).map((c) => ({ ...c, fate: fateOf(p, c) })),
      standing: SEATS.map((seat) => ({
        seat,
        terms: p.sides[seat]
          .filter((id) => inPlay(g.card(id)) && !down.includes(id))
          .map((id) => ({
            n: attributeTerms(g, this.viewer, id, 'strength').reduce((n, t) => n + t.n, 0),
            name: this.name(g, id),
          })),
      })),
    };
  }

  private experienced(g: Game, id: number, left: number): Told {
    return { kind: 'q', text: g.def(id).rules?.text ?? '', left };
  }
}

export function fateOf(p: PersonnelBattleProcess, { fighters: [a, b] }: Combat): Fate {
  if (a.strength === b.strength) return 'equal';
  const loser = a.strength < b.strength ? a.id : b.id;
  if (p.wounded.includes(loser)) return 'mortally wounded';
  return p.stunned.includes(loser) ? 'stunned' : 'spared';
}
