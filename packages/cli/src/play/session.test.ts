import { makeDice, randomBot } from '@spaceline/bots';
import type { Decision, Game, Seat } from '@spaceline/engine';
import { warpSpeed } from '@spaceline/formats';
import { expect, it } from 'vitest';
import { stockDecks } from '../decks/decks.ts';
import { headerFor } from '../games/drive.ts';
import { tableOf } from '../test-table.ts';
import { Session } from './session.ts';

function session(seed: string): Session {
  const [a, b] = stockDecks(warpSpeed);
  const header = headerFor(warpSpeed, [a, b], seed);
  return new Session({ format: warpSpeed, header, human: 0, bot: randomBot(makeDice(seed)) });
}

/** Answers until a question of this kind is asked. */
function until(s: Session, prompt: string): void {
  for (let n = 0; n < 200; n++) {
    const d = s.advance()!;
    if (d.prompt.id === prompt) return;
    s.answer(d.options.find((o) => o.verb === 'pass') ?? d.options[0], []);
  }
  throw new Error(`"${prompt}" is never asked`);
}

it('there is nothing to take back at first', () => {
  const s = session('undo');
  s.advance();
  expect(s.whyNotUndo()).toEqual({ why: 'nothing' });
});

it('what told nothing new can be taken back, and the game is as it was', () => {
  const s = session('undo');
  until(s, 'batch');
  const before = s.game.hash();
  const option = s.advance()!.options[0];
  s.answer(option, []);
  s.advance();
  expect(s.game.hash()).not.toBe(before);
  expect(s.whyNotUndo()).toBe(null);
  s.undo();
  expect(s.game.hash()).toBe(before);
  expect(s.advance()!.options.map((o) => o.key)).toContain(option.key);
});

it('what brought new cards, or has been answered, stands', () => {
  const s = session('undo');
  until(s, 'play');
  const end = s.advance()!.options.find((o) => o.verb === 'end-turn')!;
  s.answer(end, []);
  s.advance();
  expect(s.whyNotUndo()).not.toBe(null);
});

it('a bot that fails does not end the game', () => {
  const [a, b] = stockDecks(warpSpeed);
  const bot = {
    name: 'broken',
    choose: () => {
      throw new Error('no idea');
    },
  };
  const s = new Session({ format: warpSpeed, header: headerFor(warpSpeed, [a, b], 'broken'), human: 0, bot });
  until(s, 'play');
  expect(s.game.state.turn.number).toBeGreaterThan(0);
});

it('a bot that could have answered and did not says nothing by it: the answer can be taken back', () => {
  const [a, b] = stockDecks(warpSpeed);
  const asked: string[] = [];
  const bot = {
    name: 'silent',
    choose: (_game: Game, _seat: Seat, d: Decision) => {
      asked.push(d.kind);
      return { option: d.options.find((o) => o.verb === 'pass')!, cards: [] };
    },
  };
  const s = new Session({ format: warpSpeed, header: headerFor(warpSpeed, [a, b], 'silent'), human: 0, bot });
  s.game = tableOf(`
players: { A: { hand: [Lower Decks] }, B: { hand: [Kevin Uxbridge] } }
spaceline: [{ mission: Liberation, owner: A, A: { planet: [Rollins] } }]
turn: { player: A, number: 3, segment: play }`);
  s.answer(s.game.decision!.options.find((o) => o.verb === 'play')!, []);
  s.advance();
  expect(asked).toEqual(['response']);
  expect(s.whyNotUndo()).toBe(null);
});
