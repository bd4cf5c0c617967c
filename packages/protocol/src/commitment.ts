/**
 * The promise about chance: the server shows the hash of a game's seed at the start and the seed at the end. The seed decides
 * every shuffle, and also the order in which the decks are laid out before the first one, so that a card's number tells
 * nothing about the card.
 */
import { type DeckList, diceOf, type Header, mix, type Seat } from '@spaceline/engine';

/** sha256 of the seed, in hexadecimal. */
export async function commitmentTo(seed: string): Promise<string> {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function mixed(ids: readonly string[], seed: string): string[] {
  const out = ids.slice().sort(compare);
  mix(out, diceOf(seed));
  return out;
}

/** A deck in the order in which the seed lays it out. */
export function laidOut(deck: DeckList, seed: string, seat: Seat): DeckList {
  const piles = Object.entries(deck) as [keyof DeckList, readonly string[]][];
  return Object.fromEntries(
    piles.map(([pile, ids]) => [pile, mixed(ids, `${seed}/${seat}/${pile}`)]),
  ) as unknown as DeckList;
}

/** Does a game keep the promise? What is wrong, or null. */
export async function whyBroken(header: Header, commitment: string): Promise<string | null> {
  if ((await commitmentTo(header.seed)) !== commitment)
    return 'The seed is not the one that was promised at the start.';
  const same = ([0, 1] as const).every((seat) => {
    const laid = laidOut(header.decks[seat], header.seed, seat);
    return JSON.stringify(laid) === JSON.stringify(header.decks[seat]);
  });
  return same ? null : 'The decks are not laid out as the seed says.';
}
