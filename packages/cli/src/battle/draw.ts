/** A battle under way, drawn: the two sides beside each other, then each shot as a sum. */
import { phrase, type Words } from '@spaceline/protocol';
import { letters, padded, trimmed } from '../letters.ts';
import type { Speech } from '../speech.ts';
import type { Style } from '../style.ts';
import { wrap } from '../table/wrap.ts';
import type { Combat } from './fights.ts';
import type { BattleScene, FightScene, ShipBattleScene, SideScene } from './scene.ts';
import { sumText } from './sums.ts';
import { firesWords, hullBar, resultWords, within } from './words.ts';

const GAP = 3;

export function drawBattle(scene: BattleScene, speech: Speech, style: Style, width: number): Words[] {
  return scene.kind === 'ships' ? drawShips(scene, speech, style, width) : drawFight(scene, speech, style, width);
}

const ruler = (title: Words, width: number): Words =>
  phrase`── ${title} ${'─'.repeat(Math.max(0, width - letters(title) - 4))}`;

/** Two columns; what is drawn in colour is padded first. */
function beside(left: readonly Words[], right: readonly Words[], style: Style, width: number): Words[] {
  const room = Math.floor((width - GAP) / 2) + GAP;
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
    const [l, r] = [left[i] ?? '', right[i] ?? ''];
    return r === '' ? style.mine(l) : phrase`${style.mine(padded(l, room))}${style.theirs(r)}`;
  });
}

/** The viewer's side stands left, as in the browser. */
const mineFirst = <T extends { mine: boolean }>(sides: readonly T[]): T[] =>
  [...sides].sort((a, b) => Number(b.mine) - Number(a.mine));

function sideLines(s: SideScene, speech: Speech, width: number): Words[] {
  const { say } = speech;
  const out = wrap(s.title, width);
  for (const v of s.vessels) {
    const hull = { bar: hullBar(v.hull), left: speech.percent(v.hull) };
    const destroyed = v.hull === 0;
    out.push(
      ...within(v.name, width, '  ', '    '),
      phrase`  ${say(destroyed ? 'HULL {bar} {left}, destroyed' : 'HULL {bar} {left}', hull)}`,
    );
    for (const m of v.markers) out.push(...within(m, width, '  + ', '    '));
  }
  out.push(...within(say('Tactic: {tactic}', { tactic: s.tactic }), width, '  ', '    '));
  return out;
}

export const PARTLY = 'What the other side has aboard and you may not see is counted when the shots are fired.';

function drawShips(scene: ShipBattleScene, speech: Speech, style: Style, width: number): Words[] {
  const { say } = speech;
  const half = Math.floor((width - GAP) / 2);
  const [near, far] = mineFirst(scene.sides).map((s) => sideLines(s, speech, half));
  const out = [
    style.bold(ruler(say('Ship battle at {place}', { place: scene.place }), width)),
    ...beside(near, far, style, width),
  ];
  for (const f of scene.fire) {
    const ink = f.mine ? style.mine : style.theirs;
    const shot = say('{fires}, so far {result}', {
      fires: firesWords(f.firing, f.target, speech),
      result: resultWords(f.result, speech),
    });
    out.push(...within(shot, width, '', '  ').map(ink));
    out.push(...within(sumText('attack', f.attack, speech), width, '  ', '      '));
    out.push(...within(sumText('defense', f.defense, speech), width, '  ', '      '));
  }
  if (scene.partly && scene.fire.length > 0) out.push(...wrap(say(PARTLY), width).map(style.dim));
  return out;
}

/** The Tactics to choose from. They are drawn one after the other while the battle stands still, so they stand apart. */
export function drawTactics(scene: BattleScene, speech: Speech, style: Style, width: number): Words[] {
  if (scene.kind !== 'ships') return [];
  const { say } = speech;
  return scene.drawn.flatMap((t) => [
    ...within(phrase`${t.title}: ${t.bonus}; ${t.symbols}`, width, '', '  ').map(style.mine),
    ...within(say('with it {would}', { would: t.would }), width, '  ', '    '),
    ...within(say('as a marker: {marker}', { marker: t.marker }), width, '  ', '    '),
  ]);
}

// ----- personnel

const FATES = {
  stunned: '{who} stunned',
  'mortally wounded': '{who} mortally wounded',
  spared: '{who} spared',
  open: '{who} overpowered',
} as const;

/** "  Worf            9 > 6   Jean-Luc Picard: stunned" */
export function combatLines(combats: readonly Combat[], near: number, speech: Speech, width: number): Words[] {
  const rows = combats.map(({ fighters, fates }) => {
    const [a, b] = fighters[0].seat === near ? fighters : [fighters[1], fighters[0]];
    const [x, y] = [a.strength.total, b.strength.total];
    const sign = x === y ? '=' : x > y ? '>' : '<';
    return {
      left: a.name,
      mid: `${String(x).padStart(3)} ${sign} ${String(y).padEnd(3)}`,
      right: b.name,
      fate:
        fates.length === 0
          ? speech.say('equal')
          : speech.list(fates.map(({ fighter, fate }) => speech.say(FATES[fate], { who: fighter.name }))),
    };
  });
  const left = Math.max(0, ...rows.map((r) => letters(r.left)));
  const right = Math.max(0, ...rows.map((r) => letters(r.right)));
  const wide = left + right + 15 + Math.max(0, ...rows.map((r) => letters(r.fate))) <= width;
  return rows.flatMap((r) => {
    const pair = phrase`${padded(r.left, left)} ${r.mid} ${padded(r.right, wide ? right : 0)}`;
    return wide
      ? [phrase`  ${pair}  ${r.fate}`]
      : [...within(trimmed(pair), width, '  ', '    '), ...within(r.fate, width, '      ', '      ')];
  });
}

function drawFight(scene: FightScene, speech: Speech, style: Style, width: number): Words[] {
  const { say } = speech;
  const half = Math.floor((width - GAP) / 2);
  const [near, far] = mineFirst(scene.forces).map((f) => [
    ...wrap(say('{who}, not yet paired, with STRENGTH', { who: f.name }), half),
    ...f.waiting.flatMap((w) => within(w, half, '  ', '    ')),
    ...(f.waiting.length === 0 ? [phrase`  ${say('nobody')}`] : []),
  ]);
  const seat = scene.forces.findIndex((f) => f.mine);
  return [
    style.bold(ruler(scene.title, width)),
    ...beside(near, far, style, width),
    ...(scene.combats.length > 0 ? [style.bold(say('Combats so far'))] : []),
    ...combatLines(scene.combats, seat, speech, width),
  ];
}
