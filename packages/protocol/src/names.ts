/** What a viewer calls cards and places of a game, in English. words/naming.ts does the same for any language, and for a view. */
import type { Game, Seat, Spot, Viewer, Words } from '@spaceline/engine';
import { cardCalled, placeCalled, spotCalled, whereIs } from './words/called.ts';
import { NAMES } from './words/english.ts';
import { SEAT_NAMES } from './words/naming.ts';
import { seenOf } from './words/naming-of-game.ts';

export const HIDDEN_CARD = NAMES.hiddenCard;

/** "yours", "the opponent's"; for a spectator "A's", "B's". */
export function whose(viewer: Viewer, seat: Seat): string {
  if (viewer < 0) return `${SEAT_NAMES[seat]}’s`;
  return seat === viewer ? NAMES.yours : NAMES.theirs;
}

/** The title; where several in play share it, with what tells them apart: whose, where, which. */
export const cardName = (g: Game, viewer: Viewer, id: number): Words => cardCalled(seenOf(g, viewer), id);

/** "aboard Kazon Raider", "on the planet of Liberation", "at Liberation". */
export const whereText = (g: Game, viewer: Viewer, id: number): Words => whereIs(seenOf(g, viewer), id);

/** The title of a location's mission; where two locations share it, with what tells them apart. */
export const placeName = (g: Game, viewer: Viewer, location: number): Words => placeCalled(seenOf(g, viewer), location);

export const spotName = (g: Game, viewer: Viewer, spot: Spot): Words => spotCalled(seenOf(g, viewer), spot);

/** "Maniz", "Maniz and Halok", "Maniz, Halok and Narret". */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

/** Equal names once, with a count: "Halok x2". */
export function tally(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const n of names) counts.set(n, (counts.get(n) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${name} x${n}` : name));
}
