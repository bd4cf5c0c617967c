/** What the second example bot makes of a table: the server here is a stand-in that shows it one position after the other. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { view } from '@spaceline/engine';
import { decisionView } from '@spaceline/protocol';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';

const WATCHER = fileURLToPath(new URL('../../protocol/example/watcher.mjs', import.meta.url));

const TABLE = `
title: A crew next to its ship
rules: []
spaceline:
  - mission: Aftermath
    owner: A
    A:
      facilities:
        - card: Federation Outpost
          crew: [Kathryn Janeway, Harry Kim]
          docked: [{ ship: U.S.S. Intrepid }]
  - mission: Liberation
    owner: B
turn: { player: A, number: 3, segment: orders }
steps: []
`;

/** What it answers, one question after the other, until it ends its turn. */
async function answersOf(yaml: string): Promise<string[]> {
  const scenario = parseScenario(yaml);
  const runner = new Runner(scenario, rulesFor(scenario));
  runner.run();
  const { game } = runner;
  const answers: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json').setHeader('set-cookie', 'session=1');
    response.end(JSON.stringify(request.url === '/api/games' ? { game: { id: 'abc' } } : {}));
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as { t: string; answer: string };
      if (message.t === 'answer') {
        answers.push(message.answer);
        if (message.answer === 'end-turn') return socket.close();
        game.answer(message.answer);
      }
      const decision = decisionView(game, 0, game.decisionFor(0)!, answers.length);
      socket.send(JSON.stringify({ t: 'game', seat: 0, view: view(game, 0), decision, log: [], seed: null }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { stderr } = await promisify(execFile)(process.execPath, [WATCHER, `http://127.0.0.1:${port}`], {
    timeout: 60_000,
  });
  expect(stderr).toBe('');
  sockets.close();
  server.close();
  return answers;
}

test('the watching bot boards a ship, undocks her and flies, once', async () => {
  const verbs = (await answersOf(TABLE)).map((answer) => /^[a-z-]+/.exec(answer)?.[0]);
  expect(verbs).toEqual(['beam', 'undock', 'move', 'end-turn']);
});
