/** The analysis of a game that is over: the chances go to where it ended, and it turned where a mission was solved. */
import { readFileSync } from 'node:fs';
import { analyse, betterAt, heuristicBot, type Moment, playMatch, turningPoints } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import { type DeckList, type Header, newGame, parseAnswer } from '@spaceline/engine';
import { parseDeckFor, warpSpeed } from '@spaceline/formats';
import { expect, test } from 'vitest';

const rules = { catalogue, format: warpSpeed };
const deck = (name: string): DeckList =>
  parseDeckFor(readFileSync(new URL(`../../decks/${name}.txt`, import.meta.url), 'utf8'), catalogue, warpSpeed).deck;

test('each turn of a game has its chances, and three of them are turning points', () => {
  const header: Header = {
    format: 'warp-speed',
    decks: [deck('kazon'), deck('federation')],
    seed: 'a',
    version: 'test',
  };
  const { game } = playMatch(rules, header, [heuristicBot, heuristicBot]);
  const winner = game.state.result!.winner;
  const told = analyse({ rules, header, answers: game.answers }, 4);
  expect(told.end).toBe(winner === 0 ? 1 : 0);
  const turns = told.moments.map((m) => m.turn);
  expect(turns).toEqual(turns.map((_, i) => i + 1));
  expect(told.moments.every((m) => m.odds >= 0 && m.odds <= 1)).toBe(true);
  expect(told.turned).toHaveLength(3);
  for (const t of told.turned) expect(t.did).toBe(game.answers[t.n]);
  // what is said to be better can be answered
  const g = newGame(rules, header, { forkable: true, logged: true, witnessed: true });
  for (const answer of game.answers.slice(0, told.moments[0].n)) g.answer(answer);
  const { seat, options } = g.decision!;
  expect(parseAnswer(g.decision!, betterAt(g, 2)!.first)).toMatchObject({
    seat,
    option: expect.toBeOneOf([...options]),
  });
}, 60_000);

test('turning points are where the chances of whoever had the turn changed most', () => {
  const moment = (turn: number, seat: 0 | 1, odds: number): Moment => ({ n: 10 * turn, turn, seat, odds });
  const moments = [moment(1, 0, 0.5), moment(2, 1, 0.55), moment(3, 0, 0.2), moment(4, 1, 0.25), moment(5, 0, 0.6)];
  expect(
    turningPoints(moments, 1).map(({ turn, before, after }) => [
      turn,
      Math.round(100 * before),
      Math.round(100 * after),
    ]),
  ).toEqual([
    [2, 45, 80],
    [4, 75, 40],
    [5, 60, 100],
  ]);
});
