/** Hulls, markers and Tactics in words. */
import { type Game, hitKind } from '@spaceline/engine';
import { list } from '@spaceline/protocol';
import { wrap } from '../table/wrap.ts';
import { signed, untied } from './terms.ts';

/** For the ear: signs as words. */
export const aloud = (text: string): string =>
  text
    .replaceAll('−', 'minus ')
    .replaceAll(/\+(?=\d)/g, 'plus ')
    .replaceAll(' %', ' percent');

const CELLS = 10;

/** "███████░░░ 70 %" */
export function hullBar(percent: number): string {
  const full = Math.max(0, Math.min(CELLS, Math.round((percent / 100) * CELLS)));
  return `${'█'.repeat(full)}${'░'.repeat(CELLS - full)} ${Math.max(0, percent)} %`;
}

/** What a marker does to the card it lies on: `landing` with what it does once when it lands, else only what lasts (BOG-35). */
export function markerWords(g: Game, marker: number, landing: boolean): string {
  const d = g.def(marker);
  const t = d.facts.tactic!;
  const parts = t.hull > 0 ? [`HULL −${t.hull} %`] : [];
  for (const name of ['range', 'weapons', 'shields'] as const)
    if (t[name] !== 0) parts.push(`${name.toUpperCase()} ${signed(t[name])}`);
  const lasts = d.rules?.tactic?.damage === undefined;
  const damage = /Damage: (.+?)\.?$/.exec(d.rules?.text ?? '')?.[1];
  if (damage !== undefined && (landing || lasts)) parts.push(damage);
  return parts.length > 0 ? parts.join(', ') : 'no further effect';
}

/** "ATTACK +2, DEFENSE 0" */
export const bonusWords = (attack: number, defense: number): string =>
  `ATTACK ${attack === 0 ? '0' : signed(attack)}, DEFENSE ${defense === 0 ? '0' : signed(defense)}`;

/** Which markers a Tactic lands: "a hit lands itself and 1 drawn marker, a direct hit 3 drawn markers". */
export function symbolWords(g: Game, tactic: number): string {
  const { hit, directHit } = g.def(tactic).facts.tactic!;
  return `a hit lands ${symbols(hit)}, a direct hit ${symbols(directHit)}`;
}

function symbols(row: readonly ('down' | 'flip')[]): string {
  const drawn = row.filter((s) => s === 'flip').length;
  const parts = row.includes('down') ? ['itself'] : [];
  if (drawn > 0) parts.push(drawn === 1 ? '1 drawn marker' : `${drawn} drawn markers`);
  return parts.join(' and ') || 'nothing';
}

/** */
export function hitWords(attack: number, defense: number): string {
  const kind = hitKind({ attack, defense });
  if (kind === 'miss') return 'no hit';
  return kind === 'hit' ? 'a hit' : 'a direct hit';
}

/** What it would take: "hit above 8, direct hit above 16". */
export const neededWords = (defense: number): string =>
  defense > 0
    ? `a hit needs more than ${defense}, a direct hit more than ${2 * defense}`
    : 'any ATTACK is a direct hit';

/** "Voyager fires at Kazon Raider" */
export const firesWords = (firing: readonly string[], target: string): string =>
  `${list(firing)} ${firing.length > 1 ? 'fire' : 'fires'} at ${target}`;

/** A paragraph within the width: its first line begins with `first`, the others with `rest`. */
export const within = (text: string, width: number, first: string, rest: string): string[] =>
  wrap(text, width - Math.max(first.length, rest.length)).map((l, i) => untied((i === 0 ? first : rest) + l));
