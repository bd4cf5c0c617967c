import { describe, expect, it } from 'vitest';
import { lightOf, withLarger, withLight } from '../../scripts/themes.mjs';

const luminance = (rgb: readonly number[]): number => {
  const [r, g, b] = rgb.map((x) => {
    const v = x / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
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
const seenBy = (eye: string, rgb: readonly number[]): number[] =>
  EYES[eye].map((row) =>
    Math.min(
      255,
      Math.max(
        0,
        row.reduce((n, k, i) => n + k * rgb[i], 0),
      ),
    ),
  );
const far = (a: readonly number[], b: readonly number[]): number => Math.hypot(...a.map((x, i) => x - b[i]));

const GROUND = ['#060a12', '#0b121e', '#111b2b'].map(bytes);
const INKS = { ink: '#edf2f8', ink2: '#b3c1d3', ink3: '#8496ae', amber: '#ffb659', ice: '#7fd6e4', copper: '#de8f6e' };

describe('the colours', () => {
  it('can be read in either light', () => {
    for (const [name, hex] of Object.entries(INKS))
      for (const ground of GROUND)
        for (const [ink, under] of [
          [bytes(hex), ground],
          [lightOf(bytes(hex)), lightOf(ground)],
        ])
          expect(contrast(ink, under), name).toBeGreaterThan(4.5);
  });

  it('of you, of the opponent, of what can act and of harm are told apart by everybody', () => {
    const console = ['#7fd6e4', '#de8f6e', '#ffb659', '#ff5c66'].map(bytes);
    for (const eye of Object.keys(EYES))
      for (const light of [false, true])
        for (const [i, a] of console.entries())
          for (const b of console.slice(i + 1)) {
            const [x, y] = [a, b].map((c) => seenBy(eye, light ? lightOf(c) : c));
            // you and the opponent are the pair that matters: the others have words and shapes beside the colour
            expect(far(x, y), `${eye} ${a} ${b}`).toBeGreaterThan(i === 0 ? 40 : 12);
          }
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
