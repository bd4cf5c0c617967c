import type { Dice } from './random.ts';

export type Noise = (x: number, y: number) => number;

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Smooth value noise between 0 and 1. */
export function makeNoise(d: Dice): Noise {
  const order = new Uint8Array(256);
  const value = new Float32Array(256);
  for (let i = 0; i < 256; i++) {
    order[i] = i;
    value[i] = d.next();
  }
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(d.next() * (i + 1));
    const held = order[i];
    order[i] = order[j];
    order[j] = held;
  }
  return (x, y) => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const u = ease(x - xi);
    const v = ease(y - yi);
    const left = order[xi & 255];
    const right = order[(xi + 1) & 255];
    const a = value[order[(left + yi) & 255]];
    const b = value[order[(right + yi) & 255]];
    const c = value[order[(left + yi + 1) & 255]];
    const e = value[order[(right + yi + 1) & 255]];
    return a + (b - a) * u + (c - a) * v + (a - b - c + e) * u * v;
  };
}

/** Several octaves of noise, still between 0 and 1. */
export function layered(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  let u = x;
  let v = y;
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(u, v);
    total += weight;
    u = u * 2.03 + 17.1;
    v = v * 2.03 + 9.7;
    weight *= 0.5;
  }
  return sum / total;
}
