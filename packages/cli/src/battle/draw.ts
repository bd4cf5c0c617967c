/** A battle under way, drawn: the two sides beside each other, then each shot as a sum. */
import type { Style } from '../style.ts';
import { wrap } from '../table/wrap.ts';
import type { BattleScene, FightScene, ShipBattleScene, SideScene } from './scene.ts';
import { sumOf, sumText } from './terms.ts';
import type { Combat, Fate } from './witness.ts';
import { firesWords, hitWords, hullBar, neededWords, within } from './words.ts';

const GAP = 3;

export function drawBattle(scene: BattleScene, style: Style, width: number): string[] {
  return scene.kind === 'ships' ? drawShips(scene, style, width) : drawFight(scene, style, width);
}

const ruler = (title: string, width: number): string =>
  `── ${title} ${'─'.repeat(Math.max(0, width - title.length - 4))}`;

/** Two columns; what is drawn in colour is padded first. */
function beside(left: readonly string[], right: readonly string[], style: Style, width: number): string[] {
  const room = Math.floor((width - GAP) / 2) + GAP;
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
    const [l, r] = [left[i] ?? '', right[i] ?? ''];
    return r === '' ? style.mine(l) : style.mine(l.padEnd(room)) + style.theirs(r);
  });
}

/** The viewer's side stands left, as in the browser. */
const mineFirst = <T extends { mine: boolean }>(sides: readonly T[]): T[] =>
  [...sides].sort((a, b) => Number(b.mine) - Number(a.mine));

const roleOf = (s: SideScene): string => (s.mine ? s.role.replace('attacks', 'attack').replace('is ', 'are ') : s.role);

function sideLines(s: SideScene, width: number): string[] {
  const out = wrap(`${s.name} ${roleOf(s)}`, width);
  for (const v of s.vessels) {
    out.push(...within(v.name, width, '  ', '    '), `  HULL ${hullBar(v.hull)}${v.hull === 0 ? ', destroyed' : ''}`);
    for (const m of v.markers) out.push(...within(m, width, '  + ', '    '));
  }
  out.push(...within(`Tactic: ${s.tactic}`, width, '  ', '    '));
  return out;
}

function drawShips(scene: ShipBattleScene, style: Style, width: number): string[] {
  const half = Math.floor((width - GAP) / 2);
  const [near, far] = mineFirst(scene.sides).map((s) => sideLines(s, half));
  const out = [style.bold(ruler(`Ship battle at ${scene.place}`, width)), ...beside(near, far, style, width)];
  for (const f of scene.fire) {
    const [a, d] = [sumOf(f.attack), sumOf(f.defense)];
    const ink = f.mine ? style.mine : style.theirs;
    out.push(
      ...within(`${firesWords(f.firing, f.target)}, so far ${hitWords(a, d)} (${neededWords(d)})`, width, '', '  ').map(
        ink,
      ),
    );
    out.push(...within(sumText('ATTACK ', f.attack), width, '  ', '      '));
    out.push(...within(sumText('DEFENSE', f.defense), width, '  ', '      '));
  }
  if (scene.fire.some((f) => f.partly))
    out.push(
      ...wrap('Of the other side only what lies open is counted until the shots are fired.', width).map(style.dim),
    );
  return out;
}

/** The Tactics to choose from. They are drawn one after the other while the battle stands still, so they stand apart. */
export function drawTactics(scene: BattleScene, style: Style, width: number): string[] {
  if (scene.kind !== 'ships') return [];
  return scene.drawn.flatMap((t) => [
    ...within(`${t.title}: ${t.bonus}; ${t.symbols}`, width, '', '  ').map(style.mine),
    ...within(`with it ${t.would}`, width, '  ', '    '),
    ...within(`as a marker: ${t.marker}`, width, '  ', '    '),
  ]);
}

// ----- personnel

const FATES: Readonly<Record<Fate | 'open', string>> = {
  stunned: 'stunned',
  'mortally wounded': 'mortally wounded',
  spared: 'spared',
  equal: 'equal',
  open: 'overpowered',
};

/** "  Worf            9 > 6   Jean-Luc Picard: stunned" */
export function combatLines(
  combats: readonly (Combat & { fate: Fate | 'open' })[],
  near: number,
  width: number,
): string[] {
  const rows = combats.map((c) => {
    const [a, b] = c.fighters[0].seat === near ? c.fighters : [c.fighters[1], c.fighters[0]];
    const sign = a.strength === b.strength ? '=' : a.strength > b.strength ? '>' : '<';
    const loser = a.strength < b.strength ? a : b;
    const fate = c.fate === 'equal' ? 'equal' : `${loser.name} ${FATES[c.fate]}`;
    return {
      left: a.name,
      mid: `${String(a.strength).padStart(3)} ${sign} ${String(b.strength).padEnd(3)}`,
      right: b.name,
      fate,
    };
  });
  const left = Math.max(0, ...rows.map((r) => r.left.length));
  const right = Math.max(0, ...rows.map((r) => r.right.length));
  const wide = left + right + 15 + Math.max(0, ...rows.map((r) => r.fate.length)) <= width;
  return rows.flatMap((r) => {
    const pair = `  ${r.left.padEnd(left)} ${r.mid} ${r.right.padEnd(wide ? right : 0)}`;
    return wide
      ? [`${pair}  ${r.fate}`]
      : [...within(pair.trim(), width, '  ', '    '), ...within(r.fate, width, '      ', '      ')];
  });
}

function drawFight(scene: FightScene, style: Style, width: number): string[] {
  const half = Math.floor((width - GAP) / 2);
  const [near, far] = mineFirst(scene.forces).map((f) => [
    ...wrap(`${f.name}, not yet paired, with STRENGTH`, half),
    ...f.waiting.flatMap((w) => within(w, half, '  ', '    ')),
    ...(f.waiting.length === 0 ? ['  nobody'] : []),
  ]);
  const seat = scene.forces.findIndex((f) => f.mine);
  return [
    style.bold(ruler(`Personnel battle ${scene.place}`, width)),
    ...beside(near, far, style, width),
    ...(scene.combats.length > 0 ? [style.bold('Combats so far')] : []),
    ...combatLines(scene.combats, seat, width),
  ];
}
