/** A battle under way in plain sentences, for screen readers. */
import { list } from '@spaceline/protocol';
import type { BattleScene, FightScene, ShipBattleScene, SideScene } from './scene.ts';
import { sumOf, sumSentence } from './terms.ts';
import type { Combat, Fate } from './witness.ts';
import { aloud, firesWords, hitWords } from './words.ts';

export const tellBattle = (scene: BattleScene): string[] =>
  (scene.kind === 'ships' ? tellShips(scene) : tellFight(scene)).map(aloud);

function sideSentences(s: SideScene): string[] {
  const role = s.mine ? s.role.replace('attacks', 'attack').replace('is ', 'are ') : s.role;
  const vessels = s.vessels.map((v) => `${v.name}, HULL ${v.hull} percent`);
  const out = [`${s.name} ${role}, with ${list(vessels)}. Tactic: ${s.tactic}.`];
  for (const v of s.vessels) for (const m of v.markers) out.push(`Damage marker on ${v.name}: ${m}.`);
  return out;
}

function tellShips(scene: ShipBattleScene): string[] {
  const out = [`Ship battle at ${scene.place}.`, ...scene.sides.flatMap(sideSentences)];
  for (const f of scene.fire) {
    const sums = `${sumSentence('ATTACK', f.attack)}. ${sumSentence('DEFENSE', f.defense)}`;
    out.push(
      `${firesWords(f.firing, f.target)}. ${sums}. So far that is ${hitWords(sumOf(f.attack), sumOf(f.defense))}.`,
    );
  }
  if (scene.fire.some((f) => f.partly))
    out.push('Of the other side only what lies open is counted until the shots are fired.');
  for (const t of scene.drawn)
    out.push(`You have drawn ${t.title}: ${t.bonus}; ${t.symbols}. With it ${t.would}. As a marker: ${t.marker}.`);
  return out;
}

function combatSentence(c: Combat & { fate: Fate | 'open' }): string {
  const [a, b] = c.fighters;
  const pair = `${a.name}, STRENGTH ${a.strength}, met ${b.name}, STRENGTH ${b.strength}`;
  if (c.fate === 'equal') return `${pair}: equal, nothing happens.`;
  const loser = a.strength < b.strength ? a.name : b.name;
  return `${pair}: ${loser} is ${c.fate === 'open' ? 'overpowered' : c.fate}.`;
}

function tellFight(scene: FightScene): string[] {
  return [
    `Personnel battle ${scene.place}.`,
    ...scene.forces.map((f) =>
      f.waiting.length > 0
        ? `${f.name}, not yet paired, with STRENGTH: ${list(f.waiting)}.`
        : `${f.name}: nobody is left to be paired.`,
    ),
    ...scene.combats.map(combatSentence),
  ];
}
