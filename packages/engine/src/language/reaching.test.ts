/** Words that reach what others do not: who is in stasis, and what lies in a pile. */
import { describe, expect, it } from 'vitest';
import {
  all,
  cloaked,
  discard,
  doorway,
  inPile,
  inStasis,
  interrupt,
  people,
  playsTo,
  random,
  ships,
  stop,
  the,
  topOf,
  your,
} from './index.ts';

describe('a text that names stasis', () => {
  it('reaches who is in it, and no other does (R-12.8)', () => {
    expect(your(people).which(inStasis).into).toBe('stasis');
    expect(your(people).into).toBeUndefined();
    expect(ships.which(cloaked).into).toBe('cloak');
  });
});

describe('what is done to cards of a pile', () => {
  it('is done there; of what has left play nothing is done', () => {
    expect(topOf(3, 'you', 'deck').ofPile).toBe(true);
    expect(all(inPile('you', 'hand')).ofPile).toBe(true);
    expect(random(1, inPile('opponent', 'hand')).ofPile).toBe(true);
    expect(the(your(people)).ofPile).toBeUndefined();
    expect(discard(topOf(1, 'you', 'deck')).text).toBe('discards the top card of your draw deck');
  });
});

describe('R-4.4', () => {
  const way = playsTo(stop(all(your(people))));
  it('an interrupt plays at any time, a doorway in your own turn; neither takes the card play', () => {
    expect(way.timing).toBe('normal');
    expect(interrupt('X', { plays: [way] }).plays![0].timing).toBe('any');
    expect(doorway('X', { plays: [way] }).plays![0].timing).toBe('turn');
    expect(interrupt('X', { plays: [{ ...way, timing: 'turn' }] }).plays![0].timing).toBe('turn');
  });
});
