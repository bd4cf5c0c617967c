/** Backs of cards. */
import { line, n, polyline, regular, ring } from './paths.ts';
import { type Drawing, dot, stroke } from './picture.ts';
import { shieldPath } from './tactics.ts';

export type Back = 'draw' | 'seed' | 'tactics' | 'tent' | 'q' | 'tribbles';

const BACKS: Readonly<Record<Back, { a: string; b: string; ground: string }>> = {
  draw: { a: '#5F86BE', b: '#7FD6E4', ground: '#0C1626' },
  seed: { a: '#8C78B8', b: '#FFC37A', ground: '#130F22' },
  tactics: { a: '#B8606A', b: '#FFD2BF', ground: '#1C0F16' },
  tent: { a: '#6C9C8C', b: '#E6D9A2', ground: '#0D1B18' },
  q: { a: '#B88AB0', b: '#F0DDBF', ground: '#1A0F1A' },
  tribbles: { a: '#A88A66', b: '#F2E3B3', ground: '#17110B' },
};

/** A card's back: one world on a line, and what differs between decks is its tone and the figure around the world. */
export function back(kind: Back, w: number, h: number): Drawing {
  const { a, b, ground } = BACKS[kind];
  const x = w / 2;
  const y = h / 2;
  const step = w * 0.092;
  let body = '';
  for (let i = 0; i < 10; i++) {
    const r = step * (1 + i);
    const shape =
      kind === 'draw'
        ? ring(x, y, r)
        : kind === 'seed'
          ? polyline(regular(x, y, r, 6, Math.PI / 6), true)
          : kind === 'tactics'
            ? shieldPath(x, (r * 2) / 80, 1)
            : polyline(regular(x, y, r, { tent: 4, q: 8, tribbles: 12 }[kind], Math.PI / 2), true);
    const lift = kind === 'tactics' ? ` transform="translate(0 ${n(y - (r * 2 * 54) / 80)})"` : '';
    body += `<g${lift}>${stroke(shape, a, { width: 0.6, opacity: Math.max(0.08, 0.7 - i * 0.07) })}</g>`;
  }
  body +=
    stroke(line(0, y, w, y), b) +
    dot(x, y, w * 0.04, b) +
    dot(x - w * 0.28, y, w * 0.023, '#DE8F6E') +
    dot(x + w * 0.28, y, w * 0.023, '#FFB659');
  return { ground, body };
}
