/** What all pictures share: the frame, stars, and names for gradients that stay apart when a picture is shown twice. */
import type { CardFacts } from '@spaceline/engine';
import { mix, NIGHT } from './colours.ts';
import { line, n, n2 } from './paths.ts';
import { dice } from './random.ts';

export interface Drawing {
  ground: string;
  body: string;
}

export type Painter = (card: CardFacts, w: number, h: number) => Drawing;

/** Stands in a picture wherever an id needs a part of its own; whoever shows the picture fills it in. */
export const ID = '§';

export const url = (name: string): string => `url(#${ID}${name})`;

/** A colour, and where and how strong it is. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(([at, colour, opacity]) => {
      const strength = opacity === undefined ? '' : ` stop-opacity="${n2(opacity)}"`;
      return `<stop offset="${n2(at)}" stop-color="${colour}"${strength}/>`;
    })
    .join('');

export const radial = (name: string, cx: number, cy: number, r: number, ...list: Stop[]): string =>
  `<radialGradient id="${ID}${name}" cx="${n2(cx)}" cy="${n2(cy)}" r="${n2(r)}">${stops(list)}</radialGradient>`;

export const linear = (name: string, x1: number, y1: number, x2: number, y2: number, ...list: Stop[]): string =>
  `<linearGradient id="${ID}${name}" x1="${n2(x1)}" y1="${n2(y1)}" x2="${n2(x2)}" y2="${n2(y2)}">${stops(list)}</linearGradient>`;

export interface Stroke {
  width?: number;
  opacity?: number;
  fill?: string;
  dash?: string;
}

/** One path. Without a fill it is a line only. */
export function stroke(d: string, colour: string, { width = 1, opacity, fill = 'none', dash }: Stroke = {}): string {
  const faint = opacity === undefined || opacity >= 1 ? '' : ` opacity="${n2(opacity)}"`;
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
  return `<path d="${d}" fill="${fill}" stroke="${colour}" stroke-width="${n2(width)}"${faint}${dashes}/>`;
}

export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${n2(opacity)}"` : ''}/>`;

export const dot = (x: number, y: number, r: number, colour: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n2(r)}" fill="${colour}"${opacity < 1 ? ` opacity="${n2(opacity)}"` : ''}/>`;

/** Three sizes of stars in three paths: round caps make a dot of a line without length. */
export function stars(title: string, w: number, h: number, count: number, colour = '#DCE9F5'): string {
  const d = dice(title, 'stars');
  const paths = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const bright = d.next();
    const x = d.next() * w;
    const y = d.next() * h;
    paths[bright > 0.93 ? 2 : bright > 0.68 ? 1 : 0] += `M${n(x)} ${n(y)}h0`;
  }
  const size = [0.9, 1.3, 1.9];
  const opacity = [0.32, 0.6, 0.95];
  return paths
    .map((p, i) =>
      p === ''
        ? ''
        : `<path d="${p}" stroke="${colour}" stroke-width="${size[i]}" stroke-linecap="round" opacity="${opacity[i]}"/>`,
    )
    .join('');
}

/** A four-pointed star. */
export function sparkle(x: number, y: number, size: number, colour = '#FFF3DC'): string {
  const s = size * 0.14;
  const d = `M${n(x)} ${n(y - size)}L${n(x + s)} ${n(y - s)}L${n(x + size)} ${n(y)}L${n(x + s)} ${n(y + s)}L${n(x)} ${n(y + size)}L${n(x - s)} ${n(y + s)}L${n(x - size)} ${n(y)}L${n(x - s)} ${n(y - s)}Z`;
  return fill(d, colour);
}

/** A drafting grid with its origin in the middle. */
export function grid(w: number, h: number, step: number, colour: string, opacity = 0.1): string {
  let d = '';
  for (let x = (w / 2) % step; x < w; x += step) d += line(x, 0, x, h);
  for (let y = (h / 2) % step; y < h; y += step) d += line(0, y, w, y);
  return stroke(d, colour, { width: 0.4, opacity });
}

/** A ground with a lighter middle. */
export const glow = (colour: string, strength = 0.22, cx = 0.5, cy = 0.5): string =>
  `<defs>${radial('g', cx, cy, 0.75, [0, mix('#0B1422', colour, strength)], [1, NIGHT])}</defs><rect width="100%" height="100%" fill="${url('g')}"/>`;

export const rotated = (degrees: number, x: number, y: number, body: string): string =>
  `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${body}</g>`;

/** A ruler below a drawing. */
export function ruler(x1: number, x2: number, y: number, ticks: number, colour: string): string {
  let small = '';
  for (let i = 1; i < ticks; i++) small += `M${n(x1 + ((x2 - x1) * i) / ticks)} ${n(y - 1.5)}v3`;
  return (
    stroke(`M${n(x1)} ${n(y)}H${n(x2)}M${n(x1)} ${n(y - 3)}v6M${n(x2)} ${n(y - 3)}v6`, colour, {
      width: 0.7,
      opacity: 0.7,
    }) + stroke(small, colour, { width: 0.5, opacity: 0.55 })
  );
}
