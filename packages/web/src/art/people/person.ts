/**
 * People: a profile as on a coin, with contours that run out from it. They lie closer with CUNNING and calmer with
 * INTEGRITY; shoulders widen with STRENGTH; every third line has the colour of the classification; before the face
 * stands a constellation with one star a skill.
 */
import type { CardFacts, PrintedNumber } from '@spaceline/engine';
import { AFFILIATION, CLASSIFICATION, mix, NIGHT, WHITE } from '../colours.ts';
import { contourPath } from '../contours.ts';
import { distanceField } from '../distance.ts';
import { EMBLEM } from '../emblems.ts';
import { layered, makeNoise } from '../noise.ts';
import { line, n, type Point, regular, ring, smoothLine, through } from '../paths.ts';
import { type Drawing, dot, ID, linear, radial, stroke, url } from '../picture.ts';
import { dice, hash } from '../random.ts';
import { BEAST, makeProfile, type Profile, WHALE } from './profile.ts';

/** Whether the person on a card looks to the right. */
export const looksRight = (title: string): boolean => hash(title) % 2 === 1;

/** A number to draw with, where the printed one is a text: 8+8 is two people of 8, X is middling. */
function amount(value: PrintedNumber | undefined, fallback: number): number {
  if (typeof value === 'number') return value;
  const first = /\d+/.exec(value ?? '');
  return first ? Number(first[0]) : fallback;
}

interface Head {
  profile: Profile;
  points: Point[];
  /** from the units of the head to those of the picture */
  place(p: Point): Point;
  unit: number;
}

export function person(card: CardFacts, w: number, h: number): Drawing {
  const d = dice(card.title);
  const noise = makeNoise(d);
  const [first, second = first] = card.affiliations.map((a) => AFFILIATION[a].colour);
  const colour = first ?? AFFILIATION['Non-Aligned'].colour;
  const other = second ?? colour;
  const accent = card.classification ? CLASSIFICATION[card.classification] : other;
  const integrity = amount(card.integrity, 6);
  const cunning = amount(card.cunning, 6);
  const strength = Math.min(16, amount(card.strength, 6));
  const facing = looksRight(card.title) ? 1 : -1;
  const heads = headsOf(card, w, h, facing, strength);

  const shapes = heads.flatMap(({ points, profile, place, unit }) => [
    points,
    ...(profile.knot ? [regular(...place(profile.knot.at), profile.knot.r * unit, 16)] : []),
    ...(profile.plate ? [profile.plate.map(place)] : []),
  ]);
  const field = distanceField(w, h, Math.max(2.4, h / 34), 8, shapes);
  const wave = (11 - Math.min(10, integrity)) * 1.7;
  for (let r = 0, i = 0; r <= field.rows; r++) {
    for (let c = 0; c <= field.cols; c++, i++) {
      const far = field.values[i];
      const calm = far <= 0 ? 0 : Math.min(1, far / 10) * wave;
      const bend =
        calm === 0
          ? 0
          : (layered(noise, (field.x + c * field.cell) * 0.035, (field.y + r * field.cell) * 0.035, 2) - 0.5) * calm;
      field.values[i] = -(far + bend);
    }
  }

  const light = facing > 0 ? 0.58 : 0.42;
  let body = `<defs>${radial('b', light, 0.4, 0.8, [0, mix('#0A1220', colour, 0.3)], [0.55, mix('#0A1220', colour, 0.1)], [1, NIGHT])}${linear('f', facing > 0 ? 0 : 1, 0, facing > 0 ? 1 : 0, 0.5, [0, NIGHT], [0.55, mix('#0A1220', colour, 0.16)], [1, mix('#0D1726', accent, 0.5)])}</defs><rect width="${n(w)}" height="${n(h)}" fill="${url('b')}"/>`;
  const scale = h / 122;
  const step = (8.2 - Math.min(14, cunning) * 0.34) * Math.max(0.8, scale);
  let out = step * 0.8;
  for (let i = 0; i < 22 && out < w * 0.62; i++) {
    const third = i % 3 === 1;
    const tone = third ? accent : i % 2 === 0 ? colour : other;
    body += stroke(contourPath(field, -out), tone, {
      width: third ? 0.85 : 0.55,
      opacity: Math.max(0.09, 0.72 - i * 0.045),
    });
    out += step * (1 + i * 0.02);
  }
  for (const [i, head] of heads.entries()) body += headArt(head, i, colour, other, card);
  for (const [i, deep] of [3.4, 7].entries())
    body += stroke(contourPath(field, deep * scale), other, { width: 0.5, opacity: 0.42 - i * 0.16 });
  body += emblemArt(card, heads, w, h, colour);
  body += constellation(card, heads[0], w, h, facing, accent);
  return { ground: '#080E18', body };
}

function headsOf(card: CardFacts, w: number, h: number, facing: number, strength: number): Head[] {
  const unit = h * 0.27;
  const cx = w * 0.5;
  const cy = h * 0.385;
  const make = (profile: Profile, u: number, x: number, y: number, way: number, steps = 4): Head => {
    // A head that stands high (a knot, a crest) moves down until it has room.
    const top = Math.min(...profile.outline.map((p) => p[1]));
    const down = y + Math.max(0, -1.26 - top) * u;
    const place = (p: Point): Point => [x + way * (p[0] - 0.02) * u, down + p[1] * u];
    return { profile, place, unit: u, points: through(profile.outline, steps, true).map(place) };
  };
  const bare = (outline: readonly Point[]): Profile => ({
    outline: [...outline],
    marks: [],
    rings: [],
    knot: null,
    plate: null,
  });
  if (card.classification === 'ANIMAL')
    return card.species?.[0]?.includes('Whale')
      ? [
          make(bare(WHALE), unit * 0.9, cx, cy, facing),
          make(bare(WHALE), unit * 0.6, cx + w * 0.1, cy + unit * 1.5, facing),
        ]
      : [make(bare(BEAST), unit, cx, cy, facing)];
  if (card.keywords.includes('Dual-personnel')) {
    const u = unit * 0.86;
    const y = h - u * 2.2;
    const x = (side: number) => cx + side * facing * Math.min(w * 0.2, u * 1.05);
    return [
      make(makeProfile(card, strength, dice(card.title, 'one')), u, x(1), y, facing),
      make(makeProfile(card, strength, dice(card.title, 'two')), u * 0.94, x(-1), y + u * 0.1, -facing),
    ];
  }
  return [make(makeProfile(card, strength, dice(card.title, 'head')), unit, cx, cy, facing)];
}

function headArt(head: Head, index: number, colour: string, other: string, card: CardFacts): string {
  const { profile, place, unit, points } = head;
  const edge = mix(index === 0 ? colour : other, WHITE, 0.35);
  let art = '';
  if (profile.knot) {
    const [x, y] = place(profile.knot.at);
    art += stroke(ring(x, y, profile.knot.r * unit), edge, { width: 1, fill: mix('#0A1220', colour, 0.1) });
  }
  const path = smoothLine(points, true);
  if (card.icons.includes('AU'))
    art += `<g transform="translate(${n(unit * -0.12)} ${n(unit * -0.07)})">${stroke(path, edge, { width: 0.7, opacity: 0.4 })}</g>`;
  art += `<path d="${path}" fill="${url('f')}" stroke="${edge}" stroke-width="1.15" stroke-linejoin="round"/>`;
  if (profile.plate) {
    const plate = smoothLine(through(profile.plate, 3, true).map(place), true);
    art += stroke(plate, edge, { width: 1, fill: mix('#0A1220', colour, 0.16) });
  }
  let marks = '';
  for (const mark of profile.marks) marks += smoothLine(mark.map(place));
  for (const { at, r } of profile.rings) marks += ring(...place(at), r * unit);
  if (marks !== '') art += stroke(marks, edge, { width: 0.7, opacity: 0.5 });
  if (card.icons.includes('Holo')) {
    let scan = '';
    const [, top] = place([0, -1.2]);
    const [left] = place([-2, 0]);
    const [right] = place([2, 0]);
    for (let y = top; y < top + unit * 4.2; y += unit * 0.11) scan += line(left, y, right, y);
    art += `<clipPath id="${ID}h${index}"><path d="${path}"/></clipPath><g clip-path="${url(`h${index}`)}">${stroke(scan, edge, { width: 0.5, opacity: 0.4 })}</g>`;
  }
  return art;
}

function emblemArt(card: CardFacts, heads: readonly Head[], w: number, h: number, colour: string): string {
  const affiliation = card.affiliations[0];
  if (!affiliation) return '';
  const { unit, place } = heads[0];
  const size = (unit * 0.62) / 24;
  const [hx, hy] = place([-0.3, 1.86]);
  const x = heads.length > 1 ? w / 2 : hx;
  const y = Math.min(hy, h - size * 15);
  return `<g transform="translate(${n(x - 12 * size)} ${n(y - 8 * size)}) scale(${Math.round(size * 1000) / 1000})" fill="none" stroke="${mix(colour, WHITE, 0.4)}" stroke-width="2" stroke-linejoin="round" color="${colour}">${EMBLEM[affiliation]}</g>`;
}

/** One star a skill, larger where the card has it more than once. */
function constellation(card: CardFacts, head: Head, w: number, h: number, facing: number, accent: string): string {
  const skills = card.skills ?? [];
  const d = dice(card.title, 'skills');
  const unit = h * 0.27;
  const two = card.keywords.includes('Dual-personnel');
  const [cx, cy] = two ? [w / 2, h * 0.5] : head.place([0, 0]);
  const radius = unit * (two ? 1.5 : 1.62);
  const found = skills.map(({ level }, k) => {
    const share = skills.length > 1 ? k / (skills.length - 1) : 0.5;
    const angle = two ? -Math.PI / 2 + (share - 0.5) * 1.5 : -0.98 + share * 1.55;
    const r = radius + (d.next() - 0.5) * unit * 0.34;
    return { x: cx + facing * Math.cos(angle) * r * 1.12, y: cy + Math.sin(angle) * r * 0.86, level };
  });
  if (found.length === 0) return '';
  const way = found.map((s, i) => `${i === 0 ? 'M' : 'L'}${n(s.x)} ${n(s.y)}`).join('');
  const size = Math.max(0.8, h / 122);
  let art = found.length > 1 ? stroke(way, accent, { width: 0.6, opacity: 0.7 }) : '';
  for (const { x, y, level } of found) {
    art += `<circle cx="${n(x)}" cy="${n(y)}" r="${n((level > 1 ? 3.2 : 2) * size)}" fill="#0A1220" stroke="${accent}"/>`;
    if (level > 1) art += dot(x, y, 1.3 * size, WHITE);
  }
  return art;
}
