import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { curved, lightOf, linear, toLab, withLarger, withLight } from '../../scripts/themes.mjs';
import { AFFILIATION, EMBLEM } from '../art/index.ts';

const luminance = (rgb: readonly number[]): number => {
  const [r, g, b] = rgb.map((x) => linear(x / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: readonly number[], b: readonly number[]): number => {
  const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p);
  return (x + 0.05) / (y + 0.05);
};
const bytes = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** How someone sees a colour who lacks one kind of cone (Machado, Oliveira and Fernandes 2009, full strength). */
const EYES: Readonly<Record<string, readonly (readonly number[])[]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** The matrices are for light, not for bytes. */
const seenBy = (eye: string, rgb: readonly number[]): number[] => {
  const light = rgb.map((x) => linear(x / 255));
  const seen = EYES[eye].map((row) => row.reduce((n, k, i) => n + k * light[i], 0));
  return seen.map((v) => 255 * curved(Math.min(1, Math.max(0, v))));
};
/** How far apart two colours look: in hundredths of OKLab, of which 2 is just noticed side by side. */
const far = (a: readonly number[], b: readonly number[]): number => {
  const [x, y] = [toLab([...a]), toLab([...b])];
  return 100 * Math.hypot(...x.map((v, i) => v - y[i]));
};

/** A colour of the console, as the page has it. */
const TOKENS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const token = (name: string): number[] => bytes(new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(TOKENS)?.[1] ?? '');

const GROUND = ['void', 'deck', 'raise'].map(token);
const INKS = ['ink', 'ink2', 'ink3', 'amber', 'ice', 'copper', 'alert'];
/** What is written on a colour. */
const ON = [
  ['on-amber', 'amber'],
  ['on-copper', 'copper'],
  ['on-ice', 'ice'],
  ['on-alert', 'alert'],
  ['harm-text', 'harm-ground'],
] as const;
/** Told apart at a glance, apart from one another. */
const CONSOLE = ['amber', 'copper', 'ice', 'steel', 'alert'];
const APART = 5;

describe('the colours', () => {
  it('can be read in either light', () => {
    const pairs = [
      ...INKS.flatMap((name) => GROUND.map((ground) => [token(name), ground])),
      ...ON.map((p) => p.map(token)),
    ];
    for (const [ink, ground] of pairs)
      for (const [x, y] of [
        [ink, ground],
        [lightOf(ink), lightOf(ground)],
      ])
        expect(contrast(x, y), `${ink} on ${ground}`).toBeGreaterThan(4.5);
  });

  it('of the console are told apart by everybody, in either light', () => {
    const close: string[] = [];
    for (const eye of Object.keys(EYES))
      for (const light of [false, true])
        for (const [i, a] of CONSOLE.entries())
          for (const b of CONSOLE.slice(i + 1)) {
            const [x, y] = [a, b].map((name) => seenBy(eye, light ? lightOf(token(name)) : token(name)));
            if (far(x, y) < APART)
              close.push(`${eye}${light ? ', light' : ''}: ${a} and ${b}, ${far(x, y).toFixed(1)}`);
          }
    expect(close).toEqual([]);
  });

  // fifteen colours are more than any eye keeps apart that lacks a cone: the emblem and the letters always stand with them
  it('of affiliations never stand alone: each has an emblem and two letters of its own', () => {
    const all = Object.keys(AFFILIATION) as (keyof typeof AFFILIATION)[];
    expect(new Set(all.map((a) => EMBLEM[a])).size).toBe(all.length);
    expect(new Set(all.map((a) => AFFILIATION[a].code)).size).toBe(all.length);
  });

  it('and words grow together', () => {
    expect(withLarger('a { font: 600 14px / 16px var(--x); padding: 2px; }')).toBe(
      'a { font: 600 calc(14px * var(--larger)) / calc(16px * var(--larger)) var(--x); padding: 2px; }',
    );
  });

  it('get a light counterpart, but for shadows and what is written elsewhere', () => {
    expect(withLight('a { color: #fff; }')).toMatch(/color: light-dark\(#[0-9a-f]{6},#fff\)/);
    expect(withLight('a { color: rgb(6 10 18 / 80%); }')).toMatch(/ \/ 80%\),rgb\(6 10 18 \/ 80%\)\)/);
    for (const same of ['a { box-shadow: 0 0 2px rgb(0 0 0 / 60%); }', 'a { background: url("x#fff"); }', '/* #fff */'])
      expect(withLight(same)).toBe(same);
  });
});
