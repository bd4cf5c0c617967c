/** Hulls, markers, Tactics and shots in words. */

import type { CardDef, TacticFacts } from '@spaceline/engine';
import { joined, phrase, type Words } from '@spaceline/protocol';
import type { Speech } from '../speech.ts';
import { wrap } from '../table/wrap.ts';
import { untied } from './sums.ts';

const CELLS = 10;

/** "███████░░░" */
export function hullBar(percent: number): string {
  const full = Math.max(0, Math.min(CELLS, Math.round((percent / 100) * CELLS)));
  return '█'.repeat(full) + '░'.repeat(CELLS - full);
}

const CHANGES = { range: 'RANGE {n}', weapons: 'WEAPONS {n}', shields: 'SHIELDS {n}' } as const;

/** What a marker does to the card it lies on: `landing` with what it does once when it lands, else only what lasts (BOG-35). */
export function markerWords({ facts, rules }: CardDef, speech: Speech, landing: boolean): Words {
  const t = facts.tactic!;
  const parts = t.hull > 0 ? [speech.say('HULL {n}', { n: speech.percent(-t.hull) })] : [];
  for (const name of ['range', 'weapons', 'shields'] as const)
    if (t[name] !== 0) parts.push(speech.say(CHANGES[name], { n: speech.signed(t[name]) }));
  for (const modifier of rules?.modifiers ?? []) parts.push(speech.quote(modifier.text));
  if (landing && rules?.tactic?.damage) parts.push(speech.quote(rules.tactic.damage.text));
  return parts.length > 0 ? joined(parts, ', ') : speech.say('no further effect');
}

/** "ATTACK +2, DEFENSE 0" */
export const bonusWords = (attack: number, defense: number, speech: Speech): Words =>
  speech.say('ATTACK {attack}, DEFENSE {defense}', {
    attack: speech.signed(attack),
    defense: speech.signed(defense),
  });

/** Which markers a Tactic lands: "a hit lands itself and 1 drawn marker, a direct hit 3 drawn markers". */
export const symbolWords = ({ hit, directHit }: TacticFacts, speech: Speech): Words =>
  speech.say('a hit lands {hit}, a direct hit {direct}', {
    hit: symbols(hit, speech),
    direct: symbols(directHit, speech),
  });

function symbols(row: TacticFacts['hit'], speech: Speech): Words {
  const drawn = row.filter((s) => s === 'flip').length;
  const parts = row.includes('down') ? [speech.say('itself')] : [];
  if (drawn > 0) parts.push(speech.say('{n} drawn [markers|marker]', { n: drawn }));
  return speech.list(parts) || speech.say('nothing');
}

const RESULTS = { miss: 'no hit', hit: 'a hit', 'direct hit': 'a direct hit' } as const;
export type ShotResult = keyof typeof RESULTS;

export const resultWords = (result: ShotResult, { say }: Speech): Words => say(RESULTS[result]);

/** "Voyager fires at Kazon Raider" */
export const firesWords = (firing: readonly Words[], target: Words, speech: Speech): Words =>
  speech.say('{by} [fire|fires] at {target}', {
    by: { text: speech.list(firing), many: firing.length > 1 },
    target,
  });

/** A paragraph within the width: its first line begins with `first`, the others with `rest`. */
export const within = (text: Words, width: number, first: string, rest: string): Words[] =>
  wrap(text, width - Math.max(first.length, rest.length)).map((l, i) => untied(phrase`${i === 0 ? first : rest}${l}`));
