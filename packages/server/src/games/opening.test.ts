/** A record is opened where it leads to what was kept, and nowhere else. */
import { makeDice } from '@spaceline/bots';
import { DEFINITIONS, FACTS } from '@spaceline/cards';
import { makeCatalogue, type Rules } from '@spaceline/engine';
import { type GameRecord, type Position, positionHash } from '@spaceline/protocol';
import { describe, expect, it } from 'vitest';
import { anyEntry, RULES, randomRecording } from '../testing/bot-games.ts';
import { openRecord } from './opening.ts';

interface Played {
  record: GameRecord;
  hash: string;
  /** on the way there */
  near: Position;
}

function playedGame(entries: number): Played {
  const recording = randomRecording('opening', entries);
  const near = JSON.parse(JSON.stringify(recording.position()));
  const dice = makeDice('on');
  for (let i = 0; i < 12; i++) recording.apply(anyEntry(recording, dice));
  // both have drawn their hands: the rules have had something to say
  expect(recording.game.state.turn.number).toBeGreaterThan(0);
  const { header } = recording.record;
  return { record: { header, entries: recording.entries }, hash: positionHash(recording.game), near };
}

/** The same cards in another order. */
function otherOrder(): Rules {
  const [first, ...rest] = FACTS;
  return { ...RULES, catalogue: makeCatalogue([...rest, first], DEFINITIONS) };
}

describe('a stored game', () => {
  it('is opened from its latest position', () => {
    const { record, hash, near } = playedGame(150);
    const opened = openRecord(RULES, record, { hash, isOurs: true, near });
    expect(opened!.n).toBe(record.entries.length);
    expect(positionHash(opened!.game)).toBe(hash);
  });

  it('is opened by other rules where they lead to the same position, whatever other cards there are', () => {
    const { record, hash } = playedGame(150);
    const opened = openRecord(otherOrder(), record, { hash, isOurs: false });
    expect(positionHash(opened!.game)).toBe(hash);
    expect(opened!.game.hash()).not.toBe(openRecord(RULES, record, { hash, isOurs: false })!.game.hash());
  });

  it('is not opened by other rules that lead elsewhere, or nowhere, or to what nobody knows', () => {
    const { record, hash } = playedGame(150);
    const [, ...rest] = record.entries;
    for (const isOurs of [true, false]) {
      // every answer can still be given, but it is another position
      expect(openRecord(RULES, record, { hash: 'another', isOurs })).toBeNull();
      expect(openRecord(RULES, { ...record, entries: ['seed.9999', ...rest] }, { hash, isOurs })).toBeNull();
    }
    expect(openRecord(RULES, record, { hash: null, isOurs: false })).toBeNull();
    expect(openRecord(RULES, record, { hash: null, isOurs: true })).not.toBeNull();
    const decks = [{ missions: ['no-such-card'], seeds: [], draw: [] }, record.header.decks[1]] as const;
    expect(openRecord(RULES, { ...record, header: { ...record.header, decks } }, { hash, isOurs: true })).toBeNull();
  });

  it('is not opened by rules that are really others', () => {
    const { record, hash } = playedGame(150);
    const fewer = { ...RULES, format: { ...RULES.format, hand: RULES.format.hand - 1 } };
    expect(openRecord(fewer, record, { hash, isOurs: false })).toBeNull();
  });

  it('loses nothing to a position that is spoilt', () => {
    const { record, hash, near } = playedGame(150);
    const spoilt = [
      { ...near, state: {} },
      { ...near, state: { ...near.state, cards: [] } },
      // whole, but not where this game was
      { ...near, state: { ...near.state, first: 1 - near.state.first } },
      { n: 3, answers: 3 },
    ] as Position[];
    for (const p of spoilt) {
      const opened = openRecord(RULES, record, { hash, isOurs: true, near: p });
      expect(positionHash(opened!.game)).toBe(hash);
    }
  });

  it('goes on from a position that an earlier version put it back to', () => {
    const { record, near } = playedGame(150);
    const entries = ['seed.9999', ...record.entries.slice(1), `!restore ${near.n}`];
    const restored = { ...record, entries, positions: { [near.n]: near } };
    const opened = openRecord(RULES, restored, { hash: null, isOurs: true })!;
    const dice = makeDice('go on');
    for (let i = 0; i < 20 && !opened.over; i++) opened.apply(anyEntry(opened, dice));
    const longer = { ...restored, entries: opened.entries };
    const again = openRecord(RULES, longer, { hash: positionHash(opened.game), isOurs: false });
    expect(again!.n).toBe(opened.n);
  });

  it('does not go on from a position that an earlier version kept: what it knew of a game was something else', () => {
    const { record, near } = playedGame(150);
    const entries = [...record.entries, `!restore ${near.n}`];
    const from = (position: Position) => ({ ...record, entries, positions: { [near.n]: position } });
    expect(openRecord(RULES, from(near), { hash: null, isOurs: true })).not.toBeNull();
    const { uses, ...known } = near.state;
    const cards = known.cards.map((c) => ({ ...c, memo: -1 }));
    const old = { ...near, state: { ...known, cards, used: [] } } as unknown as Position;
    expect(uses).toBeDefined();
    expect(openRecord(RULES, from(old), { hash: null, isOurs: true })).toBeNull();
  });
});
