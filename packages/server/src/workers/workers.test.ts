/** Several processes at one port: who goes to which, and that a game goes on when one of them is gone. */
import { makeDice } from '@spaceline/bots';
import { afterAll, expect, it } from 'vitest';
import { Client, playOn } from '../testing/client.ts';
import { lacks, Places } from '../testing/places.ts';
import { ServerProcess } from '../testing/process.ts';
import { routeOf, workerFor } from './head.ts';

const places = new Places();
afterAll(() => places.close());

it('who asks for a game goes to one worker, whoever asks; others go by their address', () => {
  const get = (target: string, more = '') => `GET ${target} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
  expect(routeOf(get('/ws?game=abc-1'), '10.0.0.1')).toBe('game abc-1');
  expect(routeOf(get('/api/games/abc-1/report'), '10.0.0.2')).toBe('game abc-1');
  expect(routeOf(get('/api/replays/abc-1/frames?from=1'), '10.0.0.2')).toBe('game abc-1');
  expect(routeOf(get('/ws'), '10.0.0.1')).toBe('address 10.0.0.1');
  expect(routeOf(get('/api/me', 'X-Forwarded-For: 9.9.9.9\r\n'), '10.0.0.1')).toBe('address 9.9.9.9');
  expect(routeOf('nonsense', '10.0.0.1')).toBe('address 10.0.0.1');
  const counts = [0, 0, 0];
  for (let i = 0; i < 3000; i++) counts[workerFor(`game ${i}`, 3)]++;
  for (const n of counts) expect(n).toBeGreaterThan(800);
});

it('two workers at one port serve two players, and their games wherever a connection lands', {
  skip: lacks('postgres'),
}, async () => {
  const place = await places.fresh('postgres');
  const server = await ServerProcess.start(place, { SPACELINE_WORKERS: '2' });
  const [kim, tuvok] = [await Client.guest(server.url, 'Kim'), await Client.guest(server.url, 'Tuvok')];
  const { id } = await kim.openTable();
  await tuvok.joinTable(id);
  // by nothing but their address: perhaps at two processes
  const wires = [await kim.at(id), await tuvok.at(id)];
  await Promise.all(wires.map((w) => playOn(w, makeDice(w.game!.game), () => w.game!.n >= 60)));
  wires[0].send({ t: 'concede', game: id });
  for (const w of wires) await w.until(() => w.isOver);
  expect(wires[0].game!.view.result).toEqual(wires[1].game!.view.result);
  // a body that comes after its head
  const { deck } = await kim.ok('POST', '/decks', { name: 'Long', format: 'full', text: '1 Data\n'.repeat(2500) });
  expect(deck.name).toBe('Long');
  expect(await server.stop()).toBe(0);
});
