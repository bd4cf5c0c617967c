/** A battle under way in plain sentences, for screen readers. */
import { phrase, type Words } from '@spaceline/protocol';
import type { Speech } from '../speech.ts';
import { PARTLY } from './draw.ts';
import type { Combat } from './fights.ts';
import type { BattleScene, FightScene, ShipBattleScene, SideScene } from './scene.ts';
import { sumText } from './sums.ts';
import { firesWords, resultWords } from './words.ts';

export const tellBattle = (scene: BattleScene, speech: Speech): Words[] =>
  scene.kind === 'ships' ? tellShips(scene, speech) : tellFight(scene, speech);

function sideSentences(s: SideScene, speech: Speech): Words[] {
  const { say } = speech;
  const vessels = s.vessels.map((v) => say('{name}, HULL {hull}', { name: v.name, hull: speech.percent(v.hull) }));
  const out = [
    say('{title}, with {vessels}. Tactic: {tactic}.', {
      title: s.title,
      vessels: speech.list(vessels),
      tactic: s.tactic,
    }),
  ];
  for (const v of s.vessels)
    for (const m of v.markers) out.push(say('Damage marker on {name}: {marker}.', { name: v.name, marker: m }));
  return out;
}

function tellShips(scene: ShipBattleScene, speech: Speech): Words[] {
  const { say } = speech;
  const out = [
    say('Ship battle at {place}.', { place: scene.place }),
    ...scene.sides.flatMap((s) => sideSentences(s, speech)),
  ];
  for (const f of scene.fire)
    out.push(
      say('{fires}. {attack}. {defense}. So far that is {result}.', {
        fires: firesWords(f.firing, f.target, speech),
        attack: sumText('attack', f.attack, speech),
        defense: sumText('defense', f.defense, speech),
        result: resultWords(f.result, speech),
      }),
    );
  if (scene.partly && scene.fire.length > 0) out.push(say(PARTLY));
  for (const t of scene.drawn)
    out.push(
      say('You have drawn {title}: {bonus}; {symbols}. With it {would}. As a marker: {marker}.', {
        title: t.title,
        bonus: t.bonus,
        symbols: t.symbols,
        would: t.would,
        marker: t.marker,
      }),
    );
  return out;
}

const FATES = {
  stunned: '{who} is stunned',
  'mortally wounded': '{who} is mortally wounded',
  spared: '{who} is spared',
  open: '{who} is overpowered',
} as const;

function combatSentence({ fighters, fates }: Combat, speech: Speech): Words {
  const { say } = speech;
  const [a, b] = fighters;
  const pair = say('{a}, STRENGTH {x}, met {b}, STRENGTH {y}', {
    a: a.name,
    x: a.strength.total,
    b: b.name,
    y: b.strength.total,
  });
  if (fates.length === 0) return say('{pair}: equal, nothing happens.', { pair });
  const outcome = speech.list(fates.map(({ fighter, fate }) => say(FATES[fate], { who: fighter.name })));
  return say('{pair}: {outcome}.', { pair, outcome });
}

function tellFight(scene: FightScene, speech: Speech): Words[] {
  const { say } = speech;
  return [
    phrase`${scene.title}.`,
    ...scene.forces.map(({ name, waiting }) =>
      waiting.length > 0
        ? say('{who}, not yet paired, with STRENGTH: {waiting}.', { who: name, waiting: speech.list(waiting) })
        : say('{who}: nobody is left to be paired.', { who: name }),
    ),
    ...scene.combats.map((c) => combatSentence(c, speech)),
  ];
}
