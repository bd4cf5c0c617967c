/**
 * Motifs: small compositions of lines that a card's picture is made of. Each fills the whole picture, takes its numbers
 * from the card's own stream, and has two colours: `a` for the body of it and `b` for what matters.
 */
import { type Point, smoothLine } from '../paths.ts';
import type { Dice } from '../random.ts';

export interface Canvas {
  w: number;
  h: number;
  d: Dice;
  a: string;
  b: string;
  /** what lies behind: shapes that cover others are filled with it */
  ground: string;
}

export type Motif = (c: Canvas) => string;

export const TURN = Math.PI * 2;

/** Somewhere about the middle. */
export const centre = ({ w, h, d }: Canvas): Point => [w * d.between(0.36, 0.64), h * d.between(0.42, 0.58)];

/** The place at an angle and a distance from another. */
export const pole = (x: number, y: number, angle: number, r: number, flat = 1): Point => [
  x + Math.cos(angle) * r,
  y + Math.sin(angle) * r * flat,
];

/** A function drawn from left to right. */
export function curve(from: number, to: number, step: number, f: (x: number) => number): string {
  const points: Point[] = [];
  for (let x = from; x <= to; x += step) points.push([x, f(x)]);
  return smoothLine(points);
}
