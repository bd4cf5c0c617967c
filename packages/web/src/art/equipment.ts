/** Equipment: exploded drawings with leader lines, a family for each kind of thing. No known device is copied. */
import type { CardFacts } from '@spaceline/engine';
import { AFFILIATION, mix } from './colours.ts';
import { type Bench, GROUND, type Thing } from './equipment/bench.ts';
import { bricks, canister, orb, suit } from './equipment/goods.ts';
import { kit, padd, plates, tricorder } from './equipment/instruments.ts';
import { blade, pistol, rifle } from './equipment/weapons.ts';
import { n } from './paths.ts';
import { type Drawing, stroke } from './picture.ts';
import { dice } from './random.ts';
import { named } from './signals.ts';

const KINDS: readonly (readonly [RegExp, Thing])[] = [
  [/rifle|launcher|gun\b|tommygun|harvester/i, rifle],
  [/phaser|disruptor|pistol|hypospray|whip|agonizer|talon|raygun|burner/i, pistol],
  [/bat'leth|mek'leth|dagger|d'k tahg|kar'takin|blade|sword|scepter/i, blade],
  [/padd|rules of|node|headset|scanner/i, padd],
  [/tricorder|communicator|detector|inhibitor/i, tricorder],
  [/kit\b|table|chamber/i, kit],
  [/latinum|ingot|bolts|relay/i, bricks],
  [/pod|perignon|white|gel pack|armor pack|vinculum|chamber/i, canister],
  [/drone|cloaking|nanoprobe|kukalaka|device|emitter/i, orb],
  [/suit|armor|robot|uniform/i, suit],
];

export function equipment(card: CardFacts, w: number, h: number): Drawing {
  const d = dice(card.title);
  const [party] = named(card.title);
  const base = party
    ? mix('#E0A184', AFFILIATION[party].colour, 0.55)
    : mix('#E0A184', d.pick(['#D9B28C', '#E08E7C', '#C9B09A']), d.between(0, 0.6));
  const bench: Bench = {
    w,
    h,
    x: w / 2,
    y: h * 0.5,
    u: Math.min(h, w * 0.68) / 100,
    d,
    a: base,
    b: mix(base, '#FFF1E4', 0.55),
  };
  const thing = KINDS.find(([word]) => word.test(card.title))?.[1] ?? d.pick([plates, plates, canister, orb, kit]);
  let iso = '';
  for (let x = -h; x < w + h; x += 14)
    iso += `M${n(x)} 0l${n(h)} ${n(h * 0.577)}M${n(x + h)} 0l${n(-h)} ${n(h * 0.577)}`;
  return { ground: GROUND, body: stroke(iso, base, { width: 0.4, opacity: 0.12 }) + thing(bench) };
}
