/** What a total is made of: every term, with the card that gives it. */
import {
  type Attribute,
  type Engagement,
  type Game,
  isOffline,
  knows,
  markersOn,
  type Seat,
  type ShipBattleProcess,
  attributeTerms as termsOf,
  type Viewer,
} from '@spaceline/engine';
import type { BattleSide } from '@spaceline/engine/language';
import { cardName } from '@spaceline/protocol';

export interface Term {
  n: number;
  name: string;
}

const HIDDEN_TERM = 'cards you may not see';

export const sumOf = (terms: readonly Term[]): number => terms.reduce((n, t) => n + t.n, 0);

/** Terms of one name become one; what gives nothing is left out, unless nothing else is there. */
function together(terms: readonly Term[]): Term[] {
  const sums = new Map<string, number>();
  for (const t of terms) sums.set(t.name, (sums.get(t.name) ?? 0) + t.n);
  const all = [...sums].map(([name, n]) => ({ n, name }));
  const some = all.filter((t) => t.n !== 0);
  return some.length > 0 ? some : all.slice(0, 1);
}

function sourceName(g: Game, viewer: Viewer, source: number, of: number): string {
  if (!knows(g, viewer, source)) return HIDDEN_TERM;
  if (source === of) return `the text of ${g.def(of).title}`;
  return g.tableau.on[of].includes(source) && g.def(source).facts.tactic
    ? `damage by ${g.def(source).title}`
    : g.def(source).title;
}

/** Every term of a card's number, named as far as the viewer may know it. */
export const attributeTerms = (g: Game, viewer: Viewer, id: number, name: Attribute): Term[] =>
  termsOf(g, id, name).map(({ n, card }, i) => ({
    n,
    name: i === 0 ? cardName(g, viewer, id) : sourceName(g, viewer, card, id),
  }));

/**
 * What lies open of a card's number: as printed, less its damage markers. More would tell of the other side's hidden crew (DOM-59).
 */
function openTerms(g: Game, viewer: Viewer, id: number, name: 'weapons' | 'shields'): Term[] {
  const printed = g.def(id).facts[name];
  const out: Term[] = [{ n: typeof printed === 'number' ? printed : 0, name: cardName(g, viewer, id) }];
  for (const m of markersOn(g, id)) out.push({ n: g.def(m).facts.tactic![name], name: `damage by ${g.def(m).title}` });
  return out;
}

/** `told`: the totals have been told to both, so every term may be counted; before, the other side's only as it lies open. */
function valueTerms(g: Game, viewer: Viewer, id: number, name: 'weapons' | 'shields', told: boolean): Term[] {
  const open = told || !g.format.crewsHidden || g.card(id).controller === viewer;
  return open ? attributeTerms(g, viewer, id, name) : openTerms(g, viewer, id, name);
}

export type SideNumber = 0 | 1;

const foeOf = (side: SideNumber): SideNumber => (side === 0 ? 1 : 0);

export const fireOf = (p: ShipBattleProcess, side: SideNumber): readonly Engagement[] =>
  side === 0 ? p.attack : p.answer;

/** A side of the battle, as a Tactic's text asks about it. */
function battleSide(p: ShipBattleProcess, side: SideNumber): BattleSide {
  return {
    seat: p.sides[side] as Seat,
    attacker: side === 0,
    firing: [...new Set(fireOf(p, side).flatMap((e) => e.firing))],
    defending: fireOf(p, foeOf(side)).map((e) => e.target),
  };
}

/** What a Tactic gives its side: the printed bonus and what its text adds now. */
export function tacticBonus(g: Game, p: ShipBattleProcess, side: SideNumber, id: number, what: 'attack' | 'defense') {
  const text = g.def(id).rules?.tactic?.[what]?.(g, battleSide(p, side)) ?? 0;
  return g.def(id).facts.tactic![what] + text;
}

/** The current tactic of a side as far as the viewer may know it, or -1. */
export function knownTactic(g: Game, viewer: Viewer, p: ShipBattleProcess, side: SideNumber): number {
  const seat = p.sides[side];
  const id = seat < 0 ? -1 : p.tactics[seat as Seat];
  return id >= 0 && knows(g, viewer, id) ? id : -1;
}

const tacticTerm = (g: Game, p: ShipBattleProcess, side: SideNumber, id: number, what: 'attack' | 'defense'): Term[] =>
  id < 0 ? [] : [{ n: tacticBonus(g, p, side, id, what), name: g.def(id).title }];

export interface Sums {
  attack: Term[];
  defense: Term[];
}

/** BOG-27, BOG-28: both totals of one engagement, term by term. `tactics` stand in for the current ones. */
export function engagementSums(
  g: Game,
  viewer: Viewer,
  p: ShipBattleProcess,
  side: SideNumber,
  e: Engagement,
  told: boolean,
  tactics: readonly [number, number] = [knownTactic(g, viewer, p, 0), knownTactic(g, viewer, p, 1)],
): Sums {
  const seat = p.sides[side];
  const attack = e.firing.flatMap((id) => valueTerms(g, viewer, id, 'weapons', told));
  for (const id of e.firing) {
    const gain = seat < 0 || isOffline(g, id, 'weapons enhancements') ? 0 : p.bonus[seat as Seat];
    attack.push({ n: gain, name: 'gained in this battle' });
  }
  const defense = valueTerms(g, viewer, e.target, 'shields', told);
  const { dock } = g.card(e.target);
  if (dock >= 0) {
    const cover = sumOf(valueTerms(g, viewer, dock, 'shields', told)) / 2;
    defense.push({ n: cover, name: `half of ${cardName(g, viewer, dock)}` });
  }
  return {
    attack: together([...attack, ...tacticTerm(g, p, side, tactics[side], 'attack')]),
    defense: together([...defense, ...tacticTerm(g, p, foeOf(side), tactics[foeOf(side)], 'defense')]),
  };
}

/** The terms of a total that was told; what they do not explain is still named, so that the sum is right. */
export function explained(terms: readonly Term[], total: number): Term[] {
  const rest = total - sumOf(terms);
  return rest === 0 ? [...terms] : together([...terms, { n: rest, name: 'other cards' }]);
}

/** Keeps a number with its sign and the first word of its name when a sum is wrapped. */
const TIED = '\u00a0';
export const untied = (line: string): string => line.replaceAll(TIED, ' ');

/** "ATTACK 14 = 8 U.S.S. Voyager + 3 Captain's Log + 3 Photon Torpedo". */
export function sumText(name: string, terms: readonly Term[]): string {
  const parts = terms.map((t, i) => {
    const sign = i === 0 ? (t.n < 0 ? '−' : '') : t.n < 0 ? `−${TIED}` : `+${TIED}`;
    return `${sign}${Math.abs(t.n)}${TIED}${t.name}`;
  });
  return `${name} ${signless(sumOf(terms))} = ${parts.join(' ')}`;
}

/** The same for the ear: "ATTACK 14: 8 from U.S.S. Voyager, plus 3 from Captain's Log". */
export function sumSentence(name: string, terms: readonly Term[]): string {
  const parts = terms.map((t, i) => {
    const sign = t.n < 0 ? 'minus ' : i === 0 ? '' : 'plus ';
    return `${sign}${Math.abs(t.n)} from ${t.name}`;
  });
  return `${name} ${signless(sumOf(terms))}: ${parts.join(', ')}`;
}

const signless = (n: number): string => (n < 0 ? `−${-n}` : String(n));
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
