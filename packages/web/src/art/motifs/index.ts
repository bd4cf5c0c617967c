export * from './breaks.ts';
export type { Canvas, Motif } from './canvas.ts';
export * from './puzzles.ts';
export * from './threats.ts';
export * from './waves.ts';
