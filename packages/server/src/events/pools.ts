/**
 * What each player of a sealed event opens (WARP-10 to WARP-12). Everything comes from the event's seed, whose hash is shown before the first
 * player enters; a player's own packs have a seed that is a hash of it, so that nobody learns of anybody else's.
 */
import { createHash } from 'node:crypto';
import type { Tournament } from '@spaceline/events';
import { type Allotment, type Box, dealBoxes } from '@spaceline/formats';
import type { SealedPacks } from '@spaceline/protocol';
import { openPacks } from '../lobby/packs.ts';

export const commitmentTo = (seed: string): string => createHash('sha256').update(seed).digest('hex');
const derived = (seed: string, what: string): string => commitmentTo(`${seed} ${what}`).slice(0, 32);

/**
 * WARP-12: one box for each who had come in when building began, mixed and dealt blind; whoever comes later has a box of their own, and changes
 * nobody else's.
 */
function boxFor(t: Tournament, index: number): Box {
  const builders = t.builders ?? t.entrants.length;
  const box = (i: number): Box => ({ seed: derived(t.seed, `box ${i + 1}`), from: i });
  if (index >= builders) return box(index);
  return dealBoxes(
    Array.from({ length: builders }, (_, i) => box(i)),
    t.seed,
  )[index];
}

/** The packs of one player, as the deck builder opens them. */
export function packsOf(t: Tournament, player: string): SealedPacks | null {
  const { sealed } = t.settings;
  const index = t.entrants.findIndex((e) => e.id === player);
  if (sealed === null || index < 0) return null;
  if (sealed.kind === 'boxes') return { products: ['enhanced-premiere'], seed: boxFor(t, index).seed };
  return { products: ['voyager-starter', ...sealed.packs], seed: derived(t.seed, `player ${index + 1}`) };
}

export const poolOf = ({ products, seed }: SealedPacks): Allotment => openPacks(products, seed);
