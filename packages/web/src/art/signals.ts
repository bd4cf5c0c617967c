/** Dilemmas, events, interrupts: abstract signals, chosen by words of the title and otherwise by its seed. */
import type { Affiliation, CardFacts } from '@spaceline/engine';
import { AFFILIATION, AFFILIATIONS, mix } from './colours.ts';
import type { Canvas, Motif } from './motifs/index.ts';
import * as m from './motifs/index.ts';
import { n, n2 } from './paths.ts';
import { type Drawing, radial, stars, url } from './picture.ts';
import { dice } from './random.ts';

type Choice = readonly (readonly [RegExp, ...Motif[]])[];

function choose(title: string, words: Choice, others: readonly Motif[]): Motif {
  const [, ...fitting] = words.find(([word]) => word.test(title)) ?? [undefined, ...others];
  return dice(title, 'motif').pick(fitting);
}

/** The motif as it is, mirrored, or from nearer: two cards with one motif should not look like one card. */
function framed(motif: Motif, c: Canvas, title: string): string {
  const d = dice(title, 'frame');
  const art = motif(c);
  const near = d.chance(0.5) ? 1 : d.between(1.1, 1.45);
  const x = d.chance(0.5) ? near : -near;
  if (x === 1) return art;
  const shift = x < 0 ? c.w - (c.w * (1 - near)) / 2 : (c.w * (1 - near)) / 2;
  return `<g transform="matrix(${n2(x)} 0 0 ${n2(near)} ${n(shift)} ${n((c.h * (1 - near)) / 2)})">${art}</g>`;
}

function canvas(title: string, w: number, h: number, a: string, b: string, ground: string): Canvas {
  return { w, h, d: dice(title), a, b, ground };
}

const THREATS: Choice = [
  [
    /virus|disease|plague|infect|organism|parasite|microb|bolites|nanite|cytoplasm|infestation|syndrome|poison|mutation|harvester/i,
    m.cells,
  ],
  [/dna|metamorphosis|protomorph|aging|neural|brain/i, m.helix],
  [/eddy|cloud|vortex|singularity|whirl|dancer|cytherian|charybdis/i, m.vortex],
  [/fissure|rift|fracture|breach|quake|cascade|shock|seismic|fragment|walls fell/i, m.crack],
  [/crystal|entity|sarjenka|being|photonic/i, m.crystal],
  [/swarm|creature|vole|animal|bug|nausicaan|mob|gatherers|gangs|infiltr|pup|seaweed/i, m.swarm, m.swarm, m.tendrils],
  [/storm|plasma|distortion|gravi|field|wind|null|phased|flare/i, m.flow, m.flow, m.strata, m.vortex],
  [/grenade|explos|bomb|mine\b|overload/i, m.burst, m.burst, m.crystal],
  [/firestorm|volcan|blaze|erupt|torch|thought fire/i, m.blaze],
  [/labyrinth|puzzle|maze|crossroads|entrance|hidden|way home|twisted|dead end|conundrum/i, m.maze],
  [/chula|casino|game|dice|slots|blackjack|craps|teaser|lineup/i, m.tiles],
  [
    /assassin|attack|weapon|shot|artillery|raygun|archer|fire|assault|hunter|trophies|under/i,
    m.crosshair,
    m.crosshair,
    m.crack,
  ],
  [/love|romance|liaison|bedfellow|worship|attention|empath|hero/i, m.pairing],
  [/trap|cage|kidnap|net|abduct|lock|box|zone|capture|possession|extradition/i, m.net, m.net, m.knot],
  [
    /nagilum|god|armus|nightmare|hallucin|mind|frame|clown|mask|talosian|q\b|ger\b|probe/i,
    m.eye,
    m.eye,
    m.interference,
    m.maze,
  ],
  [/law|guilty|trial|drumhead|bailiff|balancing|implication/i, m.balance],
  [/honor|authoriz|oath|duty|society|method|question/i, m.knot, m.tiles, m.pairing, m.fans],
  [/eel|vine|tendril|clan|primitive|palukoo|horta|vipers|dal'rok/i, m.tendrils],
  [/loop|causality|echo|string|wave|telepath|echoes/i, m.interference],
  [/door|gate|guard|pass|portal|maglock|door/i, m.tunnel],
  [/secret|trickery|deal|ruse|conspir|finger|business|negotiation|bluff/i, m.knot],
];
const IN_SPACE: readonly Motif[] = [m.vortex, m.crack, m.flow, m.crystal, m.swarm, m.net, m.interference, m.crosshair];
const ON_PLANETS: readonly Motif[] = [
  m.strata,
  m.strata,
  m.tendrils,
  m.crack,
  m.maze,
  m.blaze,
  m.crosshair,
  m.knot,
  m.net,
];
const ANYWHERE: readonly Motif[] = [
  m.eye,
  m.knot,
  m.maze,
  m.tiles,
  m.balance,
  m.cells,
  m.strata,
  m.net,
  m.crystal,
  m.interference,
];

export function dilemma(card: CardFacts, w: number, h: number): Drawing {
  const others = card.where === 'space' ? IN_SPACE : card.where === 'planet' ? ON_PLANETS : ANYWHERE;
  const strataFirst = card.title === 'Hanonian Land Eel';
  const motif = strataFirst ? m.strata : choose(card.title, THREATS, others);
  const d = dice(card.title, 'tone');
  const hot = mix('#FF8A5C', d.pick(['#FF6E5E', '#FFA04F', '#E8746C']), d.between(0, 0.5));
  const glow = `<defs>${radial('d', 0.5, 0.5, 0.7, [0, mix('#3A1712', hot, 0.06)], [0.6, '#1A0E12'], [1, '#0A0A12'])}</defs><rect width="100%" height="100%" fill="${url('d')}"/>`;
  const art = framed(motif, canvas(card.title, w, h, hot, '#FFC37A', '#170D11'), card.title);
  return { ground: '#120B10', body: glow + art + stars(card.title, w, h, Math.round((w * h) / 1300), '#FFD9BD') };
}

/** Affiliations named in a title, in their order there. */
export function named(title: string): Affiliation[] {
  return AFFILIATIONS.filter((a) => title.includes(a)).sort((a, b) => title.indexOf(a) - title.indexOf(b));
}

const NEWS: Choice = [
  [/captain's log|log|frequency|emission|emanation|message|transcei|channel/i, m.waves],
  [/rule of acq|financial|data|computer|subroutine|memory|code|console/i, m.bars, m.bars, m.weave, m.tiles],
  [/shield|deflector|force field|intruder|armor|thermal/i, m.ripples, m.net, m.weave],
  [/warp|transporter|slipstream|beam|drive|subspace|space/i, m.warped, m.warped, m.tunnel, m.slingshot],
  [/supernova|breach|fire|crash|alert|overload|disruptor/i, m.rays],
  [/anomaly|time|temporal|history|timepod/i, m.figures],
  [/probe|scan|scanning|life-form|sensor|picture/i, m.sweep],
  [/net|field|web|weave|grid/i, m.weave, m.net, m.fans],
  [/war|civil|mercenar|attack/i, m.zigzag],
  [/vision|meditation|dream|goddess|traveler|transcend/i, m.interference],
  [/serpent|tree|transform|transfigur|mutation|shape/i, m.braid],
  [/mission|operations|protocol|reassign|decks|dock|where no one/i, m.chart, m.chart, m.braid],
  [/mask|mirror|image|doppel|double/i, m.fans],
  [/brain|neural|implant|genetron|replicat/i, m.helix],
];
const SIGNALS: readonly Motif[] = [
  m.waves,
  m.waves,
  m.bars,
  m.figures,
  m.braid,
  m.fans,
  m.weave,
  m.chart,
  m.rays,
  m.ripples,
  m.interference,
  m.net,
  m.tunnel,
];

export function event(card: CardFacts, w: number, h: number): Drawing {
  const parties = named(card.title);
  const ground = '#09131D';
  if (parties.length > 1 && /treaty|espionage/i.test(card.title))
    return { ground, body: accord(card.title, parties, w, h) };
  const motif = choose(card.title, NEWS, SIGNALS);
  const d = dice(card.title, 'tone');
  const cool = mix('#7FD6E4', d.pick(['#6FB4F0', '#86E3C8', '#A9C8F2']), d.between(0, 0.55));
  return { ground, body: framed(motif, canvas(card.title, w, h, cool, '#FFC37A', ground), card.title) };
}

/** Two or three powers, each a bundle of waves in its colour: side by side in a treaty, crossing in espionage. */
function accord(title: string, parties: readonly Affiliation[], w: number, h: number): string {
  const spying = /espionage/i.test(title);
  const count = parties.length;
  return parties
    .map((party, i) => {
      const shift = (i - (count - 1) / 2) * h * (spying ? 0.16 : 0.3);
      const colour = AFFILIATION[party].colour;
      const c = { ...canvas(`${title}/${i}`, w, h, colour, mix(colour, '#FFFFFF', 0.5), '#09131D') };
      const art = m.bundle(c, shift, spying ? 1 : 0.6);
      return spying && i === 1 ? `<g transform="rotate(-16 ${w / 2} ${h / 2})">${art}</g>` : art;
    })
    .join('');
}

const SHOCKS: Choice = [
  [/distortion|warp|dimension|subspace|continuum|vortex|conduit/i, m.warped],
  [/escape|pod|orbit|stability|sanctuary|near/i, m.arcs],
  [/power|yell|overload|burst|spread|fountain|destroy|bomb|energy/i, m.burst],
  [/wormhole|tunnel|door|lure|nexus/i, m.tunnel],
  [/scan|detect|hail|incoming|transmission|sense|message/i, m.sweep],
  [/time|temporal|reconsider|cycle|wait/i, m.clock],
  [/maneuver|flight|attack|ambush|assault|raiders|pattern|seizure/i, m.slingshot],
  [/change|shift|switch|phas|parallax|wrong|schism|mixup/i, m.shift],
  [/phaser|pinch|grip|spot|strike|touch|hand/i, m.prism, m.crystal, m.burst],
  [/adapt|modul|interference|assimil|borg|nanoprobe|plexing/i, m.net, m.tiles, m.fans],
  [/doctor|not a|friends|brother|game's|issue|truth|dealing/i, m.zigzag],
];
const BREAKS: readonly Motif[] = [
  m.burst,
  m.burst,
  m.warped,
  m.arcs,
  m.arcs,
  m.tunnel,
  m.zigzag,
  m.shift,
  m.clock,
  m.prism,
  m.slingshot,
  m.crystal,
  m.fans,
  m.crack,
  m.rays,
];

export function interrupt(card: CardFacts, w: number, h: number): Drawing {
  const motif = choose(card.title, SHOCKS, BREAKS);
  const d = dice(card.title, 'tone');
  const warm = mix('#FFC37A', d.pick(['#FFD9A0', '#F2A65A', '#F7C65E']), d.between(0, 0.6));
  const [party] = named(card.title);
  const cool = party ? AFFILIATION[party].colour : mix('#7FD6E4', '#9FC0E8', d.next());
  return { ground: '#14120F', body: framed(motif, canvas(card.title, w, h, warm, cool, '#14120F'), card.title) };
}
