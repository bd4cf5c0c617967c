import type { Format } from '@spaceline/engine';
import { full } from './full.ts';
import { warpSpeed } from './warp-speed.ts';

export * from './deck.ts';
export * from './legality.ts';
export * from './sealed.ts';
export { full, warpSpeed };

export const FORMATS: readonly Format[] = [full, warpSpeed];
export const formatById = (id: string): Format | undefined => FORMATS.find((f) => f.id === id);
